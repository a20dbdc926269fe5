import DeviceSimulation
import HostTestSupport
@testable import Tideline
import UIKit

/// A screen at rest without a keyboard, for later comparisons.
@MainActor
struct LawRest {
    private let numbers: [String: CGFloat]
    private let offsets: [Int: CGFloat]
    /// The frames of the views by their ids, in the window's coordinates, in points.
    let frames: [Int: CGRect]
    /// The controls that are completely in sight.
    ///
    /// The library and UIKit scroll to an input even if a single pixel is hidden, so only complete visibility counts.
    let seen: Set<Int>
    /// The controls that a person sees or can scroll into sight.
    let reached: Set<Int>
    /// How far each scroll view is scrolled away from its end, in points.
    ///
    /// If a scroll view shows its whole content, it has no entry.
    let distances: [Int: CGFloat]
    private let orientation: Device.Orientation
    /// The top of a docked bar in the window, as a y coordinate in points.
    let keyboardTop: CGFloat?

    init(_ stage: LawStage) {
        numbers = stage.numbers
        orientation = stage.phone.orientation
        keyboardTop = stage.keyboardTop
        offsets = Dictionary(uniqueKeysWithValues: stage.page.scrollViews.map { ($0.id, $0.view.contentOffset.y.seen) })
        var frames: [Int: CGRect] = [:], seen: Set<Int> = [], reached: Set<Int> = []
        let top = stage.safeTop, bottom = stage.window.bounds.maxY
        let bar = stage.page.controller.tabBarController?.tabBar
        // Views under a tab bar are out of sight until a keyboard comes.
        let end = stage.keyboardTop ?? bar.map { $0.convert($0.bounds, to: nil).minY } ?? bottom
        for (node, view) in stage.controls {
            let frame = view.convert(view.bounds, to: nil)
            frames[node.id] = frame
            if LawGeometry.isInSight(frame, of: view, from: top, to: end, tolerance: 0.01) { seen.insert(node.id) }
            if LawGeometry.isInReach(frame, of: view, from: top, to: bottom) { reached.insert(node.id) }
        }
        (self.frames, self.seen, self.reached) = (frames, seen, reached)
        distances = Dictionary(
            uniqueKeysWithValues: stage.page.scrollViews.compactMap { id, view in
                LawGeometry.distanceToEnd(of: view).map { (id, $0) }
            })
    }

    /// Compares the present screen with this screen; in between, the app must not have changed the screen.
    func judgeRestored(_ run: LifeRun) {
        let stage = run.stage, present = stage.numbers
        guard stage.phone.orientation == orientation, stage.keyboardTop == keyboardTop else { return }
        // If a row has left its list, `present` lacks the row's values.
        for (name, number) in numbers {
            guard let new = present[name], new != number else { continue }
            run.report(.restored, "\(name) is \(new) instead of \(number)")
        }
        // UIKit also scrolls to an input while a hardware keyboard is connected, or after the app has ended the input's
        // avoidance (S60).
        guard !run.isScrolled, stage.typed == nil, !stage.page.hasEnded else { return }
        if run.hasEndedInScroll, keyboardTop == nil { return }
        // The library does not scroll the other scroll views, so UIKit alone has set their offsets.
        for (id, view) in stage.page.scrollViews where view.window != nil && run.isFollowed(view) {
            let known = run.offsetsBeforeSettings[id] ?? []
            guard let old = offsets[id],
                (known + [old]).allSatisfy({ abs($0 - view.contentOffset.y) > LawGeometry.tolerance })
            else { continue }
            run.report(
                .restored,
                "\(stage.page.nodes[id]?.name ?? "") is at \(view.contentOffset.y.seen) instead of \(old)")
        }
    }
}

extension LawStage {
    /// The controls on the page.
    ///
    /// A bar above the keyboard is outside the app's windows, so the controls in this bar are left out.
    var controls: [(node: ScreenNode, view: UIView)] {
        var found: [(node: ScreenNode, view: UIView)] = []
        for node in page.nodes.controls {
            if let view = page.view(node.id), view.window != nil { found.append((node, view)) }
        }
        return found
    }

    /// Moves the window's top to a y coordinate of the screen, in points; 0 makes the window fill the screen.
    func place(windowAt y: Int) {
        let screen = window.screen.bounds
        phone.setWindowFrame(
            y == 0 ? nil : CGRect(x: 60, y: CGFloat(y), width: screen.width - 120, height: screen.height - 270))
    }
}
