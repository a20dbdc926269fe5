// swift-tools-version: 6.1
import PackageDescription

// A package with a screen, a test that audits it, and a program that audits all its screens. The screen and its test
// are the same on Linux and in an app's tests. The program plays the screens on simulated devices, on Linux only.
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
        // This is the setting of a package that still uses Swift 5.
        swiftSettings: [.swiftLanguageMode(.v5)]))
#endif
