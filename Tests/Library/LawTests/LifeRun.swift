import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
@testable import Tideline
@_spi(Simulation) import UIKit

/// Plays one life (a random sequence of events on one screen), and records the clauses of the law that are broken.
@MainActor
final class LifeRun {
    let life: Life
    let stage: LawStage
    /// The first fault in words, for each condition that the screen has failed to meet.
    private(set) var faults: [Clause: String] = [:]
    /// The screen when it was last at rest without a keyboard; nil once the app has changed the screen.
    private(set) var rest: LawRest?
    /// Whether a person or the app has scrolled since the edited input became the first responder.
    private(set) var isScrolled = false
    /// The list's offset after a person's scroll while the present keyboard was up, in points.
    ///
    /// Some steps change only the edited input, the keyboard's keys or the offset. Every other step sets the property
    /// to nil.
    private var placeOfPerson: CGFloat?
    /// Whether a person has scrolled the list in the latest step.
    private var isDragged = false
    /// The offset to which a person has scrolled, and the list's height, in points.
    ///
    /// The offset and the height were read just before the app assigned a value of its own.
    private var placeBeforeAssignment: (offset: CGFloat, height: CGFloat)?
    /// The two offsets that a list may have after a hide, in points, if a person has scrolled the list.
    ///
    /// The first is the offset just before the hide. The second is the offset at the end of the person's drag.
    private var placesBeforeHide: [CGFloat] = []
    /// The height of the list's content just before the hide, in points.
    private var contentBeforeHide: CGFloat = 0
    /// How often an input was focused since the screen was last at rest without a keyboard.
    private(set) var choices = 0
    /// Whether a view has moved, or may have moved between two checks.
    ///
    /// The property covers the time since the screen was last at rest without a keyboard.
    private var hasMoved = false
    /// Whether the app has made a setting since the screen was last at rest without a keyboard.
    private var hasSet = false
    /// The offsets of lists without an avoidance at each setting that the app made, in points, by the lists' ids.
    ///
    /// UIKit may have scrolled such a list before, and a later avoidance can't know from where.
    private(set) var offsetsBeforeSettings: [Int: [CGFloat]] = [:]
    private var isSetting = false
    /// How many settings the app has made.
    private(set) var settings = 0
    /// Whether all steps have been played, so that the app waits for no more calls.
    private var isOver = false
    /// The highest position of the keyboard's top on the screen, as a y coordinate in points.
    ///
    /// The property covers the time since the screen was last at rest without a keyboard.
    private var highestTop = CGFloat.infinity
    /// Whether the keyboard has been higher than it is now, since the screen was last at rest without a keyboard.
    var hasBeenHigher: Bool { highestTop < (stage.keyboardTopOnScreen ?? 0) - LawGeometry.tolerance }
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
        stage.page.noteNumbers()
        if life.launch != .immediate { judge() }
    }

    /// Returns the clauses that a life breaks, each with its first fault in words.
    ///
    /// - Parameter digest: reads the life's numbers and offsets.
    static func faults(
        of life: Life, spoiledBy breakage: Breakage? = nil, readBy digest: LifeDigest? = nil
    ) throws -> [Clause: String] {
        let run = try LifeRun(life, breakage)
        digest?.follow(run.stage)
        let end = run.play()
        breakage?.end()
        digest?.end()
        run.stage.end()
        if let end { try end.compare(run) }
        return run.faults
    }

    func report(_ clause: Clause, _ words: @autoclosure () -> String) {
        guard faults[clause] == nil else { return }
        // After the app has ended the avoidance, most clauses no longer apply. On a page with a bar, `restored` does
        // not apply either. A docked bar counts as a keyboard, so the inset or shift may have contained the bar's
        // height.
        if stage.page.hasEnded, ![.untouched, .traceless, .quiet].contains(clause) {
            if clause != .restored || stage.page.bar != nil { return }
        }
        // The library has stopped adjusting the value that the app assigns in each layout, for as long as this keyboard
        // is up.
        if isGivenUp, [.inSight, .inReach, .memoryless, .restored, .kept, .straight].contains(clause) { return }
        faults[clause] = "after \(step): \(words())"
    }

    /// Whether the app has ended editing during a scroll by UIKit.
    ///
    /// UIKit may scroll to an input while a hardware keyboard is connected (S60).
    var hasEndedInScroll: Bool {
        choices > 0 && keyboard.hardware && life.screen.habits.contains(.endsEditingInScroll)
    }

    /// The log entry that says why the automatic avoidance leaves the edited input alone, if there is one.
    var reasonToLeaveAlone: String? {
        entries.last { $0.kind == .chose }.map(\.description).flatMap { $0.contains("left alone") ? $0 : nil }
    }

    /// Whether the log has said that the library leaves a value to the app.
    ///
    /// The property becomes true only if the app of this run assigns the value in each layout, directly or by setting a
    /// frame.
    private var isGivenUp = false

    private func take(_ entry: Keyboard.LogEntry) {
        entries.append(entry)
        let setsFrame = life.reading == .matchesFrameUnderTransform && life.screen.container == .child
        guard setsFrame || life.screen.habits.contains(.assignsInLayout) else { return }
        if entry.description.contains("assigns the number again in each layout") { isGivenUp = true }
    }

    /// Whether the library scrolls this scroll view for the keyboard, and scrolls it back after the hide.
    func isFollowed(_ view: UIScrollView) -> Bool {
        let ways = stage.page.activeWays
        return !stage.page.isExcluded(view)
            && ways.contains { way in
                switch way.object {
                case .body: view === stage.page.bodyScroll
                case .window: ways.count == 1
                case .card, .ground: false
                }
            }
    }

    // MARK: Playing

    /// Plays all steps and the final hide.
    ///
    /// - Returns: The states before and after the final hide, to be compared with a newly built screen.
    private func play() -> LifeEnd? {
        for (index, next) in life.steps.enumerated() {
            step = "step \(index), \(next.description)"
            if index > 0, case .inside(let moment) = life.steps[index - 1], next.isSetting {
                stage.page.next(moment) { [weak self] in self?.makeSetting(next) }
                continue
            }
            let isHurried = life.steps.indices.contains(index + 1) && life.steps[index + 1] == .hurry
            play(next, isHurried: isHurried)
            guard !isHurried else { continue }
            guard stage.settle() else {
                report(.quiet, "it does not come to rest")
                return nil
            }
            stage.page.noteNumbers()
            judge()
        }
        if !stage.showsPage {
            step = "the last pop"
            pop(animated: true)
            guard stage.settle() else { return nil }
            judge()
        }
        isOver = true
        var end = LifeEnd(stage, life, keyboard, windowY)
        end.hasMovedWindow = hasMovedWindow
        end.hasBeenHigher = hasBeenHigher
        step = "the last hide"
        watch?.begin()
        FrameJudge(stage).judge(self) { hide() }
        guard stage.settle() else { return nil }
        judge()
        end.noteHidden(stage)
        step = "taking everything away"
        stage.phone.perform { stage.page.takeAllAway() }
        guard stage.settle() else { return nil }
        end.judgeOwnNumbers(self)
        return end
    }

    private func play(_ next: LifeStep, isHurried: Bool) {
        watch?.begin()
        placeBeforeAssignment = nil
        if isDragged, next.assigns, !isHurried, let placeOfPerson {
            placeBeforeAssignment = (placeOfPerson, stage.page.bodyScroll?.bounds.height ?? 0)
        }
        isDragged = false
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
        case .set, .keyboard:
            guard !isHurried, stage.phone.isQuiescent else { return act(next) }
            FrameJudge(stage).judgeJump(self) { act(next) }
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
        case .pull: pull()
        case .assign(let number): assign { page.assign(number) }
        case .assignAnimated(let number):
            assign {
                UIView.animate(withDuration: 0.3) {
                    page.assign(number)
                    page.controller.view.layoutIfNeeded()
                }
            }
        case .add(let number): assign { page.add(number) }
        case .set, .keyboard:
            phone.perform { makeSetting(next) }
            phone.endTurn()
        case .inside: break
        case .rotate: rotate()
        case .push(let animated, let takesInput): push(LawSecondPage(takesInput: takesInput), animated: animated)
        case .pushAvoiding: push(LawSecondPage(takesInput: true, avoiding: page.keyboard), animated: true)
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
            (placesBeforeHide, contentBeforeHide) = ([list.contentOffset.y, placeOfPerson], list.contentSize.height)
        }
        if stage.isRemote { return stage.setRemote(false) }
        if !stage.showsBarAlone { stage.dismissKeyboard() }
    }

    private func focus(_ id: Int) {
        scrollToRow(of: id)
        guard stage.showsPage else { return }
        choices += 1
        let typed = stage.typed?.node.id
        // `isScrolled` stays as it is if the input is already edited.
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

    /// A setting inside another one is left out, because no rule says which of them is the last one.
    private func makeSetting(_ step: LifeStep) {
        let page = stage.page
        guard !page.hasEnded, !isOver, !isSetting else { return }
        isSetting = true
        defer { isSetting = false }
        hasSet = true
        settings += 1
        for (id, view) in page.scrollViews where !isFollowed(view) {
            offsetsBeforeSettings[id, default: []].append(view.contentOffset.y)
        }
        // What makes room for a bar that is docked at rest may be another one from now on.
        if rest?.keyboardTop != nil { rest = nil }
        switch step {
        case .set(let setting): page.set(setting)
        case .keyboard(true): page.follow(Keyboard())
        case .keyboard(false): page.dropKeyboard()
        case .add(let number):
            rest = nil
            page.add(number)
        case .assign(let number):
            rest = nil
            page.assign(number)
        default: break
        }
    }

    private func type(_ text: String) {
        guard let typed = stage.typed, text == "a" || typed.view is UITextView else { return }
        rest = nil
        stage.phone.type(text)
        // The app may have ended editing while the text grew, so the text is read from the input that was edited
        // before.
        let present = (typed.view as? UITextView)?.text ?? (typed.view as? UITextField)?.text
        stage.page.note(present ?? "", in: typed.node.id)
    }

    private func drag(_ height: Int) {
        guard let body = stage.page.bodyScroll, body.isScrollEnabled, stage.showsPage else { return }
        stage.settle()
        rest = nil
        (isScrolled, isDragged) = (true, true)
        let offset = body.contentOffset.y
        stage.scroll(body, by: CGFloat(height))
        stage.settle()
        let isKeyboardUp = stage.keyboardTop != nil && !stage.showsBarAlone
        placeOfPerson = isKeyboardUp && body.contentOffset.y != offset ? body.contentOffset.y : nil
    }

    private func pull() {
        guard let body = stage.page.bodyScroll, body.isScrollEnabled, stage.showsPage, stage.keyboardTop != nil,
            !stage.showsBarAlone
        else { return }
        stage.settle()
        rest = nil
        isScrolled = true
        FrameJudge(stage).judgePull(self, on: body)
    }

    private func rotate() {
        guard stage.phone.keyboard.state != .undocked else { return }
        // During a rotation the simulator removes the bar from the screen. If the edited input is in the bar, it would
        // disappear with the bar, so the keyboard is hidden first.
        if stage.typed.map({ stage.page.isInBar($0.node.id) }) ?? stage.isRemote { hide() }
        stage.settle()
        rest = nil
        isScrolled = true
        if windowY != 0 { moveWindow(0) }
        stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)
    }

    private func push(_ second: LawSecondPage, animated: Bool) {
        guard let navigation = stage.page.controller.navigationController, stage.showsPage else { return }
        stage.settle()
        stage.phone.perform {
            navigation.pushViewController(second, animated: animated)
            stage.phone.endTurn()
        }
    }

    private func pop(animated: Bool) {
        guard let navigation = stage.page.controller.navigationController, !stage.showsPage else { return }
        stage.settle()
        let second = navigation.topViewController as? LawSecondPage
        stage.phone.perform {
            navigation.popViewController(animated: animated)
            stage.phone.endTurn()
        }
        guard let second else { return }
        stage.settle()
        if stage.keyboardTop == nil { second.judge(self, keyboardTop: nil) }
    }

    /// Makes the keyboard float.
    ///
    /// Pages with a bar are left out, because no source says where UIKit puts the bar.
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
        // After a rotation, the simulator delays the layout of a page under another page, so such a page is not judged.
        guard stage.showsPage else { return judgeSecondPage() }
        judgeViews()
        stage.page.banner?.judge(self, avoids: stage.page.settings[.banner]?.kind == .way)
        GuideJudge(stage).judge(self)
        if stage.keyboardTop != nil, !stage.showsBarAlone { judgeWithKeyboard() } else { judgeWithoutKeyboard() }
        let passes = stage.phone.layoutPasses
        stage.page.layoutAvoidances = 0
        stage.advance(by: 20)
        let more = stage.phone.layoutPasses - passes
        if more != 0 { report(.quiet, "\(more) layouts in 1,200 frames at rest") }
    }

    private func judgeSecondPage() {
        let top = stage.page.controller.navigationController?.topViewController
        guard let second = top as? LawSecondPage, !stage.page.settings.excludes(.window) else { return }
        second.judge(self, keyboardTop: stage.keyboardTop)
    }

    private func judgeWithoutKeyboard() {
        entries = []
        if let rest { rest.judgeRestored(self) }
        judgeKept()
        let left = TidelineTraces(stage)
        // A docked bar counts as a keyboard, so the views that an automatic avoidance adds may stay as long as the bar
        // is docked.
        if life.ways == [.automatic], stage.phone.keyboard.state == .hidden, stage.typed == nil, !left.views.isEmpty {
            report(.traceless, "left behind: \(left.views.joined(separator: ", "))")
        }
        let rest = LawRest(stage), judge = SightJudge(stage)
        judge.judgeReach(self, rest)
        judge.judgeBar(self, nil)
        self.rest = rest
        (isScrolled, choices, highestTop, hasMoved, hasSet) = (false, 0, .infinity, false, false)
        offsetsBeforeSettings = [:]
    }

    private func judgeKept() {
        defer { (placeOfPerson, placesBeforeHide) = (nil, []) }
        guard !placesBeforeHide.isEmpty, let list = stage.page.bodyScroll, list.window != nil else { return }
        // A sheet keeps its height until the keyboard has gone. Until then a short list may fit into the sheet
        // completely, and UIKit limits the list's offset to its small range.
        guard !life.screen.container.isSheet else { return }
        // A table estimates rows that it has never shown. If rows come into sight after the hide, UIKit has limited the
        // offset to the end of the estimated content.
        let kept = placesBeforeHide.flatMap { place in
            [contentBeforeHide, list.contentSize.height].map { list.limited(place, content: $0) }
        }
        guard kept.allSatisfy({ abs(list.contentOffset.y - $0) > LawGeometry.tolerance }) else { return }
        let places = kept.map { "\($0.seen)" }.joined(separator: " or ")
        report(.kept, "the list is at \(list.contentOffset.y.seen) instead of \(places)")
    }

    private func judgeViews() {
        let traces = TidelineTraces(stage)
        if !traces.views.isEmpty { report(.untouched, traces.views.joined(separator: ", ")) }
    }

    /// Checks a list after the app has assigned a value of its own.
    ///
    /// The list must keep the offset to which a person has scrolled, as far as the insets allow.
    private func judgeAssignment() {
        guard let placeBeforeAssignment, let list = stage.page.bodyScroll, isFollowed(list) else { return }
        let place = list.limited(placeBeforeAssignment.offset)
        guard abs(list.contentOffset.y - place) > LawGeometry.tolerance else { return }
        // The app's own constant may give the list more height, and UIKit then limits the offset.
        guard list.bounds.height <= placeBeforeAssignment.height else { return }
        // An inset of the app's own covers a part of the list, so the list may have to reveal the edited input.
        let isRevealed = list.contentOffset.y > place && stage.typed?.view.isDescendant(of: list) ?? false
        guard !isRevealed else { return }
        report(.kept, "the list is at \(list.contentOffset.y.seen) instead of \(place.seen)")
    }

    private func judgeWithKeyboard() {
        judgeAssignment()
        let judge = SightJudge(stage)
        judge.judgeSight(self)
        judge.judgeBar(self, rest)
        if let rest {
            judge.judgeReach(self, rest)
            if !hasSet, choices == 1 || !hasMoved { judge.judgeMovement(self, rest) }
            hasMoved = hasMoved || judge.hasMoved(since: rest)
        }
    }
}

extension LifeStep {
    /// Whether the keyboard reverses its movement in this step.
    var goesBack: Bool { if case .hideAndFocus = self { true } else { false } }

    /// Whether the app assigns a value of its own in this step.
    var assigns: Bool {
        switch self {
        case .assign, .assignAnimated, .add: true
        default: false
        }
    }

    /// Whether the app may make the step inside another call.
    var isSetting: Bool {
        switch self {
        case .set, .keyboard, .assign, .add: true
        default: false
        }
    }

    /// Whether the screen keeps its content, its window and its page during the step.
    var leavesContent: Bool {
        switch self {
        case .focus, .hide, .predictions, .emoji, .drag: true
        default: false
        }
    }

    /// The id of the input that becomes the first responder in this step.
    var chosenInput: Int? {
        switch self {
        case .focus(let id), .hideAndFocus(let id): id
        default: nil
        }
    }
}

extension UIScrollView {
    /// Returns an offset within the range to which a person can scroll, in points.
    fileprivate func limited(_ offset: CGFloat, content: CGFloat? = nil) -> CGFloat {
        let insets = adjustedContentInset, top = -insets.top
        return min(max(offset, top), max(top, (content ?? contentSize.height) + insets.bottom - bounds.height))
    }
}
