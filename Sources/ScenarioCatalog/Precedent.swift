import DeviceSimulation

/// Runs that have failed before for a reason that may come again; a covering plan takes such runs before others.
struct Precedent: Sendable {
    /// What failed there, and why it is a likely place.
    let reason: String
    /// The device by name; any if none is said.
    var device: String?
    /// Whether sensors are let into the display; either if not said.
    var hasSensorHousing: Bool?
    /// How the device is held; either way if not said.
    var orientation: Device.Orientation?
    /// The keyboard; any if none is said.
    var keyboard: KeyboardKind?
    /// The usage; any if none is said.
    var usage: Usage?

    /// Whether an audit is such a run.
    @MainActor
    func covers(_ audit: Audit) -> Bool {
        (device ?? audit.device.name) == audit.device.name
            && (hasSensorHousing ?? audit.device.hasSensorHousing) == audit.device.hasSensorHousing
            && (orientation ?? audit.orientation) == audit.orientation
            && (keyboard ?? audit.keyboard) == audit.keyboard && (usage ?? audit.usage) == audit.usage
    }
}
