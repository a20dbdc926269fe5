// swift-tools-version: 6.1
import PackageDescription

// The manifest lists, in this order: the products, the modules that an app ships, the modules that every system builds,
// the modules that only Linux builds, and the tests on Linux. `Sources` and `Tests` have a folder for each of Library,
// Simulator and Audit. Library and Simulator are independent of each other. Audit imports Simulator, and only its
// modules AuditedGallery and TidelineChanges import Library.

// `#if os(...)` in a manifest asks about the machine that builds the package, and not about the system that the app
// runs on. Therefore a Mac that builds for iOS uses Apple's UIKit.
#if os(Linux)
let simulatesUIKit = true
#else
let simulatesUIKit = false
#endif

// The package supports iOS and iPadOS. macOS has no UIKit; there, only the modules that judge recordings and write
// reports work. tvOS, visionOS and Mac Catalyst are unsupported: visionOS lacks `UIScreen`, and the library has never
// been compiled with these three SDKs.
let package = Package(
    name: "Tideline", platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "Tideline", targets: ["Tideline"]),
        .library(name: "TidelineClassics", targets: ["TidelineClassics"]),
        // The app Examples/GalleryApp uses this product to show the screens on a phone.
        .library(name: "Gallery", targets: ["Gallery"]),
        // For tests of an app's screens, for its debug builds, and for an app that checks the simulator on a phone.
        .library(name: "TidelineTesting", targets: ["TidelineTesting"]),
        .library(name: "TidelineInspector", targets: ["TidelineInspector"]),
        // The library's ways, as changes that an audit tries.
        .library(name: "TidelineChanges", targets: ["TidelineChanges"]),
        .library(name: "PhoneCertificate", targets: ["PhoneCertificate"]),
        // Rules and reports, independent of UIKit, and the program that reports the runs of several devices.
        .library(name: "TidelineReport", targets: ["AuditRules", "ReportRendering", "ReportPage", "SceneModel"]),
        .executable(name: "tideline-merge", targets: ["tideline-merge"]),
        // Judges the tree of elements that a tool for tests or agents sees of any app.
        .executable(name: "tideline-check", targets: ["tideline-check"])
    ])

// Apps ship these modules. The App Store reads the privacy manifest in the app.
let library: [Target] = [
    .module("Sources/Library/KeyboardModel", needs: "CoreGraphics"),
    .module(
        "Sources/Library/Tideline", needs: "KeyboardModel UIKit ObjectiveC",
        exclude: simulatesUIKit ? ["PrivacyInfo.xcprivacy"] : [],
        resources: simulatesUIKit ? [] : [.copy("PrivacyInfo.xcprivacy")]),
    .module("Sources/Library/TidelineClassics", needs: "Tideline UIKit")
]
// Only Apple's systems have SwiftUI and Objective-C.
let appleOnly: [Target] = [
    .module("Sources/Library/TidelineSwiftUI", needs: "Tideline"),
    .module("Sources/Library/TidelineObjC", needs: "Tideline")
]

// These modules compile with Apple's UIKit and with the simulated UIKit.
let portable: [Target] = [
    .module("Examples/Gallery", needs: "Tideline UIKit", resources: [.embedInCode("Catalogue/species.json")]),
    // The code that the documentation pages show.
    .module(
        "Examples/Pages",
        needs: "Tideline TidelineChanges TidelineClassics TidelineTesting TidelineInspector UIKit CoreGraphics",
        exclude: simulatesUIKit ? [] : ["TestingOnLinux.swift"]),
    .module("Sources/Simulator/SceneModel", needs: "CoreGraphics"),
    .module("Sources/Simulator/DeviceData", needs: "CoreGraphics SceneModel"),
    .module("Sources/Audit/AuditRules", needs: "CoreGraphics SceneModel"),
    .module("Sources/Audit/ReportRendering", needs: "CoreGraphics SceneModel AuditRules"),
    .module(
        "Sources/Audit/ReportPage", needs: "CoreGraphics SceneModel AuditRules ReportRendering",
        resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")]),
    .program("Sources/Audit/tideline-merge", needs: "AuditRules ReportRendering ReportPage"),
    .module("Sources/Audit/ScreenTree", needs: "CoreGraphics SceneModel AuditRules"),
    .program(
        "Sources/Audit/tideline-check",
        needs: "CoreGraphics SceneModel DeviceData AuditRules ReportRendering ScreenTree",
        resources: [.embedInCode("check.css")]),
    .module("Sources/Audit/Stages", needs: "UIKit CoreGraphics SceneModel AuditRules"),
    .module("Sources/Audit/PhoneCertificate", needs: "UIKit CoreGraphics Stages"),
    .module("Sources/Audit/TidelineInspector", needs: "UIKit CoreGraphics AuditRules SceneModel Stages"),
    .module(
        "Sources/Audit/TidelineTesting",
        needs:
            "UIKit CoreGraphics SimulatedStages DeviceSimulation DeviceData AuditRules ReportPage ReportRendering SceneModel Stages",
        // These folders need simulated phones, which only Linux has. One of them is the command line of the audit.
        exclude: simulatesUIKit ? [] : ["CommandLine", "Planning", "Playing"]),
    .module("Sources/Audit/TidelineChanges", needs: "UIKit Tideline Stages"),
    .module("Tests/Support/TestSupport"),
    .test("Tests/Library/KeyboardModelTests", needs: "CoreGraphics _Testing_CoreGraphics KeyboardModel TestSupport")
]

// The simulated UIKit, simulated devices and keyboards, and the modules that play screens on them.
let linux: [Target] = [
    .module("Sources/Simulator/ConstraintSolver"),
    .module("Sources/Simulator/CoreGraphics"),
    .module("Sources/Simulator/ObjectiveC"),
    // The folder's name shows that this UIKit is simulated.
    .module("Sources/Simulator/SimulatedUIKit", name: "UIKit", needs: "CoreGraphics ObjectiveC ConstraintSolver"),
    .module("Sources/Simulator/QuartzCore", needs: "UIKit CoreGraphics"),
    .module("Sources/Simulator/_Testing_CoreGraphics"),
    .module("Sources/Simulator/_Testing_UIKit"),
    .module("Sources/Simulator/DeviceSimulation", needs: "UIKit CoreGraphics SceneModel DeviceData"),
    .module("Sources/Audit/SimulatedStages", needs: "UIKit CoreGraphics DeviceSimulation SceneModel Stages"),
    .module("Examples/HandRolled", needs: "UIKit"),
    .module(
        "Sources/Audit/AuditedGallery",
        needs: "Gallery HandRolled Tideline TidelineTesting SimulatedStages ReportPage ReportRendering UIKit"),
    .program("Sources/Audit/tideline-audit", needs: "AuditedGallery TidelineChanges TidelineTesting"),
    .plugin(
        name: "AuditKeyboard",
        capability: .command(
            intent: .custom(verb: "audit-keyboard", description: "Audits screens with simulated keyboards.")))
]

// Tests need these modules for `import UIKit`: Swift Testing's cross-import overlays look for modules of these names.
let uikit = "UIKit QuartzCore ObjectiveC _Testing_UIKit _Testing_CoreGraphics DeviceSimulation "
let bench = "AuditRules SceneModel SimulatedStages Stages TestSupport SimulatorTestSupport HostTestSupport "
let linuxTests: [Target] = [
    .module("Tests/Support/SimulatorTestSupport", needs: "DeviceSimulation TestSupport"),
    .module("Tests/Support/SourceIndex"),
    .module(
        "Tests/Support/HostTestSupport",
        needs: "AuditRules CoreGraphics DeviceSimulation SceneModel SimulatedStages UIKit Stages"),
    // The screens whose faults are known. The remedies' tests, which need the library, play them too.
    .module(
        "Tests/Support/JudgedScreens",
        needs: "AuditRules CoreGraphics DeviceSimulation ObjectiveC SceneModel SimulatedStages UIKit Stages"),
    // The trees that tools would see of simulated screens, judged beside the screens themselves.
    .module("Tests/Support/TreeTestSupport", needs: "AuditRules CoreGraphics SceneModel ScreenTree"),
    .module("Tests/Support/CAllocationCounting"),
    .module("Tests/Support/AllocationCounting", needs: "CAllocationCounting"),
    .test("Tests/ArchitectureTests", needs: "SourceIndex TestSupport"),
    .test("Tests/Library/TidelineTests", needs: uikit + bench + "Tideline TidelineClassics KeyboardModel Gallery"),
    .test(
        "Tests/Library/LawTests", needs: uikit + bench + "Tideline TidelineClassics KeyboardModel TreeTestSupport"),
    .test("Tests/Simulator/ConstraintSolverTests", needs: "ConstraintSolver AllocationCounting TestSupport"),
    .test("Tests/Simulator/UIKitConformanceTests", needs: uikit),
    .test(
        "Tests/Simulator/SimulatedUIKitTests",
        needs: uikit + "ConstraintSolver AllocationCounting SourceIndex TestSupport"),
    .test("Tests/Simulator/DeviceSimulationTests", needs: uikit + "SimulatorTestSupport TestSupport"),
    .test("Tests/Audit/AuditRulesTests", needs: "AuditRules SceneModel TestSupport"),
    .test("Tests/Audit/ReportRenderingTests", needs: "ReportPage ReportRendering AuditRules SceneModel TestSupport"),
    .test(
        "Tests/Audit/ScreenTreeTests",
        needs: uikit + bench + "ScreenTree tideline-check CoreGraphics JudgedScreens ReportRendering AuditedGallery "
            + "TreeTestSupport",
        exclude: ["Trees"]),
    .test("Tests/Audit/SimulatedStagesTests", needs: uikit + bench + "Gallery", exclude: ["Fixtures"]),
    .test(
        "Tests/Audit/JudgedScreenTests", needs: uikit + bench + "JudgedScreens TidelineTesting TidelineInspector",
        exclude: ["ByOthers.txt", "First.json", "ThreeCircumstances.txt"]),
    .test(
        "Tests/Audit/RemedyTests",
        needs: uikit + bench + "AuditedGallery CoreGraphics JudgedScreens Tideline TidelineChanges TidelineTesting",
        exclude: ["Remedies.txt"]),
    .test(
        "Tests/Audit/AuditedGalleryTests",
        needs: uikit + bench
            + "AuditedGallery TidelineTesting KeyboardModel Gallery HandRolled ReportPage ReportRendering Tideline TidelineClassics"
    ),
    .test("Tests/Audit/PhoneCertificateTests", needs: uikit + bench + "PhoneCertificate"),
    .test("Tests/Audit/TidelineTestingTests", needs: uikit + bench + "TidelineTesting"),
    .test("Tests/Audit/TidelineInspectorTests", needs: uikit + bench + "TidelineInspector AuditedGallery"),
    .test("Tests/Audit/TypicalScreenTests", needs: uikit + bench + "Tideline TidelineTesting"),
    .test("Tests/Audit/CommandLineTests", needs: "tideline-audit tideline-merge AuditRules SceneModel TestSupport")
]

if simulatesUIKit {
    let standIns = ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "_Testing_UIKit", "_Testing_CoreGraphics"]
    package.products += [
        .library(name: "UIKit", targets: standIns), .plugin(name: "AuditKeyboard", targets: ["AuditKeyboard"]),
        .executable(name: "tideline-audit", targets: ["tideline-audit"]),
        // The package Benchmarks measures it by itself.
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"])
    ]
    package.targets = library + portable + linux + linuxTests
} else {
    package.products += [
        .library(name: "TidelineSwiftUI", targets: ["TidelineSwiftUI"]),
        .library(name: "TidelineObjC", targets: ["TidelineObjC"])
    ]
    package.targets = library + appleOnly + portable
    // Apple's systems have their own UIKit. On these systems, no module may depend on a module that only Linux builds.
    let left = Set(linux.map(\.name))
    for target in package.targets {
        target.dependencies.removeAll { if case .byNameItem(let name, _) = $0 { left.contains(name) } else { false } }
    }
}

// In these modules an import is public by default. In some of them apps see types of the imported modules. Others
// re-export an imported module, as Apple's modules do.
let exporting = "KeyboardModel Tideline TidelineClassics TidelineSwiftUI TidelineObjC Gallery CoreGraphics UIKit".words
for target in package.targets where ![.plugin, .system].contains(target.type) {
    let imports = exporting.contains(target.name) ? [] : ["InternalImportsByDefault"]
    let features = (["ExistentialAny", "MemberImportVisibility"] + imports).map {
        SwiftSetting.enableUpcomingFeature($0)
    }
    target.swiftSettings = [.swiftLanguageMode(.v6)] + features
}

// A target is made from its path, whose last part is the module's name. `needs` names its dependencies, separated by
// spaces.
extension Target {
    static func module(
        _ path: String, name: String? = nil, needs: String = "", exclude: [String] = [], resources: [Resource]? = nil
    ) -> Target {
        .target(
            name: name ?? path.last, dependencies: needs.targets, path: path, exclude: exclude, resources: resources)
    }

    static func program(_ path: String, needs: String, resources: [Resource]? = nil) -> Target {
        .executableTarget(name: path.last, dependencies: needs.targets, path: path, resources: resources)
    }

    static func test(_ path: String, needs: String, exclude: [String] = []) -> Target {
        .testTarget(name: path.last, dependencies: needs.targets, path: path, exclude: exclude)
    }
}

extension String {
    var words: [String] { split(separator: " ").map(String.init) }
    var targets: [Target.Dependency] { words.map { .byName(name: $0) } }
    var last: String { String(split(separator: "/").last ?? "") }
}
