import DeviceSimulation

extension Precedent {
    /// Add a line here when a run fails that the covering plan had left out.
    static let known: [Precedent] = [
        Precedent(
            reason: "the lowest screen below the highest keyboard leaves no room for a field and its button",
            device: "iPhone 4/4s", keyboard: .accessory),
        Precedent(
            reason: "its corners are the roundest: a row that had scrolled to the top counted as cut off",
            device: "iPhone 12 Pro Max/13 Pro Max/14 Plus", orientation: .portrait),
        Precedent(
            reason: "the long form lay beside the sensors of a phone on its side",
            hasSensorHousing: true, orientation: .landscape)
    ]
}
