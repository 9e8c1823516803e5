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
