/// Stops on what Apple's frameworks would silently draw wrong: a mistake of the generator.
enum Contract {
  static func check(_ condition: Bool, _ rule: @autoclosure () -> String) {
    precondition(condition, "contract of the real framework broken: \(rule())")
  }
}
