public import DeviceSimulation
import Foundation

/// A device with the orientation in which it is held.
public struct Held: Sendable, CustomStringConvertible {
    /// The device.
    public let device: Device
    /// The orientation in which the device is held.
    public let orientation: Device.Orientation

    /// Each device, in each orientation.
    public static let all = Device.all.flatMap { device in
        Device.Orientation.allCases.map { Held(device: device, orientation: $0) }
    }

    /// Creates a device with an orientation.
    public init(device: Device, orientation: Device.Orientation) {
        (self.device, self.orientation) = (device, orientation)
    }

    /// The device's name and the orientation.
    public var description: String { "\(device.name), \(orientation.rawValue)" }
}
