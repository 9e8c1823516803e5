import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  mutating func readSwiftUI(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    switch call.name {
    case "withAnimation":
      let value = call.first.map { visit($0, &scope) }
      readAnimated(call, by: value, &scope)
      return .unknown("")
    case "animation":
      guard call.isMember, let first = call.first, !first.is(ClosureExprSyntax.self) else {
        return nil
      }
      let animations = Self.animations(in: visit(first, &scope))
      guard !animations.isEmpty else {
        readArguments(of: call.node, &scope)
        return .unknown("")
      }
      var inner = scope
      if let watched = call["value"] {
        inner.about.append(Self.path(of: watched).joined(separator: "."))
      } else {
        inner.about += switched(above: call, scope)
      }
      for animation in animations {
        note(animation, motion: motion(of: call, scope), at: place(call.nameNode, scope), inner)
      }
      return .unknown("")
    case "phaseAnimator", "PhaseAnimator":
      readPhases(call, &scope)
      return .unknown("")
    case "bezier": return readUnitCurve(call, &scope)
    case "Spring":
      guard !call.isMember else { return nil }
      var spring = CodeAnimation(curve: .spring(springStory(of: call, &scope)))
      if let node = call["duration"] ?? call["response"] {
        use(node, as: .duration, scope)
        spring.duration = visit(node, &scope)
        spring.durationNode = place(node, scope)
      }
      return .animation(spring)
    case "TimelineView", "periodic", "PeriodicTimelineSchedule":
      return readSchedule(call, &scope)
    case "keyframeAnimator", "KeyframeAnimator":
      // `trigger: isTapped` says what sets it off, as `value:` does of an animation.
      guard call["trigger"] != nil || call["repeating"] != nil else { return nil }
      var inner = scope
      // Which view it is tells it from others that move in the same way.
      if let view = scope.view, call.isMember { inner.about.append(view) }
      if let trigger = call["trigger"] {
        inner.about.append(Self.path(of: trigger).joined(separator: "."))
      }
      if let node = call["repeating"], node.trimmedDescription == "true" {
        note(.repetition, at: place(node, scope), nil, scope) {
          $0.repeats = true
          $0.formula = nil
          $0.confidence = .stated
        }
      }
      readArguments(of: call.node, &inner)
      return .unknown("")
    case "KeyframeTrack":
      readTrack(call, &scope)
      return .unknown("")
    case "SpringKeyframe", "CubicKeyframe", "LinearKeyframe", "MoveKeyframe":
      readKeyframe(call, &scope)
      return .unknown("")
    case "toggle":
      guard call.isMember, let access = call.node.calledExpression.as(MemberAccessExprSyntax.self),
        let target = access.base
      else { return nil }
      readToggle(of: Self.path(of: target), at: place(target, scope), scope)
      return .unknown("")
    default: return nil
    }
  }

  /// The changes in the closures of a call that animates them.
  mutating func readAnimated(
    _ call: CodeCall, by value: CodeValue?, _ scope: inout CodeScope
  ) {
    let motion = motion(of: call, scope)
    let place = place(call.nameNode, scope)
    var named = scope
    named.about += Self.changed(in: call)
    if named.about == scope.about { named.about += Self.changedByKeyframes(in: call) }
    let animations = Self.animations(in: value)
    for animation in animations { note(animation, motion: motion, at: place, named) }
    if animations.isEmpty { noteStart(of: motion, at: place, named) }
    for (label, closure) in call.closures {
      var inner = scope
      if label == "completion" {
        inner.after = named.about.suffix(2).joined(separator: " ")
        inner.animation = nil
        inner.offset = nil
        inner.offsetPlace = nil
        inner.events = []
      } else {
        inner.animation = motion
      }
      visit(closure, &inner)
    }
  }

  /// `.phaseAnimator(phases) { … } animation: { phase in … }`: the animations between phases.
  private mutating func readPhases(_ call: CodeCall, _ scope: inout CodeScope) {
    let motion = motion(of: call, scope)
    let place = place(call.nameNode, scope)
    var scope = scope
    if let trigger = call["trigger"] {
      scope.about.append(Self.path(of: trigger).joined(separator: "."))
    }
    for argument in call.arguments {
      guard let closure = argument.expression.as(ClosureExprSyntax.self) else {
        _ = visit(argument.expression, &scope)
        continue
      }
      var inner = scope
      for name in Self.parameters(of: closure) { inner.locals[name] = .unknown("#" + name) }
      let value = execute(closure.statements, &inner)
      guard argument.label == "animation" else { continue }
      for animation in Self.animations(in: value) {
        note(animation, motion: motion, at: place, scope)
      }
    }
  }

  /// `TimelineView(.periodic(from: .now, by: 0.5))`; nil for any other schedule. It says how often
  /// a view looks at the clock, and not how long anything takes.
  private mutating func readSchedule(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    if call.name == "TimelineView" {
      // What is drawn in it is read as any other code.
      if let access = call.first?.as(MemberAccessExprSyntax.self), access.base == nil,
        access.declName.baseName.text == "everyMinute"
      {
        note(.period, at: place(access, scope), .number(60), scope) {
          $0.formula = nil
          $0.confidence = .stated
        }
      }
      return nil
    }
    guard let node = call["by"], call["from"] != nil else { return nil }
    use(node, as: .period, scope)
    note(.period, at: place(node, scope), visit(node, &scope), scope)
    return .unknown("")
  }

  private mutating func readToggle(of names: [String], at place: CodePlace, _ scope: CodeScope) {
    guard let last = names.last else { return }
    let driver = drivers["\(scope.type ?? "").\(last)"]
    let change = Fact.Change(
      property: driver?.property ?? last, from: driver?.off, to: driver?.on,
      unit: driver?.unit ?? "")
    noteChange(names, "", .change([change]), at: place, scope)
  }

  // MARK: Keyframe tracks

  private mutating func readTrack(_ call: CodeCall, _ scope: inout CodeScope) {
    var name = ""
    if let first = call.first, case .reference(let path) = visit(first, &scope) { name = path }
    var inner = scope
    if !name.isEmpty { inner.about.append(name) }
    inner.locals["#track"] = .text(name)
    for (_, closure) in call.closures { visit(closure, &inner) }
  }

  private mutating func readKeyframe(_ call: CodeCall, _ scope: inout CodeScope) {
    let target = call.first.map { visit($0, &scope) }
    let motion = motion(of: call, scope)
    var property = ""
    if case .text(let track) = scope.locals["#track"] { property = track }
    let place = place(call.nameNode, scope)
    let given = call["timingCurve"].map { visit($0, &scope) }.flatMap(Self.curve(of:))
    let spring = call["spring"].flatMap { keyframeSpring($0, &scope) }
    note(.change, at: place, nil, scope, motion: motion) {
      $0.change = Fact.Change(property: property, to: target?.number)
      $0.curve = call["duration"] == nil ? spring : nil
      $0.formula = nil
      $0.confidence = .stated
    }
    guard let duration = call["duration"] else { return }
    let value = visit(duration, &scope)
    use(duration, as: .duration, scope)
    note(.duration, at: self.place(duration, scope), value, scope, motion: motion) {
      $0.isOwnLength = true
      switch call.name {
      case "SpringKeyframe": $0.curve = spring ?? .spring("")
      case "LinearKeyframe": $0.curve = given ?? .named("linear")
      case "CubicKeyframe": $0.curve = .custom
      default: break
      }
    }
  }

  /// `.bouncy`, `Spring(response: 0.4, dampingRatio: 0.6)`, `.init(duration: 0.5)`.
  private mutating func keyframeSpring(
    _ node: ExprSyntax, _ scope: inout CodeScope
  ) -> Fact.Curve? {
    let call = node.as(FunctionCallExprSyntax.self).map {
      CodeCall(name: "init", isMember: true, node: $0)
    }
    let isInit =
      call?.node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
    let curve =
      isInit
      ? call.map { .spring(springStory(of: $0, &scope)) } : Self.curve(of: visit(node, &scope))
    // How long the keyframe takes is not how stiff its spring is: that is half a second, unless the
    // spring says so itself.
    guard case .spring(let story)? = curve, story.contains("bounce"),
      !story.contains("response"), !story.contains("duration")
    else { return curve }
    return .spring("\(story), response 0.5")
  }

  /// The curve that a value is: `.easeInOut`, `UnitCurve.bezier(…)`; nil for anything else.
  static func curve(of value: CodeValue) -> Fact.Curve? {
    switch value {
    case .animation(let animation): animation.curve
    case .curve(let curve): curve
    default: nil
    }
  }

  /// `UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: …)`.
  mutating func readUnitCurve(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    guard let first = call["startControlPoint"], let second = call["endControlPoint"] else {
      return nil
    }
    return bezier(first, second, &scope)
  }

  /// The curve of two points that are written out: `CGPoint(x: 0.3, y: 0)`.
  mutating func bezier(
    _ first: ExprSyntax, _ second: ExprSyntax, _ scope: inout CodeScope
  ) -> CodeValue {
    let numbers = [first, second].flatMap { node -> [Double] in
      guard let point = node.as(FunctionCallExprSyntax.self) else { return [] }
      let call = CodeCall(name: "", isMember: false, node: point)
      return [call["x"], call["y"]].compactMap { $0.flatMap { visit($0, &scope).number } }
    }
    guard numbers.count == 4 else { return .curve(.custom) }
    return .curve(.bezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  // MARK: What variables drive

  /// Modifiers and the property that each of their arguments sets.
  private static let modifiers: [String: [String: (property: String, unit: String)]] = [
    "opacity": ["": ("opacity", "")],
    "scaleEffect": ["": ("scale", ""), "x": ("scale x", ""), "y": ("scale y", "")],
    "rotationEffect": ["": ("rotation", "°")],
    "rotation3DEffect": ["": ("rotation", "°")],
    "offset": ["x": ("position x", "pt"), "y": ("position y", "pt"), "": ("position", "pt")],
    "position": ["x": ("position x", "pt"), "y": ("position y", "pt"), "": ("position", "pt")],
    "fill": ["": ("color", "")],
    "foregroundColor": ["": ("color", "")],
    "foregroundStyle": ["": ("color", "")],
    "trim": ["from": ("trim start", ""), "to": ("trim end", "")],
    "blur": ["radius": ("blur", "pt")],
  ]

  /// Remembers which variables a modifier makes visible.
  mutating func readDriver(_ call: CodeCall, _ scope: CodeScope) {
    guard call.isMember, let properties = Self.modifiers[call.name] else { return }
    for argument in call.arguments {
      guard let property = properties[argument.label] else { continue }
      var names = Names(limit: 200)
      names.collect(Syntax(argument.expression))
      var quiet = scope
      quiet.isQuiet = true
      var driver = Driver(property: property.property, unit: property.unit)
      if names.hasTernary, case .either(let values) = visit(argument.expression, &quiet),
        values.count == 2
      {
        driver.on = values[0].number
        driver.off = values[1].number
      }
      for name in names.found {
        let key = "\(scope.type ?? "").\(name)"
        if drivers[key] == nil { drivers[key] = driver }
      }
    }
  }

  /// The variables of a view that the modifiers above one of its chain look at: what sets off an
  /// animation that is not told what it watches.
  private func switched(above call: CodeCall, _ scope: CodeScope) -> [String] {
    guard let type = scope.type.flatMap({ program.types[$0] }) else { return [] }
    var found: [String] = []
    var step = call.node
    for _ in 0..<40 {
      guard let access = step.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base?.as(FunctionCallExprSyntax.self)
      else { break }
      step = base
      guard
        let name = base.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        Self.modifiers[name] != nil
      else { continue }
      for argument in base.arguments {
        var names = Names(limit: 200)
        names.collect(Syntax(argument.expression))
        found += names.found.filter { type.variables[$0] != nil && !found.contains($0) }
      }
    }
    return Array(found.prefix(2))
  }

  /// The plain names in an expression.
  private struct Names {
    var found: [String] = []
    var hasTernary = false
    var limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func collect(_ node: Syntax) {
      var pending = [node]
      while let next = pending.popLast(), limit > 0 {
        limit -= 1
        if let name = next.as(DeclReferenceExprSyntax.self) {
          found.append(name.baseName.text)
        } else if next.is(UnresolvedTernaryExprSyntax.self) {
          hasTernary = true
        }
        pending += next.children(viewMode: .sourceAccurate)
      }
    }
  }
}
