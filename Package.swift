// swift-tools-version: 6.1
import PackageDescription

// `#if os(...)` in a manifest asks about the host. A Mac that builds for iOS is never Linux, so Apple's UIKit is used
// there, and nothing is declared beside the library and the gallery. macOS has no UIKit and is therefore no platform.
#if os(Linux)
let simulatesUIKit = true
#else
let simulatesUIKit = false
#endif

/// The dependency a target needs in order to write `import CoreGraphics`.
let coreGraphics: [Target.Dependency] = simulatesUIKit ? ["CoreGraphics"] : []
/// The dependency a target needs in order to write `import ObjectiveC`.
let objectiveC: [Target.Dependency] = simulatesUIKit ? ["ObjectiveC"] : []
/// The dependency a target needs in order to write `import UIKit`.
let uikit: [Target.Dependency] = simulatesUIKit ? ["UIKit"] : []
/// The same for a test target: Swift Testing's cross-import overlays look for modules of these names.
let coreGraphicsForTests: [Target.Dependency] = simulatesUIKit ? ["CoreGraphics", "_Testing_CoreGraphics"] : []
let uikitForTests: [Target.Dependency] =
    simulatesUIKit ? ["UIKit", "ObjectiveC", "_Testing_UIKit", "_Testing_CoreGraphics"] : []

let package = Package(
    name: "Tideline",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Tideline", targets: ["Tideline"]),
        .library(name: "TidelineClassics", targets: ["TidelineClassics"]),
        // For Examples/, which shows the screens on a phone.
        .library(name: "Gallery", targets: ["Gallery"])
    ],
    targets: [
        // The library: ships, compiles unchanged against Apple's UIKit.
        .target(name: "KeyboardModel", dependencies: coreGraphics, packageAccess: false),
        .target(name: "Tideline", dependencies: ["KeyboardModel"] + uikit + objectiveC),
        // The five systems of the articles, thin faces of the library.
        .target(name: "TidelineClassics", dependencies: ["Tideline"] + uikit),
        .target(
            name: "Gallery", dependencies: ["Tideline"] + uikit,
            resources: [.embedInCode("Catalogue/species.json")], packageAccess: false),
        .testTarget(
            name: "KeyboardModelTests", dependencies: coreGraphicsForTests + ["KeyboardModel", "RandomNumbers"],
            resources: [.copy("Fixtures")]),
        .target(name: "RandomNumbers", path: "Tests/RandomNumbers", packageAccess: false)
    ]
)

// Linux has no SwiftUI.
if !simulatesUIKit {
    package.products += [.library(name: "TidelineSwiftUI", targets: ["TidelineSwiftUI"])]
    package.targets += [.target(name: "TidelineSwiftUI", dependencies: ["Tideline"], packageAccess: false)]
}

if simulatesUIKit {
    package.products += [
        .library(
            name: "UIKit", targets: ["UIKit", "CoreGraphics", "ObjectiveC", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        // For the tests of an app's screens, and for programs that audit them.
        .library(name: "TidelineTesting", targets: ["TidelineTesting"]),
        .plugin(name: "AuditKeyboard", targets: ["AuditKeyboard"]),
        // For Benchmarks/, which measures the solver alone.
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .executable(name: "tideline-audit", targets: ["tideline-audit"])
    ]
    package.targets += [
        .target(name: "ConstraintSolver"),
        .target(name: "CoreGraphics"),
        .target(name: "ObjectiveC"),
        .target(name: "_Testing_CoreGraphics"),
        .target(
            name: "UIKit", dependencies: ["CoreGraphics", "ObjectiveC", "ConstraintSolver"],
            path: "Sources/SimulatedUIKit"),
        .target(name: "_Testing_UIKit"),
        .target(name: "SceneModel", dependencies: ["CoreGraphics"]),
        .target(name: "DeviceSimulation", dependencies: ["UIKit", "KeyboardModel", "SceneModel"]),
        .target(name: "Scenarios", dependencies: ["UIKit", "DeviceSimulation", "SceneModel", "KeyboardModel"]),
        .target(name: "AuditRules", dependencies: ["SceneModel"]),
        .target(name: "ReportRendering", dependencies: ["SceneModel", "AuditRules"]),
        .target(
            name: "TidelineTesting",
            dependencies: [
                "Scenarios", "DeviceSimulation", "KeyboardModel", "AuditRules", "ReportRendering", "SceneModel", "UIKit"
            ]),
        .plugin(
            name: "AuditKeyboard",
            capability: .command(
                intent: .custom(
                    verb: "audit-keyboard", description: "Audits a package's screens with simulated keyboards."
                ))),
        .target(name: "HandRolled", dependencies: ["UIKit"]),
        .target(
            name: "ScenarioCatalog",
            dependencies: [
                "Gallery", "HandRolled", "Tideline", "TidelineTesting", "Scenarios", "ReportRendering", "UIKit"
            ]),
        .executableTarget(name: "tideline-audit", dependencies: ["ScenarioCatalog", "TidelineTesting"]),

        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "AllocationCounting", "RandomNumbers"]),
        .testTarget(name: "UIKitConformanceTests", dependencies: uikitForTests + ["DeviceSimulation"]),
        .testTarget(
            name: "SimulatedUIKitTests",
            dependencies: uikitForTests + [
                "DeviceSimulation", "ConstraintSolver", "AllocationCounting", "RandomNumbers"
            ]),
        .target(name: "CAllocationCounting", path: "Tests/CAllocationCounting"),
        .target(
            name: "AllocationCounting", dependencies: ["CAllocationCounting"], path: "Tests/AllocationCounting"),
        .testTarget(name: "DeviceSimulationTests", dependencies: uikitForTests + ["DeviceSimulation"]),
        .testTarget(
            name: "ScenariosTests",
            dependencies: uikitForTests + [
                "Scenarios", "DeviceSimulation", "KeyboardModel", "SceneModel", "Gallery", "RandomNumbers"
            ]),
        .testTarget(
            name: "TidelineTests",
            dependencies: uikitForTests + [
                "Tideline", "TidelineClassics", "KeyboardModel", "Gallery", "Scenarios", "DeviceSimulation",
                "RandomNumbers"
            ]),
        .testTarget(name: "AuditRulesTests", dependencies: ["AuditRules", "SceneModel"]),
        .testTarget(
            name: "RuleSuiteTests",
            dependencies: uikitForTests + ["AuditRules", "Scenarios", "DeviceSimulation", "SceneModel"]),
        .testTarget(name: "ReportRenderingTests", dependencies: ["ReportRendering", "AuditRules", "SceneModel"]),
        .testTarget(
            name: "ScenarioCatalogTests",
            dependencies: uikitForTests + [
                "ScenarioCatalog", "TidelineTesting", "Scenarios", "DeviceSimulation", "KeyboardModel", "AuditRules",
                "SceneModel", "Gallery", "HandRolled", "ReportRendering", "Tideline", "TidelineClassics",
                "RandomNumbers"
            ]),
        .testTarget(name: "TidelineTestingTests", dependencies: uikitForTests + ["TidelineTesting"]),
        .testTarget(name: "CommandLineTests", dependencies: ["tideline-audit"]),
        .testTarget(name: "ArchitectureTests")
    ]
}

/// Modules that ship: apps see their imports, so none of them is internal by default.
let shipped: Set<String> = ["KeyboardModel", "Tideline", "TidelineClassics", "TidelineSwiftUI", "Gallery"]
/// Modules that re-export others as Apple's do, so an internal import would contradict itself there.
let imitations: Set<String> = ["CoreGraphics", "UIKit"]

for target in package.targets where target.type != .plugin {
    var settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility")
    ]
    if !shipped.union(imitations).contains(target.name) {
        settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
    }
    target.swiftSettings = settings
}
