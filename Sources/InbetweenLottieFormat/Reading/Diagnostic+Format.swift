import InbetweenDiagnostics
import InbetweenJSONTree

extension Diagnostic {
  static func unreadKey(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreadKey, at: path, "this key is not part of the format and was not read",
      fix: "nothing to do if the picture is right; else report which program wrote it")
  }

  static func wrongKind(
    _ found: JSONValue.Kind, expected: JSONValue.Kind, at path: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: path,
      "\(expected.phrase) belongs here, not \(found.phrase); it counts as missing",
      fix: "export the animation again, or write \(expected.phrase) here")
  }

  static func numberAsText(_ number: Double, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: path,
      "the number \(shown(number)) is written as a text; it is read as a number",
      fix: "remove the quotes around it")
  }

  static func notAnObject(_ found: JSONValue.Kind, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: path, "an object belongs here, not \(found.phrase); it is left out",
      fix: "export the animation again, or remove it from the list")
  }

  /// A number without the zeros that say nothing.
  private static func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  static func unknownConstant(_ value: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownConstant, at: path,
      "the format does not know the value \(PrintableText.singleLine(value)); the default is used",
      fix: "choose another setting in After Effects and export again")
  }

  static func numberOutOfRange(_ number: Double, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownConstant, at: path,
      "\(shown(number)) is no whole number of a sensible size; the default is used",
      fix: "correct the value in After Effects and export again")
  }
}

extension JSONValue.Kind {
  fileprivate var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
