import Foundation
import TidelineTesting

/// How much of each screen the audit plays.
enum FieldExtent: String, Codable, Sendable {
    /// Three circumstances: a small phone, a phone that is turned, and a tablet in landscape.
    case three
    /// All that a test in an app plays by default, on three devices.
    case whole

    /// The smallest phone with a home button, a middle phone with a Dynamic Island, and the largest tablet.
    ///
    /// Playing all devices would take several times as long.
    static let devices: [Device] = [(320, 568), (393, 852), (1032, 1376)].compactMap { width, height in
        Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
    }

    private static let circumstances: [(orientation: ScreenOrientation, usage: Usage)] = [
        (.portrait, .again), (.portrait, .turning), (.landscape, .typing)
    ]

    /// The audits of a screen, which together play this much.
    func audits(of screen: FieldScreen) -> [Audit] {
        let audit = Audit(screen.name, make: screen.make).devices(Self.devices)
        guard self == .three else { return [audit] }
        return zip(Self.devices, Self.circumstances).map { device, circumstance in
            audit.devices([device]).orientations([circumstance.orientation]).keyboards([.letters])
                .usages([circumstance.usage])
        }
    }
}
