import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  mutating func readCoreAnimation(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    switch call.name {
    case "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup",
      "CATransition":
      guard !call.isMember else { return nil }
      var keyPath = ""
      if let node = call["keyPath"] {
        switch visit(node, &scope) {
        case .text(let text): keyPath = text
        case .reference(let name): keyPath = name
        default: break
        }
      }
      let motion = motion(of: call, scope)
      if let node = call["perceptualDuration"] {
        let curve = Fact.Curve.spring(springStory(of: call, &scope))
        use(node, as: .duration, scope)
        note(.duration, at: place(node, scope), visit(node, &scope), scope, motion: motion) {
          $0.curve = curve
        }
      }
      return .layerAnimation(keyPath: keyPath, motion: motion)
    case "add":
      // `kite.layer.add(turn, forKey: nil)`: what turns is the kite.
      guard call.isMember, call["forKey"] != nil, let first = call.first,
        case .layerAnimation(let keyPath, let motion) = visit(first, &scope),
        let access = call.node.calledExpression.as(MemberAccessExprSyntax.self)
      else { return nil }
      let names = access.base.map(Self.path) ?? []
      if let owner = names.last(where: { !["layer", "self", "superlayer"].contains($0) }) {
        nameOwner(owner, of: motion)
      }
      if keyPath.isEmpty, let key = call["forKey"], case .text(let name) = visit(key, &scope) {
        nameOwner(name, of: motion)
      }
      return .unknown("")
    case "CAMediaTimingFunction":
      return .curve(timingFunction(call, &scope))
    default: return nil
    }
  }

  private mutating func timingFunction(
    _ call: CodeCall, _ scope: inout CodeScope
  ) -> Fact.Curve {
    if let name = call["name"] {
      switch visit(name, &scope) {
      case .animation(let animation): return animation.curve ?? .named("ease")
      case .unknown("default"), .unknown("kCAMediaTimingFunctionDefault"): return .named("ease")
      // `CAMediaTimingFunctionName.linear`
      case .unknown(let name), .member(let name, _):
        guard case .animation(let animation) = Self.animation(named: name) else { return .custom }
        return animation.curve ?? .named("ease")
      default: return .custom
      }
    }
    let points = call.arguments.compactMap { visit($0.expression, &scope).number }
    guard points.count == 4 else { return .custom }
    return .bezier(points[0], points[1], points[2], points[3])
  }

  /// `animation.duration = 0.5` and what else Core Animation's objects are reported; false for an
  /// assignment to anything else.
  mutating func assignToAnimation(
    _ target: ExprSyntax, _ names: [String], _ value: CodeValue,
    _ source: ArraySlice<ExprSyntax>, _ scope: inout CodeScope
  ) -> Bool {
    guard let access = target.as(MemberAccessExprSyntax.self), let owner = access.base,
      let member = names.last, let node = source.first
    else { return false }
    var quiet = scope
    quiet.isQuiet = true
    guard case .layerAnimation(let keyPath, let motion) = visit(owner, &quiet) else { return false }
    var inner = scope
    if !keyPath.isEmpty { inner.about.append(keyPath) }
    if motion == scope.animation {
      inner.about += scope.animated
    } else if keyPath.isEmpty, let name = names.dropLast().last {
      // A group moves what its animations move: it is known by its own name.
      inner.about.append(name)
    }
    var place = place(node, scope)
    if source.count > 1 {
      place.source = source.prefix(16).map(\.trimmedDescription).joined(separator: " ")
    }
    if ["duration", "beginTime"].contains(member) {
      layerTimes[motion, default: [:]][member] = value
    }
    switch member {
    case "duration":
      if source.count == 1 { use(node, as: .duration, scope) }
      note(.duration, at: place, value, inner, motion: motion)
    case "beginTime":
      // A time of next to nothing stands for "now"; one that a loop adds up is the first of a row.
      let isSummed = source.count > 1 && !scope.passes.isEmpty
      if isSummed || value.number.map({ abs($0) > 1e-6 }) ?? true {
        note(.start, at: place, value, inner, motion: motion)
      }
    case "settlingDuration": note(.duration, at: place, value, inner, motion: motion)
    case "timingFunction":
      guard case .curve(let curve) = value else { return true }
      note(keyPath.isEmpty ? .curve : .change, at: place, nil, inner, motion: motion) {
        if !keyPath.isEmpty {
          $0.change = Fact.Change(property: Self.property(ofKeyPath: keyPath))
        }
        $0.curve = curve
        $0.formula = nil
      }
    case "timingFunctions":
      guard case .list(let values) = value else { return true }
      var known: [Fact.Curve] = []
      for case .curve(let curve) in values where !known.contains(curve) {
        known.append(curve)
        note(.curve, at: place, nil, inner, motion: motion, about: known.count > 1 ? ["#"] : []) {
          $0.curve = curve
          $0.about.removeAll { $0 == "#" }
          $0.formula = nil
          $0.confidence = .stated
        }
      }
    case "repeatCount", "repeatDuration":
      note(.repetition, at: place, nil, inner, motion: motion) {
        let isEndless = Self.isEndless(node.trimmedDescription)
        $0.repeats = isEndless
        $0.runs = isEndless || member != "repeatCount" ? nil : value.number
        $0.formula = nil
        $0.confidence = .stated
      }
    case "fromValue", "toValue", "byValue":
      let property = Self.property(ofKeyPath: keyPath)
      let isAngle = property.hasPrefix("rotation")
      guard let number = value.number.map({ isAngle ? $0 * 180 / .pi : $0 }) else { return true }
      note(.change, at: place, nil, inner, motion: motion) {
        var change = Fact.Change(property: property, unit: isAngle ? "°" : "")
        if member == "fromValue" { change.from = number }
        if member == "toValue" { change.to = number }
        if member == "byValue" { change.by = number }
        $0.change = change
        $0.formula = nil
      }
    case "mass", "stiffness", "damping", "initialVelocity":
      guard let number = value.number else { return true }
      let name = member == "initialVelocity" ? "velocity" : member
      note(.change, at: place, nil, inner, motion: motion) {
        $0.change = Fact.Change(property: Self.property(ofKeyPath: keyPath))
        $0.curve = .spring("\(name) \(FactText.decimal(number))")
        $0.formula = nil
        $0.confidence = .stated
      }
    case "keyTimes":
      guard case .list(let values) = value else { return true }
      let shares = values.compactMap { $0.number.map(FactText.decimal) }
      guard !shares.isEmpty else { return true }
      note(.open, at: place, .number(0), inner, motion: motion) {
        $0.formula = "key times \(shares.joined(separator: ", ")) of the whole"
        $0.confidence = .stated
      }
    default: break
    }
    return true
  }

  /// Whether a number is the largest that there is: `.infinity`, `HUGE`, `Float(CGFloat.infinity)`.
  private static func isEndless(_ source: String) -> Bool {
    let source = source.hasSuffix(")") ? String(source.dropLast()) : source
    let name = source.split { $0 == "." || $0 == "(" }.last.map(String.init) ?? ""
    return ["infinity", "greatestFiniteMagnitude", "max", "MAXFLOAT", "FLT_MAX"].contains(name)
      || name.hasPrefix("HUGE")
  }

  /// What a layer's key path is called in facts.
  static func property(ofKeyPath path: String) -> String {
    switch path {
    case "transform.rotation", "transform.rotation.z": "rotation"
    case "transform.scale": "scale"
    case "transform.scale.x": "scale x"
    case "transform.scale.y": "scale y"
    case "transform.translation.x", "position.x": "position x"
    case "transform.translation.y", "position.y": "position y"
    default: path
    }
  }
}
