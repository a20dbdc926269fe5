import DeviceSimulation
@testable import Tideline
import UIKit

/// A screen at rest without a keyboard, to compare with later.
@MainActor
struct LawRest {
    private let numbers: [String: CGFloat]
    private let offsets: [Int: CGFloat]
    /// The frames of controls in the window, in points.
    let frames: [Int: CGRect]
    /// The controls in sight.
    let seen: Set<Int>
    /// The controls that scrolling brings into sight.
    let reached: Set<Int>
    private let orientation: Device.Orientation

    init(_ stage: LawStage) {
        numbers = stage.numbers
        orientation = stage.phone.orientation
        offsets = Dictionary(uniqueKeysWithValues: stage.page.scrollViews.map { ($0.id, $0.view.contentOffset.y.seen) })
        var frames: [Int: CGRect] = [:], seen: Set<Int> = [], reached: Set<Int> = []
        let top = stage.safeTop, bottom = stage.window.bounds.maxY
        for (node, view) in stage.controls {
            let frame = view.convert(view.bounds, to: nil)
            frames[node.id] = frame
            if LawGeometry.isInSight(frame, of: view, from: top, to: bottom) { seen.insert(node.id) }
            if LawGeometry.isInReach(frame, of: view, from: top, to: bottom) { reached.insert(node.id) }
        }
        (self.frames, self.seen, self.reached) = (frames, seen, reached)
    }

    /// Compares a screen without a keyboard with an earlier one that the app has not changed since.
    func judgeRestored(_ run: LifeRun) {
        let stage = run.stage, present = stage.numbers
        guard stage.phone.orientation == orientation else { return }
        for (name, number) in numbers where present[name] != number {
            run.report(.restored, "\(name) is \(present[name].map { "\($0)" } ?? "gone") instead of \(number)")
        }
        guard !run.isScrolled else { return }
        // What no way follows UIKit alone has scrolled.
        for (id, view) in stage.page.scrollViews where view.window != nil && run.isFollowed(view) {
            guard let old = offsets[id], abs(old - view.contentOffset.y) > LawGeometry.tolerance else { continue }
            run.report(
                .restored,
                "\(stage.page.screen.node(id)?.name ?? "") is at \(view.contentOffset.y.seen) instead of \(old)")
        }
    }
}

extension LawStage {
    /// The buttons and inputs that are in the window.
    var controls: [(node: ScreenNode, view: UIView)] {
        page.screen.all.compactMap { node in
            guard node.isControl, let view = page.view(node.id), view.window != nil else { return nil }
            return (node, view)
        }
    }

    /// Puts the window at a place on the screen, in points down from its top; 0 fills the screen.
    func place(windowAt y: Int) {
        let screen = window.screen.bounds
        phone.setWindowFrame(
            y == 0 ? nil : CGRect(x: 60, y: CGFloat(y), width: screen.width - 120, height: screen.height - 270))
    }
}
