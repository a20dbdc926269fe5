import CoreGraphics
import Foundation
import SceneModel

/// A screen with the keyboard up, as far as it decides what can give way for a view.
struct CureScene {
    /// How much of the screen's height a docked bar has at most, from 0 to 1.
    private static let barShare: CGFloat = 0.4
    /// How far above the safe area's bottom a docked bar ends at most, in points.
    private static let barMargin: CGFloat = 60
    /// How much of the screen's height a page has at least, from 0 to 1.
    private static let pageShare: CGFloat = 0.5

    /// What has to come into sight.
    let target: SceneNode
    /// From the outermost view to the target.
    private let path: [SceneNode]
    /// Where the page stands in the path: the innermost controller's view, or else the innermost view that fills most of the
    /// screen.
    private let pageIndex: Int
    private let up: SceneSnapshot
    private let rest: SceneSnapshot?
    /// All rests with a docked keyboard.
    private let rests: [SceneSnapshot]

    /// The scene of a finding; nil without a rest with a docked keyboard, and without a view.
    ///
    /// - Parameter aboutSubject: whether the finding's view has to come into sight, and not the focused one.
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

    /// The rest with a docked keyboard that a finding is about: what is told of a hide is about the keyboard before it.
    private static func indexOfRest(of finding: Finding, in snapshots: [SceneSnapshot]) -> Int? {
        func isUp(_ picture: SceneSnapshot) -> Bool {
            picture.isSettled && picture.keyboard.state == .docked && picture.visibleKeyboardFrame != nil
        }
        let now = snapshots.last { $0.time <= finding.at }
        let before = snapshots.lastIndex { isUp($0) && $0.time <= finding.at }
        guard now?.keyboard.state == .docked else { return before }
        return snapshots.firstIndex { isUp($0) && $0.time >= finding.at } ?? before
    }

    /// The innermost view around the target that scrolls, which may be the target.
    var scroller: SceneNode? { path.last { $0.geometry.scrolls } }

    /// The view with the target that stands at the bottom of the page without a keyboard.
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

    /// The view that can move up: the part of the page that holds all inputs and controls that are needed, or the page.
    ///
    /// - Parameter alone: whether the part moves even where it is but the input.
    func movable(alone: Bool) -> SceneNode {
        let page = path[pageIndex]
        guard let part = path.dropFirst(pageIndex + 1).first else { return page }
        let needed = page.nodes(where: Self.isNeeded)
        return (alone || needed.count > 1) && needed.allSatisfy { part.node(withID: $0.id) != nil } ? part : page
    }

    /// Whether a view is the whole page.
    func isPage(_ node: SceneNode) -> Bool { node.id == path[pageIndex].id }

    private static func isNeeded(_ node: SceneNode) -> Bool {
        !node.isHidden && (node.isMarked || node.kind == .textField || node.kind == .textView)
    }

    /// Whether everything needed in a view stays on the screen while each input that was focused is above the keyboard.
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

    /// What the screen has changed by itself.
    var ownMovements: [OwnMovement] { rest.map { OwnMovement.all(along: path, in: up, since: $0) } ?? [] }

    /// Whether what covers the caret is the keyboard.
    var keyboardCoversCaret: Bool {
        up.focus?.caretInScreen.map { up.coveredHeight(of: $0.insetBy(dx: -1, dy: 0)) > 0 } ?? false
    }

    /// Whether the keyboard covers nothing of a view.
    func standsClear(_ node: SceneNode) -> Bool { up.coveredHeight(of: node.frameInScreen) == 0 }
}

extension SceneNode {
    /// The nodes from here down to one with an identity; empty where it is not inside.
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
