import DeviceSimulation
import Foundation
import Scenarios
@testable import Tideline
@_spi(Simulation) import UIKit

/// Plays one life, and finds the clauses of the law that it breaks.
@MainActor
final class LifeRun {
    let life: Life
    let stage: LawStage
    /// The first fault of each broken clause, in words.
    private(set) var faults: [Clause: String] = [:]
    /// The screen at the last rest without a keyboard; nil once the app has changed it.
    private(set) var rest: LawRest?
    /// Whether a person or the app has scrolled since the present input was chosen.
    private(set) var isScrolled = false
    /// Inputs that were chosen since the last rest without a keyboard.
    private(set) var choices = 0
    /// The least height of the keyboard's top in the window since the last rest without a keyboard, in points.
    private var highestTop = CGFloat.infinity
    private var watch: NumberWatch?
    private var step = "the beginning"
    private var keyboard = KeyboardSettings()
    private var windowY = 0
    private var hasMovedWindow = false
    private var entries: [Keyboard.LogEntry] = []

    private init(_ life: Life, _ breakage: Breakage?) throws {
        self.life = life
        Keyboard.shared.onLog = nil
        stage = try LawStage(life.screen, life.ways, life.reading)
        breakage?.spoil(stage)
        watch = NumberWatch(stage, life.reading)
        Keyboard.shared.onLog = { [weak self] in self?.take($0) }
        rest = LawRest(stage)
        judge()
    }

    /// The broken clauses of a life, each with its first fault in words.
    static func faults(of life: Life, spoiledBy breakage: Breakage? = nil) throws -> [Clause: String] {
        let run = try LifeRun(life, breakage)
        let end = run.play()
        Keyboard.shared.onLog = nil
        breakage?.end()
        run.stage.end()
        if let end { try end.compare(run) }
        return run.faults
    }

    func report(_ clause: Clause, _ words: @autoclosure () -> String) {
        guard faults[clause] == nil else { return }
        // The app has the number alone while this keyboard is up.
        if isGivenUp, [.inSight, .inReach, .memoryless, .straight].contains(clause) { return }
        faults[clause] = "after \(step): \(words())"
    }

    /// The reason that the log has for leaving the present input alone.
    var reasonToLeaveAlone: String? {
        entries.last { $0.kind == .chose }.map(\.description).flatMap { $0.contains("left alone") ? $0 : nil }
    }

    /// Whether the log has said that a number is left to the app, and the app does assign it in each layout.
    private var isGivenUp = false

    private func take(_ entry: Keyboard.LogEntry) {
        entries.append(entry)
        guard life.screen.habits.contains(.assignsInLayout) else { return }
        if entry.description.contains("assigns the number again in each layout") { isGivenUp = true }
    }

    /// Whether a way scrolls a scroll view, and goes back.
    func isFollowed(_ view: UIScrollView) -> Bool {
        life.ways.contains { way in
            switch way.object {
            case .body: view === stage.page.bodyScroll
            case .window: life.ways.count == 1
            case .card, .ground: false
            }
        }
    }

    // MARK: Playing

    /// Plays all steps and the last hide; returns what the fresh screens have to equal.
    private func play() -> LifeEnd? {
        for (index, next) in life.steps.enumerated() {
            step = "step \(index), \(next.description)"
            let isHurried = life.steps.indices.contains(index + 1) && life.steps[index + 1] == .hurry
            play(next, isHurried: isHurried)
            guard !isHurried else { continue }
            guard stage.stage.settle() else {
                report(.quiet, "it does not come to rest")
                return nil
            }
            judge()
        }
        var end = LifeEnd(stage, life, keyboard, windowY)
        end.hasMovedWindow = hasMovedWindow
        end.hasBeenHigher = highestTop < (stage.keyboardTop ?? 0) - LawGeometry.tolerance
        step = "the last hide"
        watch?.begin()
        FrameJudge(stage).judge(self) { stage.stage.dismissKeyboard() }
        guard stage.stage.settle() else { return nil }
        judge()
        end.noteHidden(stage)
        return end
    }

    private func play(_ next: LifeStep, isHurried: Bool) {
        watch?.begin()
        switch next {
        case .focus, .hide, .predictions, .emoji, .codeBar, .hideAndFocus:
            isScrolled = isScrolled && !next.choosesInput
            guard !isHurried, stage.phone.isQuiescent else { return act(next) }
            FrameJudge(stage).judge(self, goesBack: next.goesBack) { act(next) }
        default: act(next)
        }
        if let top = stage.keyboardTop { highestTop = min(highestTop, top) }
    }

    private func act(_ next: LifeStep) {
        let phone = stage.phone, page = stage.page
        switch next {
        case .focus(let id): focus(id)
        case .hideAndFocus(let id):
            stage.stage.dismissKeyboard()
            stage.stage.advance(by: 0.1)
            watch?.begin()
            focus(id)
        case .type: type("a")
        case .newLine: type("\n")
        case .predictions(let shows): keyboard.change(phone) { $0.predictions = shows }
        case .emoji(let shows): keyboard.change(phone) { $0.emoji = shows }
        case .codeBar(let shows): keyboard.change(phone) { $0.codeBar = shows }
        case .resize(let id, let height): changeContent { page.resize(id, to: height) }
        case .insert(let id, let index, let node): changeContent { page.insert(node, into: id, at: index) }
        case .delete(let id): changeContent { page.delete(id) }
        case .drag(let height): drag(height)
        case .assign(let number): assign { page.assign(number) }
        case .assignAnimated(let number):
            assign {
                UIView.animate(withDuration: 0.3) {
                    page.assign(number)
                    page.controller.view.layoutIfNeeded()
                }
            }
        case .rotate:
            guard phone.keyboard.state != .undocked else { return }
            stage.stage.settle()
            rest = nil
            isScrolled = true
            if windowY != 0 { moveWindow(0) }
            stage.stage.rotate(to: phone.orientation == .portrait ? .landscape : .portrait)
        case .moveWindow(let y): moveWindow(y)
        case .hurry: stage.stage.advance(by: 0.1)
        case .hide: stage.stage.dismissKeyboard()
        }
    }

    private func focus(_ id: Int) {
        if stage.scrollToRow(of: id) { rest = stage.keyboardTop == nil ? LawRest(stage) : nil }
        choices += 1
        stage.focus(id)
        if let top = stage.keyboardTop { highestTop = min(highestTop, top) }
    }

    private func changeContent(_ body: () -> Void) {
        rest = nil
        isScrolled = true
        stage.phone.perform(body)
        stage.phone.endTurn()
    }

    private func assign(_ body: () -> Void) {
        watch?.ignoreTurn()
        rest = nil
        stage.phone.perform(body)
        stage.phone.endTurn()
    }

    private func type(_ text: String) {
        guard let typed = stage.typed, text == "a" || typed.view is UITextView else { return }
        rest = nil
        stage.phone.type(text)
        guard let typed = stage.typed else { return }
        let present = (typed.view as? UITextView)?.text ?? (typed.view as? UITextField)?.text
        stage.page.note(present ?? "", in: typed.node.id)
    }

    private func drag(_ height: Int) {
        guard let body = stage.page.bodyScroll, body.isScrollEnabled else { return }
        stage.stage.settle()
        rest = nil
        isScrolled = true
        stage.stage.scroll(body, by: CGFloat(height))
    }

    private func moveWindow(_ y: Int) {
        guard stage.page.screen.place == .pad, stage.phone.orientation == .portrait else { return }
        stage.stage.settle()
        rest = nil
        isScrolled = true
        windowY = y
        hasMovedWindow = true
        stage.place(windowAt: y)
    }

    // MARK: Judging

    private func judge() {
        for fault in watch?.faults ?? [] { report(.oneValue, fault) }
        judgeViews()
        if stage.keyboardTop != nil { judgeWithKeyboard() } else { judgeWithoutKeyboard() }
        let passes = stage.phone.layoutPasses
        stage.stage.advance(by: 20)
        let more = stage.phone.layoutPasses - passes
        if stage.page.layoutAvoidances == LawPage.mostLayoutAvoidances {
            report(.quiet, "setting an equal avoidance in a layout causes the next layout")
        }
        if more != 0 { report(.quiet, "\(more) layouts in 1,200 frames at rest") }
    }

    private func judgeWithoutKeyboard() {
        entries = []
        if let rest { rest.judgeRestored(self) }
        let left = TidelineTraces(stage)
        if life.ways == [.automatic], !left.views.isEmpty {
            report(.traceless, "left behind: \(left.views.joined(separator: ", "))")
        }
        rest = LawRest(stage)
        (isScrolled, choices, highestTop) = (false, 0, .infinity)
    }

    private func judgeViews() {
        let traces = TidelineTraces(stage)
        if !traces.views.isEmpty { report(.untouched, traces.views.joined(separator: ", ")) }
    }

    private func judgeWithKeyboard() {
        let judge = SightJudge(stage, life.ways)
        judge.judgeSight(self)
        if let rest {
            judge.judgeReach(self, rest)
            if choices == 1 { judge.judgeMovement(self, rest) }
        }
    }
}

extension LifeStep {
    /// Whether the keyboard goes one way and then the other.
    var goesBack: Bool { if case .hideAndFocus = self { true } else { false } }

    /// Whether the step chooses what is typed into.
    var choosesInput: Bool {
        switch self {
        case .focus, .hideAndFocus: true
        default: false
        }
    }
}
