// swift-tools-version: 5.9
// The five reference systems on one screen. Open this folder in Xcode, or `swift run` on macOS.
//
// Gallery has them as `inbetween convert --to swiftui` writes them, Keyframes as
// `--to swiftui --style keyframes` does. Their sources are goldens: a test rewrites them.

import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  targets: [
    .executableTarget(name: "Gallery"),
    .target(name: "Keyframes"),
  ]
)
