import CoreGraphics
import Foundation
import SceneModel

/// A screen with a visible keyboard, and the facts that decide which view can move for the keyboard.
struct CureScene {
    /// The maximum height of a docked bar as a fraction of the screen's height.
    private static let barShare: CGFloat = 0.4
    /// The maximum distance between a docked bar's bottom and the safe area's bottom, in points.
    private static let barMargin: CGFloat = 60
    /// The minimum height of a page as a fraction of the screen's height.
    private static let pageShare: CGFloat = 0.5

    let target: SceneNode
    private let path: [SceneNode]
    /// The position of the page in `path`.
    ///
    /// The page is the view of the innermost controller. Without a controller, the page is the innermost view that
    /// fills most of the screen.
    private let pageIndex: Int
    private let up: SceneSnapshot
    private let rest: SceneSnapshot?
    private let rests: [SceneSnapshot]

    /// The result is nil if no snapshot at rest has a docked keyboard, or if no view has to come into sight.
    ///
    /// - Parameter aboutSubject: whether the finding's view has to come into sight instead of the focused view.
    init?(
        of finding: Finding, aboutSubject: Bool, in snapshots: [SceneSnapshot], names: [Int: CodeName]
    ) {
        guard let index = Self.indexOfRest(of: finding, in: snapshots) else { return nil }
        up = snapshots[index]
        rest = snapshots.restWithoutKeyboard(before: index).map { snapshots[$0] }
        rests = snapshots.filter { $0.isSettled && $0.keyboard.state == .docked }
        let told = finding.node.flatMap(up.root.node(withID:)).flatMap { $0.isHidden || $0.kind == .label ? nil : $0 }
        guard let id = aboutSubject ? told?.id ?? up.focusedNodeID : up.focusedNodeID else { return nil }
        path = up.root.nodes(downTo: id)
        guard let last = path.last else { return nil }
        target = last
        let size = up.screen.size
        pageIndex =
            path.lastIndex { names[$0.id]?.property == "view" }
            ?? path.dropLast().lastIndex { Self.isPage($0, on: size) } ?? 0
    }

    private static func isPage(_ node: SceneNode, on size: CGSize) -> Bool {
        let bounds = node.geometry.bounds.size
        return node.kind == .view && bounds.height >= pageShare * size.height && bounds.width >= pageShare * size.width
    }

    /// Returns the index of a snapshot at rest with a docked keyboard, near the finding.
    ///
    /// If the keyboard has hidden before the finding, the method returns the last snapshot with the keyboard.
    private static func indexOfRest(of finding: Finding, in snapshots: [SceneSnapshot]) -> Int? {
        func isUp(_ picture: SceneSnapshot) -> Bool {
            picture.isSettled && picture.keyboard.state == .docked && picture.visibleKeyboardFrame != nil
        }
        guard let now = snapshots.indexOfPicture(of: finding) else { return nil }
        let before = snapshots[...now].lastIndex(where: isUp)
        return snapshots[now].keyboard.state == .docked ? snapshots[now...].firstIndex(where: isUp) ?? before : before
    }

    var scroller: SceneNode? { path.last { $0.geometry.scrolls } }

    /// The view around the target that is at the bottom of the page while the keyboard is hidden.
    var dockedBar: SceneNode? {
        guard let bar = path.dropFirst(pageIndex + 1).first, let before = (rest ?? up).root.node(withID: bar.id) else {
            return nil
        }
        let frame = before.frameInScreen, size = up.screen.size
        let isAtBottom = frame.maxY >= safeBottom - Self.barMargin && frame.maxY <= size.height + 1
        return isAtBottom && frame.height <= Self.barShare * size.height ? bar : nil
    }

    private var safeBottom: CGFloat {
        let insets = up.screen.safeAreaInsets
        return up.screen.size.height - (insets.count == 4 ? CGFloat(insets[2]) : 0)
    }

    /// Returns the part of the page that contains every input and every marked control, or else the whole page.
    ///
    /// Marked controls are the controls that a person has to reach while typing. A test names some of them, and the
    /// audit adds controls that seem to confirm the typed text.
    ///
    /// - Parameter alone: whether the method may return a part that contains only one input or marked control.
    func movable(alone: Bool) -> SceneNode {
        let page = path[pageIndex]
        guard let part = path.dropFirst(pageIndex + 1).first else { return page }
        let needed = page.nodes(where: Self.isNeeded)
        return (alone || needed.count > 1) && needed.allSatisfy { part.node(withID: $0.id) != nil } ? part : page
    }

    func isPage(_ node: SceneNode) -> Bool { node.id == path[pageIndex].id }

    private static func isNeeded(_ node: SceneNode) -> Bool {
        !node.isHidden && (node.isMarked || node.kind == .textField || node.kind == .textView)
    }

    /// Whether a view can move up far enough without pushing an input or a marked control off the screen.
    func hasRoom(for view: SceneNode) -> Bool {
        guard let before = (rest ?? up).root.node(withID: view.id) else { return false }
        let tops = before.nodes(where: Self.isNeeded).map(\.frameInScreen.minY)
        let lifts = rests.compactMap { picture -> CGFloat? in
            guard let focus = picture.focusedNodeID, let node = before.node(withID: focus),
                let keyboard = picture.visibleKeyboardFrame
            else { return nil }
            return node.frameInScreen.maxY - keyboard.minY
        }
        let top = up.screen.safeAreaInsets.first.map { CGFloat($0) } ?? 0
        return (tops.min() ?? top) - max(0, lifts.max() ?? 0) >= top
    }

    var ownMovements: [OwnMovement] { rest.map { OwnMovement.all(along: path, in: up, since: $0) } ?? [] }

    var keyboardCoversCaret: Bool {
        up.focus?.caretInScreen.map { up.coveredHeight(of: $0.insetBy(dx: -1, dy: 0)) > 0 } ?? false
    }

    func standsClear(_ node: SceneNode) -> Bool { up.coveredHeight(of: node.frameInScreen) == 0 }
}

extension SceneNode {
    fileprivate func nodes(downTo id: Int) -> [SceneNode] {
        guard let path = path(to: id) else { return [] }
        var nodes = [self], node = self
        for index in path.reversed() {
            node = node.children[index]
            nodes.append(node)
        }
        return nodes
    }
}
