// swift-tools-version: 6.1
import PackageDescription

// A package with a screen, a test that audits the screen, and a program that audits the screen on simulated devices.
// The program exists only on Linux.
let package = Package(
    name: "Checkout",
    platforms: [.iOS(.v15)],
    dependencies: [.package(name: "Tideline", path: "../..")],
    targets: [
        .target(name: "CheckoutKit", dependencies: [.product(name: "Tideline", package: "Tideline")]),
        .testTarget(
            name: "CheckoutKitTests",
            dependencies: ["CheckoutKit", .product(name: "TidelineTesting", package: "Tideline")])
    ]
)

#if os(Linux)
for target in package.targets { target.dependencies.append(.product(name: "UIKit", package: "Tideline")) }
package.targets.append(
    .executableTarget(
        name: "checkout-audit",
        dependencies: ["CheckoutKit", .product(name: "TidelineTesting", package: "Tideline")],
        // A package that still uses Swift 5 has this setting.
        swiftSettings: [.swiftLanguageMode(.v5)]))
#endif
