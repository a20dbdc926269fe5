public import Foundation

/// One published or recorded height of a keyboard's end frame.
public struct KeyboardHeightRecord: Sendable, Equatable {
    /// How much a height can be trusted, best first.
    public enum Confidence: Int, Sendable, Comparable {
        /// From a recorded log.
        case recorded
        /// A constant in a shipping app or a published table.
        case listed
        /// A sum of other heights.
        case derived
        /// A report at second hand.
        case secondHand
        /// Reported without an explanation.
        case unexplained
        /// Another keyboard's own size, made to look like Apple's.
        case imitation

        /// Whether one is better than another.
        public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }
    }

    /// What the keyboard showed.
    public enum Kind: Sendable, Equatable {
        /// Letters with the bar of predictions.
        case lettersWithBar
        /// Letters without it.
        case lettersWithoutBar
        /// Something else, in the source's words.
        case other(String)
    }

    /// The devices in the source's words.
    public let device: String
    /// The screens held upright that the words stand for, in points; empty where the source names none.
    public let screens: [CGSize]
    /// Whether the devices have a home indicator; nil where both do.
    public let homeIndicator: Bool?
    /// How the device was held; nil for either way.
    public let orientation: Device.Orientation?
    /// What the keyboard showed.
    public let kind: Kind
    /// The frame's height in points, accessory views excluded, bottom safe area included; nil where only a rule is known.
    public let height: Double?
    /// The first and last major version of the system; nil is open.
    public let firstVersion, lastVersion: Double?
    /// How much the height can be trusted.
    public let confidence: Confidence
    /// Where it comes from.
    public let sources: [FactSource]
    /// What a reader has to know.
    public let note: String?

    /// Whether the record speaks about a version of the system.
    public func covers(version: Double) -> Bool {
        version.rounded(.down) >= (firstVersion ?? 0) && version.rounded(.down) <= (lastVersion ?? 1000)
    }
}

extension KeyboardHeightRecord {
    /// Every height that is known.
    public static let all: [KeyboardHeightRecord] = phones + pads + others
}
