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
      name: "counted loops",
      text: """
        | Layer | Property | Start | Duration | Pause | Loop |
        |---|---|---|---|---|---|
        | Bell | Rotation | 0.2 s | 300 ms | 200 ms | 3× |
        | Title | Opacity | 0.5 s | 400 ms | | |
        """,
      moves: [
        Move("Bell", "Rotation", 0.2, 0.3, runs: 3, pause: 0.2), Move("Title", "Opacity", 0.5, 0.4),
      ], lost: "Title"),
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
    DriftCase(
      name: "German, French and Spanish",
      text: """
        # Bewegung

        Das Signal blendet innerhalb von 400 ms ein. Nach einer Verzögerung von 0,5 s gleitet die
        Schranke in 350 ms nach unten. Le wagon glisse en 600 ms après un délai de 1 s. La bandera
        aparece a los 1,8 s y tarda 250 ms.
        """,
      moves: [
        Move("Signal", "Opacity", 0.3, 0.4), Move("Schranke", "Position", 0.5, 0.35),
        Move("Wagon", "Position", 1, 0.6), Move("Bandera", "Opacity", 1.8, 0.25),
      ], lost: "Wagon", undated: ["Signal"]),
    DriftCase(
      name: "Chinese and Japanese",
      text: """
        # 动效

        | 元素 | 属性 | 开始时间 | 时长 |
        |---|---|---|---|
        | 风筝 | 位移 | 200ms | 500ms |

        灯笼缩小，持续 300 毫秒，延迟 800 毫秒。

        - 提灯のスライド：0.6秒、遅延1.2秒
        """,
      moves: [
        Move("风筝", "Position", 0.2, 0.5), Move("灯笼", "Scale", 0.8, 0.3),
        Move("提灯", "Position", 1.2, 0.6),
      ], lost: "灯笼"),
    DriftCase(
      name: "time codes and frames of another rate",
      text: """
        # Ferry film, 25 fps

        - 00:00–00:01 Kite rises
        - Frames 30–55: the flag turns

        | Time | Element | Action |
        |---|---|---|
        | 0:02–0:02.5 | Horn | fades in |
        | 0:02.6 | Smoke | drifts for 0.3 s |
        """,
      moves: [
        Move("Kite", "Position", 0, 1), Move("Flag", "Rotation", 1.2, 1),
        Move("Horn", "Opacity", 2, 0.5), Move("Smoke", "Position", 2.6, 0.3),
      ], lost: "Flag"),
    DriftCase(
      name: "delays in a list of reStructuredText", file: "panel.rst",
      text: """
        Panel
        =====

        .. list-table:: Times
           :header-rows: 1

           * - Part
             - Delay
             - Duration
           * - Gauge
             - 200 ms
             - 300 ms
           * - Shake
             - 0.7 s
             - 0.5 s
        """,
      moves: [Move("Gauge", "Opacity", 0.2, 0.3), Move("shake", "Rotation", 0.7, 0.5)],
      lost: "shake"),
    DriftCase(
      name: "a page with terms and a table", file: "kettle.html",
      text: """
        <!doctype html><html><body><h1>Kettle</h1>
        <dl><dt>Steam</dt><dd>Rises for 0.8&nbsp;s, starting at 0.4&nbsp;s</dd></dl>
        <table><tr><th>Part</th><th>Delay</th><th>Duration</th></tr>
        <tr><td>Lid 1</td><td>0.2 s</td><td>300 ms</td></tr>
        <tr><td>Lid 2</td><td>0.6 s</td><td>300 ms</td></tr></table></body></html>
        """,
      moves: [
        Move("Steam", "Position", 0.4, 0.8), Move("Lid 1", "Rotation", 0.2, 0.3),
        Move("Lid 2", "Rotation", 0.6, 0.3),
      ], lost: "Steam"),
    DriftCase(
      name: "kinds of things, what they turn into, and less motion",
      text: """
        # Submit

        Values in ms.

        | t | what |
        |---|---|
        | 0 | banner slides |
        | 400 | seal pops |

        1. Label fades out (300 ms), starts at 0.7 s
        2. Button narrows to a circle — 250 ms, starts at 1.1 s

        With reduced motion the banner fades in 150 ms instead.
        """,
      moves: [
        Move("Banner", "Position", 0, 0.4), Move("Seal", "Scale", 0.4, 0.3),
        Move("Label", "Opacity", 0.7, 0.3), Move("Button", "Scale", 1.1, 0.25),
      ], lost: "Button", isStartOnly: true),
    DriftCase(
      name: "lists below lists",
      text: """
        # Splash

        - **Lantern**
          - Fade in: 300 ms
          - Delay: 0.2 s
        - **Ribbon**
          - unfolds for 500 ms
          - starts at 0.6 s

        **Wreath**

        - turns for 400 ms
        - starts at 1.2 s
        """,
      moves: [
        Move("Lantern", "Opacity", 0.2, 0.3), Move("Ribbon", "Scale", 0.6, 0.5),
        Move("Wreath", "Rotation", 1.2, 0.4),
      ], lost: "Wreath"),
  ]
}
