import Foundation
internal import KeyboardModel
import UIKit

extension Keyboard {
    /// Begins to record the keyboard notifications as a log for `tideline-audit replay`.
    ///
    /// Record a bug on a phone, write the log to a file, and replay the file on a computer:
    ///
    ///     Keyboard.shared.startRecording(id: "password-field-jumps")
    ///     …
    ///     try Keyboard.shared.stopRecording().write(to: url)
    ///
    /// The log contains frames, times, the device's model and the system's version, but no typed text. Notifications of
    /// other apps are recorded only if the library follows their keyboards. A new recording replaces a running
    /// recording.
    ///
    /// The recording avoids the clock of `ProcessInfo`, because an app's privacy manifest would have to declare a
    /// reason for this clock.
    ///
    /// - Parameters:
    ///   - id: the log's name.
    ///   - context: a description of the person's steps, for readers of the log.
    ///   - seconds: a monotonic clock in seconds, called on the main actor once for each notification; nil for
    ///     `CACurrentMediaTime()`. Only time differences matter.
    public func startRecording(id: String, context: String? = nil, seconds: (() -> Double)? = nil) {
        recording = KeyboardRecording(id: id, context: context, seconds: seconds ?? CACurrentMediaTime)
    }

    /// Ends the recording and returns the log as JSON, or empty data without a recording.
    ///
    /// - Throws: the error of `JSONEncoder` for a value that can't be written.
    public func stopRecording() throws -> Data {
        defer { recording = nil }
        return try recording?.log.json() ?? Data()
    }
}

@MainActor
final class KeyboardRecording {
    fileprivate private(set) var log: Log
    private let seconds: () -> Double
    private var start: Double?

    fileprivate init(id: String, context: String?, seconds: @escaping () -> Double) {
        self.seconds = seconds
        log = Log(id: id, device: UIDevice.current.model, ios: UIDevice.current.systemVersion, context: context)
    }

    /// - Parameter screen: the screen's bounds in the screen's own coordinates, in points.
    func note(_ change: Keyboard.Change, on screen: CGRect) {
        guard let transition = change.transition else { return }
        if log.screen == nil, !screen.isEmpty {
            log.screen = [Double(screen.width), Double(screen.height)]
            log.orientation = screen.width > screen.height ? "landscape" : "portrait"
        }
        let now = seconds(), origin = start ?? now
        start = origin
        log.events.append(Log.Event(transition, t: now - origin))
    }

    /// The log's format, with the keys that `tideline-audit replay` reads.
    fileprivate struct Log: Encodable {
        var id: String
        var source = "recorded by Tideline"
        var device, ios: String
        var context: String?
        var orientation: String?
        var screen: [Double]?
        var kinds = ["recorded"]
        var confidence = "recorded"
        var events: [Event] = []

        /// Equal logs have equal bytes, because the keys are sorted.
        func json() throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }

        struct Event: Encodable {
            var name: String
            /// The x, y, width and height in the screen's coordinates, in points.
            var begin, end: [Double]?
            var duration: Double?
            var curve: Int?
            var isLocal: Bool
            var t: Double

            init(_ transition: KeyboardTransition, t: Double) {
                func numbers(_ frame: CGRect) -> [Double] {
                    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
                }
                name = transition.event.rawValue
                begin = transition.beginFrameInScreen.map(numbers)
                end = transition.endFrameInScreen.map(numbers)
                duration = transition.durationSeconds
                curve = transition.curveRawValue
                isLocal = transition.isLocal
                self.t = t
            }
        }
    }
}
