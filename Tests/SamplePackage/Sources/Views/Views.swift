/// The animations of which this target has views; the plugin writes each while it is built.
@MainActor public let durations = [Ball.duration, Warned.duration]
