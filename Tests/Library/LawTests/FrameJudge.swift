import DeviceSimulation
import HostTestSupport
import SimulatedStages
@testable import Tideline
@_spi(Simulation) import UIKit

@MainActor
struct FrameJudge {
    private let stage: LawStage

    init(_ stage: LawStage) { self.stage = stage }

    private struct Frame {
        let keyboardTop: CGFloat
        let controls: [Int: CGRect]
    }

    /// The keyboard's movement ends long before this number of frames.
    private static let mostFrames = 90

    func judge(_ run: LifeRun, goesBack: Bool = false, _ change: () -> Void) {
        let before = frame, settings = run.settings
        change()
        var frames = [frame]
        while !stage.phone.isQuiescent, frames.count < Self.mostFrames {
            stage.advance(by: 1.0 / 60)
            frames.append(frame)
        }
        stage.settle()
        let after = frame
        // The frames of some movements are not judged. If the keyboard turns back during its movement, a view may be
        // beyond its first and its last position. Some apps move their page by setting the page's frame. With a
        // hardware keyboard, UIKit itself scrolls to an input (S60).
        let habits = stage.page.screen.habits
        guard !run.isScrolled, !goesBack, run.settings == settings,
            !habits.contains(.setsFrame), !habits.contains(.endsEditingInScroll),
            stage.hasRoom(above: min(before.keyboardTop, after.keyboardTop)),
            stage.typed == nil || stage.keyboardTop != nil
        else { return }
        judgeCover(run, stage.controls, before, frames, after)
        judgeWays(run, before, frames, after)
    }

    /// A setting takes effect at once, so the first picture after it shows the views where they stay.
    func judgeJump(_ run: LifeRun, _ set: () -> Void) {
        set()
        let first = frame
        stage.settle()
        let last = frame
        for (node, _) in stage.controls {
            guard let shown = first.controls[node.id], let end = last.controls[node.id],
                abs(shown.minY - end.minY) > 1
            else { continue }
            return run.report(
                .straight, "\(node.name) is at \(shown.minY.seen) instead of \(end.minY.seen) in the first picture")
        }
    }

    /// While a finger pulls the keyboard, and while the keyboard returns, views outside of scroll views stay above it.
    func judgePull(_ run: LifeRun, on list: UIScrollView) {
        guard let top = stage.keyboardTopOnScreen else { return }
        let before = frame, settings = run.settings
        var frames: [Frame] = []
        list.keyboardDismissMode = .interactive
        list.beginDrag(atScreenY: top - 60)
        for way in [40, 110, 150, 90] as [CGFloat] {
            list.drag(toScreenY: top + way)
            stage.advance(by: 1.0 / 60)
            frames.append(frame)
        }
        list.endDrag()
        while !stage.phone.isQuiescent, frames.count < Self.mostFrames {
            stage.advance(by: 1.0 / 60)
            frames.append(frame)
        }
        stage.settle()
        list.keyboardDismissMode = .none
        guard run.settings == settings, !stage.page.screen.habits.contains(.setsFrame),
            stage.hasRoom(above: before.keyboardTop)
        else { return }
        let outside = stage.controls.filter { LawGeometry.scrollViews(around: $0.view).isEmpty }
        judgeCover(run, outside, before, frames, frame)
    }

    /// During a push that keeps the keyboard up, views of the page below may only move sideways.
    func judgeSlide(_ run: LifeRun, _ push: () -> Void) {
        let before = frame
        push()
        var frames: [Frame] = []
        while !stage.phone.isQuiescent, frames.count < Self.mostFrames {
            stage.advance(by: 1.0 / 60)
            frames.append(frame)
        }
        guard frame.keyboardTop == before.keyboardTop else { return }
        for node in stage.page.nodes.all {
            guard let first = before.controls[node.id]?.minY else { continue }
            for (index, frame) in frames.enumerated() {
                guard let shown = frame.controls[node.id]?.minY, abs(shown - first) > 1 else { continue }
                return run.report(
                    .straight,
                    "\(node.name) slides away at \(shown.seen) instead of \(first.seen) in picture \(index)")
            }
        }
    }

    private var frame: Frame {
        let controls = stage.controls
        var frames: [Int: CGRect] = [:]
        for (index, frame) in ShownPlaces.frames(of: controls.map(\.view)).enumerated() {
            frames[controls[index].node.id] = frame
        }
        return Frame(keyboardTop: stage.shownKeyboardTop, controls: frames)
    }

    /// A control that is above the keyboard before and after the movement stays above the keyboard in between.
    private func judgeCover(
        _ run: LifeRun, _ controls: [(node: ScreenNode, view: UIView)], _ before: Frame, _ frames: [Frame],
        _ after: Frame
    ) {
        for (node, _) in controls {
            guard let first = before.controls[node.id], let last = after.controls[node.id],
                first.maxY <= before.keyboardTop, last.maxY <= after.keyboardTop
            else { continue }
            for (index, frame) in frames.enumerated() {
                guard let shown = frame.controls[node.id], shown.maxY > frame.keyboardTop + 1 else { continue }
                run.report(
                    .straight,
                    "\(node.name) ends at \(shown.maxY.seen) under \(frame.keyboardTop.seen) in picture \(index)"
                )
                return
            }
        }
    }

    /// The input and the views outside of scroll views move in one direction, and in each frame complete the same part
    /// of the movement as the keyboard.
    private func judgeWays(_ run: LifeRun, _ before: Frame, _ frames: [Frame], _ after: Frame) {
        let typed = stage.typed?.node.id
        for (node, view) in stage.controls
        where node.id == typed || LawGeometry.scrollViews(around: view).isEmpty {
            judgeWay(run, node, before, frames, after)
        }
    }

    private func judgeWay(
        _ run: LifeRun, _ node: ScreenNode, _ before: Frame, _ frames: [Frame], _ after: Frame
    ) {
        guard let first = before.controls[node.id]?.minY, let last = after.controls[node.id]?.minY else { return }
        let way = last - first
        for (index, frame) in frames.enumerated() {
            guard let shown = frame.controls[node.id]?.minY else { continue }
            let isBetween = shown >= min(first, last) - 1 && shown <= max(first, last) + 1
            let earlier = index == 0 ? first : frames[index - 1].controls[node.id]?.minY ?? first
            let isOnward = way >= 0 ? shown >= earlier - 1 : shown <= earlier + 1
            if !isBetween || !isOnward {
                run.report(
                    .straight,
                    "\(node.name) goes from \(first.seen) to \(last.seen) by \(shown.seen) in picture \(index)"
                )
                return
            }
        }
        judgePace(run, node, (first, last), before, frames, after)
    }

    private func judgePace(
        _ run: LifeRun, _ node: ScreenNode, _ way: (first: CGFloat, last: CGFloat), _ before: Frame, _ frames: [Frame],
        _ after: Frame
    ) {
        let keyboardWay = after.keyboardTop - before.keyboardTop
        guard abs(way.last - way.first) > 1, abs(keyboardWay) > 1 else { return }
        for (index, frame) in frames.enumerated() {
            guard let shown = frame.controls[node.id]?.minY else { continue }
            let part = (frame.keyboardTop - before.keyboardTop) / keyboardWay
            let expected = way.first + (way.last - way.first) * part
            guard abs(shown - expected) > 2 else { continue }
            run.report(
                .straight,
                "\(node.name) is at \(shown.seen) instead of \(expected.seen) in picture \(index), "
                    + "from \(way.first.seen) to \(way.last.seen)"
            )
            return
        }
    }
}
