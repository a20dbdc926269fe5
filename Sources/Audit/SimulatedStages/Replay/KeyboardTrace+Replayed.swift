public import CoreGraphics
public import DeviceSimulation
import Foundation

extension KeyboardTrace {
    /// A notification of a log, ready to be posted.
    public struct Replayed: Sendable, Equatable {
        /// The kind of the notification.
        public var event: SimulatedKeyboard.Event
        /// The begin and end frames in the screen's coordinates, in points, if the log has valid frames.
        public var begin, end: CGRect?
        /// The duration in seconds, 0…10, if the log has one.
        public var duration: Double?
        /// The raw value of the animation curve, 0…15, if the log has one.
        public var curve: Int?
        /// Whether the keyboard belonged to the app that wrote the log, if the log says so.
        public var isLocal: Bool?
        /// One sentence for each value that was changed or dropped.
        public var ignored: [String] = []
        /// Whether the log contains only a part of a frame.
        ///
        /// The other values of the frame then come from the screen's size.
        public var isInferred = false
    }

    /// Prepares the log's notifications for posting.
    ///
    /// If a frame has only a height, the frame is completed at the screen's bottom.
    ///
    /// - Parameter screen: the screen's size in points; nil for the log's screen size. If both are unknown, incomplete
    ///   frames are dropped and listed in ``Replayed/ignored``.
    public func replayed(on screen: CGSize? = nil) -> [Replayed] {
        let size = screen ?? resolvedScreenSize
        return events.map { $0.replayed(on: size) }
    }
}

extension KeyboardTrace.Event {
    /// The greatest plausible length in points; no display has a longer side.
    private static let greatestLength: CGFloat = 100_000
    private static let longestDuration: Double = 10
    /// Larger values do not fit into the curve's bits of the animation options.
    private static let curves = 0...15

    fileprivate func replayed(on screen: CGSize?) -> KeyboardTrace.Replayed {
        var replayed = KeyboardTrace.Replayed(event: name, isLocal: isLocal)
        replayed.begin = Self.frame(begin, "begin frame", on: screen, visibleHeight: nil, &replayed)
        replayed.end = Self.frame(end, "end frame", on: screen, visibleHeight: visibleHeight, &replayed)
        replayed.duration = duration.flatMap { Self.checked($0, &replayed) }
        replayed.curve = curve.flatMap { curve in
            if Self.curves.contains(curve) { return curve }
            replayed.ignored.append("curve \(curve) ignored: \(curve < 0 ? "negative" : "too large")")
            return nil
        }
        return replayed
    }

    private static func frame(
        _ recorded: KeyboardTrace.RecordedFrame?, _ name: String, on screen: CGSize?, visibleHeight: Double?,
        _ replayed: inout KeyboardTrace.Replayed
    ) -> CGRect? {
        guard let recorded else { return nil }
        let completed =
            recorded.rect == nil ? screen.flatMap { recorded.completed(in: $0, visibleHeight: visibleHeight) } : nil
        guard let frame = recorded.rect ?? completed else {
            replayed.ignored.append(
                "\(name) \(recorded.text) ignored: incomplete, and no screen is known to complete it")
            return nil
        }
        if let fault = fault(of: frame) {
            replayed.ignored.append("\(name) \(KeyboardTrace.RecordedFrame(frame).text) ignored: \(fault)")
            return nil
        }
        replayed.isInferred = replayed.isInferred || completed != nil
        return frame
    }

    private static func fault(of frame: CGRect) -> String? {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        if numbers.contains(where: \.isNaN) { return "not a number" }
        if numbers.contains(where: \.isInfinite) { return "infinite" }
        if numbers.contains(where: { abs($0) > greatestLength }) { return "too large" }
        return frame.size.width < 0 || frame.size.height < 0 ? "negative size" : nil
    }

    private static func checked(_ seconds: Double, _ replayed: inout KeyboardTrace.Replayed) -> Double? {
        guard seconds.isFinite else {
            replayed.ignored.append("duration \(seconds) ignored: \(seconds.isNaN ? "not a number" : "infinite")")
            return nil
        }
        let cut = min(max(seconds, 0), longestDuration)
        if cut != seconds {
            let fault = seconds < 0 ? "negative" : "too large"
            replayed.ignored.append("duration \(KeyboardTrace.RecordedFrame.text(of: seconds)) clamped: \(fault)")
        }
        return cut
    }
}

extension KeyboardTrace.RecordedFrame {
    fileprivate init(_ frame: CGRect) {
        self.init(
            x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
            height: Double(frame.size.height))
    }

    fileprivate var text: String {
        "(" + [x, y, width, height].map { $0.map(Self.text(of:)) ?? "?" }.joined(separator: ", ") + ")"
    }

    fileprivate static func text(of number: Double) -> String {
        guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
        return String(Int64(number))
    }
}
