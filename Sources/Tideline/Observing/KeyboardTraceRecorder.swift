import Foundation
import KeyboardModel
import UIKit

/// Writes down the keyboard notifications of a running app, as a log that `tideline-audit replay` plays back.
///
/// Keep one while a bug shows up on a phone, write its log to a file, and replay it on a desk:
///
///     let recorder = KeyboardTraceRecorder(id: "password-field-jumps")
///     …
///     try recorder.write(to: FileManager.default.temporaryDirectory.appendingPathComponent("trace.json"))
///
/// It holds frames, times, the device's model and the system's version, nothing that was typed. It writes down what the
/// observer took from each notification: values that could not be believed are missing, and so are notifications that
/// the observer ignored as another app's.
@MainActor
public final class KeyboardTraceRecorder {
    /// The log so far.
    public private(set) var trace: KeyboardTrace

    private let seconds: () -> Double
    private var start: Double?
    private var subscription: KeyboardSubscription?

    /// Starts to record.
    ///
    /// - Parameters:
    ///   - id: the log's name.
    ///   - context: what the person does, for whoever reads the log.
    ///   - observer: who tells about the keyboard; the shared one unless a test brings its own.
    ///   - seconds: a clock that never runs backwards; only differences count.
    public init(
        id: String, context: String? = nil, observer: KeyboardObserver = .shared,
        seconds: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
    ) {
        self.seconds = seconds
        let screen = UIScreen.main.bounds.size
        trace = KeyboardTrace(
            id: id, source: "recorded by KeyboardTraceRecorder", device: UIDevice.current.model,
            ios: UIDevice.current.systemVersion, orientation: screen.width > screen.height ? "landscape" : "portrait",
            screen: [Double(screen.width), Double(screen.height)], context: context, kinds: ["recorded"],
            confidence: "recorded", events: [])
        subscription = observer.subscribe { [weak self] change in self?.note(change) }
    }

    /// Ends the recording; the log stays.
    public func stop() { subscription = nil }

    /// Writes the log as JSON.
    ///
    /// - Throws: what `Data.write(to:options:)` throws when the file can't be written.
    public func write(to url: URL) throws { try trace.encoded().write(to: url, options: .atomic) }

    private func note(_ change: KeyboardChange) {
        guard let transition = change.transition else { return }
        let now = seconds(), origin = start ?? now
        start = origin
        trace.events.append(KeyboardTrace.Event(transition, at: now - origin))
    }
}
