import Foundation
import SceneModel

/// A recording, completed by the rests that it lacks.
///
/// A page may come with its keyboard, for example if it edits a field in `viewDidAppear(_:)`. Then no snapshot shows the
/// page at rest without a keyboard, and only the run with a hidden keyboard does. The page's rest from that run is put
/// before the first snapshot at rest that shows the page.
struct RestsOfTwin {
    private(set) var snapshots: [SceneSnapshot] = []
    private(set) var twin: Twin?

    /// - Parameter pictures: the run with a hidden keyboard, with one snapshot for each of `recording`; nil if unknown.
    init(_ recording: [SceneSnapshot], beside pictures: [SceneSnapshot]?) {
        guard let pictures, pictures.count == recording.count else {
            (snapshots, twin) = (recording, pictures.map { Twin($0) })
            return
        }
        var known = KnownPages(), its: [SceneSnapshot] = [], lent: Set<Int> = []
        for (picture, still) in zip(recording, pictures) {
            if !known.show(picture), still.isSettledWithoutKeyboard {
                let rest = SceneSnapshot(still, atRestBefore: picture)
                _ = known.show(rest)
                lent.insert(snapshots.count)
                snapshots.append(rest)
                its.append(still)
            }
            snapshots.append(picture)
            its.append(still)
        }
        twin = Twin(its, lending: lent)
    }

    /// Returns whether a page comes with its keyboard in a recording.
    static func areMissing(in recording: [SceneSnapshot]) -> Bool {
        var known = KnownPages()
        return !recording.allSatisfy { known.show($0) }
    }
}

/// The pages that have rested without a keyboard so far.
private struct KnownPages {
    private var rests: [SceneNode] = []

    /// Returns false if the snapshot rests with a keyboard on a page that has never rested without one.
    mutating func show(_ picture: SceneSnapshot) -> Bool {
        if picture.isSettledWithoutKeyboard {
            if !(rests.last?.isSame(as: picture.root) ?? false) { rests.append(picture.root) }
            return true
        }
        guard picture.isSettled, picture.hasDockedKeys else { return true }
        guard let path = picture.focusedPath else { return !rests.isEmpty }
        let nodes = picture.root.nodes(along: path)
        // A row of a list that rested before belongs to its page, even if the row is new.
        let last = nodes.firstIndex(where: \.geometry.scrolls) ?? nodes.count - 1
        return nodes[...last].allSatisfy { node in rests.contains { $0.node(withID: node.id) != nil } }
    }
}

extension SceneSnapshot {
    /// Creates the rest of a page that came with its keyboard.
    fileprivate init(_ still: SceneSnapshot, atRestBefore picture: SceneSnapshot) {
        self = still
        time = picture.time.nextDown
        focus = nil
        root = still.root.numbered(like: picture.root)
    }
}

extension SceneNode {
    /// Returns the node with the numbers that the matching nodes of another run have.
    ///
    /// Nodes without a match get negative numbers, which no recording has.
    fileprivate func numbered(like other: SceneNode?) -> SceneNode {
        var taken: Set<Int> = []
        let inside = children.map { child in
            let match = other?.child(like: child, of: self).flatMap { taken.insert($0.id).inserted ? $0 : nil }
            return child.numbered(like: match)
        }
        return SceneNode(
            id: other?.id ?? -1 - id, name: name, kind: kind, frameInScreen: frameInScreen,
            modelFrameInScreen: modelFrameInScreen, clipInScreen: clipInScreen, geometry: geometry, isHidden: isHidden,
            isMarked: isMarked, appearance: appearance, children: inside)
    }
}
