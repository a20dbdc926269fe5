import DeviceSimulation
import Foundation

/// The devices as the command line lists them.
public struct DeviceList: Encodable, Sendable {
    /// One device.
    public struct Entry: Encodable, Sendable {
        /// The models that share the facts.
        public var name: String
        /// Apple's names for these models, each of which `--device` takes.
        public var models: [String]
        /// `iPhone` or `iPad`.
        public var kind: String
        /// Width and height upright, in points.
        public var size: [Double]
        /// Pixels per point.
        public var scale: Double
        /// Safe area upright: top, left, bottom, right in points.
        public var portraitSafeArea: [Double]
        /// Safe area on the side: top, left, bottom, right in points.
        public var landscapeSafeArea: [Double]
        /// Heights of the letters keyboard by orientation and prediction bar, in points, with where each comes from.
        public var keyboards: [Keyboard]
        /// Values above that no source states which a reader can open.
        public var inferred: [String]
        /// Where the facts come from.
        public var sources: [String]
        /// What a reader has to know.
        public var note: String?
    }

    /// The height of a keyboard.
    public struct Keyboard: Encodable, Sendable {
        /// `portrait` or `landscape`.
        public var orientation: Device.Orientation
        /// Whether the bar with predictions is part of it.
        public var predictionBar: Bool
        /// Height in points.
        public var height: Double
        /// How the height was arrived at: `recorded`, `listed`, `derived` as a sum, or taken from elsewhere.
        public var basis: String
        /// Whether no source that a reader can open speaks about this very device and version.
        public var inferred: Bool
        /// Where the height comes from.
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
