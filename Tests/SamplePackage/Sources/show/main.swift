import InbetweenTimeline
import Layers
import Sample
import Views

for timeline in animations {
  print(timeline.name, timeline.layers.count, timeline.frames.length)
}
print("views", durations, "layers", duration)
