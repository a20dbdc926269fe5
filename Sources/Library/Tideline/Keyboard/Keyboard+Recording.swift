import Foundation
internal import KeyboardModel
import UIKit

extension Keyboard {
    /// Begins to record the keyboard notifications as a log for `tideline-audit replay`.
    ///
    /// Record a bug on a phone, write the log to a file, and replay it on a computer:
    ///
    ///     Keyboard.shared.startRecording(id: "password-field-jumps")
    ///     …
    ///     try Keyboard.shared.stopRecording().write(to: url)
    ///
    /// The log contains frames, times, the device's model and the system's version. It leaves out typed text and
    /// implausible values. Notifications of other apps are recorded only if the library follows their keyboards. A new
    /// recording replaces a running recording.
    ///
    /// The recording avoids the clock of `ProcessInfo`, because the app's privacy manifest would then have to declare a
    /// reason for this clock.
    ///
    /// - Parameters:
    ///   - id: the log's name.
    ///   - context: a description of the person's steps, for readers of the log.
    ///   - seconds: a monotonic clock in seconds; nil for `CACurrentMediaTime()`. Only time differences matter. The
    ///     closure is called on the main actor, once for each notification.
    public func startRecording(id: String, context: String? = nil, seconds: (() -> Double)? = nil) {
        recording = KeyboardRecording(id: id, context: context, seconds: seconds ?? CACurrentMediaTime)
    }

    /// Ends the recording and returns the log as JSON, or empty data if no recording was running.
    ///
    /// - Throws: the error of `JSONEncoder` for a value that can't be written.
    public func stopRecording() throws -> Data {
        defer { recording = nil }
        return try recording?.log.json() ?? Data()
    }
}

/// A recording of the keyboard notifications in a running app.
@MainActor
final class KeyboardRecording {
    fileprivate private(set) var log: Log
    private let seconds: () -> Double
    private var start: Double?

    fileprivate init(id: String, context: String?, seconds: @escaping () -> Double) {
        self.seconds = seconds
        log = Log(id: id, device: UIDevice.current.model, ios: UIDevice.current.systemVersion, context: context)
    }

    /// Adds a change to the log if a notification has announced it.
    ///
    /// - Parameter screen: the bounds of the screen in its own coordinates, in points.
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
        /// The width and the height of the screen, in points.
        var screen: [Double]?
        var kinds = ["recorded"]
        var confidence = "recorded"
        var events: [Event] = []

        /// Returns the log as JSON with sorted keys, so that equal logs have equal bytes.
        func json() throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }

        struct Event: Encodable {
            var name: String
            /// The frame's x, y, width and height, in the screen's coordinates, in points.
            var begin, end: [Double]?
            var duration: Double?
            var curve: Int?
            var isLocal: Bool
            /// The time since the first notification, in seconds.
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
