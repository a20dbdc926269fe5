public import CoreGraphics

/// What the views around a node mean for its place on the screen.
public struct SceneSurroundings: Sendable, Equatable {
    /// To the screen's coordinates: as the views around are drawn, and as they will be.
    private var presented, model: CGAffineTransform
    /// What the views around leave to be seen, in the screen's coordinates, in points; nil when none cuts anything off.
    private(set) var clip: CGRect?
    /// Whether something runs around the node.
    private(set) var isCarried = false

    /// What places a view in which nothing runs.
    struct Still: Sendable {
        /// The view's own coordinates, in points.
        let bounds: CGRect
        /// From the view's coordinates to those of the view around it.
        let toSurroundings: CGAffineTransform
        /// 0…1, of the view alone.
        let opacity: Double
        /// Whether it cuts off what reaches out of it.
        let clips: Bool

        init(_ place: ScenePlace) {
            (bounds, toSurroundings) = (place.bounds, place.toSurroundings)
            (opacity, clips) = (Double(place.opacity), place.clips)
        }
    }

    /// Whether what is inside stands upright on the screen, in its own size: it moves as far as it is carried.
    public var isUpright: Bool { presented.a == 1 && presented.b == 0 && presented.c == 0 && presented.d == 1 }

    /// Creates the surroundings of a window.
    ///
    /// - Parameter toScreen: from the coordinates around the window to the screen's.
    public init(_ toScreen: CGAffineTransform) { (presented, model) = (toScreen, toScreen) }

    /// Where a view is, and the surroundings of the views inside it.
    ///
    /// - Parameters:
    ///   - place: where the view stands in the view around it.
    ///   - progress: how far each timing of the scene has come, by its number.
    public func placing(_ place: ScenePlace, _ progress: [Double]) -> (SceneNode.Place, SceneSurroundings) {
        if place.motions.isEmpty { return placing(Still(place)) }
        let shown = place.shown(progress)
        var inner = self
        inner.isCarried = true
        inner.presented = shown.toSurroundings.concatenating(presented)
        inner.model = place.toSurroundings.concatenating(model)
        let frame = shown.bounds.applying(inner.presented)
        if shown.clips { inner.cut(frame) }
        let node = SceneNode.Place(
            frame: frame, modelFrame: place.bounds.applying(inner.model), clip: clip, opacity: Double(shown.opacity))
        return (node, inner)
    }

    /// The same for a view in which nothing runs: most views stand still, and are placed again for what is around them.
    func placing(_ still: Still) -> (SceneNode.Place, SceneSurroundings) {
        var inner = self
        inner.presented = still.toSurroundings.concatenating(presented)
        // Where nothing runs around, nothing is drawn elsewhere than it will be.
        inner.model = isCarried ? still.toSurroundings.concatenating(model) : inner.presented
        let frame = still.bounds.applying(inner.presented)
        if still.clips { inner.cut(frame) }
        let node = SceneNode.Place(
            frame: frame, modelFrame: isCarried ? still.bounds.applying(inner.model) : frame, clip: clip,
            opacity: still.opacity)
        return (node, inner)
    }

    /// Leaves only what lies in a rectangle to be seen.
    private mutating func cut(_ frame: CGRect) { clip = clip.map { frame.common(with: $0) } ?? frame }
}

extension CGRect {
    /// The part shared with another rectangle of the same space; without one an empty rectangle in this one's corner.
    fileprivate func common(with other: CGRect) -> CGRect {
        let common = intersection(other)
        return common.isNull ? CGRect(origin: origin, size: .zero) : common
    }
}
