import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  mutating func readUIKit(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    switch call.name {
    case "animate", "transition", "animateKeyframes", "animateAndChain", "springAnimate":
      let labels = ["withDuration", "duration", "springDuration"]
      if call.name == "animate", call.isMember, let first = call.first,
        call.node.arguments.first?.label == nil,
        !labels.contains(where: { call[$0] != nil })
      {
        // `UIView.animate(.spring(duration: 0.4)) { … }`
        let animation = visit(first, &scope)
        guard !Self.animations(in: animation).isEmpty else { return nil }
        readAnimated(call, by: animation, &scope)
        return .unknown("")
      }
      guard call.isMember, let label = labels.first(where: { call[$0] != nil }),
        let duration = call[label]
      else { return nil }
      readBlocks(call, duration, &scope)
      return .unknown("")
    case "addKeyframe":
      guard call["withRelativeStartTime"] != nil else { return nil }
      readRelativeKeyframe(call, &scope)
      return .unknown("")
    case "UIViewPropertyAnimator", "runningPropertyAnimator":
      guard let duration = call["duration"] ?? call["withDuration"] else { return nil }
      readBlocks(call, duration, &scope)
      return .layerAnimation(keyPath: "", motion: motion(of: call, scope))
    case "startAnimation", "addAnimations":
      guard let motion = animator(of: call, scope) else { return nil }
      readAnimator(call, motion, &scope)
      return .unknown("")
    case "UICubicTimingParameters", "UISpringTimingParameters":
      return timingParameters(call, &scope)
    case "addCompletion":
      visitClosures(of: call, scope) { $0.after = scope.about.last ?? "" }
      return .unknown("")
    case "CGAffineTransform", "CATransform3DMakeRotation", "CATransform3DMakeTranslation",
      "CATransform3DMakeScale":
      return .change(transform(call, &scope))
    case "translatedBy", "rotated", "scaledBy":
      guard case .change(let changes) = call.base else { return nil }
      return .change(changes + transform(call, &scope))
    default: return nil
    }
  }

  /// `UIView.animate(withDuration:…)` with its completion.
  private mutating func readBlocks(
    _ call: CodeCall, _ duration: ExprSyntax, _ scope: inout CodeScope
  ) {
    var animation = CodeAnimation()
    animation.duration = visit(duration, &scope)
    animation.durationNode = place(duration, scope)
    use(duration, as: .duration, scope)
    if let delay = call["delay"] {
      let value = visit(delay, &scope)
      use(delay, as: .delay, scope)
      // A delay of 0 is what must be written where there is none.
      if value.number != 0 {
        animation.delay = value
        animation.delayNode = place(delay, scope)
      }
    }
    if let parameters = call["timingParameters"] {
      animation.curve = Self.curve(of: visit(parameters, &scope))
    } else if let first = call["controlPoint1"], let second = call["controlPoint2"] {
      animation.curve = Self.curve(of: bezier(first, second, &scope))
    } else if let damping = call["usingSpringWithDamping"] ?? call["dampingRatio"] ?? call["bounce"]
    {
      let name = call["bounce"] == nil ? "damping" : "bounce"
      let numbers = visit(damping, &scope).choices.compactMap(\.number)
      // `bounce: isCalm ? 0 : isOpen ? 0.3 : 0.15`: each is a spring of its own.
      if numbers.count > 1 { readSprings(name, numbers, at: damping, call, scope) }
      if numbers.count < 2 {
        var story = numbers.first.map { "\(name) \(FactText.decimal($0))" } ?? ""
        if !story.isEmpty, let node = call["initialSpringVelocity"],
          let velocity = visit(node, &scope).number
        {
          story += ", velocity \(FactText.decimal(velocity))"
        }
        animation.curve = .spring(story)
      }
    } else if let options = call["options"] ?? call["curve"] {
      let value = visit(options, &scope)
      animation.curve = Self.curve(in: value)
    }
    // A spring may go on and on, too.
    animation.repeats =
      (call["options"] ?? call["curve"])?.trimmedDescription.lowercased().contains("repeat")
      ?? false
    let names = scope.about
    scope.about += Self.animated(by: call)
    defer { scope.about = names }
    let outer = scope.whole
    defer { scope.whole = outer }
    if call.name == "animateKeyframes", animation.duration?.number == 0 {
      // Keyframes within an animator last as long as that does.
      animation.duration = nil
    } else {
      let knowsShares = ["animateKeyframes", "UIViewPropertyAnimator"].contains(call.name)
      scope.whole = knowsShares ? animation.duration : nil
    }
    readAnimated(call, by: .animation(animation), &scope)
  }

  /// Notes the springs that a call chooses from.
  private mutating func readSprings(
    _ name: String, _ numbers: [Double], at node: ExprSyntax, _ call: CodeCall, _ scope: CodeScope
  ) {
    var named = scope
    named.about += Self.changedWithin(call)
    for number in numbers where number != 0 {
      note(.curve, at: place(node, scope), nil, named) {
        $0.curve = .spring("\(name) \(FactText.decimal(number))")
        $0.formula = nil
        $0.confidence = .stated
      }
    }
  }

  /// The animator that a call is made on: a local one, or one that the type keeps.
  private func animator(of call: CodeCall, _ scope: CodeScope) -> Fact.Motion? {
    if case .layerAnimation(_, let motion) = call.base { return motion }
    guard let access = call.node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return nil }
    let names = Self.path(of: base)
    return names.count == 1 ? animators["\(scope.type ?? "").\(names[0])"] : nil
  }

  /// `animator.startAnimation(afterDelay: 0.2)`, `animator.addAnimations({ … }, delayFactor: 0.5)`.
  private mutating func readAnimator(
    _ call: CodeCall, _ motion: Fact.Motion, _ scope: inout CodeScope
  ) {
    if let node = call["afterDelay"] {
      use(node, as: .delay, scope)
      let known = ofMotions[motion]?.first.map { observations[$0].fact.about }
      note(.delay, at: place(node, scope), visit(node, &scope), scope, motion: motion) {
        $0.about = known ?? $0.about
      }
    }
    if let node = call["delayFactor"], let share = visit(node, &scope).number, share != 0 {
      note(.open, at: place(node, scope), .number(share), scope, motion: motion) {
        $0.formula = "\(FactText.decimal(share)) of the duration (delay)"
        $0.confidence = .stated
      }
    }
    let whole = notedDuration(of: motion).map { CodeValue.number($0) }
    visitClosures(of: call, scope) {
      $0.animation = motion
      $0.whole = whole
    }
  }

  /// What an animator is told of its curve.
  private mutating func timingParameters(
    _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    if call.name == "UISpringTimingParameters" {
      return .curve(.spring(springStory(of: call, &scope)))
    }
    if let first = call["controlPoint1"], let second = call["controlPoint2"] {
      return bezier(first, second, &scope)
    }
    guard let name = call["animationCurve"] else { return nil }
    return Self.curve(of: visit(name, &scope)).map { .curve($0) }
  }

  /// The curve among options such as `[.curveEaseIn, .repeat]`.
  private static func curve(in value: CodeValue) -> Fact.Curve? {
    switch value {
    case .animation(let animation): return animation.curve
    case .list(let values): return values.lazy.compactMap { curve(in: $0) }.first
    // `UIView.AnimationOptions.curveLinear`
    case .unknown(let name), .member(let name, _): return animation(named: name).flatMap(curve(of:))
    default: return nil
    }
  }

  /// What the relative keyframes in a call change, all together.
  static func changedByKeyframes(in call: CodeCall) -> [String] {
    var names: [String] = []
    for statement in call.closures.flatMap({ $0.closure.statements.prefix(20) }) {
      guard case .expr(let expression) = statement.item,
        let inner = expression.as(FunctionCallExprSyntax.self),
        path(of: inner.calledExpression).last?.hasPrefix("addKeyframe") ?? false
      else { continue }
      names += changed(in: CodeCall(name: "", isMember: true, node: inner)).filter {
        !names.contains($0)
      }
    }
    return Array(names.prefix(4))
  }

  private mutating func readRelativeKeyframe(_ call: CodeCall, _ scope: inout CodeScope) {
    let motion = motion(of: call, scope)
    // What moves is what its own block changes.
    let names = scope.about
    scope.about += Self.changed(in: call)
    defer { scope.about = names }
    for (label, kind) in [
      ("withRelativeStartTime", Fact.Kind.start), ("relativeDuration", .duration),
    ] {
      guard let node = call[label], let share = visit(node, &scope).number else { continue }
      if share == 0 {
        // Zero of whatever the whole is, and said so.
        note(kind, at: place(node, scope), .number(0), scope, motion: motion) {
          $0.formula = nil
          $0.confidence = .stated
        }
        continue
      }
      if let whole = scope.whole?.number {
        note(kind, at: place(node, scope), .number(share * whole), scope, motion: motion) {
          $0.formula = "\(FactText.decimal(share)) × \(FactText.decimal(whole))"
          $0.confidence = .computed
        }
        continue
      }
      // A fraction of the whole, which is known where the call around it is read; here it is said.
      note(.open, at: place(node, scope), .number(share), scope, motion: motion, about: [label]) {
        $0.formula = "\(FactText.decimal(share)) of the whole (\(kind.rawValue))"
      }
    }
    visitClosures(of: call, scope) {
      $0.about = names
      $0.animation = motion
    }
  }

  /// What a transform moves.
  private mutating func transform(
    _ call: CodeCall, _ scope: inout CodeScope
  ) -> [Fact.Change] {
    let names = [
      "translationX": ("position x", "pt"), "rotationAngle": ("rotation", "°"),
      "scaleX": ("scale x", ""), "x": ("position x", "pt"), "by": ("rotation", "°"),
    ]
    var changes: [Fact.Change] = []
    var isScale = call.name.lowercased().contains("scale")
    for argument in call.arguments {
      guard let number = visit(argument.expression, &scope).number else { continue }
      switch (argument.label, names[argument.label]) {
      case ("scaleX", _):
        isScale = true
        changes.append(Fact.Change(property: "scale x", to: number))
      case ("y", _):
        changes.append(
          isScale
            ? Fact.Change(property: "scale y", to: number)
            : Fact.Change(property: "position y", to: number, unit: "pt"))
      case ("rotationAngle", _), ("by", _):
        changes.append(
          Fact.Change(property: "rotation", to: number * 180 / .pi, unit: "°"))
      case (_, let (property, unit)?):
        changes.append(Fact.Change(property: property, to: number, unit: unit))
      default: break
      }
    }
    return changes
  }

  // MARK: Timers and waits

  mutating func readTiming(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    switch call.name {
    case "publish", "scheduledTimer", "Timer":
      guard let node = call["every"] ?? call["withTimeInterval"] ?? call["timeInterval"] else {
        return nil
      }
      readTimer(call, node, &scope)
      return .unknown("")
    case "asyncAfter":
      guard let node = call["deadline"] ?? call["wallDeadline"] else { return nil }
      readLater(call, node, &scope)
      return .unknown("")
    case "sleep", "usleep",
      "pause" where Self.isAwaited(call), "wait" where Self.isAwaited(call),
      "delay" where Self.isAwaited(call), "rest" where Self.isAwaited(call),
      "hold" where Self.isAwaited(call):
      // A wait of one's own that stands elsewhere is like the system's.
      let labels = ["for", "nanoseconds", "forTimeInterval", "until", "seconds", "ms", ""]
      guard let label = labels.first(where: { call[$0] != nil }), let node = call[label],
        !label.isEmpty || !call.isMember
      else { return nil }
      use(node, as: .pause, scope)
      let value = visit(node, &scope)
      let scale =
        call.name == "usleep" ? 1e-6 : label == "nanoseconds" ? 1e-9 : label == "ms" ? 1e-3 : 1
      let scaled = value.linear.map { CodeValue.number($0.scaled(by: scale)) } ?? value
      // `func fetchItems() async` waits for something else than motion.
      if !(scope.calls.last.map(TimeWords.isOfOtherTopic) ?? false) {
        note(.pause, at: place(node, scope), scaled, scope)
      }
      scope.offset = (scope.offset ?? Linear(0)) + (scaled.linear ?? .unknown)
      scope.offsetPlace = nil
      useAsPlace(node, scope)
      return .unknown("")
    case "Wait" where call.arguments.count == 1 && !call.isMember:
      // A step of AnimationPlanner's: what comes next begins when those before it are over as well.
      guard let node = call[""] else { return nil }
      use(node, as: .pause, scope)
      note(.pause, at: place(node, scope), visit(node, &scope), scope)
      return .unknown("")
    case "perform":
      guard let node = call["afterDelay"] else { return nil }
      // `perform(#selector(search), with: nil, afterDelay: 0.3)`
      let selector = call.first?.as(MacroExpansionExprSyntax.self)?.arguments.first
      let called = selector.flatMap { Self.path(of: $0.expression).last } ?? ""
      if TimeWords.isOfOtherTopic(called) { return .unknown("") }
      note(.delay, at: place(node, scope), visit(node, &scope), scope)
      return .unknown("")
    default: return nil
    }
  }

  /// Whether code waits for a call of one value.
  private static func isAwaited(_ call: CodeCall) -> Bool {
    (call.node.parent?.is(AwaitExprSyntax.self) ?? false) && call.arguments.count == 1
  }

  private mutating func readTimer(
    _ call: CodeCall, _ node: ExprSyntax, _ scope: inout CodeScope
  ) {
    use(node, as: .period, scope)
    if Self.isOfMachine(call) { return }
    if call["repeats"]?.trimmedDescription == "false" { return readLater(call, node, &scope) }
    let value = visit(node, &scope)
    let motion = motion(of: call, scope)
    var named = scope
    named.about += Self.changedWithin(call)
    note(.period, at: place(node, scope), value, named, motion: motion) {
      $0.repeats = call["repeats"]?.trimmedDescription != "false"
    }
    visitClosures(of: call, scope) { $0.rhythm = (value, motion) }
  }

  /// Whether all that a timer's closure calls fetches or keeps something: `{ _ in reloadTides() }`.
  private static func isOfMachine(_ call: CodeCall) -> Bool {
    let changed = changed(in: call)
    let called = called(by: call)
    let names = changed.compactMap { $0.split(separator: ".").last.map(String.init) }
    return !called.isEmpty && (called + names).allSatisfy(TimeWords.isOfOtherTopic)
  }

  /// The names of the functions that the closures of a call call.
  private static func called(by call: CodeCall) -> [String] {
    call.closures.flatMap { _, closure in
      closure.statements.prefix(20).compactMap { statement -> String? in
        guard case .expr(let expression) = statement.item,
          let inner = expression.as(FunctionCallExprSyntax.self)
        else { return nil }
        return path(of: inner.calledExpression).last
      }
    }
  }

  private mutating func readLater(
    _ call: CodeCall, _ node: ExprSyntax, _ scope: inout CodeScope
  ) {
    let value = visit(node, &scope)
    use(node, as: .delay, scope)
    let motion = motion(of: call, scope)
    var named = scope
    let changed = Self.changedWithin(call)
    named.about += changed.isEmpty ? Array(Self.called(by: call).prefix(1)) : changed
    let before = laterStarts
    for closure in call.closures.map(\.closure) {
      var inner = scope
      inner.rhythm = (value, motion)
      inner.offset = (scope.offset ?? Linear(0)) + (value.linear ?? Linear(0))
      inner.offsetPlace = self.place(node, scope)
      visit(closure, &inner)
    }
    // What starts in it says the same time, unless nothing says when the code around it runs.
    guard laterStarts == before || scope.offset?.isRelative ?? false else { return }
    note(.delay, at: place(node, scope), value, named, motion: motion)
  }
}
