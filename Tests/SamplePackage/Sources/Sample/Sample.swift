public import InbetweenTimeline

/// The animations of this package; the plugin writes each while it is built.
public let animations: [Timeline] = [Ball.timeline, Warned.timeline]
