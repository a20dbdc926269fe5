import DeviceSimulation
import Foundation

/// The devices as the command line lists them.
public struct DeviceList: Encodable, Sendable {
    /// One device.
    public struct Entry: Encodable, Sendable {
        /// A name for the models with these facts.
        public var name: String
        /// Apple's names for these models; `--device` accepts each of them.
        public var models: [String]
        /// `iPhone` or `iPad`.
        public var kind: String
        /// The width and height in portrait, in points.
        public var size: [Double]
        /// Pixels per point.
        public var scale: Double
        /// The safe area in portrait: top, left, bottom and right, in points.
        public var portraitSafeArea: [Double]
        /// The safe area in landscape: top, left, bottom and right, in points.
        public var landscapeSafeArea: [Double]
        /// The heights of the letters keyboard by orientation and prediction bar.
        public var keyboards: [Keyboard]
        /// The names of the values without a public source.
        public var inferred: [String]
        /// The sources of the facts.
        public var sources: [String]
        /// A remark for readers.
        public var note: String?
    }

    /// The height of a keyboard.
    public struct Keyboard: Encodable, Sendable {
        /// `portrait` or `landscape`.
        public var orientation: Device.Orientation
        /// Whether the height includes the bar with predictions.
        public var predictionBar: Bool
        /// The height in points.
        public var height: Double
        /// The origin of the height: `recorded`, `listed`, `derived` as a sum, or taken from another device or version.
        public var basis: String
        /// Whether no public source gives the height for exactly this device and version.
        public var inferred: Bool
        /// The sources of the height.
        public var sources: [String]
    }

    /// The devices.
    public var devices: [Entry]

    /// Lists every known device.
    public init() { devices = Device.all.map(Entry.init) }
}

extension DeviceList.Entry {
    init(_ device: Device) {
        func edges(_ area: Device.SafeArea) -> [Double] { [area.top, area.left, area.bottom, area.right] }
        self.init(
            name: device.name, models: device.models, kind: device.kind.rawValue,
            size: [Double(device.portraitSize.width), Double(device.portraitSize.height)], scale: device.scale,
            portraitSafeArea: edges(device.portraitSafeArea), landscapeSafeArea: edges(device.landscapeSafeArea),
            keyboards: Device.Orientation.allCases.flatMap { orientation in
                [true, false].map { DeviceList.Keyboard(device, orientation, predictionBar: $0) }
            }, inferred: device.inferred, sources: device.sources.map(\.text), note: device.note)
    }
}

extension DeviceList.Keyboard {
    init(_ device: Device, _ orientation: Device.Orientation, predictionBar: Bool) {
        let height = KeyboardHeight.letters(
            on: device, orientation: orientation, predictionBar: predictionBar, systemVersion: 17)
        self.init(
            orientation: orientation, predictionBar: predictionBar, height: height.points,
            basis: height.basis, inferred: height.isInferred, sources: height.sources.map(\.text))
    }
}
