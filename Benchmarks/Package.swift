// swift-tools-version: 6.1
import PackageDescription

// The programs that measure the package run on Linux, like the simulated UIKit that they measure.
let package = Package(
    name: "Benchmarks", dependencies: [.package(name: "Tideline", path: "..")],
    targets: [
        .systemLibrary(name: "CAllocator"),
        .executableTarget(
            name: "solver-benchmark",
            dependencies: ["CAllocator", .product(name: "ConstraintSolver", package: "Tideline")]),
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [
                "CAllocator", .product(name: "ConstraintSolver", package: "Tideline"),
                .product(name: "Tideline", package: "Tideline"), .product(name: "UIKit", package: "Tideline")
            ]),
        .executableTarget(
            name: "growing-screens",
            dependencies: [
                .product(name: "TidelineTesting", package: "Tideline"), .product(name: "UIKit", package: "Tideline")
            ]),
        .testTarget(name: "BenchmarkTests", dependencies: ["solver-benchmark"])
    ])

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("InternalImportsByDefault")
    ]
}
