import InbetweenStateMachines

// Gestures, hovering and accessibility of the view that a machine plays.

extension MachineViewWriter {
  func writeInteraction(to modifiers: inout SourceWriter) {
    if hasBackground { modifiers.line(".background(background)") }
    guard hasPlaces else { return }
    modifiers.line(
      takesAll ? ".contentShape(Rectangle())" : ".contentShape(outlines(in: room.size))")
    modifiers.line("#if !os(tvOS)")
    modifiers.indented { gestures in
      if hasClicks {
        gestures.line(".simultaneousGesture(")
        gestures.indented { tap in
          tap.closure("SpatialTapGesture().onEnded { tap in") {
            $0.line("send(.click, at: tap.location, in: room.size)")
          }
        }
        gestures.line(")")
      }
      if hasTouches {
        gestures.line(".simultaneousGesture(")
        gestures.indented { drag in
          drag.line("DragGesture(minimumDistance: 0)")
          drag.indented { steps in
            steps.line(".updating($isTouched) { _, isTouched, _ in isTouched = true }")
            steps.closure(".onChanged { drag in") {
              $0.line("send(isDown ? .move : .down, at: drag.location, in: room.size)")
              $0.line("isDown = true")
            }
            steps.closure(".onEnded { drag in") {
              $0.line("isDown = false")
              $0.line("send(.up, at: drag.location, in: room.size)")
            }
          }
        }
        gestures.line(")")
        // A touch that a scroll view takes away lets go, over no layer.
        let now: SwiftCode = writer.isObject ? "isTouched" : "_, isTouched"
        gestures.closure(".onChange(of: isTouched) { \(now) in") { change in
          change.line("guard !isTouched, isDown else { return }")
          change.line("isDown = false")
          change.line("machine.pointer(.up)")
        }
      }
    }
    modifiers.line("#endif")
    if hasHover {
      modifiers.line("#if !os(tvOS) && !os(watchOS)")
      modifiers.indented { hover in
        hover.closure(".onContinuousHover { phase in") { phases in
          phases.line("switch phase {")
          phases.line("case .active(let place):")
          phases.line("  send(isInside ? .move : .enter, at: place, in: room.size)")
          phases.line("  isInside = true")
          phases.line("case .ended:")
          phases.line("  isInside = false")
          phases.line("  machine.pointer(.exit)")
          phases.line("}")
        }
      }
      modifiers.line("#endif")
    }
    writeAccessibility(to: &modifiers)
  }

  func writeAccessibility(to modifiers: inout SourceWriter) {
    guard isButton || !pressed.isEmpty else { return }
    modifiers.line(".accessibilityElement(children: .ignore)")
    modifiers.line(".accessibilityLabel(Text(\(writer.options.label ?? writer.options.name)))")
    modifiers.line(".accessibilityValue(Text(machine.state.rawValue))")
    if isButton {
      modifiers.line(".accessibilityAddTraits(.isButton)")
      modifiers.line(".accessibilityAction { machine.press() }")
    }
    guard !pressed.isEmpty else { return }
    modifiers.closure(".accessibilityChildren {") { children in
      let list: SwiftCode =
        pressed.count == machine.layers.count
        ? "\(type).Target.allCases"
        : "[\(type).Target.\(SwiftCode.joined(pressed.map { SwiftCode(data: Array($0.text.utf8.dropFirst())) }, by: ", ."))]"
      children.closure("ForEach(\(list), id: \\.self) { target in") { element in
        element.line("outline(of: target, in: room.size)")
        element.indented { traits in
          traits.line(".accessibilityLabel(Text(target.rawValue))")
          traits.line(".accessibilityAddTraits(.isButton)")
          traits.line(".accessibilityAction { machine.press(target) }")
        }
      }
    }
  }
}
