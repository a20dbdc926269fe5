import CoreGraphics
import Foundation

extension KeyboardTrace {
    /// A notification of a log, ready to be fed to a state.
    public struct Replayed: Sendable, Equatable {
        /// The notification.
        public var transition: KeyboardTransition
        /// The implausible values in it.
        public var ignored: [KeyboardTransition.Anomaly]
        /// Whether a frame was completed from the screen's size because the log gives only part of it.
        public var isInferred: Bool
        /// Seconds since the first line of the log, when the log says so.
        public var time: Double?
    }

    /// The log's notifications, validated, with heights-only frames completed as frames at the screen's bottom.
    ///
    /// - Parameter screen: the screen's size in points; without it the one the log states. With neither, incomplete frames
    ///   are dropped and listed among the ignored values.
    public func transitions(in screen: CGSize? = nil) -> [Replayed] {
        let size = screen ?? resolvedScreenSize
        return events.map { $0.replayed(on: size) }
    }
}

extension KeyboardTrace.Event {
    fileprivate func replayed(on screen: CGSize?) -> KeyboardTrace.Replayed {
        let begin = Self.resolve(begin, on: screen, visibleHeight: nil)
        let end = Self.resolve(end, on: screen, visibleHeight: visibleHeight)
        var (transition, ignored) = KeyboardTransition.validating(
            event: name,
            raw: .init(begin: begin.rect, end: end.rect, duration: duration, curve: curve, isLocal: isLocal))
        if let lost = begin.lost { ignored.append(.init(value: .beginFrame, found: lost, reason: .incomplete)) }
        if let lost = end.lost { ignored.append(.init(value: .endFrame, found: lost, reason: .incomplete)) }
        return .init(transition: transition, ignored: ignored, isInferred: begin.inferred || end.inferred, time: t)
    }

    private typealias Resolved = (rect: CGRect?, inferred: Bool, lost: String?)

    private static func resolve(
        _ frame: KeyboardTrace.RecordedFrame?, on screen: CGSize?, visibleHeight: Double?
    ) -> Resolved {
        guard let frame else { return (nil, false, nil) }
        if let rect = frame.rect { return (rect, false, nil) }
        if let screen, let rect = frame.completed(in: screen, visibleHeight: visibleHeight) { return (rect, true, nil) }
        let parts = [frame.x, frame.y, frame.width, frame.height].map { $0.map(\.shortText) ?? "?" }
        return (nil, false, "(" + parts.joined(separator: ", ") + ")")
    }
}
