/// Goes through a timeline part by part. A writer looks at the parts, a reader replaces them: the
/// one description that each type of the model gives of itself serves both, and every format.
package protocol ModelVisitor {
  /// What may go wrong; `Never` for writers.
  associatedtype Failure: Error

  // Values without parts
  mutating func number(_ value: inout Double) throws(Failure)
  mutating func integer(_ value: inout Int) throws(Failure)
  mutating func flag(_ value: inout Bool) throws(Failure)
  mutating func text(_ value: inout String) throws(Failure)
  mutating func word<Value: Word>(_ value: inout Value) throws(Failure)
  mutating func point(_ value: inout Point) throws(Failure)
  mutating func vector(_ value: inout Vector3) throws(Failure)
  mutating func color(_ value: inout Color) throws(Failure)
  mutating func outline(_ value: inout BezierPath) throws(Failure)
  mutating func frameRate(_ value: inout FrameRate) throws(Failure)

  // Values with parts
  mutating func list<Element: Described>(_ value: inout [Element]) throws(Failure)
  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) throws(Failure)
  mutating func record<Value: Record>(_ value: inout Value) throws(Failure)
  mutating func choice<Value: Choice>(_ value: inout Value) throws(Failure)
  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) throws(Failure)

  /// Names the case that a choice is; its fields follow.
  mutating func begin(_ name: StaticString) throws(Failure)

  /// A field of the record or case that is being described. A `standard` is the value that it has
  /// where nothing is said of it; fields without one are always said.
  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) throws(Failure)

  /// A part whose own fields stand among those of the record or case that is being described.
  mutating func inline<Value: Described>(_ value: inout Value) throws(Failure)

  /// The constant or the keyframes of a property.
  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) throws(Failure)
}

extension ModelVisitor {
  package mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel = .same, _ value: inout Value
  ) throws(Failure) {
    try field(name, as: label, &value, standard: nil)
  }

  /// A field that is nil where nothing is said of it.
  package mutating func field<Value: Described>(
    _ name: StaticString, optional value: inout Value?
  ) throws(Failure) {
    try field(name, as: .same, &value, standard: .some(nil))
  }

  package mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel = .same, _ value: inout Value, or standard: Value
  ) throws(Failure) {
    try field(name, as: label, &value, standard: standard)
  }
}

/// How a field's argument is labelled in Swift.
package enum FieldLabel {
  /// By the field's name.
  case same
  /// Not at all.
  case none
  /// By another word.
  case other(StaticString)
}

/// A type of the model that describes its parts.
package protocol Described: Hashable, Sendable {
  /// Some value of the type, to be replaced by a reader. What a record's initialiser fills in by
  /// itself is in it too: the one place that the formats take their standard values from.
  static var blank: Self { get }
  /// After Effects' names of its fields, where they are called otherwise than in the model.
  static var fieldNames: [String: PropertyName] { get }
  /// Calls the method of `visitor` for values of this kind.
  mutating func visit<Visitor: ModelVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure)
}

/// A type with named fields.
package protocol Record: Described {
  /// Calls `field` or `inline` for each field, in the order of the initialiser.
  mutating func describe<Visitor: ModelVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure)

  /// What no value of the type may be and its fields could say; nil for what is sound.
  var fault: String? { get }
}

extension Record {
  package var fault: String? { nil }

  package mutating func visit<Visitor: ModelVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.record(&self)
  }
}

/// An enum whose cases carry values.
package protocol Choice: Described {
  /// The case written without its name, as the property that it carries; nil when all are named.
  static var plainCase: StaticString? { get }
  /// A value of each case under its name, for readers to fill.
  static var samples: [(key: StaticString, value: Self)] { get }
  /// Calls `begin` with the case's name, then `field` or `inline` for each value that it carries.
  mutating func describe<Visitor: ModelVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure)
}

extension Choice {
  package static var plainCase: StaticString? { nil }
  package static var blank: Self { samples[0].value }

  package mutating func visit<Visitor: ModelVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.choice(&self)
  }
}

/// An enum whose cases are mere words.
package protocol Word: Described, CaseIterable, RawRepresentable where RawValue == String {}

extension Word {
  package static var blank: Self { allCases[allCases.startIndex] }

  package mutating func visit<Visitor: ModelVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.word(&self)
  }
}

/// A value that properties have.
package protocol TrackValue: Described, Tabular {}
