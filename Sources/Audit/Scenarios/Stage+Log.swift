import DeviceSimulation
import Foundation
import SceneModel

extension Stage {
    /// Writes a line of the app's own into the log of the stage made last; nil while no log is kept.
    ///
    /// The bench knows no library. A screen's maker hands over what its library says:
    ///
    ///     if let write = Stage.logWriter { Keyboard.shared.onLog = { write("\($0)") } }
    public static var logWriter: (@MainActor (String) -> Void)? {
        guard let latest, latest.keepsLog else { return nil }
        return { [weak latest] words in latest?.write(words, from: .app) }
    }

    /// A notification, with where the keyboard goes.
    ///
    /// A show or a hide takes the line of the change of frame that is posted with it.
    func log(_ event: SimulatedKeyboard.Event) {
        guard keepsLog, event != .didChangeFrame else { return }
        let goesUp = event == .willShow || event == .willChangeFrame
        write(
            "\(Self.words(for: event))\(goesUp ? place : "")", from: .keyboard,
            replacing: Self.words(for: .willChangeFrame))
    }

    private var place: String {
        guard let frame = phone.keyboard.frameInScreen else { return "" }
        let top = SceneLogLine.points(Double(frame.minY)), height = SceneLogLine.points(Double(frame.height))
        return ": top edge at \(top) pt, \(height) pt high"
    }

    private static func words(for event: SimulatedKeyboard.Event) -> String {
        switch event {
        case .willShow: "will show"
        case .didShow: "did show"
        case .willHide: "will hide"
        case .didHide: "did hide"
        case .willChangeFrame: "will change its frame"
        case .didChangeFrame: "did change its frame"
        }
    }
}
