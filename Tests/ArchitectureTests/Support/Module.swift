/// A module of the package, with the allowed imports from the table of `Docs/Architecture.md`.
struct Module: Sendable {
    let name: String
    let folder: String
    let mayImport: Set<String>
    var ships = false
    /// Whether the module may write `@_spi(Simulation) import UIKit`.
    var drivesSimulation = false

    init(
        _ name: String, folder: String? = nil, mayImport: Set<String>, ships: Bool = false,
        drivesSimulation: Bool = false
    ) {
        self.name = name
        self.folder = folder ?? name
        self.mayImport = mayImport
        self.ships = ships
        self.drivesSimulation = drivesSimulation
    }

    static let all: [Module] = [
        Module("KeyboardModel", mayImport: ["CoreGraphics", "Foundation"], ships: true),
        Module(
            "Tideline", mayImport: ["Foundation", "ObjectiveC", "Observation", "UIKit", "KeyboardModel"],
            ships: true),
        Module("TidelineClassics", mayImport: ["Foundation", "UIKit", "Tideline"], ships: true),
        Module("TidelineSwiftUI", mayImport: ["SwiftUI", "Tideline", "UIKit"], ships: true),
        Module("TidelineObjC", mayImport: ["Foundation", "UIKit", "Tideline"], ships: true),
        Module("ConstraintSolver", mayImport: []),
        Module("CoreGraphics", mayImport: ["Foundation"]),
        Module("ObjectiveC", mayImport: ["Foundation"]),
        Module(
            "UIKit", folder: "SimulatedUIKit",
            mayImport: ["CoreGraphics", "Foundation", "ObjectiveC", "Synchronization", "ConstraintSolver"]),
        Module("QuartzCore", mayImport: ["CoreGraphics", "UIKit"]),
        Module("_Testing_CoreGraphics", mayImport: []),
        Module("_Testing_UIKit", mayImport: []),
        Module("SceneModel", mayImport: ["CoreGraphics", "Foundation"]),
        Module("DeviceData", mayImport: ["CoreGraphics", "Foundation", "SceneModel"]),
        Module(
            "DeviceSimulation", mayImport: ["CoreGraphics", "Foundation", "UIKit", "SceneModel", "DeviceData"],
            drivesSimulation: true),
        Module("AuditRules", mayImport: ["CoreGraphics", "Foundation", "SceneModel"]),
        Module("Stages", mayImport: ["CoreGraphics", "Foundation", "UIKit", "SceneModel", "AuditRules"]),
        Module("PhoneCertificate", mayImport: ["CoreGraphics", "Foundation", "UIKit", "Stages"]),
        Module(
            "SimulatedStages",
            mayImport: ["CoreGraphics", "Foundation", "UIKit", "DeviceSimulation", "SceneModel", "Stages"],
            drivesSimulation: true),
        Module("ReportRendering", mayImport: ["CoreGraphics", "Foundation", "SceneModel", "AuditRules"]),
        Module(
            "ReportPage", mayImport: ["CoreGraphics", "Foundation", "SceneModel", "AuditRules", "ReportRendering"]),
        Module(
            "TidelineTesting",
            mayImport: [
                "CoreGraphics", "Dispatch", "Foundation", "SimulatedStages", "DeviceSimulation", "DeviceData",
                "AuditRules", "ReportPage", "ReportRendering", "SceneModel", "UIKit", "Stages"
            ]),
        Module(
            "TidelineInspector",
            mayImport: ["CoreGraphics", "Foundation", "os", "UIKit", "SceneModel", "AuditRules", "Stages"]),
        Module("TidelineChanges", mayImport: ["Foundation", "Tideline", "UIKit", "Stages"]),
        Module(
            "AuditedGallery",
            mayImport: [
                "Gallery", "HandRolled", "Tideline", "TidelineTesting", "SimulatedStages", "ReportPage",
                "ReportRendering", "UIKit"
            ]),
        Module("tideline-audit", mayImport: ["AuditedGallery", "TidelineChanges", "TidelineTesting"]),
        Module("tideline-merge", mayImport: ["Foundation", "AuditRules", "ReportPage", "ReportRendering"]),
        Module("ScreenTree", mayImport: ["CoreGraphics", "Foundation", "FoundationXML", "SceneModel", "AuditRules"]),
        Module(
            "tideline-check",
            mayImport: [
                "CoreGraphics", "Foundation", "SceneModel", "DeviceData", "AuditRules", "ReportRendering", "ScreenTree"
            ]),
        Module("Gallery", mayImport: ["UIKit", "Tideline"], ships: true),
        Module("HandRolled", mayImport: ["Foundation", "UIKit"])
    ]
}
