// swift-tools-version: 6.1

import PackageDescription

// An application that has its animations made into Swift while it is built.
let package = Package(
  name: "SamplePackage",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Inbetween", path: "../..")],
  targets: [
    .target(
      name: "Sample", dependencies: [.product(name: "Inbetween", package: "Inbetween")],
      plugins: [.plugin(name: "InbetweenPlugin", package: "Inbetween")]),
    .executableTarget(
      name: "show",
      dependencies: ["Sample", .product(name: "Inbetween", package: "Inbetween")]),
  ]
)
