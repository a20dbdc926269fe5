import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

@MainActor
@Suite struct LateObserverTests {
    enum Owner: CaseIterable { case view, controller, window, scene }

    @MainActor
    private struct Setting: Staged {
        let stage: SimulatedStage
        let controller = UIViewController(), field = UITextField()

        init() throws {
            stage = SimulatedStage(try Screens.device(Screens.large))
            field.accessibilityIdentifier = "Field"
            field.frame = CGRect(x: 16, y: 700, width: 200, height: 34)
            controller.view.addSubview(field)
            stage.present(controller)
        }

        func object(_ owner: Owner) throws -> AnyObject {
            switch owner {
            case .view: field
            case .controller: controller
            case .window: stage.phone.window
            case .scene: try #require(stage.phone.window.windowScene)
            }
        }
    }

    @Test(arguments: Owner.allCases)
    func `a late observer learns of a keyboard that nothing has announced`(owner: Owner) throws {
        let setting = try Setting(), window = setting.phone.window
        try setting.edit("Field")
        let before = window.subviews.count, keyboard = Keyboard()
        var changes: [Keyboard.Change] = []
        keyboard.observe(for: try setting.object(owner)) { changes.append($1) }
        setting.settle()
        let up = Keyboard.State.docked(CGRect(x: 0, y: 508, width: 390, height: 336))
        #expect(changes.map(\.state) == [up] && changes.map(\.phase) == [nil] && keyboard.state == up, "\(owner)")
        #expect(changes.first?.isAboutToHappen == false)
        #expect(window.subviews.count == before, "nothing is left in the window")
        setting.hide()
        #expect(changes.map(\.state) == [up, .hidden, .hidden, .hidden, .hidden], "\(owner)")
    }

    @Test(arguments: Owner.allCases)
    func `an observer without a keyboard asks once and is told nothing`(owner: Owner) throws {
        let setting = try Setting(), window = setting.phone.window
        let before = window.subviews.count, keyboard = Keyboard()
        var changes: [Keyboard.Change] = []
        keyboard.observe(for: try setting.object(owner)) { changes.append($1) }
        setting.settle()
        #expect(changes.isEmpty && window.subviews.count == before, "\(owner)")
        try setting.edit("Field")
        #expect(changes.map(\.phase) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow], "\(owner)")
    }

    @Test func `a controller that observes in viewDidLoad learns of the keyboard with its window`() throws {
        final class LateController: UIViewController {
            lazy var keyboard = Keyboard()
            var states: [Keyboard.State] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                keyboard.observe(for: self) { $0.states.append($1.state) }
            }
        }
        let setting = try Setting(), late = LateController()
        try setting.edit("Field")
        late.loadViewIfNeeded()
        setting.settle()
        #expect(late.states.isEmpty)
        setting.controller.addChild(late)
        setting.controller.view.addSubview(late.view)
        setting.settle()
        #expect(late.states == [.docked(CGRect(x: 0, y: 508, width: 390, height: 336))])
    }

    @Test func `an owner that is on no screen gets the state with the next notification`() throws {
        let setting = try Setting(), owner = NSObject()
        try setting.edit("Field")
        let keyboard = Keyboard()
        var phases: [Keyboard.Change.Phase?] = []
        keyboard.observe(for: owner) { phases.append($1.phase) }
        setting.settle()
        #expect(phases.isEmpty)
        setting.hide()
        #expect(phases.first == .willChangeFrame)
    }

    /// How an app asks for the keyboard's state without a window.
    enum Question: CaseIterable { case state, changes, observer, owner }

    /// Where the library finds a window.
    enum Source: CaseIterable { case avoidance, automatic, otherOwner, otherKeyboard }

    @Test(arguments: Question.allCases, Source.allCases)
    func `a question without a window is answered by any guide`(question: Question, source: Source) async throws {
        let setting = try Setting(), owner = NSObject()
        try setting.edit("Field")
        let keyboard = Keyboard()
        switch source {
        case .avoidance: setting.field.keyboardAvoidance = .translation.following(keyboard)
        case .automatic: setting.phone.window.keyboardAvoidance = .automatic.following(keyboard)
        case .otherOwner: keyboard.observe(for: setting.controller) { _, _ in }
        case .otherKeyboard: setting.field.keyboardAvoidance = .translation
        }
        var states: [Keyboard.State] = []
        var token: Keyboard.Observation?
        var stream: AsyncStream<Keyboard.Change>?
        switch question {
        case .state: _ = keyboard.state
        case .changes: stream = keyboard.changes()
        case .observer: token = keyboard.observe { states.append($0.state) }
        case .owner: keyboard.observe(for: owner) { states.append($1.state) }
        }
        setting.settle()
        let up = Keyboard.State.docked(CGRect(x: 0, y: 508, width: 390, height: 336))
        #expect(keyboard.state == up)
        setting.field.keyboardAvoidance = nil
        setting.phone.window.keyboardAvoidance = nil
        setting.hide()
        // Other tests run while this one waits, so nothing may follow a keyboard any more.
        var iterator = stream?.makeAsyncIterator()
        if let change = await iterator?.next() { states.append(change.state) }
        if question != .state { #expect(states.first == up) }
        withExtendedLifetime((token, owner)) {}
    }
}
