import CoreGraphics
import Foundation
public import SceneModel

extension Rule {
    /// The keyboard covers a control that a person must be able to reach while typing.
    public static let controlCovered = Rule(
        id: .controlCovered,
        title: "A needed control is covered",
        explanation: """
            While the screen is at rest, no marked control may be under the keyboard if scrolling cannot reveal it. \
            Otherwise a person cannot continue after typing. The rule focus-covered judges the focused view.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        var found: [Candidate] = []
        snapshot.visit(.marked) { node, travel in
            guard node.isMarked, snapshot.hides(node, travel),
                let hit = coverage(of: node, frame: node.frameInScreen, in: snapshot, rule: .controlCovered)
            else { return }
            found.append(hit)
        }
        return found
    }
}

extension [SceneSnapshot] {
    /// Returns the names of unmarked buttons that a keyboard at rest covers, even after scrolling.
    ///
    /// - Parameter ids: the identities of the buttons' nodes.
    public func unjudgedButtonsUnderKeyboard(among ids: Set<Int>) -> Set<String> {
        var names: Set<String> = []
        for picture in self where !ids.isEmpty && picture.isSettled && picture.keyboard.state == .docked {
            picture.visit(.used) { node, travel in
                guard ids.contains(node.id), !node.isMarked, picture.hides(node, travel) else { return }
                names.insert(node.name)
            }
        }
        return names
    }
}

extension SceneSnapshot {
    /// What scrolling does for a control under the keyboard.
    public enum Reach: Sendable {
        /// A person can scroll the whole control into sight.
        case scrolled
        /// However far a person scrolls, a part stays covered.
        case none
        /// The size of a content around the control is unknown.
        case unknown
    }

    /// The marked controls that a docked keyboard covers, without the focused view, and what scrolling does for them.
    public var controlsUnderKeyboard: [(node: SceneNode, reach: Reach)] {
        var found: [(node: SceneNode, reach: Reach)] = []
        root.visit(.marked) { node, travel in
            guard node.isMarked, hides(node, .none) else { return }
            found.append((node, !travel.isKnown ? .unknown : hides(node, travel) ? .none : .scrolled))
        }
        return found
    }

    fileprivate func hides(_ node: SceneNode, _ travel: ScrollTravel) -> Bool {
        !node.isHidden && node.id != focusedNodeID
            && coveredHeight(of: node.frameInScreen.offsetBy(dx: 0, dy: -travel.up)) > 0
    }
}
