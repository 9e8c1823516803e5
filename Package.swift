// swift-tools-version: 6.1

import PackageDescription

/// What is emitted beside animations: files that `Tests/Native` compiles.
enum RuntimeSources {
  static let names = [
    "Angle", "Blended", "ColorMatrix", "Curve", "CurveControlPoints", "CurveShare", "Drawing",
    "Everything", "Filling", "Film", "Framed", "Frames", "Gradients", "InnerShadow", "LayerFilms",
    "LayerPictures", "LayerTree", "LayerWays", "LayersHost", "LayersSections", "LayersView",
    "Lightness", "Loop", "Matrix", "Modifiers", "Move", "MovingOutlines", "Numbers",
    "OuterShadow", "Outlined", "Outlines", "PictureRate", "Pictures", "Place", "PlayClock",
    "Playback", "Player", "Points", "Remap", "Rings", "SampleDrawing", "SampleLayers",
    "SampleLayersView", "Sections", "Streaks", "Tints", "Tones", "Tracks", "Trim", "Widened",
    "Wipe", "Wish", "Words", "WordsView",
  ]
}

let package = Package(
  name: "Inbetween",
  platforms: [.macOS(.v14), .iOS(.v15), .tvOS(.v15), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Inbetween", targets: ["Geometry", "Motion", "TimelineModel"]),
    .executable(name: "inbetween", targets: ["inbetween"]),
    .plugin(name: "InbetweenPlugin", targets: ["InbetweenPlugin"]),
    .plugin(name: "InbetweenCommand", targets: ["InbetweenCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Floor 1
    .target(name: "Diagnostics"),
    .target(name: "Geometry"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    // Floor 2
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(name: "JSONTree", dependencies: ["CJansson", "Diagnostics"]),
    .target(name: "Motion", dependencies: ["Geometry"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "Geometry"]),
    // Floor 3
    .systemLibrary(
      name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .target(name: "DotLottie", dependencies: ["CZip", "JSONTree", "Diagnostics"]),
    .testTarget(
      name: "DotLottieTests", dependencies: ["DotLottie", "Diagnostics", "TestSupport"]),
    .target(name: "StateMachines", dependencies: ["JSONTree", "Diagnostics"]),
    .testTarget(
      name: "StateMachinesTests", dependencies: ["StateMachines", "Diagnostics"]),
    .target(name: "LottieFormat", dependencies: ["JSONTree", "Diagnostics"]),
    .testTarget(
      name: "LottieFormatTests", dependencies: ["LottieFormat", "JSONTree", "Diagnostics"]),
    .target(
      name: "YAMLText",
      dependencies: ["Diagnostics", .product(name: "Yams", package: "Yams")]),
    .target(name: "TimelineModel", dependencies: ["Motion", "Geometry", "Diagnostics"]),
    .testTarget(
      name: "TimelineModelTests",
      dependencies: ["TimelineModel", "Motion", "Geometry", "TestSupport"]),
    // Floor 4
    .target(
      name: "Typesetting", dependencies: ["TimelineModel", "Motion", "Geometry"]),
    .testTarget(
      name: "TypesettingTests",
      dependencies: ["Typesetting", "TimelineModel", "Motion", "Geometry"]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .target(
      name: "Fonts",
      dependencies: [
        "CHarfBuzz", "CFontconfig", "CFriBidi", "Typesetting", "TimelineModel", "Geometry",
        "JSONTree", "Diagnostics",
      ]),
    .testTarget(
      name: "FontsTests",
      dependencies: ["Fonts", "Typesetting", "TimelineModel", "Motion", "Geometry", "Diagnostics"]),
    // Floor 4
    .target(
      name: "LottieImport",
      dependencies: [
        "DotLottie", "LottieFormat", "JSONTree", "TimelineModel", "Motion", "Geometry",
        "Diagnostics",
      ]),
    .testTarget(
      name: "LottieImportTests",
      dependencies: [
        "LottieImport", "DotLottie", "JSONTree", "TimelineModel", "Motion", "Geometry",
        "Diagnostics",
        "TestSupport",
      ]),
    .systemLibrary(
      name: "CDuktape", pkgConfig: "duktape",
      providers: [.apt(["duktape-dev"]), .brew(["duktape"])]),
    .target(name: "CScriptEngine", dependencies: ["CDuktape"]),
    .target(
      name: "Expressions",
      dependencies: ["CScriptEngine", "TimelineModel", "Motion", "Geometry", "Diagnostics"]),
    .testTarget(
      name: "ExpressionsTests",
      dependencies: [
        "Expressions", "DotLottie", "LottieImport", "TimelineModel", "Motion", "Geometry",
        "Diagnostics", "TestSupport",
      ]),
    .target(
      name: "SceneGraph",
      dependencies: ["Typesetting", "TimelineModel", "Motion", "Geometry", "Diagnostics"]),
    .testTarget(
      name: "SceneGraphTests",
      dependencies: [
        "SceneGraph", "Lowering", "TimelineModel", "Motion", "Geometry", "Diagnostics",
      ]),
    .target(
      name: "Lowering",
      dependencies: ["SceneGraph", "Typesetting", "TimelineModel", "Motion", "Geometry"]),
    .testTarget(
      name: "LoweringTests",
      dependencies: [
        "Lowering", "SceneGraph", "TimelineModel", "Motion", "Geometry", "Diagnostics",
      ]),
    // Floor 5
    .target(
      name: "Runtime", exclude: ["Source/Namespace.swift", "Source/.swift-format"],
      resources: RuntimeSources.names.map { .embedInCode("Source/\($0).swift") }),
    .target(
      name: "Exporters",
      dependencies: [
        "Runtime", "Lowering", "SceneGraph", "StateMachines", "Typesetting", "TimelineModel",
        "Motion", "Geometry",
        "Diagnostics",
      ],
      resources: [
        // Links to what the evaluator of machines runs itself.
        .embedInCode("Machines/Playback.swift.txt"), .embedInCode("Machines/Dice.swift.txt"),
        .embedInCode("Machines/HitArea.swift.txt"),
      ]),
    .testTarget(
      name: "ExportersTests",
      dependencies: [
        "Exporters", "LottieImport", "DotLottie", "SceneGraph", "TimelineModel", "Motion",
        "Geometry", "Diagnostics", "TestSupport",
      ]),
    .target(
      name: "TimingReport",
      dependencies: [
        "TimelineModel", "Motion", "Geometry", "JSONTree", "YAMLText", "Diagnostics",
      ]),
    .testTarget(
      name: "TimingReportTests",
      dependencies: [
        "TimingReport", "LottieImport", "TimelineModel", "Motion", "Geometry", "Diagnostics",
        "TestSupport",
      ]),
    .target(
      name: "HTMLReport",
      dependencies: [
        "TimingReport", "Motion", "Geometry", "JSONTree", "Diagnostics",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [
        .embedInCode("Page/page.mustache"), .embedInCode("Page/page.css"),
        .embedInCode("Page/page.js"),
      ]),
    .testTarget(
      name: "HTMLReportTests",
      dependencies: [
        "HTMLReport", "TimingReport", "LottieImport", "TimelineModel", "Motion", "Geometry",
        "JSONTree", "Diagnostics", "TestSupport",
      ]),
    // Floor 5: drawing
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .target(
      name: "Preview",
      dependencies: [
        "CCairo", "CPNG", "CTurboJPEG", "CWebP", "CGIF", "Lowering", "TimelineModel", "Motion",
        "Geometry", "JSONTree", "Diagnostics",
      ]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "Lowering", "TimelineModel", "Geometry", "JSONTree", "Diagnostics",
        "TestSupport",
      ]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-extensions-dev", "libcmark-gfm-dev"]), .brew(["cmark-gfm"]),
      ]),
    .target(
      name: "DesignDocuments",
      dependencies: [
        "CCmark", "TimingReport", "JSONTree", "Motion", "Diagnostics",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "DesignDocumentsTests",
      dependencies: [
        "DesignDocuments", "TimingReport", "LottieImport", "Exporters", "SceneGraph",
        "TimelineModel", "Motion", "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "NativeTests",
      dependencies: [
        "Pipeline", "TimingReport", "Exporters", "Runtime", "Preview", "LottieImport", "Lowering",
        "SceneGraph",
        "TimelineModel", "Motion",
        "Geometry", "JSONTree", "Diagnostics", "FrameComparison", "TestSupport",
      ]),
    // Floor 6
    .target(name: "CWorkers"),
    .systemLibrary(
      name: "CZLib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "Pipeline",
      dependencies: [
        "CWorkers", "CZLib", "Exporters", "TimingReport", "HTMLReport", "Preview", "Lowering",
        "SceneGraph", "StateMachines",
        "Expressions", "Fonts",
        "Typesetting", "LottieImport", "DotLottie", "JSONTree", "YAMLText", "TimelineModel",
        "Motion", "Geometry",
        "Diagnostics",
      ]),
    .testTarget(
      name: "PipelineTests",
      dependencies: [
        "Pipeline", "Exporters", "TimingReport", "Preview", "Lowering", "SceneGraph",
        "StateMachines", "Typesetting",
        "Fonts", "Expressions", "JSONTree", "TimelineModel", "Motion", "Geometry", "Diagnostics",
        "FrameComparison", "TestSupport",
      ]),
    // Floor 7
    .executableTarget(
      name: "inbetween",
      dependencies: [
        "Pipeline", "Exporters", "TimingReport", "HTMLReport", "DesignDocuments", "Preview",
        "StateMachines", "TimelineModel", "Geometry", "JSONTree", "Diagnostics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "CommandTests", dependencies: ["inbetween", "TestSupport"]),
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
    .testTarget(
      name: "BrowserTests", dependencies: ["inbetween", "TestSupport"], exclude: ["browser.py"]),
    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "FrameComparison", path: "Tests/FrameComparison"),
    .executableTarget(
      name: "compare-frames", dependencies: ["FrameComparison", "Preview"],
      path: "Tests/CompareFrames"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "CJansson", "inbetween", "Pipeline", "Preview", "Lowering", "SceneGraph", "Diagnostics",
        "TestSupport",
      ],
      path: "Tests/Benchmark"),
    .testTarget(name: "JSONTreeTests", dependencies: ["JSONTree", "Diagnostics"]),
  ],
  swiftLanguageModes: [.v6]
)

// A prebuilt command for the plugins: an artifact bundle below this folder (`make artifact`). With
// it, a package that uses them builds the library alone, and fetches nothing.
if let artifact = Context.environment["INBETWEEN_ARTIFACT"] {
  let kept: Set = [
    "Diagnostics", "Geometry", "Motion", "TimelineModel", "InbetweenPlugin", "InbetweenCommand",
  ]
  package.targets =
    package.targets.filter { kept.contains($0.name) }
    + [.binaryTarget(name: "inbetween", path: artifact)]
  package.products.removeAll { $0.name == "inbetween" }
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
