import CoreGraphics
import SceneModel

extension Stage {
    /// A closure with which your code adds a line to the log of the latest stage.
    ///
    /// The value is nil while this stage keeps no log.
    ///
    /// The closure that makes the screen connects your library's messages to the log:
    ///
    ///     if let write = Stage.logWriter { Keyboard.shared.onLog = { write("\($0)") } }
    public static var logWriter: (@MainActor (String) -> Void)? {
        guard let latest, latest.keepsLog else { return nil }
        return { [weak latest] words in latest?.write(words, from: .app) }
    }

    /// Writes a line about a notification of the keyboard.
    ///
    /// UIKit sends a change of frame together with a show or hide. The log keeps only the line of the show or hide.
    func log(_ event: Timeline.Symbol) {
        guard keepsLog, event != .didChangeFrame, let words = Self.words(for: event) else { return }
        let goesUp = event == .willShow || event == .willChangeFrame
        write(
            "\(words)\(goesUp ? place : "")", from: .keyboard, replacing: Self.words(for: .willChangeFrame))
    }

    private var place: String {
        guard let frame = host.keyboardFrame else { return "" }
        let top = SceneLogLine.points(Double(frame.minY)), height = SceneLogLine.points(Double(frame.height))
        return ": top edge at \(top) pt, \(height) pt high"
    }

    private static func words(for event: Timeline.Symbol) -> String? {
        switch event {
        case .willShow: "will show"
        case .didShow: "did show"
        case .willHide: "will hide"
        case .didHide: "did hide"
        case .willChangeFrame: "will change its frame"
        case .didChangeFrame: "did change its frame"
        case .focus, .tap, .type, .pressReturn, .dismiss, .rotate: nil
        }
    }
}
