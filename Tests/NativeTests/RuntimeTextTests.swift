import InbetweenRuntime
import Testing

/// What was put together for one animation serves the next one, but for what the two differ in.
@Suite struct RuntimeTextTests {
  private static func source(
    _ part: RuntimePart, _ type: String = "Orb", _ form: RuntimeForm = .embedded,
    isPublic: Bool = false, systems: String = "iOS 15, *"
  ) -> String {
    RuntimeText(.animation(type), form, isPublic: isPublic, systems: systems).source(of: part)
  }

  @Test("Each animation has its own name where another has its", arguments: RuntimePart.allCases)
  func names(_ part: RuntimePart) {
    for form in RuntimeForm.allCases {
      let orb = Self.source(part, "Orbxyz", form)
      #expect(orb.replacing("Orbxyz", with: "Dot") == Self.source(part, "Dot", form))
      // Nothing is left of what stands for the name.
      #expect(!orb.contains("\u{1}"))
    }
    #expect(Self.source(part, "Orbxyz").contains("Orbxyz"))
  }

  @Test("What the next animation asks for otherwise is otherwise, and the same again afterwards")
  func differences() {
    let own = Self.source(.loop)
    #expect(!own.contains("public "))
    #expect(Self.source(.loop, isPublic: true).contains("public "))
    #expect(own.contains("@available(iOS 15, *)"))
    #expect(Self.source(.loop, systems: "iOS 17, *").contains("@available(iOS 17, *)"))
    #expect(own.contains("extension Orb {"))
    #expect(Self.source(.loop, "Orb", .library).contains("extension InbetweenRuntime {"))
    #expect(Self.source(.playback) != own)
    #expect(Self.source(.loop) == own)
  }
}
