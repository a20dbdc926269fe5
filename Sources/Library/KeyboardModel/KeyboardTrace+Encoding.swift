import CoreGraphics
import Foundation

extension KeyboardTrace {
    /// The log as JSON that ``decode(_:)`` reads back, with sorted keys so that equal logs have equal bytes.
    ///
    /// - Throws: `EncodingError` when a number is not finite.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension KeyboardTrace.Event {
    /// Writes a transition down.
    ///
    /// - Parameter seconds: when it was, in seconds since the log began.
    public init(_ transition: KeyboardTransition, at seconds: Double) {
        self.init(
            name: transition.event, begin: transition.beginFrameInScreen.map(KeyboardTrace.RecordedFrame.init),
            end: transition.endFrameInScreen.map(KeyboardTrace.RecordedFrame.init),
            duration: transition.durationSeconds, curve: transition.curveRawValue, isLocal: transition.isLocal,
            t: seconds)
    }
}

extension KeyboardTrace.RecordedFrame {
    /// Writes a frame in the screen's coordinates down, in points.
    public init(_ frame: CGRect) {
        self.init(
            x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
            height: Double(frame.size.height))
    }
}
