import DeviceSimulation
import HostTestSupport
import Scenarios
@testable import Tideline
import UIKit

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
        let before = frame
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
        guard !run.isScrolled, !goesBack, !habits.contains(.setsFrame), !habits.contains(.endsEditingInScroll),
            stage.hasRoom(above: min(before.keyboardTop, after.keyboardTop)),
            stage.typed == nil || stage.keyboardTop != nil
        else { return }
        judgeCover(run, before, frames, after)
        judgeWay(run, before, frames, after)
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
    private func judgeCover(_ run: LifeRun, _ before: Frame, _ frames: [Frame], _ after: Frame) {
        for (node, _) in stage.controls {
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

    /// The input moves in one direction, and in each frame completes the same part of the movement as the keyboard.
    private func judgeWay(_ run: LifeRun, _ before: Frame, _ frames: [Frame], _ after: Frame) {
        guard let typed = stage.typed, let first = before.controls[typed.node.id]?.minY,
            let last = after.controls[typed.node.id]?.minY
        else { return }
        let way = last - first
        for (index, frame) in frames.enumerated() {
            guard let shown = frame.controls[typed.node.id]?.minY else { continue }
            let isBetween = shown >= min(first, last) - 1 && shown <= max(first, last) + 1
            let earlier = index == 0 ? first : frames[index - 1].controls[typed.node.id]?.minY ?? first
            let isOnward = way >= 0 ? shown >= earlier - 1 : shown <= earlier + 1
            if !isBetween || !isOnward {
                run.report(
                    .straight,
                    "\(typed.node.name) goes from \(first.seen) to \(last.seen) by \(shown.seen) in picture \(index)"
                )
                return
            }
        }
        judgePace(run, typed.node, (first, last), before, frames, after)
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
