import DeviceSimulation
@testable import Tideline
import UIKit

/// Judges what can be seen and reached above a docked keyboard.
@MainActor
struct SightJudge {
    private let stage: LawStage
    private let ways: [LawWay]
    private let top: CGFloat
    private let keyboardTop: CGFloat

    init(_ stage: LawStage, _ ways: [LawWay]) {
        (self.stage, self.ways) = (stage, ways)
        top = stage.safeTop
        keyboardTop = stage.keyboardTop ?? stage.window.bounds.maxY
    }

    // MARK: (a)

    func judgeSight(_ run: LifeRun) {
        guard let typed = stage.typed, isKept(typed.node, typed.view) else { return }
        let focus = LawGeometry.focus(of: typed.view, room: keyboardTop - top)
        guard !LawGeometry.isInSight(focus, of: typed.view, from: top, to: keyboardTop), !run.isScrolled,
            !isRightlyLeftAlone(run, typed.node, typed.view), canMove(focus, of: typed.view)
        else { return }
        run.report(
            .inSight,
            "\(typed.node.name) is at \(focus.minY.seen)...\(focus.maxY.seen), between \(top.seen) and "
                + "the keyboard's top at \(keyboardTop.seen)"
        )
    }

    /// Whether one of the ways has to keep an input in sight.
    private func isKept(_ node: ScreenNode, _ view: UIView) -> Bool {
        isKeptByPage(view) || ways.contains(.automatic)
    }

    /// Whether one of the ways that the page has set itself has to keep an input in sight.
    private func isKeptByPage(_ view: UIView) -> Bool {
        ways.contains { way in
            switch way.object {
            case .body: stage.page.bodyScroll.map(view.isDescendant) ?? false
            case .card: stage.page.card.map(view.isDescendant) ?? false
            case .ground: view.isDescendant(of: stage.page.footer)
            case .window: false
            }
        }
    }

    /// Whether geometry confirms the log's reason for leaving an input alone.
    private func isRightlyLeftAlone(_ run: LifeRun, _ node: ScreenNode, _ view: UIView) -> Bool {
        guard ways.contains(.automatic), !isKeptByPage(view) else { return false }
        let habits = stage.page.screen.habits
        // The app moves its page itself, by a wrong amount.
        if habits.contains(.setsFrame) { return true }
        return run.reasonToLeaveAlone != nil
            && (habits.contains(.usesApplesGuide) || ways.count > 1 || node.kind == .search)
    }

    /// Whether anything around an input can scroll or move further.
    private func canMove(_ focus: CGRect, of view: UIView) -> Bool {
        let clips = LawGeometry.scrollViews(around: view).map { scroll in
            scroll.bounds.height - scroll.adjustedContentInset.top - scroll.adjustedContentInset.bottom
        }
        if focus.height > ([keyboardTop - top] + clips).min() ?? 0 { return false }
        if LawGeometry.isInReach(focus, of: view, from: top, to: keyboardTop) { return true }
        let moves = ways.contains { way in
            way.object == .card || way.object == .window
                || (way.object == .ground && view.isDescendant(of: stage.page.footer))
        }
        return moves && focus.maxY > keyboardTop
    }

    // MARK: (b)

    func judgeReach(_ run: LifeRun, _ rest: LawRest) {
        guard stage.typed != nil, !stage.page.screen.habits.contains(.forbidsScrolling) else { return }
        for (node, view) in stage.controls where rest.reached.contains(node.id) && isToBeReached(node, view) {
            let frame = view.convert(view.bounds, to: nil)
            guard frame.height <= keyboardTop - top,
                !LawGeometry.isInReach(frame, of: view, from: top, to: keyboardTop)
            else { continue }
            if isRightlyLeftAlone(run, node, view) { continue }
            run.report(
                .inReach,
                "\(node.name) at \(frame.minY.seen)...\(frame.maxY.seen) cannot be scrolled between \(top.seen) "
                    + "and \(keyboardTop.seen)"
            )
        }
    }

    private func isToBeReached(_ node: ScreenNode, _ view: UIView) -> Bool {
        let isScrolled = !LawGeometry.scrollViews(around: view).isEmpty
        return ways.contains { way in
            switch way.object {
            case .body: stage.page.bodyScroll.map(view.isDescendant) ?? false
            case .card: false
            case .ground: isScrolled || view.isDescendant(of: stage.page.footer)
            case .window: isScrolled
            }
        }
    }

    // MARK: (c)

    func judgeMovement(_ run: LifeRun, _ rest: LawRest) {
        let screen = stage.page.screen
        // An app that moves its views itself may move any of them.
        guard let typed = stage.typed, !run.isScrolled, !screen.container.isSheet,
            screen.habits.allSatisfy({ ![.setsFrame, .setsConstraint, .setsInset].contains($0) })
        else { return }
        // The app's own inset is room as well. All outside of scroll views, and the input, would stay in sight.
        let limit = keyboardTop - CGFloat(stage.page.bodyScroll == nil ? 0 : stage.page.ownPart(.body))
        for (node, view) in stage.controls where rest.seen.contains(node.id) {
            guard view === typed.view || node.id == typed.node.id || LawGeometry.scrollViews(around: view).isEmpty
            else { continue }
            guard let frame = rest.frames[node.id], frame.maxY <= limit else { return }
        }
        guard rest.seen.contains(typed.node.id) else { return }
        for (node, view) in stage.controls where rest.seen.contains(node.id) {
            guard let old = rest.frames[node.id], old.maxY <= limit else { continue }
            let frame = view.convert(view.bounds, to: nil)
            guard abs(frame.minY - old.minY) > LawGeometry.tolerance else { continue }
            run.report(
                .unmoved,
                "\(node.name) moves from \(old.minY.seen) to \(frame.minY.seen), and \(typed.node.name) is clear "
                    + "of \(keyboardTop.seen)"
            )
        }
    }
}

extension LawScreen.Container {
    /// Whether the page is in a sheet, which UIKit moves for the keyboard.
    var isSheet: Bool { [.pageSheet, .formSheet, .mediumSheet, .popover].contains(self) }
}
