public import AuditRules
public import SceneModel
import UIKit

extension Usage {
    /// Whether only the app's own code changes views during this usage.
    ///
    /// The value is false if the screen's script is played, because a script may change views itself.
    public var leavesViewsToTheApp: Bool { self != .typing }

    /// The ability that a host needs for this usage; nil if none.
    public var needs: HostAbility? {
        switch self {
        case .typing, .again, .restless, .onward: nil
        case .turning: .turn
        case .swipe: .drag
        }
    }

    /// Plays the usage on a stage that shows the screen.
    @MainActor
    public func play(_ screen: Screen, on stage: Stage, orientation: ScreenOrientation) async throws {
        if screen.script.explores, screen.firstField == nil { await Explorer(stage).leadToInput() }
        switch self {
        case .typing: try await screen.script.play(on: stage)
        case .turning: try await turn(screen, on: stage, orientation)
        case .again: try await comeAndGo(screen, on: stage)
        case .restless: try await beRestless(screen, on: stage)
        case .swipe: try await dragKeyboard(screen, on: stage)
        case .onward: try await goOnward(screen, on: stage)
        }
    }

    /// Rotates the device and rotates it back (S09, S99, S100).
    ///
    /// The rules judge only the states at rest, because a rotation moves all views at once.
    @MainActor
    private func turn(_ screen: Screen, on stage: Stage, _ orientation: ScreenOrientation) async throws {
        guard let first = try await edit(screen, on: stage) else { return }
        for (step, goal) in [("turned", orientation.turned), ("turned back", orientation)] {
            await stage.rotate(to: goal)
            await stage.rest(in: step)
        }
        if let next = try await nextField(of: screen, after: first, on: stage) {
            try await stage.recordFrames(of: "next field") { try await stage.focus(next) }
        }
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
    }

    /// Shows and hides the keyboard three times (S02, S10, S11).
    @MainActor
    private func comeAndGo(_ screen: Screen, on stage: Stage) async throws {
        stage.begin("keyboard down")
        for round in ["first", "second", "third"] {
            guard let first = try await firstField(of: screen, on: stage) else { return stage.shoot() }
            try await stage.recordFrames(of: "\(round) rising", settlingInto: "\(round) up") {
                try await stage.tap(first)
            }
            // If the keyboard covers the field, a rule reports the field, so the tap's error is dropped.
            try? await stage.tap(first)
            await stage.rest(in: "\(round) tapped again")
            await stage.recordFrames(of: "\(round) gone") { await stage.dismissKeyboard() }
        }
    }

    private static let hesitation = 0.1

    @MainActor
    private func beRestless(_ screen: Screen, on stage: Stage) async throws {
        stage.begin("keyboard down")
        guard let first = try await firstField(of: screen, on: stage) else { return stage.shoot() }
        try await stage.recordFrames(of: "rising, called back", settlingInto: "keyboard gone") {
            try await stage.tap(first)
            await stage.advance(by: Self.hesitation)
            await stage.dismissKeyboard()
        }
        try await stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { try await stage.tap(first) }
        try await stage.recordFrames(of: "going, called back", settlingInto: "keyboard up again") {
            await stage.dismissKeyboard()
            await stage.advance(by: Self.hesitation)
            try await stage.focus(first)
        }
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
    }

    @MainActor
    private func dragKeyboard(_ screen: Screen, on stage: Stage) async throws {
        guard try await edit(screen, on: stage) != nil else { return }
        try await Explorer(stage).dragKeyboard()
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
    }

    private static let mostButtons = 3

    /// Types, and presses confirming buttons until the next page appears.
    ///
    /// Then edits an input of the next page, and goes back.
    @MainActor
    private func goOnward(_ screen: Screen, on stage: Stage) async throws {
        guard let first = try await edit(screen, on: stage) else { return }
        if first.isFirstResponder { try await Explorer(stage).typeSample(into: first) }
        let page = stage.pageInFront
        for button in stage.buttonsOnward.prefix(Self.mostButtons) {
            let name = ViewName.of(button)
            await stage.recordFrames(of: "press \(name)") { try? await stage.press(button) }
            if stage.pageInFront !== page { return try await useNextPage(on: stage) }
        }
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
    }

    @MainActor
    private func useNextPage(on stage: Stage) async throws {
        if var input = Explorer(stage).firstInput {
            if !stage.shows(input) { input = await stage.scroll(to: input) }
            try await stage.recordFrames(of: "next page edited") { try await stage.tap(input) }
        }
        if stage.host.canGoBack {
            try await stage.swipeBack(isGivenUp: true)
            try await stage.swipeBack(isGivenUp: false)
        } else {
            await stage.recordFrames(of: "next page put away") { await stage.dismissPresented() }
        }
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
    }

    /// Taps the first input, and returns it; returns nil on a screen without inputs.
    @MainActor
    private func edit(_ screen: Screen, on stage: Stage) async throws -> UIView? {
        stage.begin("keyboard down")
        guard let first = try await firstField(of: screen, on: stage) else {
            stage.shoot()
            return nil
        }
        try await stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { try await stage.tap(first) }
        return first
    }

    @MainActor
    private func firstField(of screen: Screen, on stage: Stage) async throws -> UIView? {
        guard let name = screen.firstField else {
            guard let first = Explorer(stage).firstInput else { return nil }
            return stage.shows(first) ? first : await stage.scroll(to: first)
        }
        return try stage.view(name)
    }

    @MainActor
    private func nextField(of screen: Screen, after first: UIView, on stage: Stage) async throws -> UIView? {
        if let name = screen.nextField { return try stage.view(name) }
        // If the screen names its first field but no next field, any other input serves as the next field.
        guard screen.firstField == nil else { return stage.inputViews.first { $0 !== first } }
        return Explorer(stage).input(after: first)
    }
}

extension ScreenOrientation {
    fileprivate var turned: ScreenOrientation { self == .portrait ? .landscape : .portrait }
}
