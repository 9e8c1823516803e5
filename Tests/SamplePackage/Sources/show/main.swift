import Sample
import TimelineModel

for timeline in [Ball.timeline, Warned.timeline] {
  print(timeline.name, timeline.layers.count, timeline.frames.length)
}
