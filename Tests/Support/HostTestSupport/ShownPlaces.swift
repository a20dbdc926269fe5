public import UIKit

/// The drawn positions of views at one instant, from their presentation layers.
@MainActor
public struct ShownPlaces {
    /// A view's top left corner, and the zero point of the view's own coordinates, as drawn in the window.
    private struct Place {
        let origin: CGPoint
        let content: CGPoint
    }

    private var known: [ObjectIdentifier: Place] = [:]

    private init() {}

    /// The drawn frames in the window's coordinates, in points.
    public static func frames(of views: [UIView]) -> [CGRect] {
        var places = ShownPlaces()
        return views.map { CGRect(origin: places.place(of: $0).origin, size: $0.bounds.size) }
    }

    private mutating func place(of view: UIView) -> Place {
        if let place = known[ObjectIdentifier(view)] { return place }
        let layer = view.layer.presentation() ?? view.layer, bounds = layer.bounds
        var origin = CGPoint.zero
        if let superview = view.superview {
            let content = place(of: superview).content, frame = layer.frame
            origin = CGPoint(x: content.x + frame.minX, y: content.y + frame.minY)
        }
        let content = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
        let place = Place(origin: origin, content: content)
        known[ObjectIdentifier(view)] = place
        return place
    }
}
