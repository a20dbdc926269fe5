import DeviceSimulation
import Scenarios

/// What a person does with a screen, from a keyboard that is down to one that is gone.
public enum Usage: String, CaseIterable, Sendable {
    /// What the screen is made for: its own script.
    case typing
    /// The device is turned with the keyboard up and back, then the next field is edited.
    case turning
    /// The keyboard comes and goes three times, and the field is tapped once more while it is up.
    case again

    /// Finds a usage by its name.
    public static func named(_ name: String) throws(UnknownName) -> Usage {
        guard let usage = Usage(rawValue: name) else {
            throw UnknownName(kind: "usage", name: name, known: allCases.map(\.rawValue))
        }
        return usage
    }

    /// Plays it.
    @MainActor
    func play(_ screen: CatalogScreen, on stage: Stage, orientation: Device.Orientation) throws(StageError) {
        switch self {
        case .typing: try screen.script(stage)
        case .turning: try turn(screen, on: stage, orientation)
        case .again: try comeAndGo(screen, on: stage)
        }
    }

    /// Turns there and back (S09, S99, S100).
    ///
    /// A turn moves everything at once, keyboard included, so only its ends are looked at.
    @MainActor
    private func turn(
        _ screen: CatalogScreen, on stage: Stage, _ orientation: Device.Orientation
    ) throws(StageError) {
        stage.begin("keyboard down")
        try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
            try stage.tap(screen.firstField)
        }
        for (step, goal) in [("turned", orientation.turned), ("turned back", orientation)] {
            stage.rotate(to: goal)
            stage.rest(in: step)
        }
        if let next = screen.nextField ?? stage.inputs.first(where: { $0 != screen.firstField }) {
            try stage.recordFrames(of: "next field") { () throws(StageError) in try stage.focus(next) }
        }
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
    }

    /// Shows and hides three times (S02, S10, S11).
    @MainActor
    private func comeAndGo(_ screen: CatalogScreen, on stage: Stage) throws(StageError) {
        stage.begin("keyboard down")
        for round in ["first", "second", "third"] {
            try stage.recordFrames(of: "\(round) rising", settlingInto: "\(round) up") { () throws(StageError) in
                try stage.tap(screen.firstField)
            }
            // Where the keyboard lies over the field a rule says so; here the finger just gets nowhere.
            try? stage.tap(screen.firstField)
            stage.rest(in: "\(round) tapped again")
            stage.recordFrames(of: "\(round) gone") { stage.dismissKeyboard() }
        }
    }
}

extension Device.Orientation {
    fileprivate var turned: Device.Orientation { self == .portrait ? .landscape : .portrait }
}
