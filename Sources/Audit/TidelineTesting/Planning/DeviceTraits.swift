import DeviceSimulation
import Foundation

/// What a device looks like from far: the questions that a covering plan asks of it, each with few answers.
///
/// Every model meets every keyboard anyway. These answers say what it has in common with others, so that three things that
/// go wrong together, such as a low screen, a bar and a turn, are met on some model.
enum DeviceTraits {
    /// The answers for one device, one for each question.
    static func answers(about device: Device) -> [String] {
        [size(of: device), edges(of: device), room(on: device, .portrait), room(on: device, .landscape)]
    }

    /// How wide the screen is upright, by the steps at which layouts change.
    private static func size(of device: Device) -> String {
        let steps: [Double] = device.kind == .iPad ? [0, 800, 1000] : [0, 350, 385, 410]
        return "\(device.kind) from \(steps.last { $0 <= Double(device.portraitSize.width) } ?? 0)"
    }

    /// What reaches into the screen.
    private static func edges(of device: Device) -> String {
        "housing \(device.hasSensorHousing), indicator \(device.hasHomeIndicator)"
    }

    /// The part of the screen that letters leave free: what a form has to make do with.
    private static func room(on device: Device, _ orientation: Device.Orientation) -> String {
        let height = Double(device.size(in: orientation).height)
        let letters = KeyboardHeight.letters(
            on: device, orientation: orientation, predictionBar: true, systemVersion: 17)
        let free = height - letters.points - device.safeArea(in: orientation).top
        return "\(([100, 200, 300, 450, 700].last { $0 <= free } ?? 0))"
    }
}
