public import CoreGraphics
public import DeviceSimulation
import Foundation

/// A recorded log of keyboard notifications, with its source.
///
/// Decoding ignores unknown keys.
public struct KeyboardTrace: Codable, Sendable, Equatable {
    /// The log's name, unique among the recorded logs.
    public var id: String
    /// The place where the log was published.
    public var source: String
    /// The device, if known.
    public var device: String?
    /// The version of the device's system, if known.
    public var ios: String?
    /// The interface orientation in words, such as `landscape -> portrait`.
    public var orientation: String?
    /// The width and height of the screen in points, if known.
    public var screen: [Double]?
    /// What the person did while the log was recorded.
    public var context: String?
    /// Keywords for finding the log.
    public var kinds: [String] = []
    /// How reliable the log's values are.
    public var confidence: String?
    /// Remarks of the person who collected the log.
    public var notes: String?
    /// The notifications in the order in which they were posted.
    public var events: [Event]

    /// The log's screen size, in points, if the log has a valid size.
    public var resolvedScreenSize: CGSize? {
        guard let screen, screen.count == 2, screen.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
        return CGSize(width: screen[0], height: screen[1])
    }
}

extension KeyboardTrace {
    /// One notification of a log, exactly as recorded.
    public struct Event: Codable, Sendable, Equatable {
        /// The kind of the notification.
        public var name: SimulatedKeyboard.Event
        /// The begin frame in the screen's coordinates.
        public var begin: RecordedFrame?
        /// The end frame in the screen's coordinates.
        public var end: RecordedFrame?
        /// The duration in seconds.
        public var duration: Double?
        /// The raw value of the animation curve.
        public var curve: Int?
        /// Whether the keyboard belonged to the app that wrote the log.
        ///
        /// Logs contain 0, 1, true or false.
        public var isLocal: Bool?
        /// The time in seconds since the first line of the log.
        public var t: Double?
        /// The height of the part on the screen, in points, for a frame that extends below the screen.
        public var visibleHeight: Double?
    }
}

extension KeyboardTrace.Event {
    /// Decodes a notification; every value except the name may be missing or null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(SimulatedKeyboard.Event.self, forKey: .name)
        begin = try container.decodeIfPresent(KeyboardTrace.RecordedFrame.self, forKey: .begin)
        end = try container.decodeIfPresent(KeyboardTrace.RecordedFrame.self, forKey: .end)
        duration = try container.decodeIfPresent(Double.self, forKey: .duration)
        curve = try Self.wholeNumber(in: container)
        isLocal = try Self.flag(in: container)
        t = try container.decodeIfPresent(Double.self, forKey: .t)
        visibleHeight = try container.decodeIfPresent(Double.self, forKey: .visibleHeight)
    }

    // A log may contain 7.5 where the animation curve has to be an integer. Decoding an integer directly would then
    // throw an error that does not name the position of the value.
    private static func wholeNumber(in container: KeyedDecodingContainer<CodingKeys>) throws -> Int? {
        guard let number = try container.decodeIfPresent(Double.self, forKey: .curve) else { return nil }
        if let whole = Int(exactly: number) { return whole }
        throw DecodingError.dataCorruptedError(forKey: .curve, in: container, debugDescription: "not whole")
    }

    private static func flag(in container: KeyedDecodingContainer<CodingKeys>) throws -> Bool? {
        guard container.contains(.isLocal), try !container.decodeNil(forKey: .isLocal) else { return nil }
        if let flag = try? container.decode(Bool.self, forKey: .isLocal) { return flag }
        return try container.decode(Double.self, forKey: .isLocal) != 0
    }
}

extension KeyboardTrace {
    /// A frame of a log as x, y, width and height in points.
    ///
    /// Each of the four numbers may be unknown.
    public struct RecordedFrame: Codable, Sendable, Equatable {
        /// The left edge in the screen's coordinates, in points.
        public var x: Double?
        /// The top edge in the screen's coordinates, in points.
        public var y: Double?
        /// The width in points.
        public var width: Double?
        /// The height in points.
        public var height: Double?

        /// The frame in the screen's coordinates, in points, if all four numbers are known.
        public var rect: CGRect? {
            guard let x, let y, let width, let height else { return nil }
            return CGRect(x: x, y: y, width: width, height: height)
        }

        /// - Parameter visibleHeight: the height of the part on the screen, in points, if the other part is below the
        ///   screen.
        func completed(in screen: CGSize, visibleHeight: Double?) -> CGRect? {
            guard let height else { return nil }
            let top = Double(screen.height) - (visibleHeight ?? height)
            return CGRect(x: x ?? 0, y: y ?? top, width: width ?? Double(screen.width), height: height)
        }
    }
}

extension KeyboardTrace.RecordedFrame {
    /// Decodes a list of four numbers; each number may be null.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let count = container.count ?? 0
        guard count == 4 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(count) components instead of 4"))
        }
        x = try container.decode(Double?.self)
        y = try container.decode(Double?.self)
        width = try container.decode(Double?.self)
        height = try container.decode(Double?.self)
    }

    /// Encodes a list of four numbers, with null for unknown numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [x, y, width, height] { try container.encode(component) }
    }
}
