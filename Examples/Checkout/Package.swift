// swift-tools-version: 6.1
import PackageDescription

// A package with a screen, a test that audits it, and a program that audits all of its screens. The screen's target also
// builds for iOS; the audit runs on Linux.
let package = Package(
    name: "Checkout",
    platforms: [.iOS(.v15)],
    dependencies: [.package(name: "Tideline", path: "../..")],
    targets: [.target(name: "CheckoutKit", dependencies: [.product(name: "Tideline", package: "Tideline")])]
)

#if os(Linux)
package.targets[0].dependencies.append(.product(name: "UIKit", package: "Tideline"))
package.targets += [
    .executableTarget(
        name: "checkout-audit",
        dependencies: ["CheckoutKit", .product(name: "TidelineTesting", package: "Tideline")]),
    .testTarget(
        name: "CheckoutKitTests",
        dependencies: [
            "CheckoutKit", .product(name: "TidelineTesting", package: "Tideline"),
            .product(name: "UIKit", package: "Tideline")
        ])
]
#endif
