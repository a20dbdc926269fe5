import DeviceSimulation
import HostTestSupport
@testable import Tideline
import UIKit

/// Judges which views a person can see, or reach by scrolling, above a docked keyboard.
@MainActor
struct SightJudge {
    private let stage: LawStage
    private let ways: [LawWay]
    private let top: CGFloat
    private let keyboardTop: CGFloat

    init(_ stage: LawStage) {
        (self.stage, ways) = (stage, stage.page.activeWays)
        top = stage.safeTop
        keyboardTop = stage.keyboardTop ?? stage.window.bounds.maxY
    }

    // MARK: (a)

    func judgeSight(_ run: LifeRun) {
        guard let typed = stage.typed, !isJudgedElsewhere(typed.node), isKept(typed.node, typed.view) else { return }
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

    /// Returns whether other checks judge a control.
    ///
    /// They judge the controls in the bar above the keyboard, and the controls on a keyboard guide inside a list.
    private func isJudgedElsewhere(_ node: ScreenNode) -> Bool {
        stage.page.isInBar(node.id) || stage.page.nodes.guidedInLists.contains(node.id)
    }

    /// Whether one of the avoidances has to keep an input in sight.
    private func isKept(_ node: ScreenNode, _ view: UIView) -> Bool {
        isKeptByPage(view) || ways.contains(.automatic)
    }

    /// Whether an avoidance of the page itself has to keep an input in sight.
    private func isKeptByPage(_ view: UIView) -> Bool {
        ways.contains { way in
            switch way.object {
            case .body: stage.page.bodyScroll.map(view.isDescendant) ?? false
            case .card: stage.page.card.map(view.isDescendant) ?? false
            case .ground: view.isDescendant(of: stage.page.footer) || isGuidedBody
            case .window: false
            }
        }
    }

    /// Whether the automatic avoidance is allowed to leave an input alone on this page.
    private func isRightlyLeftAlone(_ run: LifeRun, _ node: ScreenNode, _ view: UIView) -> Bool {
        if stage.page.isExcluded(view) { return true }
        guard ways.contains(.automatic), !isKeptByPage(view) else { return false }
        let habits = stage.page.screen.habits
        // An app with this habit moves its page itself, by a wrong amount.
        if habits.contains(.setsFrame) { return true }
        return run.reasonToLeaveAlone != nil
            && (habits.contains(.usesApplesGuide) || ways.count > 1)
    }

    /// Returns whether a scroll view around an input, or an avoidance that moves the input, can bring the input into
    /// sight.
    private func canMove(_ focus: CGRect, of view: UIView) -> Bool {
        let around = LawGeometry.scrollViews(around: view)
        let clips = around.map { scroll in
            // UIKit insets no top of content that fits, although the status bar covers it.
            let under = scroll === around.last ? top - scroll.convert(scroll.bounds, to: nil).minY : 0
            return scroll.bounds.height - max(scroll.adjustedContentInset.top, under)
                - scroll.adjustedContentInset.bottom
        }
        let isInBody = stage.page.bodyScroll.map(view.isDescendant) ?? false
        let own = CGFloat(isInBody ? stage.page.ownPart(.body) : 0)
        if focus.height > ([keyboardTop - top - own] + clips).min() ?? 0 { return false }
        if LawGeometry.isInReach(focus, of: view, from: top, to: keyboardTop) { return true }
        let moves = ways.contains { way in
            way.object == .card || way.object == .window
                || (way.object == .ground && view.isDescendant(of: stage.page.footer))
        }
        return moves && focus.maxY > keyboardTop
    }

    // MARK: (b)

    func judgeReach(_ run: LifeRun, _ rest: LawRest) {
        guard stage.typed != nil || stage.showsBarAlone || stage.isRemote,
            !stage.page.screen.habits.contains(.forbidsScrolling)
        else {
            return
        }
        for (node, view) in stage.controls
        where rest.reached.contains(node.id) && isToBeReached(node, view) && !isJudgedElsewhere(node) {
            let frame = view.convert(view.bounds, to: nil)
            guard frame.height <= LawGeometry.room(around: view, from: top, to: keyboardTop),
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

    private var isGuidedBody: Bool { stage.page.screen.body?.isGuided == true }

    private var hasFooter: Bool { stage.page.footer.superview != nil }

    private func isToBeReached(_ node: ScreenNode, _ view: UIView) -> Bool {
        let isScrolled = !LawGeometry.scrollViews(around: view).isEmpty
        return ways.contains { way in
            switch way.object {
            case .body: stage.page.bodyScroll.map(view.isDescendant) ?? false
            case .card: false
            case .ground:
                isGuidedBody
                    || (view.isDescendant(of: stage.page.footer)
                        ? stage.hasRoom(above: keyboardTop) : hasFooter && isScrolled)
            // An automatic avoidance in the window works only for inputs of the app's own process.
            case .window: isScrolled && !stage.isRemote
            }
        }
    }

    // MARK: (a) and (c) in a chat

    /// The bar stands on the keyboard, and the newest message stays in sight above the bar.
    func judgeBar(_ run: LifeRun, _ rest: LawRest?) {
        guard let bar = stage.page.bar, bar.window != nil, let keyboard = stage.phone.keyboard.frameInScreen else {
            return
        }
        let top = bar.convert(bar.bounds, to: nil).minY
        if bar.transform != .identity || abs(top - keyboard.minY) > LawGeometry.tolerance {
            run.report(.unmoved, "the bar is at \(top.seen) and the keyboard's top at \(keyboard.minY.seen)")
        }
        guard let rest, let typed = stage.typed, stage.page.isInBar(typed.node.id), !run.isScrolled else { return }
        for (id, view) in stage.page.scrollViews where run.isFollowed(view) && abs(rest.distances[id] ?? .infinity) <= 1
        {
            guard let distance = LawGeometry.distanceToEnd(of: view), abs(distance) > 1 else { continue }
            run.report(
                .inSight, "the end of \(stage.page.nodes[id]?.name ?? "") leaves at \(view.contentOffset.y.seen)")
        }
    }

    // MARK: (c)

    /// Returns whether a list has to stay scrolled to its end while an input outside the list is edited.
    ///
    /// A list is at its end if the remaining distance to the end is at most the height of the last row (S81).
    private func followsEnd(_ view: UIView, _ typed: UIView, _ rest: LawRest) -> Bool {
        stage.page.scrollViews.contains { id, scroll in
            let last = stage.page.nodes[id]?.children.last?.height ?? 0, row = CGFloat(max(44, last + 16))
            return (rest.distances[id] ?? .infinity) <= row && view.isDescendant(of: scroll)
                && !typed.isDescendant(of: scroll)
        }
    }

    /// The distance that the app itself wants between a view and the keyboard, in points.
    private func ownDistance(of view: UIView) -> CGFloat {
        let isHeld = ways.contains { $0.object == .ground } && view.isDescendant(of: stage.page.footer)
        return isHeld ? CGFloat(stage.page.ownPart(.ground)) : 0
    }

    func hasMoved(since rest: LawRest) -> Bool {
        stage.controls.contains { node, view in
            rest.frames[node.id].map {
                abs(view.convert(view.bounds, to: nil).minY - $0.minY) > LawGeometry.tolerance
            } ?? true
        }
    }

    func judgeMovement(_ run: LifeRun, _ rest: LawRest) {
        let screen = stage.page.screen
        // If an app moves views for the keyboard by its own code, the app may move every view. A `KeyboardResponder`
        // lifts a whole page, even if the keyboard covers only a part of the page.
        guard let typed = stage.typed, !run.isScrolled, !screen.container.isSheet,
            !screen.movesPage || !ways.contains(.responder),
            screen.habits.allSatisfy({ ![.setsFrame, .setsConstraint, .setsInset].contains($0) })
        else { return }
        // The app's own inset reduces the room above the keyboard. If the input or a view outside all scroll views does
        // not fit into this room, movements are not judged.
        let limit = keyboardTop - CGFloat(stage.page.bodyScroll == nil ? 0 : stage.page.ownPart(.body))
        for (node, view) in stage.controls where rest.seen.contains(node.id) {
            guard view === typed.view || node.id == typed.node.id || LawGeometry.scrollViews(around: view).isEmpty
            else { continue }
            guard let frame = rest.frames[node.id], frame.maxY <= limit - ownDistance(of: view) else { return }
        }
        // A view that stood on a bar follows a lower keyboard down.
        guard rest.seen.contains(typed.node.id), keyboardTop <= rest.keyboardTop ?? .infinity else { return }
        for (node, view) in stage.controls where rest.seen.contains(node.id) && !isJudgedElsewhere(node) {
            // A list at its end stays at its end while an input outside the list is edited.
            if followsEnd(view, typed.view, rest) { continue }
            // UIKit alone scrolls a list without an avoidance, and leaves it there above a lower keyboard.
            if run.hasBeenHigher, LawGeometry.scrollViews(around: view).last.map(run.isFollowed) == false { continue }
            guard let old = rest.frames[node.id], old.maxY <= limit - ownDistance(of: view) else { continue }
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
    /// UIKit itself moves sheets and popovers for the keyboard.
    var isSheet: Bool { [.pageSheet, .formSheet, .mediumSheet, .popover].contains(self) }
}
