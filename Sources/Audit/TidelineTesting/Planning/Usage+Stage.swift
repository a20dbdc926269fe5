import AuditRules
import DeviceSimulation
import Scenarios
import UIKit

extension Usage {
    /// Whether it is played without a screen's own script, which may change views itself.
    var leavesViewsToTheApp: Bool { self != .typing }

    /// Plays it on a stage that shows the screen.
    @MainActor
    func play(_ screen: Screen, on stage: Stage, orientation: Device.Orientation) throws {
        switch self {
        case .typing: try screen.script.play(on: stage)
        case .turning: try turn(screen, on: stage, orientation)
        case .again: try comeAndGo(screen, on: stage)
        case .restless: try beRestless(screen, on: stage)
        case .swipe: try dragKeyboard(screen, on: stage)
        case .onward: try goOnward(screen, on: stage)
        }
    }

    /// Turns there and back (S09, S99, S100).
    ///
    /// A turn moves everything at once, keyboard included, so only its ends are looked at.
    @MainActor
    private func turn(_ screen: Screen, on stage: Stage, _ orientation: Device.Orientation) throws {
        guard let first = try edit(screen, on: stage) else { return }
        for (step, goal) in [("turned", orientation.turned), ("turned back", orientation)] {
            stage.rotate(to: goal)
            stage.rest(in: step)
        }
        if let next = try nextField(of: screen, after: first, on: stage) {
            try stage.recordFrames(of: "next field") { try stage.focus(next) }
        }
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
    }

    /// Shows and hides three times (S02, S10, S11).
    @MainActor
    private func comeAndGo(_ screen: Screen, on stage: Stage) throws {
        stage.begin("keyboard down")
        for round in ["first", "second", "third"] {
            guard let first = try firstField(of: screen, on: stage) else { return stage.shoot() }
            try stage.recordFrames(of: "\(round) rising", settlingInto: "\(round) up") { try stage.tap(first) }
            // Where the keyboard lies over the field a rule says so; here the finger just gets nowhere.
            try? stage.tap(first)
            stage.rest(in: "\(round) tapped again")
            stage.recordFrames(of: "\(round) gone") { stage.dismissKeyboard() }
        }
    }

    /// How long the keyboard moves before it is called back, in seconds.
    private static let hesitation = 0.1

    /// Sends the keyboard away while it comes, and calls it back while it goes.
    @MainActor
    private func beRestless(_ screen: Screen, on stage: Stage) throws {
        stage.begin("keyboard down")
        guard let first = try firstField(of: screen, on: stage) else { return stage.shoot() }
        try stage.recordFrames(of: "rising, called back", settlingInto: "keyboard gone") {
            try stage.tap(first)
            stage.advance(by: Self.hesitation)
            stage.dismissKeyboard()
        }
        try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { try stage.tap(first) }
        try stage.recordFrames(of: "going, called back", settlingInto: "keyboard up again") {
            stage.dismissKeyboard()
            stage.advance(by: Self.hesitation)
            try stage.focus(first)
        }
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
    }

    /// Drags the keyboard down with a finger where a view on the screen dismisses it so: once given up, once done.
    @MainActor
    private func dragKeyboard(_ screen: Screen, on stage: Stage) throws {
        guard try edit(screen, on: stage) != nil else { return }
        try Explorer(stage).dragKeyboard()
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
    }

    /// How many buttons are pressed in the search for one that leads on.
    private static let mostButtons = 3

    /// Types, presses the buttons that confirm until one leads on, uses the next page, and goes back.
    @MainActor
    private func goOnward(_ screen: Screen, on stage: Stage) throws {
        guard let first = try edit(screen, on: stage) else { return }
        if first.isFirstResponder { try Explorer(stage).typeSample(into: first) }
        let page = stage.phone.frontmostController
        for button in stage.buttonsOnward.prefix(Self.mostButtons) {
            let name = ViewName.of(button)
            stage.recordFrames(of: "press \(name)") { try? stage.press(button) }
            if stage.phone.frontmostController !== page { return try useNextPage(on: stage) }
        }
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
    }

    @MainActor
    private func useNextPage(on stage: Stage) throws {
        if let input = Explorer(stage).firstInput {
            if !stage.shows(input) { stage.scroll(to: input) }
            try stage.recordFrames(of: "next page edited") { try stage.tap(input) }
        }
        if (stage.phone.frontmostNavigation?.viewControllers.count ?? 0) > 1 {
            try stage.swipeBack(isGivenUp: true)
            try stage.swipeBack(isGivenUp: false)
        } else {
            stage.recordFrames(of: "next page put away") { stage.dismissPresented() }
        }
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
    }

    /// Taps the first input; nil, with a picture, on a screen without any.
    @MainActor
    private func edit(_ screen: Screen, on stage: Stage) throws -> UIView? {
        stage.begin("keyboard down")
        guard let first = try firstField(of: screen, on: stage) else {
            stage.shoot()
            return nil
        }
        try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { try stage.tap(first) }
        return first
    }

    @MainActor
    private func firstField(of screen: Screen, on stage: Stage) throws -> UIView? {
        guard let name = screen.firstField else {
            guard let first = Explorer(stage).firstInput else { return nil }
            if !stage.shows(first) { stage.scroll(to: first) }
            return first
        }
        return try stage.view(name)
    }

    @MainActor
    private func nextField(of screen: Screen, after first: UIView, on stage: Stage) throws -> UIView? {
        if let name = screen.nextField { return try stage.view(name) }
        // A screen with a script of its own names its fields; theirs is the order of the views.
        guard screen.firstField == nil else { return stage.inputViews.first { $0 !== first } }
        return Explorer(stage).input(after: first)
    }
}

extension Device.Orientation {
    fileprivate var turned: Device.Orientation { self == .portrait ? .landscape : .portrait }
}
