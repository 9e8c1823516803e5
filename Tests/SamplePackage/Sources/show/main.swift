import Sample
import TimelineModel

for timeline in animations {
  print(timeline.name, timeline.layers.count, timeline.frames.length)
}
