package import InbetweenDesignDocuments

extension CodeReader {
  /// What the code of documents says.
  package static func answer(to question: CodeQuestion) -> CodeAnswer {
    var program = CodeProgram(question.snippets, names: question.documents)
    program.parse()
    let (facts, times) = facts(of: program)
    var answer = CodeAnswer()
    answer.facts = facts
    answer.times = times
    answer.declared = program.declaredNames
    answer.plain = program.plain
    answer.unread = program.unread
    return answer
  }
}

extension CodeReader {
  /// The numbers of a spring that an object is told one after the other, as one spring.
  static func springsJoined(_ facts: [Fact]) -> [Fact] {
    var joined: [Fact] = []
    var springs: [Fact.Motion: Int] = [:]
    for fact in facts {
      guard fact.kind == .change, let motion = fact.motion, case .spring(let story) = fact.curve
      else {
        joined.append(fact)
        continue
      }
      if let first = springs[motion], case .spring(let known) = joined[first].curve {
        joined[first].curve = .spring("\(known), \(story)")
      } else {
        springs[motion] = joined.count
        joined.append(fact)
      }
    }
    return joined
  }

  /// The constants that have one value, in seconds.
  static func times(in facts: [[Fact]]) -> [String: Double] {
    var times: [String: Set<Double>] = [:]
    for fact in facts.joined() {
      guard let name = fact.name, let time = fact.time, !time.isRange, let seconds = time.seconds
      else { continue }
      times[name, default: []].insert(seconds)
    }
    return times.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
