import CoreGraphics
import Foundation

extension KeyboardTransition {
    /// The unchecked values of a notification's dictionary.
    public struct RawValues: Sendable, Equatable {
        /// The begin frame in the screen's coordinates, in points.
        public var begin: CGRect?
        /// The end frame in the screen's coordinates, in points.
        public var end: CGRect?
        /// The duration in seconds.
        public var duration: Double?
        /// The raw value of the animation curve.
        public var curve: Int?
        /// Whether the keyboard belongs to this app.
        public var isLocal: Bool?

        /// Creates the values; nil means a missing value.
        public init(
            begin: CGRect? = nil, end: CGRect? = nil, duration: Double? = nil, curve: Int? = nil, isLocal: Bool? = nil
        ) {
            self.begin = begin
            self.end = end
            self.duration = duration
            self.curve = curve
            self.isLocal = isLocal
        }
    }

    /// The largest plausible coordinate or size of a keyboard on any display, in points.
    public static let largestPlausibleLength: CGFloat = 100_000

    /// Turns a dictionary's values into a transition and lists the implausible values.
    ///
    /// A frame is dropped if a component is NaN, infinite or larger than ``largestPlausibleLength``, or if the size is
    /// negative. Zero, off-screen and rotated frames stay, because they describe states of a keyboard.
    public static func validating(
        event: KeyboardEvent, raw: RawValues
    ) -> (KeyboardTransition, ignored: [Anomaly]) {
        var anomalies: [Anomaly] = []
        let transition = KeyboardTransition(
            event: event,
            checkedFrames: (
                plausible(raw.begin, as: .beginFrame, into: &anomalies),
                plausible(raw.end, as: .endFrame, into: &anomalies)
            ),
            durationSeconds: plausible(duration: raw.duration, into: &anomalies),
            curveRawValue: plausible(curve: raw.curve, into: &anomalies),
            isLocal: raw.isLocal ?? true)
        return (transition, anomalies)
    }

    private static func plausible(_ frame: CGRect?, as value: Anomaly.Value, into anomalies: inout [Anomaly]) -> CGRect?
    {
        guard let frame else { return nil }
        guard let reason = frame.keyboardAnomaly else { return frame }
        anomalies.append(Anomaly(value: value, found: frame.shortText, reason: reason))
        return nil
    }

    private static func plausible(duration: Double?, into anomalies: inout [Anomaly]) -> Double? {
        guard let duration else { return nil }
        func note(_ reason: Anomaly.Reason, _ remedy: Anomaly.Remedy = .ignored) {
            anomalies.append(
                Anomaly(value: .duration, found: duration.shortText, reason: reason, remedy: remedy))
        }
        if duration.isNaN {
            note(.notANumber)
            return nil
        }
        if duration.isInfinite {
            note(.infinite)
            return nil
        }
        if duration < 0 {
            note(.negative, .clamped)
        } else if duration > longestDurationSeconds {
            note(.tooLarge, .clamped)
        }
        return duration
    }

    // The animation options contain the curve as `curve << 16`. A curve out of range would change other options.
    private static func plausible(curve: Int?, into anomalies: inout [Anomaly]) -> Int? {
        guard let curve else { return nil }
        if KeyboardCurve.rawValues.contains(curve) { return curve }
        let reason: Anomaly.Reason = curve < 0 ? .negative : .tooLarge
        anomalies.append(Anomaly(value: .curve, found: String(curve), reason: reason))
        return nil
    }
}

extension KeyboardTransition {
    /// An implausible value of a notification.
    public struct Anomaly: Sendable, Equatable, CustomStringConvertible {
        /// A value that may be implausible.
        public enum Value: String, Sendable, CaseIterable {
            case beginFrame = "begin frame"
            case endFrame = "end frame"
            case duration
            case curve
        }

        /// The reason for ignoring or changing the value.
        public enum Reason: String, Sendable, CaseIterable {
            case notANumber = "not a number"
            case infinite
            case negativeSize = "negative size"
            case tooLarge = "too large"
            case negative
        }

        /// Whether the value is ignored or limited to the plausible range.
        public enum Remedy: String, Sendable, CaseIterable { case ignored, clamped }

        /// The implausible value.
        public var value: Value
        /// The received value, as text.
        public var found: String
        /// The reason for ignoring or changing the value.
        public var reason: Reason
        /// Whether the value is ignored or limited to the plausible range.
        public var remedy: Remedy

        /// Creates an anomaly.
        public init(value: Value, found: String, reason: Reason, remedy: Remedy = .ignored) {
            self.value = value
            self.found = found
            self.reason = reason
            self.remedy = remedy
        }

        /// One line such as `end frame (0, nan, 390, 336) ignored: not a number`.
        public var description: String { "\(value.rawValue) \(found) \(remedy.rawValue): \(reason.rawValue)" }
    }
}
