import DeviceSimulation
import Foundation
import ScenarioCatalog
import SimulatorTestSupport
@testable import TidelineTesting
import Testing

extension Held {
    /// One of each kind that a recording could tell from the others, both ways up.
    @MainActor static let distinct: [Held] = {
        var known: Set<String> = []
        return all.filter { known.insert("\(Circumstance.facts(of: $0.device)) \($0.orientation)").inserted }
    }()

    /// Every fifth of them, both ways up, where the point is another one than the device.
    static let some = all.enumerated().filter { $0.offset / 2 % 5 == 0 }.map(\.element)

    /// Every other one of those, so that each device is held one way.
    static let few = some.enumerated().filter { $0.offset % 4 == 0 || $0.offset % 4 == 3 }.map(\.element)
}

extension Device {
    /// Whether two names are the same device's, for tables typed by hand.
    static func upright(_ width: Double, _ height: Double) throws -> Device {
        try #require(all.first { $0.portraitSize == CGSize(width: width, height: height) })
    }
}
