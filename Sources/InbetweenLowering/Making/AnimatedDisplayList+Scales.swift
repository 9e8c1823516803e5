import InbetweenSceneGraph
import InbetweenTimeline

extension AnimatedDisplayList {
  /// Sets how large every layer is seen at most: the greatest scales of what it follows and of the
  /// layers that show its composition, multiplied.
  mutating func measureScales() {
    var own = [Double](repeating: 0, count: compositions.count)
    own[main] = 1
    for place in outermostFirst {
      let scales = compositions[place].greatestScales
      // What characters show is as large as their text has them, which nobody asks here.
      let outer = own[place] > 0 ? own[place] : 1
      for index in compositions[place].layers.indices {
        let layer = compositions[place].layers[index]
        let parent = compositions[place].spaces[index].parent
        let inside = outer * scales[index] * layer.groups.reduce(1) { $0 * $1.greatestScale }
        compositions[place].layers[index].seenScale = SeenScale(
          inside: inside, around: outer * (parent.map { scales[$0] } ?? 1))
        for nesting in layer.nestings {
          own[nesting.composition] = max(own[nesting.composition], inside)
        }
      }
    }
  }

  /// The places of compositions, each before those that it shows.
  private var outermostFirst: [Int] {
    var innermostFirst: [Int] = []
    var isKnown = [Bool](repeating: false, count: compositions.count)
    func visit(_ place: Int) {
      guard !isKnown[place] else { return }
      isKnown[place] = true
      for nesting in compositions[place].layers.flatMap(\.nestings) { visit(nesting.composition) }
      innermostFirst.append(place)
    }
    for place in compositions.indices { visit(place) }
    return innermostFirst.reversed()
  }
}

extension AnimatedComposition {
  /// How large each layer is at most in the composition's own pixels.
  fileprivate var greatestScales: [Double] {
    var known = [Double?](repeating: nil, count: spaces.count)
    for index in spaces.indices {
      // Parents may follow one another in thousands.
      var chain: [Int] = []
      var next: Int? = index
      while let place = next, known[place] == nil {
        chain.append(place)
        next = spaces[place].parent
      }
      var scale = next.flatMap { known[$0] } ?? 1
      for place in chain.reversed() {
        let transform = spaces[place].transform
        let own = transform.source.scale.greatestScale
        // What is small may be near.
        scale *= transform.is3D ? max(1, own) : own
        known[place] = scale
      }
    }
    return known.map { $0 ?? 1 }
  }
}

extension AnimatedGroup {
  /// The greatest scale at which its children are put at a keyframe; 1 where nothing puts them.
  fileprivate var greatestScale: Double {
    guard let scale = placement?.scale else { return 1 }
    let frames = [0] + (scale.x.properties + scale.y.properties).flatMap(\.keyframeTimes)
    return frames.reduce(0) {
      max($0, abs(scale.x.value(atFrame: $1)), abs(scale.y.value(atFrame: $1)))
    }
  }
}
