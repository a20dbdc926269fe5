import CoreGraphics
import Foundation
import SceneModel

/// The same run, played a second time with a keyboard that stays hidden.
///
/// If a view also moves in this recording, the keyboard is not the cause.
struct Twin: Sendable {
    private let pictures: [SceneSnapshot]
    private let lent: Set<Int>

    /// - Parameters:
    ///   - pictures: one snapshot for each snapshot of the run, in their order.
    ///   - lent: the indices of the snapshots that the run has from here, and that are no part of its recording.
    init(_ pictures: [SceneSnapshot], lending lent: Set<Int> = []) { (self.pictures, self.lent) = (pictures, lent) }

    func hasLent(_ index: Int) -> Bool { lent.contains(index) }

    /// Returns the matching view in the recording with a hidden keyboard.
    ///
    /// - Parameters:
    ///   - root: the window in the run's snapshot.
    ///   - index: the index of this snapshot in the recording.
    func counterpart(of id: Int, in root: SceneNode, at index: Int) -> SceneNode? {
        guard pictures.indices.contains(index), let path = root.path(to: id) else { return nil }
        var run = root, twin: SceneNode? = pictures[index].root
        for place in path.reversed() {
            let wanted = run.children[place]
            twin = twin?.child(like: wanted, of: run)
            run = wanted
        }
        return twin
    }

    /// Returns how far a view moves between two snapshots of the run without a keyboard.
    ///
    /// The distances are zero if a snapshot does not contain the view.
    func travel(of id: Int, in root: SceneNode, from first: Int, to last: Int) -> (top: Double, bottom: Double) {
        guard pictures.indices.contains(first), let after = counterpart(of: id, in: root, at: last),
            let before = pictures[first].root.node(withID: after.id)
        else { return (0, 0) }
        return Self.travel(from: before.frameInScreen, to: after.frameInScreen)
    }

    /// Returns how far a view's bottom goes up between two snapshots of the run without a keyboard, in points, 0 or more.
    func rise(of id: Int, in root: SceneNode, from first: Int, to last: Int) -> Double {
        max(0, -travel(of: id, in: root, from: first, to: last).bottom)
    }

    /// Returns whether a row of the same list moves by the same distance in the run without a keyboard.
    ///
    /// Lists reuse their row views, so any row of the list may be the matching row.
    func hasRow(
        like id: Int, in root: SceneNode, from first: Int, to last: Int, going way: (top: Double, bottom: Double),
        tolerance: Double
    ) -> Bool {
        guard pictures.indices.contains(first), let path = root.path(to: id), let place = path.first else {
            return false
        }
        let list = path.dropFirst().reversed().reduce(root) { $0.children[$1] }
        guard list.geometry.scrolls, let other = counterpart(of: list.id, in: root, at: last) else { return false }
        let row = list.children[place], before = pictures[first].root
        return other.children.contains { candidate in
            guard candidate.kind == row.kind, let old = before.node(withID: candidate.id) else { return false }
            let its = Self.travel(from: old.frameInScreen, to: candidate.frameInScreen)
            return abs(its.top - way.top) <= tolerance && abs(its.bottom - way.bottom) <= tolerance
        }
    }

    private static func travel(from before: CGRect, to after: CGRect) -> (top: Double, bottom: Double) {
        guard before.isFinite, after.isFinite else { return (0, 0) }
        return (Double(after.minY - before.minY), Double(after.maxY - before.maxY))
    }

    func picture(at index: Int) -> SceneSnapshot? { pictures.indices.contains(index) ? pictures[index] : nil }
}

extension SceneNode {
    /// Returns the matching child of another parent.
    ///
    /// Children with equal kinds and names are matched by their order.
    func child(like wanted: SceneNode, of parent: SceneNode) -> SceneNode? {
        match(wanted, of: parent) { $0.kind == $1.kind && $0.name == $1.name }
            ?? match(wanted, of: parent) { $0.kind == $1.kind && $0.isHidden == $1.isHidden }
    }

    private func match(
        _ wanted: SceneNode, of parent: SceneNode, by isAlike: (SceneNode, SceneNode) -> Bool
    ) -> SceneNode? {
        let number = parent.children.filter { isAlike($0, wanted) }.firstIndex { $0.id == wanted.id } ?? 0
        let alike = children.filter { isAlike($0, wanted) }
        return alike.indices.contains(number) ? alike[number] : nil
    }
}
