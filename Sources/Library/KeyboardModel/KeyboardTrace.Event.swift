import Foundation

extension KeyboardTrace {
    /// One notification of a log, exactly as it was written down.
    public struct Event: Codable, Sendable, Equatable {
        /// Which notification it was.
        public var name: KeyboardEvent
        /// The begin frame in the screen's coordinates.
        public var begin: RecordedFrame?
        /// The end frame in the screen's coordinates.
        public var end: RecordedFrame?
        /// The duration in seconds.
        public var duration: Double?
        /// The raw value of the animation curve.
        public var curve: Int?
        /// Whether the keyboard belonged to the app that wrote the log; logs write it as 0, 1, true or false.
        public var isLocal: Bool?
        /// Seconds since the first line of the log.
        public var t: Double?
        /// The height in points that was on the screen, for frames that hang below it.
        public var visibleHeight: Double?

        private enum CodingKeys: String, CodingKey {
            case name, begin, end, duration, curve, isLocal, t, visibleHeight
        }

        /// Creates a notification.
        public init(
            name: KeyboardEvent, begin: RecordedFrame? = nil, end: RecordedFrame? = nil, duration: Double? = nil,
            curve: Int? = nil, isLocal: Bool? = nil, t: Double? = nil, visibleHeight: Double? = nil
        ) {
            self.name = name
            self.begin = begin
            self.end = end
            self.duration = duration
            self.curve = curve
            self.isLocal = isLocal
            self.t = t
            self.visibleHeight = visibleHeight
        }

        /// Reads a notification; every value but the name may be missing or null.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(KeyboardEvent.self, forKey: .name)
            begin = try container.decodeIfPresent(RecordedFrame.self, forKey: .begin)
            end = try container.decodeIfPresent(RecordedFrame.self, forKey: .end)
            duration = try container.decodeIfPresent(Double.self, forKey: .duration)
            curve = try Self.wholeNumber(in: container)
            isLocal = try Self.flag(in: container)
            t = try container.decodeIfPresent(Double.self, forKey: .t)
            visibleHeight = try container.decodeIfPresent(Double.self, forKey: .visibleHeight)
        }

        // A decoder that is asked for an integer and meets 7.5 does not say where it was.
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
}
