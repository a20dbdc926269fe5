public import CoreGraphics

/// The transform and the clipping rectangle that a node inherits from the surrounding views.
public struct SceneSurroundings: Sendable, Equatable {
    /// The transforms by the drawn positions of the surrounding views, and by their positions after all animations.
    private var presented, model: CGAffineTransform
    /// In the screen's coordinates, in points; nil if no surrounding view clips.
    private(set) var clip: CGRect?
    private(set) var isCarried = false

    /// The values that determine the position of a view at rest.
    struct Still: Sendable {
        let bounds: CGRect
        let toSurroundings: CGAffineTransform
        let opacity: Double
        let clips: Bool

        init(_ place: ScenePlace) {
            (bounds, toSurroundings) = (place.bounds, place.toSurroundings)
            (opacity, clips) = (Double(place.opacity), place.clips)
        }
    }

    /// Whether the content is drawn without rotation and at its own size.
    ///
    /// Such content moves exactly as far as its container.
    public var isUpright: Bool { presented.a == 1 && presented.b == 0 && presented.c == 0 && presented.d == 1 }

    /// Creates the transform that a window inherits.
    ///
    /// - Parameter toScreen: the transform from the coordinates of the window's container to the screen's coordinates.
    public init(_ toScreen: CGAffineTransform) { (presented, model) = (toScreen, toScreen) }

    /// Returns a view's position on the screen, and the values that its subviews inherit.
    ///
    /// - Parameters:
    ///   - place: the view's position in its superview.
    ///   - progress: the present progress of each animation timing; the array index is the timing's index in the scene.
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

    /// Returns the position of a view without own animations, and the values that its subviews inherit.
    ///
    /// Most views have no animations of their own.
    func placing(_ still: Still) -> (SceneNode.Place, SceneSurroundings) {
        var inner = self
        inner.presented = still.toSurroundings.concatenating(presented)
        // `isCarried` is true if an animation moves a surrounding view. Otherwise the drawn and the final position are
        // equal.
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
    /// Returns the intersection with another rectangle.
    ///
    /// If the rectangles do not touch, the result has a size of zero and the origin of this rectangle.
    fileprivate func common(with other: CGRect) -> CGRect {
        let common = intersection(other)
        return common.isNull ? CGRect(origin: origin, size: .zero) : common
    }
}
