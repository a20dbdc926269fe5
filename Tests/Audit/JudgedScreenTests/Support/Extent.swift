import AuditRules
import Foundation
@testable import JudgedScreens
import TidelineTesting

/// Which screens the audit plays, and how much of each.
enum Extent: String, Codable, Sendable {
    /// The screens by this project on three devices, with and without marks for the controls that must stay in reach.
    case marked, unmarked
    /// The screens by others in three circumstances: a small phone, a phone that is turned, and a tablet in landscape.
    case three
    /// The screens by others, with all that a test in an app plays by default, on three devices.
    case whole

    var screens: [JudgedScreen] {
        switch self {
        case .marked, .unmarked: JudgedScreen.byUs
        case .three, .whole: JudgedScreen.byOthers
        }
    }

    /// The smallest phone with a home button, a middle phone with a Dynamic Island, and the largest tablet.
    ///
    /// Playing all devices would take several times as long.
    static let devices: [Device] = [(320, 568), (393, 852), (1032, 1376)].compactMap { width, height in
        Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
    }

    private static let circumstances: [(orientation: ScreenOrientation, usage: Usage)] = [
        (.portrait, .again), (.portrait, .turning), (.landscape, .typing)
    ]

    @MainActor
    func runs(of screen: JudgedScreen) throws -> [AuditRun] {
        let audit = Audit(screen.screen).devices(Self.devices).trying([])
        switch self {
        case .marked, .unmarked:
            return try ScreenPlay.circumstances(isMarked: self == .marked).map {
                ScreenPlay(screen: screen, circumstance: $0).record().run
            }
        case .three:
            return try zip(Self.devices, Self.circumstances).flatMap { device, circumstance in
                try audit.devices([device]).orientations([circumstance.orientation]).keyboards([.letters])
                    .usages([circumstance.usage]).run().runs
            }
        case .whole: return try audit.run().runs
        }
    }
}
