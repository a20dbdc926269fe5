// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("InternalImportsByDefault")
]

// A package of its own: neither the library nor its tests need any of this.
let package = Package(
    name: "Benchmarks",
    // The name is given, for a clone's folder may be called anything.
    dependencies: [.package(name: "Tideline", path: "..")],
    targets: [
        .systemLibrary(name: "CAllocator"),
        .executableTarget(
            name: "solver-benchmark",
            dependencies: ["CAllocator", .product(name: "ConstraintSolver", package: "Tideline")],
            swiftSettings: settings),
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [
                "CAllocator", .product(name: "ConstraintSolver", package: "Tideline"),
                .product(name: "Tideline", package: "Tideline"), .product(name: "UIKit", package: "Tideline")
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SolverBenchmarkTests",
            dependencies: ["solver-benchmark", .product(name: "ConstraintSolver", package: "Tideline")],
            swiftSettings: settings)
    ]
)
