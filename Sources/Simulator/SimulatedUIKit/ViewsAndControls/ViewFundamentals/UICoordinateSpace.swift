// Fidelity: exact — UIView.h (rules A9 to A12)

import Foundation

/// A coordinate system on a screen: a view, a scene or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in points.
    var bounds: CGRect { get }
    /// Converts a point of this space to another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another space; returns the bounding box of its corners.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this space; returns the bounding box of its corners.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space with a known transform to the screen's present coordinates.
@MainActor
protocol ScreenMapped: UICoordinateSpace {
    /// The transform from this space to the screen's coordinates in the present interface orientation.
    var transformToScreen: CGAffineTransform { get }
}

@MainActor
enum SpaceConversion {
    static func transform(from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGAffineTransform {
        if let source = source as? UIView, let target = target as? UIView { return source.transform(to: target) }
        if let screen = target as? ScreenSpace, screen.isPresent { return transformToScreen(from: source) }
        if let screen = source as? ScreenSpace, screen.isPresent { return transformToScreen(from: target).inverted() }
        return transformToScreen(from: source).concatenating(transformToScreen(from: target).inverted())
    }

    private static func transformToScreen(from space: any UICoordinateSpace) -> CGAffineTransform {
        // Try views and the screen first. They are the usual spaces, and a cast to a class is faster than a cast to a
        // protocol.
        if let view = space as? UIView { return view.transformToScreen }
        if let screen = space as? ScreenSpace { return screen.transformToScreen }
        return (space as? any ScreenMapped)?.transformToScreen ?? .identity
    }
}

extension ScreenMapped {
    /// Converts a point of this space to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(SpaceConversion.transform(from: self, to: coordinateSpace))
    }
    /// Converts a point of another space to this space.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(SpaceConversion.transform(from: coordinateSpace, to: self))
    }
    /// Converts a rectangle of this space to another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(SpaceConversion.transform(from: self, to: coordinateSpace))
    }
    /// Converts a rectangle of another space to this space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(SpaceConversion.transform(from: coordinateSpace, to: self))
    }
}
