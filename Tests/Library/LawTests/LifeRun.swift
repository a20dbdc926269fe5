import DeviceSimulation
import Foundation
import HostTestSupport
import Scenarios
@testable import Tideline
@_spi(Simulation) import UIKit

/// Plays one life, and finds the clauses of the law that the life breaks.
@MainActor
final class LifeRun {
    let life: Life
    let stage: LawStage
    /// The first fault of each broken clause, in words.
    private(set) var faults: [Clause: String] = [:]
    /// The screen when it was last at rest without a keyboard; nil once the app has changed the screen.
    private(set) var rest: LawRest?
    /// Whether a person or the app has scrolled since the edited input was chosen.
    private(set) var isScrolled = false
    /// The offset to which a person has scrolled the list while the present keyboard was up, in points; nil once a step
    /// has changed more than the edited input, the keys or the scrolled offset.
    private var placeOfPerson: CGFloat?
    /// The two offsets that a list scrolled by a person may have after a hide, in points: the one just before the hide,
    /// and the one that the person has left.
    private var placesBeforeHide: [CGFloat] = []
    /// The number of inputs that were chosen since the screen was last at rest without a keyboard.
    private(set) var choices = 0
    /// Whether a view has moved, or may have moved unseen, since the screen was last at rest without a keyboard.
    private var hasMoved = false
    /// The highest position of the keyboard's top since the screen was last at rest without a keyboard, on the screen,
    /// in points.
    private var highestTop = CGFloat.infinity
    private var watch: NumberWatch?
    private var step = "the beginning"
    private var keyboard = KeyboardSettings()
    private var windowY = 0
    private var hasMovedWindow = false
    private var entries: [Keyboard.LogEntry] = []

    /// The log entries that arrive while the stage is built.
    private final class FirstEntries { var entries: [Keyboard.LogEntry] = [] }

    private init(_ life: Life, _ breakage: Breakage?) throws {
        self.life = life
        // Collect log entries from the start, because a bar may be docked at once.
        let first = FirstEntries()
        stage = try LawStage(
            life.screen, life.ways, life.reading, systemVersion: life.systemVersion, launch: life.launch
        ) { first.entries.append($0) }
        breakage?.spoil(stage)
        watch = NumberWatch(stage, life.reading)
        for entry in first.entries { take(entry) }
        stage.page.keyboard.onLog = { [weak self] in self?.take($0) }
        if life.launch != .immediate { judge() }
    }

    /// Returns the clauses that a life breaks, each with its first fault in words.
    static func faults(of life: Life, spoiledBy breakage: Breakage? = nil) throws -> [Clause: String] {
        let run = try LifeRun(life, breakage)
        let end = run.play()
        breakage?.end()
        run.stage.end()
        if let end { try end.compare(run) }
        return run.faults
    }

    func report(_ clause: Clause, _ words: @autoclosure () -> String) {
        guard faults[clause] == nil else { return }
        // Most clauses stop applying once the app has ended the avoidance. With a docked bar, the app ended the
        // avoidance while a part for the bar was added, so the restored state may differ as well.
        if stage.page.hasEnded, ![.untouched, .traceless, .quiet].contains(clause) {
            if clause != .restored || stage.page.bar != nil { return }
        }
        // The library has left the changed number to the app for as long as this keyboard is up.
        if isGivenUp, [.inSight, .inReach, .memoryless, .restored, .kept, .straight].contains(clause) { return }
        faults[clause] = "after \(step): \(words())"
    }

    /// Whether UIKit may have scrolled to an input beside a hardware keyboard, and the app ended editing in that scroll
    /// (S60).
    var hasEndedInScroll: Bool {
        choices > 0 && keyboard.hardware && life.screen.habits.contains(.endsEditingInScroll)
    }

    /// The log entry that says why the automatic avoidance leaves the edited input alone, if there is one.
    var reasonToLeaveAlone: String? {
        entries.last { $0.kind == .chose }.map(\.description).flatMap { $0.contains("left alone") ? $0 : nil }
    }

    /// Whether the log has said that the library leaves a number to the app, in a life whose app assigns that number in
    /// each layout, directly or by a frame.
    private var isGivenUp = false

    private func take(_ entry: Keyboard.LogEntry) {
        entries.append(entry)
        let setsFrame = life.reading == .matchesFrameUnderTransform && life.screen.container == .child
        guard setsFrame || life.screen.habits.contains(.assignsInLayout) else { return }
        if entry.description.contains("assigns the number again in each layout") { isGivenUp = true }
    }

    /// Whether an avoidance scrolls a scroll view for the keyboard, and scrolls it back.
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

    /// Plays all steps and the last hide; returns the final state, with which the fresh screens have to agree.
    private func play() -> LifeEnd? {
        for (index, next) in life.steps.enumerated() {
            step = "step \(index), \(next.description)"
            let isHurried = life.steps.indices.contains(index + 1) && life.steps[index + 1] == .hurry
            play(next, isHurried: isHurried)
            guard !isHurried else { continue }
            guard stage.settle() else {
                report(.quiet, "it does not come to rest")
                return nil
            }
            judge()
        }
        if !stage.showsPage {
            step = "the last pop"
            pop(animated: true)
            guard stage.settle() else { return nil }
            judge()
        }
        var end = LifeEnd(stage, life, keyboard, windowY)
        end.hasMovedWindow = hasMovedWindow
        end.hasBeenHigher = highestTop < (stage.keyboardTopOnScreen ?? 0) - LawGeometry.tolerance
        step = "the last hide"
        watch?.begin()
        FrameJudge(stage).judge(self) { hide() }
        guard stage.settle() else { return nil }
        judge()
        end.noteHidden(stage)
        return end
    }

    private func play(_ next: LifeStep, isHurried: Bool) {
        watch?.begin()
        if isHurried || !next.leavesContent { placeOfPerson = nil }
        switch next {
        case .focus, .hide, .predictions, .emoji, .codeBar, .hardware, .hideAndFocus, .remote:
            if isHurried { hasMoved = true }
            let isUndocked = stage.phone.keyboard.state == .undocked
            guard !isHurried, !isUndocked, stage.phone.isQuiescent else { return act(next) }
            // The app scrolls to the input's row at once, before the keyboard moves.
            if case .focus(let id) = next { scrollToRow(of: id) }
            FrameJudge(stage).judge(self, goesBack: next.goesBack) { act(next) }
        case .push(animated: true, takesInput: true) where !isHurried && stage.typed != nil && stage.keyboardTop != nil:
            FrameJudge(stage).judgeSlide(self) { act(next) }
        default: act(next)
        }
        if let top = stage.keyboardTopOnScreen { highestTop = min(highestTop, top) }
    }

    private func act(_ next: LifeStep) {
        let phone = stage.phone, page = stage.page
        switch next {
        case .focus(let id): focus(id)
        case .hideAndFocus(let id):
            hide()
            stage.advance(by: 0.1)
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
        case .rotate: rotate()
        case .push(let animated, let takesInput): push(animated: animated, takesInput: takesInput)
        case .pop(let animated): pop(animated: animated)
        case .undock: undock()
        case .dock: phone.perform { phone.keyboard.dock() }
        case .hardware(let has):
            guard phone.keyboard.state != .undocked else { return }
            keyboard.change(phone) { $0.hardware = has }
        case .moveWindow(let y): moveWindow(y)
        case .remote(let shows): stage.setRemote(shows)
        case .hurry: stage.advance(by: 0.1)
        case .hide: hide()
        }
    }

    /// Hides the keyboard; a bar that is docked without a keyboard stays.
    private func hide() {
        if let placeOfPerson, !stage.showsBarAlone, let list = stage.page.bodyScroll {
            placesBeforeHide = [list.contentOffset.y, placeOfPerson]
        }
        if stage.isRemote { return stage.setRemote(false) }
        if !stage.showsBarAlone { stage.dismissKeyboard() }
    }

    private func focus(_ id: Int) {
        scrollToRow(of: id)
        guard stage.showsPage else { return }
        choices += 1
        let typed = stage.typed?.node.id
        // Focus on the input that is already edited is no new choice of an input.
        if stage.focus(id), typed != id { isScrolled = false }
        if let top = stage.keyboardTopOnScreen { highestTop = min(highestTop, top) }
    }

    /// Lets the app scroll to the row of an input, if that row is outside the visible rows.
    private func scrollToRow(of id: Int) {
        guard stage.showsPage, stage.scrollToRow(of: id) else { return }
        rest = stage.keyboardTop == nil || stage.showsBarAlone ? LawRest(stage) : nil
    }

    private func changeContent(_ body: () -> Void) {
        rest = nil
        isScrolled = true
        stage.phone.perform(body)
        stage.phone.endTurn()
    }

    private func assign(_ body: () -> Void) {
        rest = nil
        stage.phone.perform(body)
        stage.phone.endTurn()
    }

    private func type(_ text: String) {
        guard let typed = stage.typed, text == "a" || typed.view is UITextView else { return }
        rest = nil
        stage.phone.type(text)
        // An app may end the editing as the text grows.
        let present = (typed.view as? UITextView)?.text ?? (typed.view as? UITextField)?.text
        stage.page.note(present ?? "", in: typed.node.id)
    }

    private func drag(_ height: Int) {
        guard let body = stage.page.bodyScroll, body.isScrollEnabled, stage.showsPage else { return }
        stage.settle()
        rest = nil
        isScrolled = true
        let offset = body.contentOffset.y
        stage.scroll(body, by: CGFloat(height))
        stage.settle()
        let isKeyboardUp = stage.keyboardTop != nil && !stage.showsBarAlone
        placeOfPerson = isKeyboardUp && body.contentOffset.y != offset ? body.contentOffset.y : nil
    }

    private func rotate() {
        guard stage.phone.keyboard.state != .undocked else { return }
        // In a rotation the simulator removes the bar from the screen, together with an input inside the bar: hide the
        // keyboard first.
        if stage.typed.map({ stage.page.isInBar($0.node.id) }) ?? stage.isRemote { hide() }
        stage.settle()
        rest = nil
        isScrolled = true
        if windowY != 0 { moveWindow(0) }
        stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)
    }

    private func push(animated: Bool, takesInput: Bool) {
        guard let navigation = stage.page.controller.navigationController, stage.showsPage else { return }
        stage.settle()
        stage.phone.perform {
            navigation.pushViewController(LawSecondPage(takesInput: takesInput), animated: animated)
            stage.phone.endTurn()
        }
    }

    private func pop(animated: Bool) {
        guard let navigation = stage.page.controller.navigationController, !stage.showsPage else { return }
        stage.settle()
        stage.phone.perform {
            navigation.popViewController(animated: animated)
            stage.phone.endTurn()
        }
    }

    /// Lets the keyboard float, on pages without a bar: the sources leave open where a bar is then.
    private func undock() {
        let phone = stage.phone
        guard stage.page.screen.place == .pad, phone.keyboard.state == .docked, stage.page.bar == nil else { return }
        stage.settle()
        phone.perform { phone.keyboard.undock(to: CGRect(x: 100, y: 300, width: 320, height: 250)) }
    }

    private func moveWindow(_ y: Int) {
        guard stage.page.screen.place == .pad, stage.phone.orientation == .portrait else { return }
        stage.settle()
        rest = nil
        isScrolled = true
        windowY = y
        hasMovedWindow = true
        stage.place(windowAt: y)
    }

    // MARK: Judging

    private func judge() {
        for fault in watch?.faults ?? [] { report(.oneValue, fault) }
        // After a rotation the simulator lays a covered page out late, so such a page is not judged.
        guard stage.showsPage else { return }
        judgeViews()
        GuideJudge(stage).judge(self)
        if stage.keyboardTop != nil, !stage.showsBarAlone { judgeWithKeyboard() } else { judgeWithoutKeyboard() }
        let passes = stage.phone.layoutPasses
        stage.page.layoutAvoidances = 0
        stage.advance(by: 20)
        let more = stage.phone.layoutPasses - passes
        if more != 0 { report(.quiet, "\(more) layouts in 1,200 frames at rest") }
    }

    private func judgeWithoutKeyboard() {
        entries = []
        if let rest { rest.judgeRestored(self) }
        judgeKept()
        let left = TidelineTraces(stage)
        // A docked bar counts as a keyboard, so an automatic avoidance may stay beside it.
        if life.ways == [.automatic], stage.phone.keyboard.state == .hidden, stage.typed == nil, !left.views.isEmpty {
            report(.traceless, "left behind: \(left.views.joined(separator: ", "))")
        }
        let rest = LawRest(stage), judge = SightJudge(stage, life.ways)
        judge.judgeReach(self, rest)
        judge.judgeBar(self, nil)
        self.rest = rest
        (isScrolled, choices, highestTop, hasMoved) = (false, 0, .infinity, false)
    }

    private func judgeKept() {
        defer { (placeOfPerson, placesBeforeHide) = (nil, []) }
        guard !placesBeforeHide.isEmpty, let list = stage.page.bodyScroll, list.window != nil else { return }
        // A sheet keeps its height until the keyboard has gone, and in the meantime UIKit limits the offset of content
        // that fits.
        guard !life.screen.container.isSheet else { return }
        let insets = list.adjustedContentInset
        let end = max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
        let kept = placesBeforeHide.map { min(max($0, -insets.top), end) }
        guard kept.allSatisfy({ abs(list.contentOffset.y - $0) > LawGeometry.tolerance }) else { return }
        let places = kept.map { "\($0.seen)" }.joined(separator: " or ")
        report(.kept, "the list is at \(list.contentOffset.y.seen) instead of \(places)")
    }

    private func judgeViews() {
        let traces = TidelineTraces(stage)
        if !traces.views.isEmpty { report(.untouched, traces.views.joined(separator: ", ")) }
    }

    private func judgeWithKeyboard() {
        let judge = SightJudge(stage, life.ways)
        judge.judgeSight(self)
        judge.judgeBar(self, rest)
        if let rest {
            judge.judgeReach(self, rest)
            if choices == 1 || !hasMoved { judge.judgeMovement(self, rest) }
            hasMoved = hasMoved || judge.hasMoved(since: rest)
        }
    }
}

extension LifeStep {
    /// Whether the keyboard reverses its movement in this step.
    var goesBack: Bool { if case .hideAndFocus = self { true } else { false } }

    /// Whether the step leaves content, window and page unchanged.
    var leavesContent: Bool {
        switch self {
        case .focus, .hide, .predictions, .emoji, .drag: true
        default: false
        }
    }

    /// The id of the input that the step gives keyboard input.
    var chosenInput: Int? {
        switch self {
        case .focus(let id), .hideAndFocus(let id): id
        default: nil
        }
    }
}
