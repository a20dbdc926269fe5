import DeviceSimulation
import Foundation

/// The rough traits of a device, each with only a few values.
///
/// An audit plays a choice of runs that covers every combination of three conditions, and each trait counts as one
/// condition. Every model is combined with every keyboard anyway. A trait is something that several models share, so
/// any of these models can cover it. If a fault needs three conditions at once, such as a low screen, a bar and a
/// rotation, one of the models shows the fault.
enum DeviceTraits {
    static func answers(about device: Device) -> [String] {
        [size(of: device), edges(of: device), room(on: device, .portrait), room(on: device, .landscape)]
    }

    /// Returns the class of the screen's width in portrait; the limits of the classes are widths at which layouts
    /// change.
    private static func size(of device: Device) -> String {
        let steps: [Double] = device.kind == .iPad ? [0, 800, 1000] : [0, 350, 385, 410]
        return "\(device.kind) from \(steps.last { $0 <= Double(device.portraitSize.width) } ?? 0)"
    }

    /// Says whether the sensor housing and the home indicator reach into the screen.
    private static func edges(of device: Device) -> String {
        "housing \(device.hasSensorHousing), indicator \(device.hasHomeIndicator)"
    }

    /// Returns the class of the height that the letters keyboard leaves free on the screen.
    private static func room(on device: Device, _ orientation: Device.Orientation) -> String {
        let height = Double(device.size(in: orientation).height)
        let letters = KeyboardHeight.letters(
            on: device, orientation: orientation, predictionBar: true, systemVersion: 17)
        let free = height - letters.points - device.safeArea(in: orientation).top
        return "\(([100, 200, 300, 450, 700].last { $0 <= free } ?? 0))"
    }
}
