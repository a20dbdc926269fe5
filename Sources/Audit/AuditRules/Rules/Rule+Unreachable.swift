import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The keyboard covers a view in scrolling content, however far a person scrolls.
    public static let unreachable = Rule(
        id: .unreachable,
        title: "Content can't be scrolled into sight",
        explanation: """
            While a docked keyboard rests, a person must be able to scroll each text input and each marked control \
            into sight. If content is longer than its view, its last text must come into sight too, whether it is \
            above or below the focus. A bar on the keyboard in which a person types must not cover the last text \
            either. The rules focus-covered and control-covered judge content that does not scroll, and \
            pushed-off-screen judges views outside the screen.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard let reach = KeyboardReach(of: snapshot) else { return [] }
        return reach.hits.map { hit in
            var finding = Finding(
                rule: .unreachable, of: hit.node, amount: hit.amount, in: snapshot,
                message:
                    "\(hit.part)\(hit.node.spokenName) can't be scrolled into sight at \(snapshot.time.secondsText): "
                    + "\(hit.amount.pointsText) stay \(hit.place)")
            finding.why = hit.why
            return ("\(hit.node.id) \(snapshot.step)", finding)
        }
    }
}

/// The part of scrolling content that a person can bring above a docked keyboard.
private struct KeyboardReach {
    struct Hit {
        var node: SceneNode
        var amount: Double
        var why: String
        var part = ""
        var place = "under the keyboard"
    }

    /// The part of the last line that the keyboard may cover, in points.
    ///
    /// This height is less than half a line of text.
    private static let tolerance: CGFloat = 8

    private let snapshot: SceneSnapshot
    private let keyboard: CGRect
    /// The bar on the keyboard that contains the focused view.
    ///
    /// The value becomes nil as soon as the search through the view tree has reached the bar. The views after the bar
    /// are drawn in front of it, so the bar cannot cover them.
    private var bar: SceneNode?
    private(set) var hits: [Hit] = []

    init?(of snapshot: SceneSnapshot) {
        guard snapshot.keyboard.state == .docked, let keyboard = snapshot.visibleKeyboardFrame else { return nil }
        self.snapshot = snapshot
        self.keyboard = keyboard
        bar = snapshot.barOfFocus(on: keyboard)
        look(at: snapshot.root, .none, in: nil)
    }

    /// - Parameter scroller: the innermost scroll view around the node.
    private mutating func look(at node: SceneNode, _ travel: ScrollTravel, in scroller: SceneNode?) {
        // The views that come after the bar in the view tree are drawn in front of the bar, so they stay visible.
        if node.id == bar?.id { bar = nil }
        if node.isHidden || scroller == nil && !node.traits.contains(.scrolling) { return }
        let known = hits.count
        if let scroller, node.isInput || node.isMarked { lookAtInput(node, travel, in: scroller) }
        let inner = node.travel(in: travel)
        for child in node.children { look(at: child, inner, in: node.geometry.obeysFinger ? node : scroller) }
        if node.geometry.obeysFinger, hits.count == known { lookAtEnd(of: node, inner) }
    }

    private mutating func lookAtInput(_ node: SceneNode, _ travel: ScrollTravel, in scroller: SceneNode) {
        let isFocused = node.id == snapshot.focusedNodeID
        let caret = isFocused ? snapshot.caretOfTextView : nil
        guard node.kind != .textView || caret != nil else { return }
        let way = caret == nil ? travel : node.travel(in: travel)
        let covered = snapshot.coveredHeight(of: (caret ?? node.frameInScreen).offsetBy(dx: 0, dy: -way.up))
        guard covered > 0 else { return }
        hits.append(Hit(node: node, amount: covered, why: why(for: scroller, ifOff: covered)))
    }

    private func why(for scroller: SceneNode, ifOff depth: Double) -> String {
        scroller.wordsForEnd(above: keyboard.minY) + (snapshot.wordsForWindow(ifOff: CGFloat(depth)) ?? "")
    }

    /// Returns whether a frame shares a part of its horizontal range with the focused view.
    ///
    /// Such a frame is above or below the focused view. A view beside the focused view belongs to another column, and
    /// the result is then false.
    private func isInColumnOfFocus(_ frame: CGRect) -> Bool {
        guard let focused = snapshot.focusedNode?.frameInScreen else { return true }
        return frame.minX < focused.maxX && frame.maxX > focused.minX
    }

    private mutating func lookAtEnd(of node: SceneNode, _ travel: ScrollTravel) {
        let inset = node.geometry.adjustedContentInset, frame = node.frameInScreen
        guard inset.count == 4, node.isLongerThanItsView, let content = node.geometry.contentSize, frame.isFinite,
            frame.minY < keyboard.minY,
            frame.minX < keyboard.maxX, frame.maxX > keyboard.minX, isInColumnOfFocus(frame)
        else { return }
        let end = frame.maxY - CGFloat(inset[2])
        let last = node.lastTextEnd.map { $0 - travel.up } ?? -.infinity
        // A snapshot contains only the visible rows of a list. Other rows may be missing below the last visible row. If
        // the missing rows are at least half as high as the list, the visible text says nothing about the last row. The
        // code then judges the end of the content instead.
        let isListed = content.height - node.shownContentEnd < frame.height / 2
        let lowest = isListed ? min(last, end) : end
        if lowest - keyboard.minY > Self.tolerance, lowest.isFinite {
            let amount = Double(lowest - keyboard.minY)
            hits.append(Hit(node: node, amount: amount, why: why(for: node, ifOff: amount), part: "end of "))
        } else if let bar, lowest - bar.frameInScreen.minY > Self.tolerance, lowest.isFinite {
            let top = bar.frameInScreen.minY
            hits.append(
                Hit(
                    node: node, amount: Double(lowest - top),
                    why: node.wordsForEnd(above: top, of: bar.spokenName), part: "end of ",
                    place: "behind \(bar.spokenName)"))
        }
    }
}

extension SceneSnapshot {
    /// Returns the bar around the focused view.
    ///
    /// A bar is painted, touches the keyboard and spans the screen.
    fileprivate func barOfFocus(on keyboard: CGRect) -> SceneNode? {
        let inside = focusedPath.map(root.nodes(along:))?.dropFirst() ?? []
        return inside.prefix { !$0.geometry.scrolls }.first { $0.isBar(on: keyboard, across: screen.size.width) }
    }
}

extension SceneNode {
    private static let highestBar: CGFloat = 160

    fileprivate func isBar(on keyboard: CGRect, across width: CGFloat) -> Bool {
        let frame = frameInScreen, paint = kind == .bar ? 1 : appearance.background?.alpha ?? 0
        return paint * appearance.alpha >= 0.5 && frame.isFinite && frame.height <= Self.highestBar
            && frame.minY < keyboard.minY && frame.maxY >= keyboard.minY - 1 && frame.width >= width * 0.9
    }

    var isInput: Bool { kind == .textField || kind == .textView }

    var isLongerThanItsView: Bool {
        let inset = geometry.adjustedContentInset
        guard inset.count == 4, let content = geometry.contentSize, content.height.isFinite else { return false }
        return content.height > geometry.bounds.height - CGFloat(max(0, inset[0])) + 1
    }

    private var showsText: Bool {
        !isHidden && (kind == .label || kind.isTapped) && appearance.text != nil
    }

    fileprivate var lastTextEnd: CGFloat? {
        let ends = children.flatMap(\.flattened).filter(\.showsText).map(\.frameInScreen.maxY)
        return ends.filter(\.isFinite).max()
    }

    /// The lower end of the views that the snapshot shows, in points of the content.
    fileprivate var shownContentEnd: CGFloat {
        let ends = children.filter { !$0.isHidden }.map(\.frameInScreen.maxY).filter(\.isFinite)
        return (ends.max() ?? frameInScreen.minY) - frameInScreen.minY + geometry.bounds.minY
    }

    func wordsForEnd(above top: CGFloat, of cover: String = "the keyboard") -> String {
        let inset = geometry.adjustedContentInset.count == 4 ? geometry.adjustedContentInset[2].pointsText : nil
        return "\(spokenName) ends at \(Double(frameInScreen.maxY).pointsText)"
            + (inset.map { " with a bottom inset of \($0)" } ?? "") + ", \(cover) begins at \(Double(top).pointsText)"
    }
}
