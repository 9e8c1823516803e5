extension DriftCase {
  static let all = [
    DriftCase(
      name: "table",
      text: """
        # Intro

        | Layer | Property | Start | Duration | Easing |
        |---|---|---|---|---|
        | Lantern | Scale | 0.2 s | 300 ms | linear |
        | Title | Opacity | 0.5 s | 400 ms | linear |
        | Badge | Rotation | 0.9 s | 500 ms | linear |
        """,
      moves: [
        Move("Lantern", "Scale", 0.2, 0.3), Move("Title", "Opacity", 0.5, 0.4),
        Move("Badge", "Rotation", 0.9, 0.5),
      ], lost: "Lantern"),
    DriftCase(
      name: "sentences",
      text: """
        # How the harbour wakes

        The Lighthouse scales up over 300 ms, starting at 0.2 s. At 0.6 s the fog fades out, which
        takes 0.8 s. The ferry slides in for 1.2 s, starting at 1.5 s. The animation lasts 3 s.
        """,
      moves: [
        Move("Lighthouse", "Scale", 0.2, 0.3), Move("Fog", "Opacity", 0.6, 0.8),
        Move("Ferry", "Position", 1.5, 1.2),
      ], lost: "Ferry", saysStarts: true),
    DriftCase(
      name: "one sentence, two things",
      text: """
        # Toast

        The toast slides in over 250 ms, and the check mark rotates over 400 ms.
        """,
      moves: [Move("Toast", "Position", 0.5, 0.25), Move("Check Mark", "Rotation", 1, 0.4)],
      lost: "Check Mark", saysStarts: false),
    DriftCase(
      name: "attributes below a heading",
      text: """
        # Motion

        ## Compass needle

        - **Duration**: 0.6 s
        - **Easing**: linear

        ## Dial

        - Duration: 350 ms
        """,
      moves: [
        Move("Compass Needle", "Rotation", 0.4, 0.6), Move("Dial", "Opacity", 1.2, 0.35),
      ], lost: "Dial", saysStarts: false),
    DriftCase(
      name: "labels",
      text: """
        # Storyboard

        - Kite: rises for 0.5 s, starts at 0.3 s
        - Tail of the kite: none
        - Cloud: fades in over 900 ms, starts at 1 s
        """,
      moves: [Move("kite", "Position", 0.3, 0.5), Move("cloud", "Opacity", 1, 0.9)],
      lost: "cloud"),
    DriftCase(
      name: "state variables", file: "Button.swift",
      text: """
        import SwiftUI
        struct HeartButton: View {
          @State private var heartScale = 0.0
          @State private var titleShown = false
          var body: some View {
            VStack {
              Image("heart").scaleEffect(heartScale)
              Text("Thanks").opacity(titleShown ? 1 : 0)
            }.onAppear {
              withAnimation(.linear(duration: 0.3)) { heartScale = 1 }
              withAnimation(.linear(duration: 0.4).delay(0.5)) { titleShown = true }
            }
          }
        }
        """,
      moves: [Move("Heart", "Scale", 0.2, 0.3), Move("Title", "Opacity", 0.7, 0.4)],
      lost: "Heart", saysStarts: false),
    DriftCase(
      name: "names by a mapping", file: "Like.swift",
      text: """
        import SwiftUI
        struct V: View {
          @State private var isLiked = false
          var body: some View {
            Color.red.scaleEffect(isLiked ? 1 : 0).onTapGesture {
              withAnimation(.linear(duration: 0.3)) { isLiked = true }
            }
          }
        }
        """,
      moves: [Move("Herz", "Scale", 0.2, 0.3)], lost: "Herz", saysStarts: false,
      layers: ["isLiked": "Herz"]),
    DriftCase(
      name: "words in another order, near spellings",
      text: """
        # Notes

        | Element | Property | Start | Duration |
        |---|---|---|---|
        | progressRing | Rotation | 0.5 s | 1 s |
        | Button label | Opacity | 1 s | 0.3 s |
        | Backgruond | Opacity | 0 s | 0.5 s |
        """,
      moves: [
        Move("Ring progress", "Rotation", 0.5, 1), Move("label_button", "Opacity", 1, 0.3),
        Move("Background", "Opacity", 0, 0.5),
      ], lost: "Ring progress"),
  ]
}
