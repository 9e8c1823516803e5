import ArgumentParser
import InbetweenPipeline
import InbetweenTimeline

/// Numbers between commas.
struct NumberList: ExpressibleByArgument {
  let numbers: [Double]

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    self.numbers = numbers.compactMap { $0 }.filter(\.isFinite)
    guard self.numbers.count == numbers.count, !numbers.isEmpty else { return nil }
  }
}

/// Times between commas, each with its unit: `0.5s`, `500ms`.
struct TimeList: ExpressibleByArgument {
  let seconds: [Double]

  init?(argument: String) {
    let times = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      time -> Double? in
      if time.hasSuffix("ms") { return Double(time.dropLast(2)).map { $0 / 1_000 } }
      return time.hasSuffix("s") ? Double(time.dropLast(1)) : nil
    }
    seconds = times.compactMap { $0 }.filter(\.isFinite)
    guard seconds.count == times.count, !times.isEmpty else { return nil }
  }
}

/// A width and a height in pixels, with an x between them.
struct Sides: ExpressibleByArgument {
  let width, height: Int

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
  }
}

/// A number, with an x behind it where somebody writes one: `2`, `2x`.
struct ScaleFactor: ExpressibleByArgument {
  let factor: Double

  init?(argument: String) {
    guard let factor = Double(argument.hasSuffix("x") ? String(argument.dropLast()) : argument)
    else { return nil }
    self.factor = factor
  }
}

/// What lies below an animation.
struct BackgroundColor: ExpressibleByArgument, CustomStringConvertible {
  /// nil for nothing.
  let color: Color?

  static let none = BackgroundColor(color: nil)

  private init(color: Color?) { self.color = color }

  init?(argument: String) {
    if argument == "none" {
      color = nil
      return
    }
    var digits =
      switch argument {
      case "white": "ffffff"
      case "black": "000000"
      default: String(argument.dropFirst())
      }
    if argument.utf8.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard argument.hasPrefix("#") || ["white", "black"].contains(argument), digits.utf8.count == 6,
      !digits.contains("+"), let number = UInt32(digits, radix: 16)
    else { return nil }
    color = Color(hex: number)
  }

  var description: String {
    guard let hex = color?.hex else { return "none" }
    return "#" + String(hex + 0x100_0000, radix: 16).dropFirst()
  }
}

extension NamePattern: ExpressibleByArgument {
  /// nil for one with an unknown word in braces, or that would leave the folder.
  public init?(argument: String) { self.init(text: argument) }
}
