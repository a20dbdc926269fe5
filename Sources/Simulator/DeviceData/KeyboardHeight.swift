import Foundation

/// The height that the simulation uses for a keyboard, with its origin.
public struct KeyboardHeight: Sendable, Equatable {
    /// The origin of a height; the best case comes first.
    public enum Provenance: Sendable, Equatable {
        case record(KeyboardHeightRecord.Confidence)
        /// A published or recorded height is for this device, but for another version of the system.
        case otherVersion
        /// No record covers this device, so the height comes from the device with the nearest screen (INFERRED).
        case nearestDevice(String)
    }

    /// The origin of the height in words.
    public var basis: String {
        switch provenance {
        case .record(let confidence): String(describing: confidence)
        case .otherVersion: "another version of the system"
        case .nearestDevice(let name): "nearest screen: \(name)"
        }
    }

    /// The height of the keyboard's frame, in points, with the bottom safe area and without the accessory view.
    public let points: Double
    /// The origin of the height.
    public let provenance: Provenance
    /// The sources of the records behind the height.
    public let sources: [FactSource]

    /// Whether the height lacks a public source for this device and version.
    public var isInferred: Bool {
        if case .record = provenance { return !sources.contains(where: \.isOpen) }
        return true
    }

    /// Returns the height of a device's letters keyboard.
    ///
    /// If several records are for the device and the version, the most trusted record counts. Among equally trusted
    /// records, the record with the latest `firstVersion` counts. If no record is for the version, the record for the
    /// nearest version counts.
    ///
    /// If no record is for the device, the height comes from the device of the same kind with the nearest screen size.
    /// Both devices then have a home indicator, or neither has.
    public static func letters(
        on device: Device, orientation: Device.Orientation, predictionBar: Bool, systemVersion: Double
    ) -> KeyboardHeight {
        let kind = predictionBar ? KeyboardHeightRecord.Kind.lettersWithBar : .lettersWithoutBar
        if let own = known(device, orientation, kind, systemVersion) { return own }
        let neighbours = Device.all.filter {
            $0.kind == device.kind && $0.hasHomeIndicator == device.hasHomeIndicator && $0 != device
        }.sorted { distance($0, device) < distance($1, device) }
        for neighbour in neighbours {
            guard let height = known(neighbour, orientation, kind, systemVersion) else { continue }
            return KeyboardHeight(
                points: height.points, provenance: .nearestDevice(neighbour.name), sources: height.sources)
        }
        return KeyboardHeight(points: 0, provenance: .nearestDevice("none"), sources: [])
    }

    private static func known(
        _ device: Device, _ orientation: Device.Orientation, _ kind: KeyboardHeightRecord.Kind, _ version: Double
    ) -> KeyboardHeight? {
        let records = KeyboardHeightRecord.all.filter { record in
            record.kind == kind && record.height != nil && record.screens.contains(device.portraitSize)
                && (record.orientation ?? orientation) == orientation
                && (record.homeIndicator ?? device.hasHomeIndicator) == device.hasHomeIndicator
        }
        let fitting = records.filter { $0.covers(version: version) }.min { rank($0) < rank($1) }
        if let fitting, let height = fitting.height {
            return KeyboardHeight(
                points: height, provenance: .record(fitting.confidence), sources: fitting.sources)
        }
        let nearest = records.min { gap($0, version) < gap($1, version) }
        guard let nearest, let height = nearest.height else { return nil }
        return KeyboardHeight(points: height, provenance: .otherVersion, sources: nearest.sources)
    }

    private static func rank(_ record: KeyboardHeightRecord) -> (Int, Double) {
        (record.confidence.rawValue, -(record.firstVersion ?? 0))
    }

    private static func gap(_ record: KeyboardHeightRecord, _ version: Double) -> (Double, Int) {
        let below = max(0, (record.firstVersion ?? 0) - version), above = max(0, version - (record.lastVersion ?? 1000))
        return (below + above, record.confidence.rawValue)
    }

    private static func distance(_ one: Device, _ other: Device) -> Double {
        Double(
            abs(one.portraitSize.width - other.portraitSize.width)
                + abs(one.portraitSize.height - other.portraitSize.height))
    }
}
