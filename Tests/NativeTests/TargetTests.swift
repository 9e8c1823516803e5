import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// What targets declare is what they do, and what the page shows.
@Suite struct TargetTests {
  static let fixtures = FixtureCase.all(below: "features") + FixtureCase.all(below: "quirks")

  /// One picture for whatever is asked: what pictures show is tested where they are drawn.
  static let sequences = ImageSequenceMaker { frames, area, _, _, _ in
    .sequence(
      ImageSequence(
        box: area, pictures: ["iVBORw0KGgo="], shown: Array(repeating: 0, count: frames)))
  }

  @Test(
    "What a target declares of the features of a fixture is what becomes of it",
    arguments: fixtures)
  func declared(_ fixture: FixtureCase) throws {
    var log = DiagnosticLog()
    guard
      let timeline = try? LottieImporter.timeline(
        fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    else { return }
    let scene = timeline.scene(log: &log)
    for target in Target.allCases {
      let report = try WideStack.run { [scene] in
        target.report(
          of: timeline, scene, ExportOptions(name: "Case"), sequences: Self.sequences)
      }
      // What the importer does not convert is told by it.
      if target == .swiftUIKeyframes, scene.hasOtherEffects { continue }
      let worst = scene.features.map { target.support(for: $0) }.max() ?? .native
      let list = scene.features.sorted().map(\.rawValue)
      if !report.lost.isEmpty {
        #expect(worst >= .partly, "\(target.name) \(fixture.name): lost, though \(list)")
      } else {
        #expect(worst < .lost, "\(target.name) \(fixture.name): nothing lost, though \(list)")
      }
      if !report.pictured.isEmpty {
        #expect(worst >= .pictures, "\(target.name) \(fixture.name): pictures, though \(list)")
      }
      if target == .coreAnimation, report.bakes.baked > 0 {
        #expect(worst >= .baked, "\(target.name) \(fixture.name): baked, though \(list)")
      }
    }
  }

  @Test("The pictures of a file have a bound together, which is told once")
  func pictures() throws {
    let fixture = FixtureCase("effects/wipe/wipe.json")
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    let scene = timeline.scene(log: &log)
    // Several layers ask for pictures; each has a little more than half of what there is room for.
    let base64 = String(repeating: "AAAA", count: 600_000)
    let sequences = ImageSequenceMaker { frames, area, room, _, _ in
      let sequence = ImageSequence(
        box: area, pictures: [base64], shown: Array(repeating: 0, count: frames))
      return room < 1_800_000 ? .noRoom : .sequence(sequence)
    }
    let report = Target.coreAnimation.report(
      of: timeline, scene, ExportOptions(name: "Case"), sequences: sequences)
    #expect(report.pictured.count == 1)
    let full =
      "Core Animation cannot draw more pictures: those of one file have at most 3 MB together, "
      + "and 1758 KB are taken; what they would stand for is left out"
    #expect(report.lost.count { $0.message == full } == 1)
    #expect(report.lost.contains { $0.message.contains("the effect \"Radial Wipe\"") })
  }

  @Test("The page that compares targets says what they declare")
  func page() throws {
    let mismatch = try Golden("Documentation/targets-compared.md").mismatch(
      with: TargetsPage.text)
    #expect(mismatch == nil)
  }
}

extension Scene {
  /// Whether a layer has an effect that draws nothing, or a style.
  fileprivate var hasOtherEffects: Bool {
    let layers = ([main] + compositions).flatMap(\.layers)
    if layers.contains(where: { !$0.styles.isEmpty }) { return true }
    return layers.flatMap(\.effects).contains { effect in
      switch effect.kind {
      case .other, .controls: true
      case .gaussianBlur, .dropShadow, .fill, .tint, .tritone, .levels, .stroke, .setMatte,
        .radialWipe, .transform:
        false
      }
    }
  }
}

/// The page that compares targets.
enum TargetsPage {
  static var text: String {
    var text = """
      # Targets compared

      What each target of `convert` makes of what a designer may use. This page is written from what
      the exporters declare; tests hold it against what they do.

      | target | for | what runs |
      |---|---|---|
      | `literal` | tools, tests, code of your own | nothing: it is the timeline as a value |
      | `swiftui` | views of any complexity; themes, sections, scrubbing | a `Canvas`, a function call each frame |
      | `swiftui --style keyframes` | small scenes that people go on editing | SwiftUI's own keyframe timelines |
      | `core-animation` | busy main threads, long lists, UIKit and AppKit | the render server; the app does nothing |

      The systems from which on source can be used, which each declaration of it says:

      | target | iOS | macOS | tvOS | visionOS | watchOS |
      |---|---|---|---|---|---|
      | `swiftui` | 15 | 12 | 15 | 1 | 8 |
      | `swiftui --style keyframes` | 17 | 14 | 17 | 1 | 10 |
      | `core-animation` | 14 | 11 | 14 | 1 | no |

      How a feature is said:

      - **native**: as it was authored, or by what the target has for it.
      - **baked**: by keyframes, outlines or layers in between, which aim at 0.02 pt, 0.02° and 0.2 %;
        the head of each source states what was measured, and more than 0.5 pt is a finding (C019).
      - **pictures**: where the target has no word for it, by pictures that are drawn when the source
        is written (E004); what they would be too large for is lost, and reported (E002).
      - **partly**: some uses are lost, and reported (E002), or refused (E003).
      - **lost**: reported (E002), or refused (E003).

      `inbetween inspect` says the same of one animation: native, baked with the keyframes that were
      added and the error that was met, lost with what to ask of the designer.

      | feature |
      """
    let columns = Target.allCases
    for target in columns { text += " \(target.title) |" }
    text += "\n|---|" + columns.map { _ in "---|" }.joined() + "\n"
    for feature in SceneFeature.allCases {
      text += "| \(words(feature.rawValue)) |"
      for target in columns { text += " \(target.support(for: feature)) |" }
      text += "\n"
    }
    text += """

      Layers know blend modes by the names of Core Image's filters; that `compositingFilter` takes such a
      name is used by many apps and not documented by Apple. With `--documented-only`, and for Hard Mix,
      which has no such filter and which SwiftUI lacks too, pictures show such a layer together with all
      that lies below it. An inverted matte of more than opaque shapes is what `xor`, another such name,
      leaves of black, as lottie-ios has it too; with `--documented-only` it is pictures.

      In tweens of [state machines](state-machines.md#tweens-of-layers) views work out what stands in between;
      layers mix what moves of each of them, which differs for outlines of stars and modifiers, characters that
      animators move, copies of repeaters, layers in 3D and pictures (M021).

      ## What layers cost

      The render server walks every layer and evaluates every animation in each frame; masks, shadows
      and groups with an opacity are drawn aside first. `inspect` and the head of the generated file
      count them. Rules of thumb for one animation among others on a screen:

      | count | light up to | heavy above | to have less |
      |---|---|---|---|

      """
    for budget in SceneBudget.all {
      text += "| \(budget.name) | \(budget.light) | \(budget.heavy) | \(budget.advice) |\n"
    }
    return text
  }

  /// `movingText` as words.
  private static func words(_ name: String) -> String {
    var text = ""
    for letter in name {
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
    return text
  }
}
