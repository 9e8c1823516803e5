/// How long the layers of this target move; the plugin writes them while it is built.
@MainActor public let duration = Ball.duration
