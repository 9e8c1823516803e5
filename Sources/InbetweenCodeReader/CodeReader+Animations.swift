import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  /// SwiftUI's animations, by their makers' names; nil for another name.
  static func animation(named name: String) -> CodeValue? {
    // The system's own animation, whatever its curve.
    if name == "default" { return .animation(CodeAnimation()) }
    return curve(named: name).map {
      .animation(CodeAnimation(curve: $0, standard: CodeAnimation.Standard(name)))
    }
  }

  private static func curve(named name: String) -> Fact.Curve? {
    // Older Swift wrote `.CurveEaseIn`.
    switch name.prefix(1).lowercased() + name.dropFirst() {
    case "linear", "curveLinear", "kCAMediaTimingFunctionLinear": .named("linear")
    case "easeIn", "curveEaseIn", "kCAMediaTimingFunctionEaseIn": .named("ease-in")
    case "easeOut", "curveEaseOut", "kCAMediaTimingFunctionEaseOut": .named("ease-out")
    case "easeInOut", "curveEaseInOut", "easeInEaseOut", "kCAMediaTimingFunctionEaseInEaseOut":
      .named("ease-in-out")
    case "spring", "interactiveSpring", "interpolatingSpring", "bouncy", "snappy", "smooth":
      .spring(
        bounces[name].map { springStory([("bounce", $0)], name: name) } ?? "")
    case "timingCurve": .custom
    default: nil
    }
  }

  /// How much springs with names of their own bounce, as SwiftUI documents them.
  private static let bounces = ["bouncy": 0.3, "snappy": 0.15, "smooth": 0]

  private static func springStory(
    _ numbers: [(name: String, value: Double)], name: String? = nil
  ) -> String {
    let parts = numbers.map { "\($0.name) \(FactText.decimal($0.value))" }
    return ((name.map { [$0] } ?? []) + parts).joined(separator: ", ")
  }

  /// `.easeInOut(duration: 0.3)`, `.delay(0.1)`, `.repeatForever()`.
  mutating func readAnimationValue(
    _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    if case .animation(let animation) = call.base {
      return readModifier(call, of: animation, &scope)
    }
    guard call.isMember, let curve = Self.curve(named: call.name) else { return nil }
    switch call.base {
    case nil: break
    case .unknown(let type) where type == "Animation": break
    default: return nil
    }
    var animation = CodeAnimation(curve: curve, standard: CodeAnimation.Standard(call.name))
    animation.curveNode = place(call.nameNode, scope)
    var plain: [Double] = []
    var given: CodeAnimation?
    for argument in call.arguments {
      let value = visit(argument.expression, &scope)
      switch argument.label {
      case "duration":
        animation.duration = value
        animation.durationNode = place(argument.expression, scope)
        use(argument.expression, as: .duration, scope)
      case "":
        plain += value.number.map { [$0] } ?? []
        if let curve = Self.curve(of: value) { given = CodeAnimation(curve: curve) }
        if case .animation(let spring) = value { given = spring }
      default: break
      }
    }
    if call.name == "timingCurve", plain.count == 4 {
      animation.curve = .bezier(plain[0], plain[1], plain[2], plain[3])
    }
    if let given {
      // `.timingCurve(.easeInOut, duration: 1)`, `.spring(.bouncy(duration: 0.4))`
      animation.curve = given.curve
      animation.duration = animation.duration ?? given.duration
      animation.durationNode = animation.durationNode ?? given.durationNode
      if case .spring = curve { animation.standard = given.standard ?? animation.standard }
    } else if case .spring = curve {
      animation.curve = .spring(springStory(of: call, &scope))
      if let response = call["response"] {
        use(response, as: .duration, scope)
        animation.duration = visit(response, &scope)
        animation.durationNode = place(response, scope)
      }
    }
    return .animation(animation)
  }

  /// `response 0.5, damping 0.7`: what a call says of a spring.
  mutating func springStory(of call: CodeCall, _ scope: inout CodeScope) -> String {
    let names = [
      "response": "response", "dampingFraction": "damping", "dampingRatio": "damping",
      "bounce": "bounce", "stiffness": "stiffness", "damping": "damping", "mass": "mass",
    ]
    var numbers: [(name: String, value: Double)] = []
    if let base = Self.bounces[call.name] {
      let extra = call["extraBounce"].flatMap { visit($0, &scope).number }
      numbers.append(("bounce", ((base + (extra ?? 0)) * 1e6).rounded() / 1e6))
      if let extra { numbers.append(("extraBounce", extra)) }
    }
    // A library's `.spring(50, 15)`, stiffness and damping; `.spring(0.5, 200)` begins with a ratio.
    let plain = call.arguments.filter { $0.label.isEmpty }
    if call.name == "spring", plain.count == 2, call.arguments.count == 2,
      let first = visit(plain[0].expression, &scope).number,
      let second = visit(plain[1].expression, &scope).number, first >= 10, second > 0
    {
      numbers = [("stiffness", first), ("damping", second)]
    }
    for argument in call.arguments {
      guard let name = names[argument.label], let number = visit(argument.expression, &scope).number
      else { continue }
      numbers.append((name, number))
    }
    // SwiftUI's own are told by how long they seem to take, and how much they bounce.
    if numbers.contains(where: { $0.name == "bounce" }),
      let length = call["duration"].flatMap({ visit($0, &scope).number })
    {
      numbers.insert(("duration", length), at: 0)
    }
    return Self.springStory(numbers, name: Self.bounces[call.name].map { _ in call.name })
  }

  private mutating func readModifier(
    _ call: CodeCall, of animation: CodeAnimation, _ scope: inout CodeScope
  ) -> CodeValue {
    var animation = animation
    switch call.name {
    case "delay":
      guard let first = call.first else { break }
      use(first, as: .delay, scope)
      let delay = visit(first, &scope)
      // One delay after another: both are waited for.
      animation.delay = animation.delay.map { Self.combined($0, "+", delay) } ?? delay
      animation.delayNode = place(first, scope)
    case "speed":
      guard let first = call.first, let speed = visit(first, &scope).linear else { break }
      func faster(_ time: CodeValue?) -> CodeValue? {
        time?.linear.map { ($0 / speed).map(CodeValue.number) ?? .unknown("") }
      }
      animation.duration = faster(animation.duration)
      animation.delay = faster(animation.delay)
      if let speed = speed.number, speed > 0 { animation.standard?.seconds /= speed }
    case "repeatForever":
      animation.repeats = true
      animation.repeatNode = place(call.nameNode, scope)
    case "repeatCount":
      guard let first = call.first, let runs = visit(first, &scope).number, runs > 0
      else { break }
      animation.runs = runs
      animation.repeatNode = place(call.nameNode, scope)
    default: readArguments(of: call.node, &scope)
    }
    return .animation(animation)
  }

  /// Notes what an animation says, as parts of one motion.
  mutating func note(
    _ animation: CodeAnimation, motion: Fact.Motion, at place: CodePlace, _ outer: CodeScope
  ) {
    let place = animation.phasePlace ?? place
    var scope = outer
    if let phase = animation.phase { scope.about.append(phase) }
    func say(_ fact: inout Fact, at place: CodePlace) {
      fact.curve = animation.curve
      fact.curveLine = animation.curveNode?.line(near: place)
      fact.repeats = animation.repeats
      fact.runs = animation.runs
      fact.repeatLine = animation.repeatNode?.line(near: place)
    }
    if let duration = animation.duration {
      let place = animation.durationNode ?? place
      note(.duration, at: place, duration, scope, motion: motion) { say(&$0, at: place) }
    } else if animation.standard == nil,
      animation.curve != nil || animation.runs != nil || animation.repeats
    {
      // `.interpolatingSpring(stiffness: 170, damping: 5)` takes as long as it swings.
      note(.curve, at: place, nil, scope, motion: motion) {
        say(&$0, at: place)
        $0.formula = nil
        $0.confidence = .stated
      }
    }
    if animation.duration == nil, let standard = animation.standard {
      note(.duration, at: place, .number(standard.seconds), scope, motion: motion) {
        say(&$0, at: place)
        $0.formula = "default of .\(standard.name)"
        $0.isDefault = true
        $0.confidence = .computed
      }
    }
    if let delay = animation.delay {
      note(.delay, at: animation.delayNode ?? place, delay, scope, motion: motion)
    }
    noteStart(of: motion, at: place, scope)
  }

  /// Notes `.linear(duration: 0.6)` where it stands alone, as snippets show it.
  mutating func noteAlone(_ value: CodeValue?, _ node: ExprSyntax, _ scope: CodeScope) {
    guard case .animation(let animation)? = value, animation.duration != nil else { return }
    let place = place(node, scope)
    let motion = Fact.Motion(line: place.line, instance: scope.instance)
    note(animation, motion: motion, at: place, scope)
  }

  /// Notes when a motion starts, as far as the code around it says.
  mutating func noteStart(of motion: Fact.Motion, at place: CodePlace, _ scope: CodeScope) {
    for event in scope.events {
      note(.start, at: event.place, .number(event.seconds), scope, motion: motion) {
        $0.confidence = .stated
        $0.formula = nil
      }
    }
    if let after = scope.after {
      note(.order, at: place, nil, scope, motion: motion) {
        $0.order = .after(after)
        $0.formula = nil
        $0.confidence = .stated
      }
    }
    // The first turn of a loop may come before all waits.
    let first = scope.passes.isEmpty ? nil : Linear(0)
    if let offset = scope.offset ?? first, offset.isKnown {
      if scope.offset != nil { laterStarts += 1 }
      note(.start, at: scope.offsetPlace ?? place, .number(offset), scope, motion: motion) {
        $0.formula = nil
        $0.confidence = .computed
      }
    }
  }

  /// The motion of a call.
  func motion(of call: CodeCall, _ scope: CodeScope) -> Fact.Motion {
    Fact.Motion(line: place(call.nameNode, scope).line, instance: scope.instance)
  }

  // MARK: Changes

  /// `value = 1`, `value -= height`, inside an animation or at a known time.
  mutating func assign(
    to target: ExprSyntax, _ sign: String, _ source: ArraySlice<ExprSyntax>,
    _ scope: inout CodeScope
  ) -> CodeValue {
    let value = fold(source, &scope)
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let old = scope.locals[name]
    {
      let isPlain = sign == "="
      // `duration = 0.5` where it depends on something which time that is.
      if isPlain, source.count == 1, let node = source.first, value.number != nil {
        var setting = scope
        setting.isAssigning = true
        note(named: name, node, value, setting)
      }
      scope.locals[name] =
        isPlain ? value : Self.combined(old, String(sign.prefix(1)), value)
      return .unknown("")
    }
    let names = Self.path(of: target)
    if names.last == "animation", let node = source.first {
      // `transaction.animation = .easeIn(duration: 0.2)`
      let place = place(node, scope)
      let motion = Fact.Motion(line: place.line, instance: scope.instance)
      let animations = Self.animations(in: value)
      for animation in animations { note(animation, motion: motion, at: place, scope) }
      if !animations.isEmpty { return .unknown("") }
    }
    if case .layerAnimation(_, let motion) = value, names.count == 1 {
      animators["\(scope.type ?? "").\(names[0])"] = motion
    }
    if assignToAnimation(target, names, value, source, &scope) { return .unknown("") }
    var setting = scope
    setting.isAssigning = true
    // `self.fadeDuration = fadeDuration` hands on what has been read.
    let isHanded =
      source.count == 1
      && source.first?.as(DeclReferenceExprSyntax.self)?.baseName.text == names.last
    if !isHanded {
      // `settings.duration = 1`
      note(
        named: names.last ?? "", source.first ?? target, value, setting,
        of: names.dropLast().last)
    }
    if source.count == 1, names.count > 1, let node = source.first {
      // `settings.ease = .easeOutBack`
      setting.about.append(names.joined(separator: "."))
      readCurve(labelled: names.last ?? "", node, setting)
    }
    noteChange(names, sign, value, at: place(target, scope), scope)
    return .unknown("")
  }

  /// The names of `self.view.transform`, without `self`.
  static func path(of expression: ExprSyntax) -> [String] {
    var names: [String] = []
    var node: ExprSyntax? = expression
    while let current = node, names.count < 20 {
      if let access = current.as(MemberAccessExprSyntax.self) {
        names.append(access.declName.baseName.text)
        node = access.base
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        node = element.calledExpression
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        node = optional.expression
      } else if let call = current.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "animator"
      {
        // `lid.animator().alphaValue` is what the lid shows.
        node = access.base
      } else if let name = current.as(DeclReferenceExprSyntax.self) {
        names.append(name.baseName.text)
        node = nil
      } else {
        node = nil
      }
    }
    return names.reversed().filter { $0 != "self" }
  }

  mutating func noteChange(
    _ names: [String], _ sign: String, _ value: CodeValue, at place: CodePlace, _ scope: CodeScope
  ) {
    guard !names.isEmpty,
      scope.animation != nil || !scope.events.isEmpty || scope.offset?.isKnown ?? false
    else { return }
    let name = names.joined(separator: ".")
    let driver = names.last.flatMap { drivers["\(scope.type ?? "").\($0)"] }
    var changes: [Fact.Change] = []
    if case .change(let list) = value {
      changes = list
    } else {
      let all: [CodeValue] = if case .either(let list) = value { list } else { [value] }
      for value in all {
        var change = Fact.Change(property: driver?.property ?? name, unit: driver?.unit ?? "")
        switch sign {
        case "=": change.to = value.number
        case "+=": change.by = value.number
        case "-=": change.by = value.number.map { -$0 }
        default: break
        }
        changes.append(change)
      }
    }
    let motion =
      scope.animation ?? Fact.Motion(line: place.line, instance: scope.instance)
    for change in changes where driver != nil || change.isReported {
      note(.change, at: place, nil, scope, motion: motion, about: [name]) {
        $0.change = change
        $0.formula = nil
        $0.confidence = .stated
      }
    }
    if scope.animation == nil { noteStart(of: motion, at: place, about: name, scope) }
  }

  /// A change at once, at a known time.
  private mutating func noteStart(
    of motion: Fact.Motion, at place: CodePlace, about name: String, _ scope: CodeScope
  ) {
    var inner = scope
    inner.about.append(name)
    noteStart(of: motion, at: place, inner)
  }
}
