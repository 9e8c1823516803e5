import InbetweenTimeline

/// Something that files can ask for, and how to take it out of what was read of a file: then its
/// proof must fail.
struct Option: Sendable {
  /// As `Fixtures/options.tsv` calls it.
  let name: String
  let remove: @Sendable (inout Timeline) -> Void

  static let all = texts + selectors + animators + effects + styles

  static func layers(
    _ name: String, _ change: @escaping @Sendable (inout Layer) -> Void
  ) -> Option {
    Option(name: name) { timeline in
      for index in timeline.layers.indices { change(&timeline.layers[index]) }
      for place in timeline.compositions.indices {
        for index in timeline.compositions[place].layers.indices {
          change(&timeline.compositions[place].layers[index])
        }
      }
    }
  }

  static func text(
    _ name: String, _ change: @escaping @Sendable (inout TextContent) -> Void
  ) -> Option {
    layers(name) { layer in
      guard case .text(var content) = layer.content else { return }
      change(&content)
      layer.content = .text(content)
    }
  }

  static func document(
    _ name: String, _ change: @escaping @Sendable (inout TextDocument) -> Void
  ) -> Option {
    text(name) { content in
      for index in content.documents.indices { change(&content.documents[index].document) }
    }
  }

  static func animator(
    _ name: String, _ change: @escaping @Sendable (inout TextAnimator) -> Void
  ) -> Option {
    text(name) { content in
      for index in content.animators.indices { change(&content.animators[index]) }
    }
  }

  static func selector(
    _ name: String, _ change: @escaping @Sendable (inout TextSelector) -> Void
  ) -> Option {
    animator(name) { animator in
      for index in animator.selectors.indices { change(&animator.selectors[index]) }
    }
  }
}
