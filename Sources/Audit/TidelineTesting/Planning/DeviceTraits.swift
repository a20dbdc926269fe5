import DeviceSimulation
import Foundation

/// The rough traits of a device, each with only a few values.
///
/// An audit covers every combination of three conditions, and each trait counts as one condition. Several models share
/// a trait, so any of these models can cover the trait.
enum DeviceTraits {
    static func answers(about device: Device) -> [String] {
        [size(of: device), edges(of: device), room(on: device, .portrait), room(on: device, .landscape)]
    }

    /// Sorts the device's width into a few classes.
    ///
    /// The widths between two classes are those at which layouts change, in points.
    private static func size(of device: Device) -> String {
        let steps: [Double] = device.kind == .iPad ? [0, 800, 1000] : [0, 350, 385, 410]
        return "\(device.kind) from \(steps.last { $0 <= Double(device.portraitSize.width) } ?? 0)"
    }

    private static func edges(of device: Device) -> String {
        "housing \(device.hasSensorHousing), indicator \(device.hasHomeIndicator)"
    }

    /// The rough height that the letters keyboard leaves free on the screen.
    private static func room(on device: Device, _ orientation: Device.Orientation) -> String {
        let height = Double(device.size(in: orientation).height)
        let letters = KeyboardHeight.letters(
            on: device, orientation: orientation, predictionBar: true, systemVersion: 17)
        let free = height - letters.points - device.safeArea(in: orientation).top
        return "\(([100, 200, 300, 450, 700].last { $0 <= free } ?? 0))"
    }
}
