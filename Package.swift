// swift-tools-version: 6.1
import PackageDescription

/// A wing of the package: a folder in `Sources` and in `Tests`, with the targets in it.
///
/// Library and Simulator know nothing of each other. Audit imports Simulator, and its catalogue of the gallery the library.
struct Wing {
    var name: String
    var targets: [String]
    var tests: [String]
}

let wings = [
    // What an app ships.
    Wing(
        name: "Library", targets: ["KeyboardModel", "Tideline", "TidelineClassics", "TidelineSwiftUI"],
        tests: ["KeyboardModelTests", "TidelineTests"]),
    // UIKit, devices and keyboards without a phone; on Linux alone, but for what pictures and devices are as values.
    Wing(
        name: "Simulator",
        targets: [
            "ConstraintSolver", "CoreGraphics", "ObjectiveC", "UIKit", "QuartzCore", "_Testing_CoreGraphics",
            "_Testing_UIKit", "SceneModel", "DeviceData", "DeviceSimulation"
        ],
        tests: ["ConstraintSolverTests", "SimulatedUIKitTests", "UIKitConformanceTests", "DeviceSimulationTests"]),
    // Plays screens, judges what they show, and reports.
    Wing(
        name: "Audit",
        targets: [
            "AuditRules", "Walk", "PhoneCertificate", "Scenarios", "ReportRendering", "TidelineTesting",
            "TidelineInspector", "ScenarioCatalog", "tideline-audit", "tideline-merge"
        ],
        tests: [
            "ScenariosTests", "AuditRulesTests", "RuleSuiteTests", "FieldSuiteTests", "ReportRenderingTests",
            "TidelineTestingTests", "TidelineInspectorTests", "TypicalScreenTests", "ScenarioCatalogTests",
            "CommandLineTests", "PhoneCertificateTests"
        ])
]

// `#if os(...)` in a manifest asks about the host. A Mac that builds for iOS is never Linux, so Apple's UIKit is used
// there, and nothing is declared that runs on simulated phones alone.
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
/// What the bench has beside UIKit on Linux alone.
let simulatedPhones: [Target.Dependency] = simulatesUIKit ? ["Scenarios", "DeviceSimulation"] : []
/// What a test target needs for `import UIKit`: Swift Testing's cross-import overlays look for modules of these names.
let coreGraphicsForTests: [Target.Dependency] = simulatesUIKit ? ["CoreGraphics", "_Testing_CoreGraphics"] : []
let uikitForTests: [Target.Dependency] =
    simulatesUIKit ? ["UIKit", "QuartzCore", "ObjectiveC", "_Testing_UIKit", "_Testing_CoreGraphics"] : []

/// The App Store reads it in an app's bundle; nothing on Linux does.
let privacyManifest = "PrivacyInfo.xcprivacy"

// iOS and iPadOS are offered. macOS has no UIKit: rules and reports are offered there, so that a Mac reports what phones have
// played. tvOS, visionOS and Mac Catalyst are not: the library reads `UIScreen`, which visionOS has not,
// and no SDK of theirs has compiled it.
let package = Package(
    name: "Tideline",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "Tideline", targets: ["Tideline"]),
        .library(name: "TidelineClassics", targets: ["TidelineClassics"]),
        // For Examples/, which shows the screens on a phone.
        .library(name: "Gallery", targets: ["Gallery"]),
        // For the tests of an app's screens: on Apple's UIKit, and on Linux, where programs that audit them use it as well.
        .library(name: "TidelineTesting", targets: ["TidelineTesting"]),
        // Rules and reports without UIKit, and the program that reports what several devices have played.
        .library(name: "TidelineReport", targets: ["AuditRules", "ReportRendering", "SceneModel"]),
        .executable(name: "tideline-merge", targets: ["tideline-merge"]),
        // For an app's debug builds.
        .library(name: "TidelineInspector", targets: ["TidelineInspector"]),
        // For an app that asks a phone what the simulator takes for granted.
        .library(name: "PhoneCertificate", targets: ["PhoneCertificate"])
    ],
    targets: [
        // The library: ships, compiles unchanged against Apple's UIKit.
        .target(name: "KeyboardModel", dependencies: coreGraphics, packageAccess: false),
        .target(
            name: "Tideline", dependencies: ["KeyboardModel"] + uikit + objectiveC,
            exclude: simulatesUIKit ? [privacyManifest] : [],
            resources: simulatesUIKit ? [] : [.copy(privacyManifest)], packageAccess: false),
        // The five systems of the articles, thin faces of the library.
        .target(name: "TidelineClassics", dependencies: ["Tideline"] + uikit, packageAccess: false),
        .target(
            name: "Gallery", dependencies: ["Tideline"] + uikit,
            resources: [.embedInCode("Catalogue/species.json")], packageAccess: false),
        // The bench, as far as it goes with Apple's UIKit: pictures as values, rules, reports, and the walk.
        .target(name: "SceneModel", dependencies: coreGraphics),
        .target(name: "DeviceData", dependencies: coreGraphics + ["SceneModel"]),
        .target(name: "AuditRules", dependencies: coreGraphics + ["SceneModel"]),
        .target(name: "ReportRendering", dependencies: coreGraphics + ["SceneModel", "AuditRules"]),
        .executableTarget(name: "tideline-merge", dependencies: ["AuditRules", "ReportRendering"]),
        .target(name: "Walk", dependencies: uikit + coreGraphics + ["SceneModel", "AuditRules"]),
        .target(name: "PhoneCertificate", dependencies: uikit + coreGraphics + ["Walk"]),
        .target(
            name: "TidelineTesting",
            dependencies: uikit + coreGraphics + simulatedPhones + [
                "DeviceData", "AuditRules", "ReportRendering", "SceneModel", "Walk"
            ],
            // Simulated phones, and the command line that plays them.
            exclude: simulatesUIKit ? [] : ["CommandLine", "Planning", "Playing"]),
        .target(
            name: "TidelineInspector", dependencies: uikit + coreGraphics + ["AuditRules", "SceneModel", "Walk"]),
        .testTarget(
            name: "KeyboardModelTests", dependencies: coreGraphicsForTests + ["KeyboardModel", "TestSupport"]),
        .target(name: "TestSupport", packageAccess: false)
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
            name: "UIKit",
            targets: ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .plugin(name: "AuditKeyboard", targets: ["AuditKeyboard"]),
        .executable(name: "tideline-audit", targets: ["tideline-audit"])
    ]
    package.targets += [
        .target(name: "ConstraintSolver"),
        .target(name: "CoreGraphics"),
        .target(name: "ObjectiveC"),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "UIKit", dependencies: ["CoreGraphics", "ObjectiveC", "ConstraintSolver"]),
        .target(name: "QuartzCore", dependencies: ["UIKit", "CoreGraphics"]),
        .target(name: "_Testing_UIKit"),
        .target(name: "DeviceSimulation", dependencies: ["UIKit", "CoreGraphics", "SceneModel", "DeviceData"]),
        .target(
            name: "Scenarios", dependencies: ["UIKit", "CoreGraphics", "DeviceSimulation", "SceneModel", "Walk"]),
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
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "AllocationCounting", "TestSupport"]),
        .testTarget(name: "UIKitConformanceTests", dependencies: uikitForTests + ["DeviceSimulation"]),
        .testTarget(
            name: "SimulatedUIKitTests",
            dependencies: uikitForTests + [
                "DeviceSimulation", "ConstraintSolver", "AllocationCounting", "TestSupport"
            ]),
        .target(name: "SimulatorTestSupport", dependencies: ["DeviceSimulation"]),
        .target(
            name: "HostTestSupport",
            dependencies: [
                "AuditRules", "DeviceSimulation", "SceneModel", "Scenarios", "UIKit", "Walk"
            ]),
        .target(name: "CAllocationCounting"),
        .target(name: "AllocationCounting", dependencies: ["CAllocationCounting"]),
        .testTarget(
            name: "DeviceSimulationTests",
            dependencies: uikitForTests + ["DeviceSimulation", "SimulatorTestSupport", "TestSupport"]),
        .testTarget(
            name: "ScenariosTests",
            dependencies: uikitForTests + [
                "Scenarios", "DeviceSimulation", "SceneModel", "Gallery", "TestSupport"
            ], exclude: ["Fixtures"]),
        .testTarget(
            name: "TidelineTests",
            dependencies: uikitForTests + [
                "Tideline", "TidelineClassics", "KeyboardModel", "Gallery", "Scenarios", "DeviceSimulation",
                "AuditRules", "TestSupport", "SimulatorTestSupport", "HostTestSupport"
            ]),
        .testTarget(name: "AuditRulesTests", dependencies: ["AuditRules", "SceneModel", "TestSupport"]),
        .testTarget(
            name: "RuleSuiteTests",
            dependencies: uikitForTests + [
                "Tideline", "AuditRules", "Scenarios", "DeviceSimulation", "SceneModel", "TestSupport",
                "HostTestSupport"
            ]),
        .testTarget(
            name: "FieldSuiteTests",
            dependencies: uikitForTests + [
                "TidelineTesting", "TidelineInspector", "AuditRules", "TestSupport", "HostTestSupport"
            ],
            exclude: ["First.json"]),
        .testTarget(
            name: "ReportRenderingTests", dependencies: ["ReportRendering", "AuditRules", "SceneModel", "TestSupport"]),
        .testTarget(
            name: "ScenarioCatalogTests",
            dependencies: uikitForTests + [
                "ScenarioCatalog", "TidelineTesting", "Scenarios", "DeviceSimulation", "KeyboardModel", "AuditRules",
                "SceneModel", "Gallery", "HandRolled", "ReportRendering", "Tideline", "TidelineClassics",
                "TestSupport", "SimulatorTestSupport", "HostTestSupport"
            ]),
        .testTarget(
            name: "PhoneCertificateTests",
            dependencies: uikitForTests + ["PhoneCertificate", "Scenarios", "DeviceSimulation", "Walk", "TestSupport"]),
        .testTarget(name: "TidelineTestingTests", dependencies: uikitForTests + ["TidelineTesting", "Walk"]),
        .testTarget(
            name: "TidelineInspectorTests",
            dependencies: uikitForTests + [
                "TidelineInspector", "Scenarios", "DeviceSimulation", "ScenarioCatalog", "AuditRules"
            ]),
        .testTarget(
            name: "TypicalScreenTests",
            dependencies: uikitForTests + ["Tideline", "TidelineTesting", "DeviceSimulation", "AuditRules"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["tideline-audit", "tideline-merge", "AuditRules", "SceneModel", "TestSupport"]),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),

        .systemLibrary(name: "CAllocator", path: "Benchmarks/Sources/CAllocator"),
        .executableTarget(name: "solver-benchmark", dependencies: ["CAllocator", "ConstraintSolver"]),
        .executableTarget(
            name: "layout-benchmark", dependencies: ["CAllocator", "ConstraintSolver", "Tideline", "UIKit"]),
        .testTarget(name: "BenchmarkTests", dependencies: ["solver-benchmark", "ConstraintSolver", "TestSupport"])
    ]
}

/// Modules that ship: apps see their imports, so none of them is internal by default.
let shipped: Set<String> = ["KeyboardModel", "Tideline", "TidelineClassics", "TidelineSwiftUI", "Gallery"]
/// Modules that re-export others as Apple's do, so an internal import would contradict itself there.
let imitations: Set<String> = ["CoreGraphics", "UIKit"]

/// The folder of a target.
func folder(of target: String) -> String {
    if ["Gallery", "HandRolled"].contains(target) { return "Examples/\(target)" }
    if target.hasSuffix("-benchmark") { return "Benchmarks/Sources/\(target)" }
    if target == "BenchmarkTests" { return "Benchmarks/Tests/\(target)" }
    if target == "ArchitectureTests" { return "Tests/ArchitectureTests" }
    // Apple's name is the module's; the folder says that it is not Apple's.
    if target == "UIKit" { return "Sources/Simulator/SimulatedUIKit" }
    for wing in wings {
        if wing.targets.contains(target) { return "Sources/\(wing.name)/\(target)" }
        if wing.tests.contains(target) { return "Tests/\(wing.name)/\(target)" }
    }
    return "Tests/Support/\(target)"
}

for target in package.targets where ![.plugin, .system].contains(target.type) {
    target.path = folder(of: target.name)
    var settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility")
    ]
    if !shipped.union(imitations).contains(target.name) {
        settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
    }
    // The code under test is optimized, the tests are not: that would take longer than it saves. Nor is their module written
    // by a process of its own, which would expand all macros once more. Nor do they have debug information, which is a tenth
    // of what compiling them takes: a failed expectation knows its line without it. No product contains a test, so that
    // packages with a dependency on this one are not refused for the flags.
    if target.type == .test {
        settings.append(
            .unsafeFlags(
                ["-Onone", "-no-emit-module-separately-wmo", "-Xfrontend", "-gnone"],
                .when(platforms: [.linux], configuration: .release)))
    }
    target.swiftSettings = settings
}
