public import CoreGraphics

/// What the views around a node contribute to its position on the screen: a transform and a clipping rectangle.
public struct SceneSurroundings: Sendable, Equatable {
    /// Two transforms from the coordinates inside the surrounding views to the screen's coordinates.
    ///
    /// `presented` uses the drawn positions of the surrounding views, `model` their final positions.
    private var presented, model: CGAffineTransform
    /// The rectangle to which the surrounding views clip, in the screen's coordinates, in points; nil if none clips.
    private(set) var clip: CGRect?
    /// Whether an animation runs in a surrounding view.
    private(set) var isCarried = false

    /// The values that determine the position of a view at rest.
    struct Still: Sendable {
        /// The view's own coordinates, in points.
        let bounds: CGRect
        let toSurroundings: CGAffineTransform
        let opacity: Double
        let clips: Bool

        init(_ place: ScenePlace) {
            (bounds, toSurroundings) = (place.bounds, place.toSurroundings)
            (opacity, clips) = (Double(place.opacity), place.clips)
        }
    }

    /// Whether the content appears on the screen upright and in its own size.
    ///
    /// Such content moves as far as its container.
    public var isUpright: Bool { presented.a == 1 && presented.b == 0 && presented.c == 0 && presented.d == 1 }

    /// Creates the surroundings of a window.
    ///
    /// - Parameter toScreen: the transform from the coordinates of the window's container to the screen's.
    public init(_ toScreen: CGAffineTransform) { (presented, model) = (toScreen, toScreen) }

    /// Returns a view's position, and the surroundings of the views inside it.
    ///
    /// - Parameters:
    ///   - place: the view's position in its superview.
    ///   - progress: the progress of each of the scene's timings, in the order of their indices.
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

    /// Returns the position of a view at rest, and the surroundings of the views inside it.
    ///
    /// This function gets a stored position, because most views stay where they are in their superviews, and only the
    /// surroundings change.
    func placing(_ still: Still) -> (SceneNode.Place, SceneSurroundings) {
        var inner = self
        inner.presented = still.toSurroundings.concatenating(presented)
        // If no animation runs in a surrounding view, drawn and final positions are equal, so one transform serves for
        // both.
        inner.model = isCarried ? still.toSurroundings.concatenating(model) : inner.presented
        let frame = still.bounds.applying(inner.presented)
        if still.clips { inner.cut(frame) }
        let node = SceneNode.Place(
            frame: frame, modelFrame: isCarried ? still.bounds.applying(inner.model) : frame, clip: clip,
            opacity: still.opacity)
        return (node, inner)
    }

    private mutating func cut(_ frame: CGRect) { clip = clip.map { frame.common(with: $0) } ?? frame }
}

extension CGRect {
    /// Returns the intersection with another rectangle of the same space.
    ///
    /// If they are disjoint, the result is an empty rectangle at this rectangle's origin.
    fileprivate func common(with other: CGRect) -> CGRect {
        let common = intersection(other)
        return common.isNull ? CGRect(origin: origin, size: .zero) : common
    }
}
