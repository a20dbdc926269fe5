public import Foundation

/// A published or recorded height of a keyboard's end frame.
public struct KeyboardHeightRecord: Sendable, Equatable {
    /// The trust in a height, best first.
    public enum Confidence: Int, Sendable, Comparable {
        case recorded
        /// A constant in a shipping app or a published table.
        case listed
        /// The height is a sum of other heights; no source states the sum itself.
        case derived
        case secondHand
        case unexplained
        /// The height of another keyboard that imitates Apple's keyboard.
        case imitation

        /// Returns whether the left confidence is better, so that a sort puts the best confidence first.
        public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }
    }

    /// The keyboard's content.
    public enum Kind: Sendable, Equatable {
        case lettersWithBar
        case lettersWithoutBar
        case other(String)
    }

    /// The devices that the record covers, in the source's words.
    public let device: String
    /// The portrait sizes of the devices' screens, in points, or an empty list if the source omits them.
    public let screens: [CGSize]
    /// Whether the devices have a home indicator, or nil if the record covers both kinds.
    public let homeIndicator: Bool?
    /// The device's orientation, or nil if the record covers both orientations.
    public let orientation: Device.Orientation?
    /// The keyboard's content.
    public let kind: Kind
    /// The frame's height, in points.
    ///
    /// Nil if the source states a rule instead of a height.
    ///
    /// The height includes the bottom safe area and excludes accessory views.
    public let height: Double?
    /// The first and the last major system version that the record covers, or nil for no limit.
    public let firstVersion, lastVersion: Double?
    /// How far the stated height can be trusted.
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
    /// What distinguishes the records of one kind of device.
    struct Row {
        fileprivate let orientation: Device.Orientation?
        fileprivate let kind: Kind
        fileprivate let height: Double?
        fileprivate let firstVersion, lastVersion: Double?
        fileprivate let confidence: Confidence
        fileprivate let sources: [FactSource]
        fileprivate let note: String?

        init(
            _ orientation: Device.Orientation?, _ kind: Kind, _ height: Double?, from firstVersion: Double? = nil,
            to lastVersion: Double? = nil, _ confidence: Confidence, _ sources: [FactSource], note: String? = nil
        ) {
            (self.orientation, self.kind, self.height, self.confidence) = (orientation, kind, height, confidence)
            (self.firstVersion, self.lastVersion, self.sources, self.note) = (firstVersion, lastVersion, sources, note)
        }
    }

    /// Returns the records of one kind of device, whose screens are given by their portrait widths and heights.
    static func rows(
        _ device: String, _ screens: [(width: Double, height: Double)], homeIndicator: Bool? = nil, _ rows: Row...
    ) -> [KeyboardHeightRecord] {
        rows.map { row in
            KeyboardHeightRecord(
                device: device, screens: screens.map { CGSize(width: $0.width, height: $0.height) },
                homeIndicator: homeIndicator, orientation: row.orientation, kind: row.kind, height: row.height,
                firstVersion: row.firstVersion, lastVersion: row.lastVersion, confidence: row.confidence,
                sources: row.sources, note: row.note)
        }
    }

    /// Every known height.
    public static let all: [KeyboardHeightRecord] = phones + pads + others
}
