// swift-tools-version: 6.1

import PackageDescription

/// What is emitted beside animations: files that `Tests/Native` compiles.
enum RuntimeSources {
  static let names = [
    "Angle", "Blended", "ColorMap", "ColorMatrix", "Curve", "CurveControlPoints", "CurveFraction",
    "Drawing", "Everything", "Filling", "Framed", "Frames", "Gradients", "Highlight",
    "HighlightPicture", "ImageSequence", "InnerShadow", "LayerPictures", "LayerPoses",
    "LayerSequences", "LayerSlots", "LayerTree", "LayerWays", "LayerWords", "LayersFitting",
    "LayersHost", "LayersSections", "LayersView", "Lightness", "Loop", "Matrix", "MixedColors",
    "MixedFrames", "MixedOutlines", "Modifiers", "Moment", "Move", "MovingOutlines", "Numbers",
    "Numerals", "Observer", "OuterShadow", "Outlined", "Outlines", "PictureRate", "Pictures",
    "Place", "PlayClock", "Playback", "Player", "PlayerOptions", "PlayingView", "Points", "Remap",
    "SampleDrawing", "SampleLayers", "SampleLayersView", "Sections", "Shapes", "Streaks", "Timed",
    "Tints", "TrackRows", "Tracks", "Trim", "Widened", "Wipe", "Words", "WordsView",
  ]
}

let package = Package(
  name: "Inbetween",
  platforms: [.macOS(.v14), .iOS(.v15), .tvOS(.v15), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Inbetween", targets: ["InbetweenTimeline"]),
    .library(name: "InbetweenUI", targets: ["InbetweenUI"]),
    .executable(name: "inbetween", targets: ["inbetween"]),
    .plugin(name: "InbetweenPlugin", targets: ["InbetweenPlugin"]),
    .plugin(name: "InbetweenCommand", targets: ["InbetweenCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // Level 1
    .target(name: "InbetweenDiagnostics"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["InbetweenDiagnostics"]),
    .testTarget(name: "GeometryTests", dependencies: ["InbetweenTimeline", "TestSupport"]),
    // Level 2
    .systemLibrary(
      name: "CInbetweenJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(name: "CInbetweenJSONArena", dependencies: ["CInbetweenJansson"]),
    .target(
      name: "InbetweenJSONTree",
      dependencies: ["CInbetweenJansson", "CInbetweenJSONArena", "InbetweenDiagnostics"]),
    .testTarget(name: "MotionTests", dependencies: ["InbetweenTimeline"]),
    // Level 3
    .systemLibrary(
      name: "CInbetweenZip", pkgConfig: "libzip",
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .target(
      name: "InbetweenDotLottie",
      dependencies: ["CInbetweenZip", "InbetweenJSONTree", "InbetweenDiagnostics"]),
    .testTarget(
      name: "DotLottieTests",
      dependencies: ["InbetweenDotLottie", "InbetweenDiagnostics", "TestSupport"]),
    .target(
      name: "InbetweenStateMachines", dependencies: ["InbetweenJSONTree", "InbetweenDiagnostics"]),
    .testTarget(
      name: "StateMachinesTests", dependencies: ["InbetweenStateMachines", "InbetweenDiagnostics"]),
    .target(
      name: "InbetweenLottieFormat", dependencies: ["InbetweenJSONTree", "InbetweenDiagnostics"]),
    .testTarget(
      name: "LottieFormatTests",
      dependencies: ["InbetweenLottieFormat", "InbetweenJSONTree", "InbetweenDiagnostics"]),
    .systemLibrary(
      name: "CInbetweenYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "InbetweenYAMLText", dependencies: ["CInbetweenYAML", "InbetweenDiagnostics"]),
    .target(name: "InbetweenTimeline", dependencies: ["InbetweenDiagnostics"]),
    .testTarget(
      name: "TimelineModelTests",
      dependencies: ["InbetweenTimeline", "TestSupport"]),
    // Level 4
    .target(
      name: "InbetweenTypesetting", dependencies: ["InbetweenTimeline"]),
    .testTarget(
      name: "TypesettingTests",
      dependencies: ["InbetweenTypesetting", "InbetweenTimeline"]),
    .systemLibrary(
      name: "CInbetweenHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CInbetweenFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CInbetweenFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .target(
      name: "InbetweenFonts",
      dependencies: [
        "CInbetweenHarfBuzz", "CInbetweenFontconfig", "CInbetweenFriBidi", "InbetweenTypesetting",
        "InbetweenTimeline", "InbetweenJSONTree", "InbetweenDiagnostics",
      ]),
    .testTarget(
      name: "FontsTests",
      dependencies: [
        "InbetweenFonts", "InbetweenTypesetting", "InbetweenTimeline", "InbetweenDiagnostics",
      ]),
    // Level 4
    .target(
      name: "InbetweenLottieImport",
      dependencies: [
        "InbetweenDotLottie", "InbetweenLottieFormat", "InbetweenJSONTree", "InbetweenTimeline",
        "InbetweenDiagnostics",
      ]),
    .testTarget(
      name: "LottieImportTests",
      dependencies: [
        "InbetweenLottieImport", "InbetweenDotLottie", "InbetweenJSONTree", "InbetweenTimeline",
        "InbetweenDiagnostics", "TestSupport",
      ]),
    .systemLibrary(
      name: "CInbetweenDuktape", pkgConfig: "duktape",
      providers: [.apt(["duktape-dev"]), .brew(["duktape"])]),
    .target(name: "CInbetweenScriptEngine", dependencies: ["CInbetweenDuktape"]),
    .target(
      name: "InbetweenExpressions",
      dependencies: ["CInbetweenScriptEngine", "InbetweenTimeline", "InbetweenDiagnostics"]),
    .testTarget(
      name: "ExpressionsTests",
      dependencies: [
        "InbetweenExpressions", "InbetweenDotLottie", "InbetweenLottieImport", "InbetweenTimeline",
        "InbetweenDiagnostics", "TestSupport",
      ]),
    .target(
      name: "InbetweenSceneGraph",
      dependencies: ["InbetweenTypesetting", "InbetweenTimeline", "InbetweenDiagnostics"]),
    .testTarget(
      name: "SceneGraphTests",
      dependencies: [
        "InbetweenSceneGraph", "InbetweenLowering", "InbetweenTimeline", "InbetweenDiagnostics",
      ]),
    .target(
      name: "InbetweenLowering",
      dependencies: ["InbetweenSceneGraph", "InbetweenTypesetting", "InbetweenTimeline"]),
    .testTarget(
      name: "LoweringTests",
      dependencies: [
        "InbetweenLowering", "InbetweenSceneGraph", "InbetweenTimeline", "InbetweenDiagnostics",
      ]),
    // Level 5
    .target(
      name: "InbetweenRuntime", dependencies: ["InbetweenDiagnostics"],
      exclude: ["Source/Namespace.swift", "Source/.swift-format"],
      resources: RuntimeSources.names.map { .embedInCode("Source/\($0).swift") }),
    // The same, for views that import it.
    .target(name: "InbetweenUI"),
    .target(
      name: "InbetweenExporters",
      dependencies: [
        "InbetweenRuntime", "InbetweenLowering", "InbetweenSceneGraph", "InbetweenStateMachines",
        "InbetweenTypesetting", "InbetweenTimeline", "InbetweenDiagnostics",
      ],
      resources: [
        // Links to what the evaluator of machines runs itself.
        .embedInCode("Machines/Playback.swift.txt"), .embedInCode("Machines/Dice.swift.txt"),
        .embedInCode("Machines/HitArea.swift.txt"), .embedInCode("Machines/TouchArea.swift.txt"),
      ]),
    .testTarget(
      name: "ExportersTests",
      dependencies: [
        "InbetweenExporters", "InbetweenLottieImport", "InbetweenDotLottie", "InbetweenSceneGraph",
        "InbetweenLowering", "InbetweenTimeline", "InbetweenDiagnostics", "TestSupport",
      ]),
    .target(
      name: "InbetweenTimingReport",
      dependencies: [
        "InbetweenTimeline", "InbetweenJSONTree", "InbetweenYAMLText", "InbetweenDiagnostics",
      ]),
    .testTarget(
      name: "TimingReportTests",
      dependencies: [
        "InbetweenTimingReport", "InbetweenLottieImport", "InbetweenTimeline",
        "InbetweenDiagnostics", "TestSupport",
      ]),
    .target(
      name: "InbetweenHTMLReport",
      dependencies: [
        "InbetweenTimingReport", "InbetweenTimeline", "InbetweenJSONTree", "InbetweenDiagnostics",
      ],
      resources: [
        .embedInCode("Page/page.mustache"), .embedInCode("Page/page.css"),
        .embedInCode("Page/page.js"),
      ]),
    .testTarget(
      name: "HTMLReportTests",
      dependencies: [
        "InbetweenHTMLReport", "InbetweenTimingReport", "InbetweenLottieImport",
        "InbetweenTimeline", "InbetweenJSONTree", "InbetweenDiagnostics", "TestSupport",
      ]),
    // Level 5: drawing
    .systemLibrary(
      name: "CInbetweenCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CInbetweenPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CInbetweenTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CInbetweenWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CInbetweenGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .target(
      name: "InbetweenPreview",
      dependencies: [
        "CInbetweenCairo", "CInbetweenPNG", "CInbetweenTurboJPEG", "CInbetweenWebP",
        "CInbetweenGIF", "InbetweenLowering", "InbetweenTimeline", "InbetweenJSONTree",
        "InbetweenDiagnostics",
      ]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "InbetweenPreview", "InbetweenLowering", "InbetweenTimeline", "InbetweenJSONTree",
        "InbetweenDiagnostics", "TestSupport",
      ]),
    .systemLibrary(
      name: "CInbetweenCmark", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-extensions-dev", "libcmark-gfm-dev"]), .brew(["cmark-gfm"]),
      ]),
    .target(
      name: "InbetweenDesignDocuments",
      dependencies: [
        "CInbetweenCmark", "InbetweenTimingReport", "InbetweenJSONTree", "InbetweenYAMLText",
        "InbetweenTimeline", "InbetweenDiagnostics",
      ]),
    .testTarget(
      name: "NativeTests",
      dependencies: [
        "InbetweenPipeline", "InbetweenTimingReport", "InbetweenExporters", "InbetweenRuntime",
        "InbetweenPreview", "InbetweenLottieImport", "InbetweenLowering", "InbetweenSceneGraph",
        "InbetweenTimeline", "InbetweenJSONTree", "InbetweenDiagnostics", "FrameComparison",
        "TestSupport",
      ]),
    // Level 6
    .target(name: "CInbetweenWorkers"),
    .systemLibrary(
      name: "CInbetweenZLib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "InbetweenPipeline",
      dependencies: [
        "CInbetweenWorkers", "CInbetweenZLib", "InbetweenExporters", "InbetweenTimingReport",
        "InbetweenHTMLReport", "InbetweenPreview", "InbetweenLowering", "InbetweenSceneGraph",
        "InbetweenStateMachines", "InbetweenExpressions", "InbetweenFonts", "InbetweenTypesetting",
        "InbetweenLottieImport", "InbetweenDotLottie", "InbetweenJSONTree", "InbetweenYAMLText",
        "InbetweenTimeline", "InbetweenDiagnostics",
      ]),
    .testTarget(
      name: "PipelineTests",
      dependencies: [
        "InbetweenPipeline", "InbetweenExporters", "InbetweenTimingReport", "InbetweenPreview",
        "InbetweenLowering", "InbetweenSceneGraph", "InbetweenStateMachines",
        "InbetweenTypesetting", "InbetweenFonts", "InbetweenExpressions", "InbetweenHTMLReport",
        "InbetweenJSONTree", "InbetweenTimeline", "InbetweenDiagnostics", "FrameComparison",
        "TestSupport",
      ]),
    // Level 7
    .executableTarget(
      name: "inbetween",
      dependencies: [
        "InbetweenPipeline", "InbetweenExporters", "InbetweenTimingReport", "InbetweenHTMLReport",
        "InbetweenDesignDocuments", "InbetweenPreview", "InbetweenStateMachines",
        "InbetweenTimeline", "InbetweenJSONTree", "InbetweenDiagnostics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(name: "InbetweenPlugin", capability: .buildTool(), dependencies: ["inbetween"]),
    .plugin(
      name: "InbetweenCommand",
      capability: .command(
        intent: .custom(
          verb: "inbetween", description: "Write the Swift of animations into the package"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes what each inbetween.yml names.")
        ]),
      dependencies: ["inbetween"]),
    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "FrameComparison", path: "Tests/FrameComparison"),
    .executableTarget(
      name: "compare-frames", dependencies: ["FrameComparison", "InbetweenPreview"],
      path: "Tests/CompareFrames"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "CInbetweenJansson", "InbetweenPipeline", "InbetweenPreview",
        "InbetweenLowering", "InbetweenSceneGraph", "InbetweenDiagnostics",
        "TestSupport",
      ],
      path: "Tests/Benchmark"),
    .testTarget(
      name: "JSONTreeTests", dependencies: ["InbetweenJSONTree", "InbetweenDiagnostics"]),
  ],
  swiftLanguageModes: [.v6]
)

// The programs beside the command, and the tests that run them, for who works on this package: the
// Makefile asks for them. SwiftPM fetches whatever a manifest names for everyone who uses a package, and
// the macros of an app may need another version of swift-syntax.
if Context.environment["INBETWEEN_PROGRAMS"] == "1" {
  package.dependencies += [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ]
  package.products += [
    .executable(name: "inbetween-code-reader", targets: ["inbetween-code-reader"]),
    .executable(name: "inbetween-page-server", targets: ["inbetween-page-server"]),
  ]
  package.targets += [
    .target(
      name: "InbetweenCodeReader",
      dependencies: [
        "InbetweenDesignDocuments",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "DesignDocumentsTests",
      dependencies: [
        "InbetweenCodeReader", "InbetweenDesignDocuments", "InbetweenTimingReport",
        "InbetweenLottieImport",
        "InbetweenExporters", "InbetweenSceneGraph", "InbetweenTimeline", "InbetweenDiagnostics",
        "TestSupport",
      ]),
    // What the command asks where documents hold Swift: it alone needs a parser of Swift.
    .executableTarget(
      name: "inbetween-code-reader",
      dependencies: ["CInbetweenWorkers", "InbetweenCodeReader", "InbetweenDesignDocuments"]),
    // What the command shows a page with: it alone needs a web server.
    .executableTarget(
      name: "inbetween-page-server",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["inbetween", "inbetween-code-reader", "inbetween-page-server", "TestSupport"]),
    .testTarget(
      name: "BrowserTests", dependencies: ["inbetween", "inbetween-page-server", "TestSupport"],
      exclude: ["browser.py"]),
  ]
}

// What libFuzzer calls, for `make fuzz-coverage`: it has no beginning of its own.
if Context.environment["INBETWEEN_FUZZING"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "coverage-fuzz",
      dependencies: [
        "InbetweenPipeline", "InbetweenDesignDocuments", "InbetweenTimingReport",
        "InbetweenExporters", "InbetweenExpressions", "InbetweenStateMachines",
        "InbetweenLottieImport", "InbetweenDotLottie", "InbetweenTimeline", "InbetweenDiagnostics",
      ],
      path: "Tests/Fuzzing", swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// A prebuilt command for the plugins: an artifact bundle below this folder (`make artifact`). With
// it, a package that uses them builds the libraries alone, and fetches nothing.
if let artifact = Context.environment["INBETWEEN_ARTIFACT"] {
  let kept: Set = [
    "InbetweenDiagnostics", "InbetweenTimeline", "InbetweenUI", "InbetweenPlugin",
    "InbetweenCommand",
  ]
  package.targets =
    package.targets.filter { kept.contains($0.name) }
    + [.binaryTarget(name: "inbetween", path: artifact)]
  package.products.removeAll { $0.name.hasPrefix("inbetween") }
  package.dependencies = []
}

for target in package.targets where ![.system, .plugin, .binary].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
