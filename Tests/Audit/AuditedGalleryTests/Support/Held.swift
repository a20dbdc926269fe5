import DeviceSimulation
import Foundation
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import Testing

extension Held {
    /// The devices in both orientations.
    ///
    /// If a recording cannot tell two devices apart, only the first device is included.
    @MainActor static let distinct: [Held] = {
        var known: Set<String> = []
        return all.filter { known.insert("\(Circumstance.facts(of: $0.device)) \($0.orientation)").inserted }
    }()

    /// Every fifth device, for properties that hardly depend on the device.
    static let some = all.enumerated().filter { $0.offset / 2 % 5 == 0 }.map(\.element)

    /// Every device of `some`, but held in only one orientation.
    static let few = some.enumerated().filter { $0.offset % 4 == 0 || $0.offset % 4 == 3 }.map(\.element)
}

extension Device {
    /// Finds a device by its portrait size, for tables that were typed by hand.
    static func upright(_ width: Double, _ height: Double) throws -> Device {
        try #require(all.first { $0.portraitSize == CGSize(width: width, height: height) })
    }
}
