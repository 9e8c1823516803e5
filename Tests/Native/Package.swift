// swift-tools-version: 6.1
// Stand-ins for Apple's frameworks on Linux, so that generated source can be compiled and run
// where no SDK is. They declare what that source uses, with Apple's signatures, and draw through
// Cairo. A package of its own: in the main graph its modules would hide the real ones.

import PackageDescription

let package = Package(
  name: "AppleStandIns",
  products: [
    .library(
      name: "AppleStandIns", type: .dynamic,
      targets: [
        "Combine", "CoreGraphics", "CoreText", "SwiftUI", "QuartzCore", "UIKit", "AppKit",
        "EmittedRuntime",
      ])
  ],
  targets: [
    .systemLibrary(name: "CStandInCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(name: "CoreGraphics", dependencies: ["CStandInCairo"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CStandInCairo"]),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "CStandInCairo"]),
    .target(name: "Combine"),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "CoreGraphics", "QuartzCore", "CStandInCairo"]),
    .target(name: "UIKit", dependencies: ["CoreText", "QuartzCore", "SwiftUI"]),
    .target(name: "AppKit", dependencies: ["CoreText", "QuartzCore", "SwiftUI"]),
    // What is emitted beside animations: a link to Sources/InbetweenRuntime/Source of the package above.
    .target(
      name: "EmittedRuntime",
      dependencies: ["CoreText", "SwiftUI", "UIKit", "AppKit", "QuartzCore"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets
where ![.system].contains(target.type) && target.name != "EmittedRuntime" {
  target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")]
}
