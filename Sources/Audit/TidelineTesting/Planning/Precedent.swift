import DeviceSimulation

/// Runs that have failed before for a reason that may come again; a covering plan takes such runs before others.
struct Precedent: Sendable {
    /// What failed there, and why it is a likely place.
    let reason: String
    /// The device by name; nil for any.
    var device: String?
    /// Whether sensors are let into the display; nil for either.
    var hasSensorHousing: Bool?
    /// How the device is held; nil for either way.
    var orientation: Device.Orientation?
    /// The keyboard; nil for any.
    var keyboard: KeyboardKind?
    /// The usage; nil for any.
    var usage: Usage?

    /// Whether a run is such a run.
    @MainActor
    func covers(_ planned: PlannedRun) -> Bool {
        (device ?? planned.device.name) == planned.device.name
            && (hasSensorHousing ?? planned.device.hasSensorHousing) == planned.device.hasSensorHousing
            && (orientation ?? planned.orientation) == planned.orientation
            && (keyboard ?? planned.keyboard) == planned.keyboard && (usage ?? planned.usage) == planned.usage
    }
}
