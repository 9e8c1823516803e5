// swift-tools-version: 6.1

import PackageDescription

// An application that has its animations made into Swift while it is built: as literals, as
// SwiftUI views and as Core Animation layers.
let package = Package(
  name: "SamplePackage",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Inbetween", path: "../..")],
  targets: [
    .target(
      name: "Sample", dependencies: [.product(name: "Inbetween", package: "Inbetween")],
      plugins: [.plugin(name: "InbetweenPlugin", package: "Inbetween")]),
    .target(name: "Views", plugins: [.plugin(name: "InbetweenPlugin", package: "Inbetween")]),
    .target(name: "Layers", plugins: [.plugin(name: "InbetweenPlugin", package: "Inbetween")]),
    .executableTarget(
      name: "show",
      dependencies: [
        "Sample", "Views", "Layers", .product(name: "Inbetween", package: "Inbetween"),
      ]),
  ]
)

#if os(Linux)
  // Apple's frameworks are not there: what draws is compiled against stand-ins.
  package.dependencies.append(.package(path: "../Native"))
  for target in package.targets where ["Views", "Layers", "show"].contains(target.name) {
    target.dependencies.append(.product(name: "AppleStandIns", package: "Native"))
  }
#endif
