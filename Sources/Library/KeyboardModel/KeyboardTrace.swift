import CoreGraphics
import Foundation

/// A recorded log of keyboard notifications, with where it comes from.
///
/// Keys that are not listed here are tolerated and dropped.
public struct KeyboardTrace: Codable, Sendable, Equatable {
    /// The log's name, unique among the recorded ones.
    public var id: String
    /// Where the log was published.
    public var source: String
    /// The device, as far as known.
    public var device: String?
    /// The system's version, as far as known.
    public var ios: String?
    /// The interface orientation in words, such as `landscape -> portrait`.
    public var orientation: String?
    /// Width and height of the screen in points, when known.
    public var screen: [Double]?
    /// What the person did.
    public var context: String?
    /// Short words to find the log by.
    public var kinds: [String]
    /// How sure the values are.
    public var confidence: String?
    /// Remarks of the person who collected the log.
    public var notes: String?
    /// The notifications in the order they were posted.
    public var events: [Event]

    /// Creates a log.
    public init(
        id: String, source: String, device: String? = nil, ios: String? = nil, orientation: String? = nil,
        screen: [Double]? = nil, context: String? = nil, kinds: [String] = [], confidence: String? = nil,
        notes: String? = nil, events: [Event]
    ) {
        self.id = id
        self.source = source
        self.device = device
        self.ios = ios
        self.orientation = orientation
        self.screen = screen
        self.context = context
        self.kinds = kinds
        self.confidence = confidence
        self.notes = notes
        self.events = events
    }

    /// The size of the screen the log states, in points; `nil` when it states none that can be used.
    public var resolvedScreenSize: CGSize? {
        guard let screen, screen.count == 2, screen.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
        return CGSize(width: screen[0], height: screen[1])
    }
}
