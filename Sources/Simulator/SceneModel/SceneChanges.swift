import CoreGraphics

/// Compares the snapshots of a recording, and describes the screen's changes for the log beside a film.
///
/// The comparison uses the views' values after all animations. An animation therefore gives one line, at its beginning.
public struct SceneChanges {
    private static let mostNames = 3
    /// A difference up to this number of points counts as rounding, not as a change.
    private static let tolerance = 0.01

    private struct Change {
        /// Names the changed value.
        ///
        /// If the same value changes again in the next snapshot, no line is added, and the last line about it is
        /// updated.
        var key: String
        var from, to: Double
        var words: (_ from: Double, _ to: Double) -> String
    }

    /// The lines so far, in the order of time.
    public private(set) var lines: [SceneLogLine] = []
    private var known: [Int: SceneView] = [:]
    private var scene: AnimatedScene?
    private var guides: SceneGuides?
    private var size: CGSize?
    private var scrolls = 0
    private var running: [String: (line: Int, from: Double)] = [:]

    /// Creates a log of changes that has not seen any snapshot.
    public init() {}

    /// Compares the next snapshot of a recording with the previous snapshot.
    public mutating func add(_ picture: SceneSnapshot) {
        // Two snapshots of one scene differ only in their time, so the log stays the same.
        if let own = picture.scene, own === scene { return running = [:] }
        let isFirst = size == nil, isTurned = size != picture.screen.size
        let byFinger = (picture.personalScrolls ?? 0) != scrolls
        (scene, size, scrolls) = (picture.scene, picture.screen.size, picture.personalScrolls ?? 0)
        var views: [Int: SceneView] = [:], changes: [Change] = [], moves: [Change] = []
        visit(picture.root) { node in
            let view = node.view
            views[view.id] = view
            guard let old = known[view.id], old !== view else { return }
            changes += Self.scrolling(of: view, since: old, byFinger: byFinger)
            if let move = Self.move(of: view, since: old) { moves.append(move) }
        }
        known = views
        changes += Self.change(of: guides, to: picture.guides) + moves.prefix(Self.mostNames)
        if let now = picture.guides { guides = now }
        // A rotation moves every view and has its own line, so the log leaves out the moved views.
        if isFirst || isTurned { return running = [:] }
        tell(changes, others: moves.count - Self.mostNames, at: picture.time)
    }

    private mutating func tell(_ changes: [Change], others: Int, at time: Double) {
        var all = changes
        if others > 0 {
            all.append(
                Change(key: "others", from: 0, to: Double(others)) { "\(Int($1)) more views move or change size" })
        }
        var going: [String: (line: Int, from: Double)] = [:]
        for change in all {
            if let known = running[change.key] {
                lines[known.line].text = change.words(known.from, change.to)
                going[change.key] = known
            } else {
                going[change.key] = (lines.count, change.from)
                lines.append(SceneLogLine(at: time, .screen, change.words(change.from, change.to)))
            }
        }
        running = going
    }

    private func visit(_ node: SceneNode, _ body: (SceneNode) -> Void) {
        guard !node.isHidden else { return }
        body(node)
        for child in node.children { visit(child, body) }
    }

    private static func change(of old: SceneGuides?, to new: SceneGuides?) -> [Change] {
        guard let old, let new, abs(new.safeAreaBottom - old.safeAreaBottom) > tolerance else { return [] }
        return [
            Change(key: "safe area", from: old.safeAreaBottom, to: new.safeAreaBottom) {
                "Safe area: its bottom edge goes from \(points($0)) to \(points($1)) pt"
            }
        ]
    }

    private static func scrolling(of view: SceneView, since old: SceneView, byFinger: Bool) -> [Change] {
        let now = view.geometry, before = old.geometry, name = view.name
        var changes: [Change] = []
        if let from = before.contentInset.dropFirst(2).first, let to = now.contentInset.dropFirst(2).first,
            abs(from - to) > tolerance
        {
            changes.append(
                Change(key: "\(view.id) inset", from: from, to: to) {
                    "\(name): content inset at the bottom \(points($0)) → \(points($1)) pt"
                })
        }
        let from = Double(before.bounds.minY), to = Double(now.bounds.minY)
        if !now.contentInset.isEmpty, abs(from - to) > tolerance {
            let verb = byFinger ? "a finger scrolls" : "scrolled"
            changes.append(
                Change(key: "\(view.id) \(verb)", from: from, to: to) {
                    "\(name): \(verb) from \(points($0)) to \(points($1)) pt"
                })
        }
        return changes
    }

    private static func move(of view: SceneView, since old: SceneView) -> Change? {
        let now = view.geometry, before = old.geometry, name = view.name
        let from = Double(before.bounds.height), to = Double(now.bounds.height)
        if abs(to - from) > tolerance {
            return Change(key: "\(view.id) height", from: from, to: to) {
                "\(name): \(points($0)) → \(points($1)) pt high"
            }
        }
        func middle(_ geometry: SceneNode.Geometry) -> Double {
            Double(geometry.center.y) + (geometry.transform.last ?? 0)
        }
        guard abs(middle(now) - middle(before)) > tolerance else { return nil }
        return Change(key: "\(view.id) place", from: middle(before), to: middle(now)) {
            "\(name): moves \($1 > $0 ? "down" : "up") by \(points(abs($1 - $0))) pt"
        }
    }

    private static func points(_ length: Double) -> String { SceneLogLine.points(length) }
}
