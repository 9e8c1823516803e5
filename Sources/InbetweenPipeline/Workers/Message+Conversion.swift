// What one conversion is asked for, on its way to a worker.

import InbetweenDiagnostics
import InbetweenExporters
import InbetweenTimeline
import InbetweenTimingReport

extension Exporter: Transferable {}
extension ExportOptions.Access: Transferable {}
extension ExportOptions.Style: Transferable {}
extension PicturePlacement: Transferable {}
extension ExportOptions.Runtime: Transferable {}
extension ExportOptions.MachineClass: Transferable {}

extension Conversion: Transferable {
  func write(to message: inout Message) {
    exporters.write(to: &message)
    fonts.write(to: &message)
    fallbackFont.write(to: &message)
    name.write(to: &message)
    access.write(to: &message)
    allowsUndocumented.write(to: &message)
    style.write(to: &message)
    runtime.write(to: &message)
    sharedAccess.write(to: &message)
    machines.write(to: &message)
    touchTarget.write(to: &message)
    hasPreview.write(to: &message)
    label.write(to: &message)
    still.write(to: &message)
    theme.write(to: &message)
    folder.write(to: &message)
    timingFile.write(to: &message)
    isStrict.write(to: &message)
    tolerance.write(to: &message)
    pictures.write(to: &message)
    (bundle?.text).write(to: &message)
    limits.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self.init()
    exporters = try Array(from: &message)
    fonts = try Array(from: &message)
    fallbackFont = try Optional(from: &message)
    name = try Optional(from: &message)
    access = try ExportOptions.Access(from: &message)
    allowsUndocumented = try Bool(from: &message)
    style = try ExportOptions.Style(from: &message)
    runtime = try ExportOptions.Runtime(from: &message)
    sharedAccess = try Optional(from: &message)
    machines = try ExportOptions.MachineClass(from: &message)
    touchTarget = try Optional(from: &message)
    hasPreview = try Bool(from: &message)
    label = try Optional(from: &message)
    still = try Optional(from: &message)
    theme = try Array(from: &message)
    folder = try Optional(from: &message)
    timingFile = try Optional(from: &message)
    isStrict = try Bool(from: &message)
    tolerance = try Optional(from: &message)
    pictures = try PicturePlacement(from: &message)
    if let text = try String?(from: &message) {
      guard let named = PictureBundle(text) else { throw Message.Damage() }
      bundle = named
    }
    limits = try LimitSettings(from: &message)
  }
}

extension LimitSettings: Transferable {
  func write(to message: inout Message) {
    seconds.write(to: &message)
    megabytes.write(to: &message)
    points.write(to: &message)
    pixels.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self.init()
    seconds = try Optional(from: &message)
    megabytes = try Optional(from: &message)
    points = try Optional(from: &message)
    pixels = try Optional(from: &message)
  }
}

extension InputFile: Transferable {
  func write(to message: inout Message) {
    path.write(to: &message)
    folder.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self.init(path: try String(from: &message), folder: try String(from: &message))
  }
}

extension TimeSpan: Transferable {
  func write(to message: inout Message) {
    switch self {
    case .seconds(let number):
      true.write(to: &message)
      number.write(to: &message)
    case .frames(let number):
      false.write(to: &message)
      number.write(to: &message)
    }
  }

  init(from message: inout Message) throws(Message.Damage) {
    let isSeconds = try Bool(from: &message)
    let number = try Double(from: &message)
    self = isSeconds ? .seconds(number) : .frames(number)
  }
}

extension WrittenThemeRule: Transferable {
  func write(to message: inout Message) {
    rule.subject.write(to: &message)
    rule.name.write(to: &message)
    (rule.value?.components).write(to: &message)
    (rule.dark?.components).write(to: &message)
    file.write(to: &message)
    position.line.write(to: &message)
    position.column.write(to: &message)
    isInThemeFile.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    let subject = try String(from: &message)
    let name = try String?(from: &message)
    let value = try Color?(components: try [Double]?(from: &message))
    let dark = try Color?(components: try [Double]?(from: &message))
    let file = try String(from: &message)
    let position = TextPosition(line: try Int(from: &message), column: try Int(from: &message))
    self.init(
      rule: ThemeRule(subject: subject, name: name, value: value, dark: dark), file: file,
      position: position, isInThemeFile: try Bool(from: &message))
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }
}

extension Optional<Color> {
  fileprivate init(components: [Double]?) throws(Message.Damage) {
    guard let components else {
      self = nil
      return
    }
    guard components.count == 4 else { throw Message.Damage() }
    self = Color(components[0], components[1], components[2], components[3])
  }
}
