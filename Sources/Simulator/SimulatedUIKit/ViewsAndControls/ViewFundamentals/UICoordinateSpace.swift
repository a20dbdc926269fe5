// Fidelity: exact — UIView.h (rules A9 to A12)

import Foundation

/// A frame of reference on a screen: a view, a scene or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in points.
    var bounds: CGRect { get }
    /// Maps a point of this space into another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Maps a point of another space into this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Maps a rectangle of this space into another; the bounding box of its corners.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Maps a rectangle of another space into this one; the bounding box of its corners.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that knows its way to the screen's present coordinates.
@MainActor
protocol ScreenMapped: UICoordinateSpace {
    /// Maps this space to the screen's coordinates of the present interface orientation.
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
        // Most spaces are views or the screen, and asking for a class takes less time than asking for a protocol.
        if let view = space as? UIView { return view.transformToScreen }
        if let screen = space as? ScreenSpace { return screen.transformToScreen }
        return (space as? any ScreenMapped)?.transformToScreen ?? .identity
    }
}

extension ScreenMapped {
    /// Maps a point of this space into another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(SpaceConversion.transform(from: self, to: coordinateSpace))
    }
    /// Maps a point of another space into this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(SpaceConversion.transform(from: coordinateSpace, to: self))
    }
    /// Maps a rectangle of this space into another.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(SpaceConversion.transform(from: self, to: coordinateSpace))
    }
    /// Maps a rectangle of another space into this one.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(SpaceConversion.transform(from: coordinateSpace, to: self))
    }
}
