public import CoreGraphics
import UIKit

/// A person's actions on a screen, beginning with a hidden keyboard.
///
///     Script.tap("Email").type("ann@example.com").tap("Next").expect("Password")
///
/// Every action is recorded frame by frame until everything is at rest. The keyboard is dismissed after the last
/// action. If the script is a closure, the keyboard is not dismissed.
public struct Script: Sendable {
    private enum Action: Sendable {
        case explore
        case tap(String)
        case type(String)
        case erase(Int)
        case pressReturn
        case scroll(to: String)
        case drag(from: CGPoint, to: CGPoint)
        case swipe(SwipeDirection, on: String)
        case longPress(String)
        case swipeBack(isGivenUp: Bool)
        case wait(Double)
        case expect(String)
        case dismissKeyboard

        var needsFinger: Bool {
            switch self {
            case .drag, .swipe, .longPress, .swipeBack: true
            default: false
            }
        }
    }

    private enum Content: Sendable {
        case actions([Action])
        case closure(@MainActor @Sendable (Stage) async throws -> Void)
    }

    private let content: Content

    /// Whether the audit itself finds the actions for the screen.
    public var explores: Bool {
        guard case .actions(let actions) = content else { return false }
        return actions.contains { if case .explore = $0 { true } else { false } }
    }

    /// Whether an action needs a finger on the screen: a drag, a swipe or a long press.
    ///
    /// For a script in code the value is false.
    public var needsFinger: Bool {
        guard case .actions(let actions) = content else { return false }
        return actions.contains(where: \.needsFinger)
    }

    /// Finds at most 24 inputs, types into each, presses the return key, scrolls, and dismisses the keyboard.
    public static let exploring = Script([.explore])

    /// Creates a script in code, which records with ``Stage/recordFrames(of:settlingInto:_:)``.
    ///
    /// - Parameter body: uses the screen; called once for each run, on the main actor, with the screen at rest.
    public init(_ body: @escaping @MainActor @Sendable (Stage) async throws -> Void) { content = .closure(body) }

    private init(_ actions: [Action]) { content = .actions(actions) }

    private func then(_ action: Action) -> Script {
        switch content {
        case .actions(let actions): return Script(actions + [action])
        case .closure(let body):
            return Script { stage in
                try await body(stage)
                try await Script.play(action, on: stage)
            }
        }
    }

    // MARK: Actions

    /// Starts a script with a tap on a named view.
    public static func tap(_ name: String) -> Script { Script([.tap(name)]) }

    /// Starts a script with typing, for an input that has focus from the start.
    public static func type(_ text: String) -> Script { Script([.type(text)]) }

    /// Starts a script by letting time pass, in seconds.
    public static func wait(_ seconds: Double) -> Script { Script([.wait(seconds)]) }

    /// Starts a script by dragging the content until a named view is visible.
    public static func scroll(to name: String) -> Script { Script([.scroll(to: name)]) }

    /// Taps the middle of a named view.
    public func tap(_ name: String) -> Script { then(.tap(name)) }

    /// Types into the edited view.
    public func type(_ text: String) -> Script { then(.type(text)) }

    /// Presses the delete key the given number of times.
    public func erase(_ count: Int) -> Script { then(.erase(count)) }

    /// Presses the return key.
    public func pressReturn() -> Script { then(.pressReturn) }

    /// Drags the content until a named view is visible above the keyboard.
    public func scroll(to name: String) -> Script { then(.scroll(to: name)) }

    /// Drags a finger from one point of the screen to another, in points from its top left corner.
    public func drag(from start: CGPoint, to end: CGPoint) -> Script { then(.drag(from: start, to: end)) }

    /// Swipes quickly from the middle of a named view.
    public func swipe(_ direction: SwipeDirection, on name: String) -> Script {
        then(.swipe(direction, on: name))
    }

    /// Presses the middle of a named view, for a second.
    public func longPress(_ name: String) -> Script { then(.longPress(name)) }

    /// Swipes from the screen's edge back to the previous page.
    ///
    /// - Parameter isGivenUp: whether the finger moves back, so that the page stays.
    public func swipeBack(isGivenUp: Bool = false) -> Script { then(.swipeBack(isGivenUp: isGivenUp)) }

    /// Lets time pass, in seconds.
    public func wait(_ seconds: Double) -> Script { then(.wait(seconds)) }

    /// Expects that a named view is visible; otherwise the run has the finding `script-stuck`.
    public func expect(_ name: String) -> Script { then(.expect(name)) }

    /// Dismisses the keyboard.
    public func dismissKeyboard() -> Script { then(.dismissKeyboard) }

    // MARK: Playing

    @MainActor
    func play(on stage: Stage) async throws {
        switch content {
        case .closure(let body): try await body(stage)
        case .actions(let actions):
            stage.begin("keyboard down")
            for action in actions { try await Self.play(action, on: stage) }
            await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
        }
    }

    @MainActor
    private static func play(_ action: Action, on stage: Stage) async throws {
        switch action {
        case .explore: await Explorer(stage).visitAll()
        case .tap(let name): try await stage.recordFrames(of: "tap \(name)") { try await stage.tap(name) }
        case .type(let text): try await stage.recordFrames(of: "type \(text)") { try await stage.type(text) }
        case .erase(let count): try await stage.recordFrames(of: "erase \(count)") { try await stage.erase(count) }
        case .pressReturn: try await stage.recordFrames(of: "return") { try await stage.pressReturn() }
        case .scroll(let name):
            try await stage.recordFrames(of: "scroll to \(name)") { await stage.scroll(to: try stage.view(name)) }
        case .drag(let start, let end):
            try await stage.recordFrames(of: "drag") { try await stage.drag(from: start, to: end) }
        case .swipe(let direction, let name):
            try await stage.recordFrames(of: "swipe \(direction) on \(name)") {
                try await stage.swipe(direction, on: name)
            }
        case .longPress(let name):
            try await stage.recordFrames(of: "long press on \(name)") { try await stage.longPress(name) }
        case .swipeBack(let isGivenUp): try await stage.swipeBack(isGivenUp: isGivenUp)
        case .wait(let seconds): await stage.recordFrames(of: "wait") { await stage.advance(by: seconds) }
        case .expect(let name): try stage.expect(name)
        case .dismissKeyboard: await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
        }
    }
}
