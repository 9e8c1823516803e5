import InbetweenTimeline

// Documents that say it in code, style sheets, markup and tokens.

extension DriftCase {
  static let code = [
    DriftCase(
      name: "Dart",
      text: """
        # Pier intro

        ```dart
        class PierMotion {
          static const Duration craneLift = Duration(milliseconds: 600);
          static const kPennantFade = Duration(milliseconds: 350);
          static const _timeout = Duration(seconds: 30);
        }

        _winch = AnimationController(
          vsync: this,
          duration: const Duration(seconds: 1, milliseconds: 200),
        )..repeat(reverse: true);

        AnimatedScale(
          scale: shown ? 1 : 0,
          duration: const Duration(milliseconds: 300),
          curve: Curves.linear,
          child: const Bollard(),
        );
        ```
        """,
      moves: [
        Move("Crane", "Position", 0.2, 0.6), Move("Pennant", "Opacity", 1, 0.35),
        Move("Winch", "Rotation", 0.1, 1.2), Move("Bollard", "Scale", 0.8, 0.3),
      ], lost: "Bollard", saysStarts: false),
    DriftCase(
      name: "Compose",
      text: """
        # Jetty

        ```kotlin
        val lampAlpha by animateFloatAsState(
            targetValue = if (on) 1f else 0f,
            animationSpec = tween(durationMillis = 400, delayMillis = 60, easing = LinearEasing),
        )
        val buoy = rememberInfiniteTransition()
        val buoyHeight by buoy.animateFloat(
            0f, 1f, infiniteRepeatable(tween(700, easing = LinearEasing), RepeatMode.Reverse),
        )
        ```
        """,
      moves: [Move("Lamp", "Opacity", 0.3, 0.4), Move("Buoy", "Scale", 1, 0.7)],
      lost: "Buoy", saysStarts: false),
    DriftCase(
      name: "properties of UIKit's views",
      text: """
        # Harbour

        ```swift
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: {
          self.liftedCrateView.transform = CGAffineTransform(translationX: 40, y: 0)
        })
        UIView.animate(withDuration: 0.7, delay: 0, options: .curveLinear, animations: {
          self.paintedHull.alpha = 1
        })
        ```
        """,
      moves: [
        Move("Lifted crate view", "Position", 0.2, 0.4), Move("Painted hull", "Opacity", 1, 0.7),
      ], lost: "Painted hull", saysStarts: false),
    DriftCase(
      name: "style sheet", file: "quay.css",
      text: """
        :root { --quay-in: 450ms; --quay-ease: cubic-bezier(0.2, 0, 0, 1); }
        .barge { animation: slide-in var(--quay-in) linear both; }
        .signal { transition: opacity 250ms linear; }
        .bell {
          animation-name: ring;
          animation-duration: 300ms;
          animation-timing-function: linear;
        }
        """,
      moves: [
        Move("Barge", "Position", 0.1, 0.45), Move("Signal", "Opacity", 0.6, 0.25),
        Move("Bell", "Rotation", 1, 0.3),
      ], lost: "Bell", saysStarts: false),
    DriftCase(
      name: "tweens of a script", file: "quay.js",
      text: """
        document.querySelector('.coin').animate(
          [{ transform: 'rotate(0)' }, { transform: 'rotate(1turn)' }],
          { duration: 900, easing: 'linear' });
        const tl = gsap.timeline({ defaults: { ease: 'none' } });
        tl.to('.gull', { y: -40, duration: 1.2 }).from('.cloud', { x: 100, duration: 0.8 });
        Animated.timing(this.kelp, { toValue: 1, duration: 1.5 }).start();
        """,
      moves: [
        Move("Coin", "Rotation", 0, 0.9), Move("Gull", "Position", 1, 1.2),
        Move("Cloud", "Position", 0.5, 0.8), Move("Kelp", "Opacity", 0, 1.5),
      ], lost: "Gull", saysStarts: false),
    DriftCase(
      name: "Android's XML", file: "mooring.xml",
      text: """
        <set xmlns:android="http://schemas.android.com/apk/res/android">
          <objectAnimator android:propertyName="buoyAlpha" android:duration="200"
            android:interpolator="@android:interpolator/linear" />
          <objectAnimator android:propertyName="ropeTurn" android:duration="@integer/rope" />
          <integer name="rope">250</integer>
        </set>
        """,
      moves: [Move("Buoy", "Opacity", 0.2, 0.2), Move("Rope", "Rotation", 0.6, 0.25)],
      lost: "Buoy", saysStarts: false),
    DriftCase(
      name: "design tokens", file: "tokens.json",
      text: """
        { "time": { "long": { "$type": "duration", "$value": "500ms" } },
          "ease": { "plain": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] } },
          "keel": { "$type": "transition", "$value": {
            "duration": "{time.long}", "timingFunction": "{ease.plain}" } } }
        """,
      moves: [Move("Keel", "Position", 0.2, 0.5)], lost: "Keel", saysStarts: false),
    DriftCase(
      name: "a hand-off in milliseconds, said once",
      text: """
        # Hand-off

        Times in milliseconds unless another unit is given.

        ## Timeline

        | # | Element | What happens | In | Out | Ease |
        |---|---------|--------------|----|-----|------|
        | 1 | Card | slides up | 0 | 400 | linear |
        | 2 | Tide mark | fades in | 700 | 900 | linear |
        """,
      moves: [Move("Card", "Position", 0, 0.4), Move("Tide mark", "Opacity", 0.7, 0.2)],
      lost: "Tide mark"),
    DriftCase(
      name: "German numbers, and what a pronoun means",
      text: """
        # Hafen

        Gesamtdauer: 3 Sekunden, läuft als Endlosschleife.

        | Objekt | Beginn | Dauer | Kurve |
        |---|---|---|---|
        | Fahrrad | 0,2 s | 1,6 s | linear |

        Der Kurier winkt nach 2,1 Sekunden; das dauert 600 Millisekunden.
        """,
      moves: [Move("Fahrrad", "Position", 0.2, 1.6), Move("Kurier", "Rotation", 2.1, 0.6)],
      lost: "Fahrrad"),
    DriftCase(
      name: "Japanese attributes below a heading",
      text: """
        # 仕様

        全体の長さは3秒です。

        ## 灯台

        - 開始：0.2秒
        - 時間：0.5秒

        ## 矢印

        - 開始：1.2秒
        - 時間：0.8秒
        - イージング：linear
        """,
      moves: [Move("灯台", "Scale", 0.2, 0.5), Move("矢印", "Rotation", 1.2, 0.8)], lost: "矢印"),
    DriftCase(
      name: "frames by their letter",
      text: """
        # Loop, 24 fps

        1. f0–f18: *Tower* rises
        2. f24–f48: *Lamp* fades up
        """,
      moves: [Move("Tower", "Position", 0, 0.75), Move("Lamp", "Opacity", 1, 1)], lost: "Lamp"),
    DriftCase(
      name: "springs in SwiftUI", file: "Reaction.swift",
      text: """
        import SwiftUI
        struct Reaction: View {
          @State private var heartScale = 0.4
          @State private var ringTurn = 0.0
          var body: some View {
            HStack {
              Image("heart").scaleEffect(heartScale)
              Image("ring").rotationEffect(.degrees(ringTurn))
            }.onAppear {
              withAnimation(.spring(response: 0.45, dampingFraction: 0.7)) { heartScale = 1 }
              withAnimation(.spring(duration: 0.5, bounce: 0.3)) { ringTurn = 90 }
            }
          }
        }
        """,
      moves: [
        Move("Heart", "Scale", 0.2, 1.5, spring: Spring(response: 0.45, dampingFraction: 0.7)),
        Move("Ring", "Rotation", 0.2, 1.5, spring: Spring(response: 0.5, dampingFraction: 0.7)),
      ], lost: "Ring", saysStarts: false),
    DriftCase(
      name: "springs in sentences and scripts",
      text: """
        # Toast

        The buoy pops with a spring (stiffness 170, damping 14).

        ```js
        const anchorage = { pier: { type: "spring", stiffness: 300, damping: 20, mass: 2 } };
        ```

        ```kotlin
        val lampScale by animateFloatAsState(
            targetValue = 1f,
            animationSpec = spring(
                dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow),
        )
        ```
        """,
      moves: [
        Move(
          "Buoy", "Scale", 0.2, 1.5,
          spring: Spring(
            response: 2 * .pi / 170.0.squareRoot(), dampingFraction: 7 / 170.0.squareRoot())),
        Move(
          "Pier", "Rotation", 0.2, 1.5,
          spring: Spring(
            response: 2 * .pi / 150.0.squareRoot(), dampingFraction: 10 / 600.0.squareRoot())),
        Move(
          "Lamp", "Scale", 0.2, 1.5,
          spring: Spring(response: 2 * .pi / 200.0.squareRoot(), dampingFraction: 0.5)),
      ], lost: "Pier", saysStarts: false),
  ]
}
