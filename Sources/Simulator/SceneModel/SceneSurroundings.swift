public import CoreGraphics

/// What the views around a node mean for its place on the screen.
public struct SceneSurroundings: Sendable, Equatable {
    /// To the screen's coordinates: as the views around are drawn, and as they will be.
    private var presented, model: CGAffineTransform
    /// What the views around leave to be seen, in the screen's coordinates, in points; nil when none cuts anything off.
    private(set) var clip: CGRect?
    /// Whether something runs around the node.
    private(set) var isCarried = false

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
        // Most views stand still, and a copy of their place would take longer than the work.
        place.motions.isEmpty ? placing(place, drawnAt: place) : placing(place, drawnAt: place.shown(progress))
    }

    private func placing(_ place: ScenePlace, drawnAt shown: ScenePlace) -> (SceneNode.Place, SceneSurroundings) {
        var inner = self
        inner.presented = shown.toSurroundings.concatenating(presented)
        // Where nothing runs around, nothing is drawn elsewhere than it will be.
        inner.isCarried = isCarried || !place.motions.isEmpty
        inner.model = inner.isCarried ? place.toSurroundings.concatenating(model) : inner.presented
        let frame = shown.bounds.applying(inner.presented)
        if shown.clips { inner.clip = clip.map { frame.common(with: $0) } ?? frame }
        let node = SceneNode.Place(
            frame: frame, modelFrame: inner.isCarried ? place.bounds.applying(inner.model) : frame,
            clip: clip, opacity: Double(shown.opacity))
        return (node, inner)
    }
}

extension CGRect {
    /// The part shared with another rectangle of the same space; without one an empty rectangle in this one's corner.
    fileprivate func common(with other: CGRect) -> CGRect {
        let common = intersection(other)
        return common.isNull ? CGRect(origin: origin, size: .zero) : common
    }
}
