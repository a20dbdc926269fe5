public import Foundation

/// One published or recorded height of a keyboard's end frame.
public struct KeyboardHeightRecord: Sendable, Equatable {
    /// How far a height can be trusted, best first.
    public enum Confidence: Int, Sendable, Comparable {
        case recorded
        /// The height is a constant in a shipping app or a published table.
        case listed
        /// The height is the sum of other heights.
        case derived
        case secondHand
        case unexplained
        /// The height is that of another keyboard that was made to look like Apple's.
        case imitation

        /// Returns whether the left confidence is better than the right one; sorting therefore puts the best first.
        public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }
    }

    /// The keyboard's content.
    public enum Kind: Sendable, Equatable {
        case lettersWithBar
        case lettersWithoutBar
        /// Any other content, described in the source's words.
        case other(String)
    }

    /// The devices that the record covers, in the source's words.
    public let device: String
    /// The portrait sizes of the devices' screens, in points; empty if the source omits them.
    public let screens: [CGSize]
    /// Whether the devices have a home indicator; nil if the record covers devices with and without one.
    public let homeIndicator: Bool?
    /// The device's orientation; nil if the record covers both.
    public let orientation: Device.Orientation?
    /// The keyboard's content.
    public let kind: Kind
    /// The frame's height in points, accessory views excluded, bottom safe area included; nil if the source states a
    /// rule instead of a height.
    public let height: Double?
    /// The first and the last major version of the system that the record covers; nil means that the record covers all
    /// earlier or all later versions.
    public let firstVersion, lastVersion: Double?
    /// How far the height can be trusted.
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
