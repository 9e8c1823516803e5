/// A file of what is emitted beside an animation. Each is compiled, formatted and tested as it
/// stands in `Source`; an animation takes along those that it uses.
package enum RuntimePart: String, CaseIterable, Comparable, Sendable {
  // In the order in which they are emitted.
  case loop, playback, playerOptions, playingView
  // SwiftUI's own drawing.
  case sampleDrawing, modifiers, pictureRate, sections, timed, move, curve, curveFraction
  case playClock, player, framed
  case numerals, drawing, tracks, points, trackRows, tints, outlines, movingOutlines, numbers
  case gradients, place, matrix
  case remap, blended, trim, shapes, everything, lightness, colorMatrix, pictures, filling, angle,
    wipe
  case colorMap, outerShadow, innerShadow, highlight, words, widened, outlined, streaks, sequence
  case moment, mixedColors, mixedOutlines, frames, mixedFrames, wordsView
  // Layers.
  case sampleLayers, sampleLayersView, layersSections, layersHost, layersView, layersFitting,
    observer
  case layerTree, layerWays
  case layerPictures, layerSequences, highlightPicture, layerSlots, layerWords, curveControlPoints,
    layerPoses

  package static func < (left: RuntimePart, right: RuntimePart) -> Bool {
    let order = Self.allCases
    return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
  }

  /// What a part uses of others, directly.
  package var needs: Set<RuntimePart> {
    switch self {
    case .loop, .curve, .drawing, .numerals, .pictures, .frames, .wordsView, .playback, .observer,
      .timed, .highlight:
      []
    case .curveFraction, .curveControlPoints, .move: [.curve]
    case .framed: [.loop]
    case .playerOptions: [.playback, .loop]
    case .playingView: [.playerOptions]
    case .sampleDrawing: [.playerOptions, .player, .loop, .modifiers, .pictureRate]
    case .sampleLayers: [.playerOptions, .layersHost, .sampleLayersView, .loop, .modifiers]
    case .modifiers: [.playerOptions, .loop]
    case .pictureRate, .sections: [.modifiers]
    case .playClock: [.playback]
    case .player: [.playerOptions, .playClock, .framed]
    case .tracks: [.curve, .curveFraction]
    case .mixedFrames: [.frames, .moment]
    case .points, .tints, .numbers, .moment, .mixedColors, .mixedOutlines: [.tracks]
    case .trackRows: [.numerals, .tracks, .points]
    case .outlines: [.numerals]
    case .movingOutlines: [.outlines, .tracks]
    case .gradients, .place, .matrix, .remap, .blended, .trim, .shapes, .everything, .lightness,
      .colorMatrix, .filling, .angle, .wipe, .words, .sequence:
      [.drawing]
    case .colorMap: [.colorMatrix]
    case .outerShadow, .innerShadow, .outlined: [.blended, .widened]
    case .widened: [.blended, .everything]
    case .highlightPicture: [.highlight]
    case .streaks: [.blended]
    case .sampleLayersView: [.layersView]
    case .layersSections: [.sampleLayersView]
    case .layersHost: [.playerOptions, .layersView, .framed]
    case .layersView: [.layerTree, .layersFitting, .playback, .loop, .observer]
    case .layersFitting: [.loop, .layersView]
    case .layerTree: [.numerals, .playback]
    case .layerWays: [.layerTree, .curve, .curveControlPoints]
    case .layerPictures, .layerSequences, .layerSlots, .layerWords: [.layerTree]
    case .layerPoses: [.layerTree, .layersView, .moment, .numbers, .mixedOutlines]
    }
  }

  /// Parts with all that they need, in the order in which they are emitted.
  package static func closure(of parts: Set<RuntimePart>) -> [RuntimePart] {
    var all: Set<RuntimePart> = []
    var pending = Array(parts)
    while let part = pending.popLast() {
      if all.insert(part).inserted { pending += part.needs }
    }
    return all.sorted()
  }

  /// Who may see what a part declares.
  package enum Visibility: Sendable {
    /// The file of the animation.
    case file
    /// The animation's module; whoever may see the animation where its view keeps a promise that
    /// names it.
    case promise
    /// The animation's module.
    case module
    /// Whoever may see the animation.
    case api
  }

  package var visibility: Visibility {
    switch self {
    case .loop, .curve, .timed, .move, .sampleDrawing, .modifiers, .pictureRate, .sections,
      .sampleLayers, .sampleLayersView, .layersSections, .layersView:
      .api
    case .playback, .playerOptions, .playingView: .promise
    case .numerals, .playClock, .player, .framed, .layersHost, .layersFitting, .observer,
      .layerTree, .layerWays,
      .layerPictures, .layerSequences, .layerSlots, .layerWords, .layerPoses,
      .curveControlPoints:
      .module
    case .drawing, .tracks, .points, .trackRows, .tints, .outlines, .movingOutlines, .numbers,
      .gradients,
      .place, .matrix, .remap, .blended, .trim, .shapes, .everything, .lightness, .colorMatrix,
      .pictures, .filling, .angle, .wipe, .colorMap, .outerShadow, .innerShadow, .highlight,
      .highlightPicture, .words, .widened, .outlined, .streaks, .sequence, .moment, .mixedColors,
      .mixedOutlines, .frames, .mixedFrames, .wordsView, .curveFraction:
      .file
    }
  }

  /// Whether animations of one module may have it together.
  package var isShareable: Bool {
    switch self {
    case .sampleDrawing, .sections, .sampleLayers, .sampleLayersView, .layersSections:
      false
    case .loop, .curve, .curveFraction, .curveControlPoints, .playback, .playerOptions,
      .playingView,
      .modifiers, .pictureRate, .timed, .move, .playClock, .player, .framed,
      .numerals, .drawing, .tracks, .points, .trackRows, .tints, .outlines, .movingOutlines,
      .numbers, .gradients, .place, .matrix, .remap, .blended, .trim, .shapes, .everything,
      .lightness,
      .colorMatrix, .pictures, .filling, .angle, .wipe, .colorMap, .outerShadow, .innerShadow,
      .highlight, .highlightPicture, .words, .widened, .outlined, .streaks, .sequence, .moment,
      .mixedColors, .mixedOutlines, .frames,
      .mixedFrames, .wordsView, .layersHost, .layersView, .layersFitting, .observer,
      .layerTree, .layerWays, .layerPictures, .layerSequences, .layerSlots, .layerWords,
      .layerPoses:
      true
    }
  }

  /// The systems from which on it can be used, beyond those of layers; nil for all of them.
  package var systems: String? {
    switch self {
    case .player, .blended, .everything, .lightness, .colorMatrix, .filling, .angle,
      .colorMap, .outerShadow, .innerShadow, .words, .widened, .outlined, .streaks, .sequence:
      "iOS 15, macOS 12, tvOS 15, watchOS 8, *"
    case .frames, .mixedFrames: "iOS 17, macOS 14, tvOS 17, watchOS 10, *"
    case .framed, .layersHost, .layersView, .layersFitting, .observer, .layerTree, .layerWays,
      .layerPictures,
      .layerSequences,
      .layerSlots, .layerWords, .layerPoses, .playerOptions, .playingView, .modifiers,
      .pictureRate, .wordsView:
      "iOS 14, macOS 11, tvOS 14, watchOS 7, *"
    case .loop, .curve, .curveFraction, .curveControlPoints, .playback, .playClock,
      .numerals, .drawing, .tracks, .points, .trackRows, .tints, .outlines, .movingOutlines,
      .numbers, .gradients, .place,
      .matrix, .remap,
      .trim, .shapes, .pictures, .wipe, .moment, .mixedColors, .mixedOutlines, .timed, .move,
      .sampleDrawing,
      .sections, .sampleLayers, .sampleLayersView, .layersSections, .highlight, .highlightPicture:
      nil
    }
  }

  /// Names under which the source of animations finds its types.
  package var types: [String] {
    switch self {
    case .drawing: ["Drawing"]
    case .tracks: ["Track", "Key"]
    case .tints: ["Tint"]
    case .outlines: ["Outline"]
    case .pictures: ["Pictures"]
    case .highlight: ["Highlight"]
    case .moment: ["Moment", "Mixable"]
    case .frames: ["Frames"]
    case .wordsView: ["Words"]
    case .layerTree: ["LayerTree"]
    case .layerPoses: ["LayerPoses"]
    case .loop: ["Loop", "Scaling"]
    case .curve: ["Curve"]
    case .move: ["Move"]
    default: []
    }
  }
}
