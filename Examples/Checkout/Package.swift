// swift-tools-version: 6.1
import PackageDescription

// A package with a screen, a test that audits it, and a program that audits all of its screens. The screen and its test are
// the same on Linux and in an app's tests; the program plays on simulated devices, on Linux alone.
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
        // As in a package that has not come to Swift 6 yet.
        swiftSettings: [.swiftLanguageMode(.v5)]))
#endif
