import Foundation
import TestSupport
import Testing

/// The stand-in of Core Animation stops where Apple's would draw something else in silence.
@Suite(.serialized) struct ContractTests {
  /// A mistake, and how the stand-in names it.
  struct Mistake: Sendable {
    var name: String
    var sentence: String
    var code: String
  }

  static let mistakes: [Mistake] = [
    Mistake(
      name: "fewer key times than values", sentence: "2 key times for 3 values of opacity",
      code: "layer.add(animation([0.0, 0.5, 1.0], [0, 1]), forKey: nil)"),
    Mistake(
      name: "as many key times as values that jump", sentence: "2 key times for 2 values",
      code: """
        let jumps = animation([0.0, 1.0], [0, 1])
        jumps.calculationMode = .discrete
        layer.add(jumps, forKey: nil)
        """),
    Mistake(
      name: "key times out of order", sentence: "key times of opacity are out of order",
      code: "layer.add(animation([0.0, 0.5, 0.2, 1.0], [0, 0.7, 0.3, 1]), forKey: nil)"),
    Mistake(
      name: "key times that end early", sentence: "key times do not run from 0 to 1",
      code: "layer.add(animation([0.0, 1.0], [0, 0.9]), forKey: nil)"),
    Mistake(
      name: "no values", sentence: "an animation without values",
      code: "layer.add(animation([], []), forKey: nil)"),
    Mistake(
      name: "no duration", sentence: "an animation of no duration",
      code: """
        let brief = animation([0.0, 1.0], [0, 1])
        brief.duration = 0
        layer.add(brief, forKey: nil)
        """),
    Mistake(
      name: "as many timing functions as values", sentence: "2 timing functions for 2 values",
      code: """
        let eased = animation([0.0, 1.0], [0, 1])
        eased.timingFunctions = [
          CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .linear),
        ]
        layer.add(eased, forKey: nil)
        """),
    Mistake(
      name: "a timing function of what jumps", sentence: "timing functions without linear mode",
      code: """
        let eased = animation([0.0, 1.0], [0, 0.5, 1])
        eased.calculationMode = .discrete
        eased.timingFunctions = [CAMediaTimingFunction(name: .linear)]
        layer.add(eased, forKey: nil)
        """),
    Mistake(
      name: "a control point beyond the way in time", sentence: "control points leave 0…1 in x",
      code: "_ = CAMediaTimingFunction(controlPoints: -0.1, 0, 0.5, 1)"),
    Mistake(
      name: "an unknown key path", sentence: "CALayer has no opacty",
      code: """
        let unknown = animation([0.0, 1.0], [0, 1])
        unknown.keyPath = "opacty"
        layer.add(unknown, forKey: nil)
        """),
    Mistake(
      name: "a key path of another layer", sentence: "CALayer has no lineWidth",
      code: """
        let other = animation([0.0, 1.0], [0, 1])
        other.keyPath = "lineWidth"
        layer.add(other, forKey: nil)
        """),
    Mistake(
      name: "values of another type", sentence: "CALayer has no opacity of point",
      code: """
        layer.add(animation([CGPoint.zero, CGPoint(x: 1, y: 1)], [0, 1]), forKey: nil)
        """),
    Mistake(
      name: "values of several types", sentence: "mixed values of opacity",
      code: "layer.add(animation([0.0, CGPoint(x: 1, y: 1)], [0, 1]), forKey: nil)"),
    Mistake(
      name: "a morph between outlines of different make",
      sentence: "a morph between outlines of different make",
      code: """
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 1, y: 1))
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let morph = animation([line, square], [0, 1])
        morph.keyPath = "path"
        CAShapeLayer().add(morph, forKey: nil)
        """),
    Mistake(
      name: "gradients of different length", sentence: "lists of different length",
      code: """
        let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        let stops = animation([[black, black], [black, black, black]], [0, 1])
        stops.keyPath = "colors"
        CAGradientLayer().add(stops, forKey: nil)
        """),
    Mistake(
      name: "a mask with a mask", sentence: "a mask with a mask of its own",
      code: """
        let mask = CALayer()
        mask.mask = CALayer()
        layer.mask = mask
        """),
    Mistake(
      name: "a mask that is given a mask", sentence: "a mask with a mask of its own",
      code: """
        let mask = CALayer()
        layer.mask = mask
        mask.mask = CALayer()
        """),
    Mistake(
      name: "a mask that is a sublayer", sentence: "a mask that is a sublayer too",
      code: """
        let mask = CALayer()
        CALayer().addSublayer(mask)
        let parent = CALayer()
        parent.addSublayer(mask)
        layer.mask = mask
        """),
    Mistake(
      name: "a mask that becomes a sublayer", sentence: "a mask that is a sublayer too",
      code: """
        let mask = CALayer()
        layer.mask = mask
        CALayer().addSublayer(mask)
        """),
    Mistake(
      name: "a mask of two layers", sentence: "a mask of two layers",
      code: """
        let mask = CALayer()
        layer.mask = mask
        let other = CALayer()
        other.mask = mask
        """),
    Mistake(
      name: "a line that begins behind its end", sentence: "strokeStart 0.8 lies beyond strokeEnd",
      code: """
        let line = CAShapeLayer()
        line.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        line.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        line.strokeStart = 0.8
        line.strokeEnd = 0.2
        draw(line)
        """),
    Mistake(
      name: "an animation that begins at 0 while paused",
      sentence: "an animation that begins at 0 while its layer is paused",
      code: """
        layer.speed = 0
        let late = animation([0.0, 1.0], [0, 1])
        late.beginTime = 0
        layer.add(late, forKey: nil)
        """),
    Mistake(
      name: "an animation that begins at 0 below a paused layer",
      sentence: "an animation that begins at 0 while its layer is paused",
      code: """
        let stage = CALayer()
        stage.speed = 0
        stage.addSublayer(layer)
        let late = animation([0.0, 1.0], [0, 1])
        late.beginTime = 0
        layer.add(late, forKey: nil)
        """),
    Mistake(
      name: "a negative scale by its own key path",
      sentence: "a negative scale by its own key path",
      code: """
        let mirror = animation([-1.0, -0.5], [0, 1])
        mirror.keyPath = "transform.scale.x"
        mirror.fillMode = .both
        layer.add(mirror, forKey: nil)
        StandInClock.now += 1
        draw(layer)
        """),
  ]

  @Test("Each mistake against Core Animation's contract stops the stand-in, by its name")
  func mistakesStop() throws {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch)
    var main = """
      import Foundation
      import UIKit

      @MainActor func animation(_ values: [Any], _ times: [Double]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.duration = 2
        animation.beginTime = 1e-9
        return animation
      }

      @MainActor func draw(_ layer: CALayer) {
        _ = Painter.pixels(
          of: layer, time: 1, scale: CGSize(width: 1, height: 1), width: 4, height: 4)
      }

      let layer = CALayer()
      switch CommandLine.arguments[1] {
      case "none":
        layer.add(animation([0.0, 0.5, 1.0], [0, 0.5, 1]), forKey: nil)
        layer.mask = CALayer()
        draw(layer)

      """
    for (index, mistake) in Self.mistakes.enumerated() {
      main += "case \"\(index)\":\n"
      for line in mistake.code.split(separator: "\n") { main += "  \(line)\n" }
    }
    main += "default: break\n}\n"
    try scratch.write(main, to: "main.swift")
    let compiled = try stand.compile(["main.swift"], as: "mistakes")
    try #require(compiled.status == 0, "\(compiled.output)")
    let program = scratch.url.appending(path: "mistakes").path()
    let sound = try Shell.run(program, ["none"], in: scratch)
    #expect(sound.status == 0, "\(sound.output)")
    for (index, mistake) in Self.mistakes.enumerated() {
      let ran = try Shell.run(program, [String(index)], in: scratch)
      #expect(ran.status != 0, "\(mistake.name) goes through")
      #expect(ran.output.contains(mistake.sentence), "\(mistake.name): \(ran.output.prefix(300))")
    }
  }
}
