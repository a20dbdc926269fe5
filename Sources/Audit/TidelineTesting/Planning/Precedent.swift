import AuditRules
import DeviceSimulation

/// A description of runs that have failed before for a reason that may recur.
///
/// When an audit chooses few of many runs, it prefers runs that fit such a description.
struct Precedent: Sendable {
    /// The earlier failure, and why it may recur here.
    let reason: String
    /// The device by name; nil for any.
    var device: String?
    /// Whether the display has a sensor housing; nil for either.
    var hasSensorHousing: Bool?
    /// The orientation of the device; nil for any.
    var orientation: Device.Orientation?
    /// The keyboard; nil for any.
    var keyboard: KeyboardKind?
    /// The usage; nil for any.
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
    /// If an audit leaves a run out of its choice, and this run turns out to fail, add a line here.
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
