import AuditRules
import DeviceSimulation

/// A description of conditions under which a screen has failed before.
///
/// When an audit chooses few of many runs, it prefers the runs under these conditions.
struct Precedent: Sendable {
    let reason: String
    var device: String?
    var hasSensorHousing: Bool?
    var orientation: Device.Orientation?
    var keyboard: KeyboardKind?
    var usage: Usage?

    @MainActor
    func covers(_ planned: PlannedRun) -> Bool {
        (device ?? planned.device.name) == planned.device.name
            && (hasSensorHousing ?? planned.device.hasSensorHousing) == planned.device.hasSensorHousing
            && (orientation ?? planned.orientation) == planned.orientation
            && (keyboard ?? planned.keyboard) == planned.keyboard && (usage ?? planned.usage) == planned.usage
    }
}

extension Precedent {
    /// The conditions that an audit prefers.
    ///
    /// A screen may fail under conditions that a default audit does not play. Add a line here for these conditions.
    static let known: [Precedent] = [
        Precedent(
            reason: "the lowest screen below the highest keyboard leaves no room for a field and its button",
            device: "iPhone 5/5s/SE (1st)", orientation: .landscape),
        Precedent(
            reason: "its corners are the roundest: a row that had scrolled to the top counted as cut off",
            device: "iPhone 12 Pro Max/13 Pro Max/14 Plus", orientation: .portrait),
        Precedent(
            reason: "the long form lay beside the sensors of a phone on its side",
            hasSensorHousing: true, orientation: .landscape)
    ]
}
