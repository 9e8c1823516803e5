// What code and tokens say by names, chains and places.

extension ReplacedTests {
  static let values: [(String, String, [String])] = [
    // Names with all that they stand in
    (
      "a.ts",
      "const moves = { lid: { exit: { duration: 200 } }, bell: { enter: { duration: 350 } } };\nconst useBell = () => useTransition({ duration: moves.bell.exit.duration });\n",
      ["duration 0.2 s", "duration 0.35 s"]
    ),
    (
      "a.ts",
      "const moves = { lid: { exit: { duration: 200 } }, bell: { exit: { duration: 350 } } };\nconst useBell = () => useTransition({ duration: moves.bell.exit.duration });\n",
      ["duration 0.2 s", "duration 0.35 s", "duration 0.35 s"]
    ),
    (
      "a.dart",
      "class A {\n  static const fast = Duration(milliseconds: 150);\n}\nclass B {\n  static const Duration lid = C.fast;\n}\n",
      ["duration 0.15 s"]
    ),
    (
      "a.dart",
      "class A {\n  static const fast = Duration(milliseconds: 150);\n}\nclass B {\n  static const Duration lid = A.fast;\n}\n",
      ["duration 0.15 s", "duration 0.15 s"]
    ),
    // Shorthands as CSS has them
    (
      "a.json", #"{"motion": {"lid": "300ms ease-out 50ms"}}"#,
      ["duration 0.3 s", "delay 0.05 s", "curve ease-out"]
    ),
    (
      "a.json", #"{"motion": {"lid": "fadeIn 0.5s ease-out 0.2s both"}}"#,
      ["duration 0.5 s", "delay 0.2 s", "curve ease-out"]
    ),
    ("a.json", #"{"motion": {"lid": "transform 400ms var(--soft)"}}"#, ["duration 0.4 s"]),
    (
      "a.json", #"{"motion": {"lid": "swing 1s ease-in-out 2"}}"#,
      ["duration 1 s", "curve ease-in-out", "repeat 2"]
    ),
    (
      "a.json", #"{"motion": {"lid": "dots 1s steps(4, end) infinite"}}"#,
      ["duration 1 s", "repeat forever"]
    ),
    (
      "a.json", #"{"motion": {"lid": "opacity 300ms ease-out, transform 200ms ease-in"}}"#,
      ["duration 0.3 s", "curve ease-out", "duration 0.2 s", "curve ease-in"]
    ),
    ("a.json", #"{"motion": {"lid": "ease-out 300ms"}}"#, ["duration 0.3 s", "curve ease-out"]),
    ("a.json", #"{"motion": {"lid": "150 ms", "label": "Switch 2s ease"}}"#, ["duration 0.15 s"]),
    (
      "a.json", #"{"motion": {"lid": "0s ease", "bell": "2 300ms ease", "gate": "1s"}}"#,
      ["duration 1 s"]
    ),
    ("a.json", #"{"motion": {"lid": "300ms", "hint": "Wait 2s then tap"}}"#, ["duration 0.3 s"]),
    (
      "a.json",
      #"{"motion": {"lid": {"$value": "200ms ease-in"}, "bell": {"value": "swing 2s linear infinite"}}}"#,
      ["duration 0.2 s", "curve ease-in", "duration 2 s", "curve linear", "repeat forever"]
    ),
    (
      "a.ts",
      "const lid = { duration: { fast: 120 } };\nconst bell = { transition: { duration: theme.duration.fast } };\n",
      ["duration 0.12 s"]
    ),
    (
      "a.ts",
      "const ease = Easing.out(Easing.cubic);\nAnimated.timing(lidY, { toValue: 0, duration: 300, easing: ease });\n",
      ["curve ease-out-cubic", "duration 0.3 s", "curve ease-out-cubic"]
    ),
    // Springs where the file speaks of motion elsewhere
    (
      "a.json",
      #"{"materials": {"rubber": {"stiffness": 30, "damping": 4}}, "animation": {"lid": {"duration": "2s"}}}"#,
      ["duration 2 s"]
    ),
    (
      "a.yaml",
      "springs:\n  lid: { stiffness: 300, damping: 28 }\n  bell: { response: 0.45, damping: 0.85 }\n",
      ["spring { stiffness: 300", "spring { response: 0.45"]
    ),
    // Methods of those names that are none of GSAP's
    (
      "a.js", "gsap.to(lid, 0.4, { y: 1 });\nmail.from(\"a@b.c\", 2, { subject: \"hi\" });\n",
      ["duration 0.4 s"]
    ),
    (
      "a.js",
      "const scene = gsap.timeline();\nscene.to(lid, 0.5, { y: 1 }).to(bell, { y: 1, duration: 1 }, 0.2);\n",
      ["duration 0.5 s", "duration 1 s", "start 0.2 s"]
    ),
    ("a.js", "gsap.to(\".auth-lid\", { y: 1, duration: 8 });\n", ["duration 8 s"]),
    (
      "a.js", "import gsap from \"gsap\";\nscene.to(\".lid\", 0.5, { y: 1 });\n", ["duration 0.5 s"]
    ),
    ("a.js", "tl.to(lid, 2, vars);\n", []),
    ("a.js", "const tl = gsap.timeline();\ntl.to(lid, 0.4, vars);\n", ["duration 0.4 s"]),
    (
      "a.js", "TweenMax.staggerFrom(\".lid\", 0.4, { y: 1 }, 0.1);\n",
      ["duration 0.4 s", "stagger 0.1 s"]
    ),
    // UIKit in Objective-C
    (
      "a.m",
      "static const NSTimeInterval kRingDuration = 1.5;\n- (void)ring {\n  [UIView animateKeyframesWithDuration:kRingDuration delay:0 options:0 animations:^{\n    [UIView addKeyframeWithRelativeStartTime:0 relativeDuration:1.0/4.0 animations:^{ self.lid.alpha = 0; }];\n  } completion:nil];\n}\n- (void)rest {\n  [UIView addKeyframeWithRelativeStartTime:0.5 relativeDuration:0.5 animations:^{ self.bell.alpha = 0; }];\n  [UIView animateWithDuration:2.f animations:^{ self.gate.alpha = 1; }];\n}\n",
      ["duration 1.5 s", "duration 1.5 s", "start 0 s", "duration 0.375 s", "duration 2 s"]
    ),
  ]

  static let animators: [(String, String, [String])] = [
    // Android's animators
    (
      "a.kt",
      "val lid = ObjectAnimator.ofFloat(view, \"alpha\", 0f, 1f)\nlid.interpolator = BounceInterpolator()\n",
      ["curve ease-out-bounce"]
    ),
    (
      "a.kt", "lid.interpolator = FastOutSlowInInterpolator()\nbell.interpolator = Bounce()\n",
      ["curve [0.4, 0, 0.2, 1]"]
    ),
    (
      "a.kt",
      "val lid = ValueAnimator.ofFloat(0f, 1f).apply {\n  duration = 2000\n  repeatCount = ValueAnimator.INFINITE\n}\n",
      ["duration 2 s", "repeat forever"]
    ),
    (
      "a.kt",
      "private const val REST = 4000L\nhandler.postDelayed({\n  startExitAnimation(lid)\n}, REST)\n",
      ["delay 4 s"]
    ),
    ("a.kt", "handler.postDelayed({ setTitle(page) }, 4000)\n", []),
    (
      "a.js",
      "const OUT = 1000;\nsetTimeout(() => { window.location.href = lid; fade(lid); }, OUT);\n", []
    ),
    ("a.kt", "scope.launch { delay(5.seconds); fadeLid() }\n", ["delay 5 s"]),
    (
      "a.ts",
      "function fadeLid(lid: Lid, duration: number) { }\nfadeLid(red, 250 + shift);\nfadeLid(blue, i * slow + 5);\n",
      []
    ),
    (
      "a.ts",
      "loop(lid, 300) || play(lid, delay) + 2;\nfadeLid(lid, delay).then(ring);\nfadeLid(lid, 250);\n",
      []
    ),
    (
      "a.ts",
      "const lids = { red: { ease: Easing.out(Easing.cubic) } };\nAnimated.timing(lidY, { toValue: 1, easing: soft, ease: ease });\n",
      ["curve ease-out-cubic"]
    ),
    // Two lengths of one name are none's.
    (
      "a.dart",
      "controller = AnimationController(duration: const Duration(seconds: 4));\nhold.controller = AnimationController(duration: const Duration(seconds: 2));\nlid = Tween(begin: 0.0).animate(CurvedAnimation(parent: controller, curve: Interval(0.5, 1)));\n",
      ["duration 4 s", "duration 2 s"]
    ),
    // Chains of Java, and functions that are given times by their places
    (
      "a.java",
      "lid.animate().alpha(1f).setDuration(600).setInterpolator(new AccelerateDecelerateInterpolator()).start();\n",
      ["duration 0.6 s", "curve ease-in-out"]
    ),
    (
      "a.java",
      "lid.setInterpolator(new PathInterpolator(0.4f, 0f, 0.2f, 1f));\nbell.setInterpolator(new Soft());\n",
      ["curve [0.4, 0, 0.2, 1]"]
    ),
    (
      "a.java",
      "void fadeLid(View lid, int delay) { }\nvoid ring() {\n  fadeLid(red, 200);\n  fadeLid(blue, 400 + (i * 100));\n  fadeLid(gold, i * 50);\n  fadeLid(grey, soon);\n  fadeLid(grey, i * slow + 50);\n}\n",
      ["delay 0.2 s", "delay 0.4 s", "stagger 0.1 s", "stagger 0.05 s"]
    ),
    (
      "a.ts",
      "function fadeLid(lid: Lid, duration: number = 300) { }\nfadeLid(red, 250);\nfadeLid(blue);\n",
      ["duration 0.3 s", "duration 0.25 s"]
    ),
    (
      "a.ts",
      "function loadLid(lid: Lid, duration: number) { }\nloadLid(red, 250);\nfadeLid(blue, 300);\n",
      []
    ),
    (
      "a.java",
      "void fadeLid(View lid, int delay) { }\nvoid ring() {\n  fadeLid(red, i * 60 + 400);\n  fadeLid(blue, (i + 1) * 50);\n  fadeLid(gold, 80 * i);\n  fadeLid(grey, 400 - i * 60);\n}\n",
      ["delay 0.4 s", "stagger 0.06 s", "stagger 0.05 s", "stagger 0.08 s"]
    ),
    (
      "a.ts",
      "const fadeLid = (lid: Lid, duration: number, delay = 0) => play(lid);\nfadeLid(red, 400);\nfadeLid(blue, 300, 150);\naudio.fadeLid(track, 3000);\n",
      ["duration 0.4 s", "duration 0.3 s", "delay 0.15 s"]
    ),
    (
      "a.java",
      "lid.animate().setInterpolator(new android.view.animation.OvershootInterpolator()).setDuration(400);\n",
      ["curve ease-out-back", "duration 0.4 s"]
    ),
    // A tween of a sequence takes its share.
    (
      "a.dart",
      "controller = AnimationController(duration: const Duration(seconds: 4));\nlid = TweenSequence([\n  TweenSequenceItem(tween: Tween(begin: 0.0, end: 1.0), weight: 10),\n  TweenSequenceItem(tween: ConstantTween(1.0), weight: 70),\n  TweenSequenceItem(tween: Tween(begin: 1.0, end: 0.0), weight: 20),\n]).animate(controller);\n",
      ["duration 4 s", "start 0 s", "duration 0.4 s", "start 3.2 s", "duration 0.8 s"]
    ),
    // React Native counts milliseconds, however few.
    ("a.ts", "lid.value = withTiming(1, { duration: 10 });\n", ["duration 0.01 s"]),
    ("a.ts", "lid.play({ duration: 10 });\n", ["duration 10 s"]),
    (
      "a.ts", "lid.value = open ? withSpring(0, { damping: 15 }) : 20;\n",
      ["spring { damping: 15 }"]
    ),
    // One after the other
    (
      "a.md",
      "| Lid | Start | Duration |\n|---|---|---|\n| red | 2350 + i×55 ms | 380ms |\n| blue | 1 s + 0.2 s × i | 300ms |\n",
      [
        "start 2.35 s", "stagger 0.055 s", "duration 0.38 s", "start 1 s", "stagger 0.2 s",
        "duration 0.3 s",
      ]
    ),
  ]
}
