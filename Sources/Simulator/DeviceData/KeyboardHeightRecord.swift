public import Foundation

/// One published or recorded height of a keyboard's end frame.
public struct KeyboardHeightRecord: Sendable, Equatable {
    /// The trust that a height deserves, best first.
    public enum Confidence: Int, Sendable, Comparable {
        case recorded
        /// A constant in a shipping app or a published table.
        case listed
        /// A sum of other heights.
        case derived
        case secondHand
        case unexplained
        /// Another keyboard's own size, made to look like Apple's.
        case imitation

        /// Returns whether the left confidence comes before the right one; the best comes first.
        public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }
    }

    /// The keyboard's content.
    public enum Kind: Sendable, Equatable {
        case lettersWithBar
        case lettersWithoutBar
        /// Something else, in the source's words.
        case other(String)
    }

    /// The devices, in the source's words.
    public let device: String
    /// The portrait sizes of the devices' screens, in points; empty if the source omits them.
    public let screens: [CGSize]
    /// Whether the devices have a home indicator; nil if both kinds are meant.
    public let homeIndicator: Bool?
    /// The device's orientation; nil for both.
    public let orientation: Device.Orientation?
    /// The keyboard's content.
    public let kind: Kind
    /// The frame's height in points, accessory views excluded, bottom safe area included; nil if only a rule is known.
    public let height: Double?
    /// The first and the last major version of the system; nil means that this end is open.
    public let firstVersion, lastVersion: Double?
    /// The trust that the height deserves.
    public let confidence: Confidence
    /// The sources of the height.
    public let sources: [FactSource]
    /// A note for readers.
    public let note: String?

    /// Returns whether the record covers a version of the system.
    public func covers(version: Double) -> Bool {
        version.rounded(.down) >= (firstVersion ?? 0) && version.rounded(.down) <= (lastVersion ?? 1000)
    }
}

extension KeyboardHeightRecord {
    /// Every known height.
    public static let all: [KeyboardHeightRecord] = phones + pads + others
}
