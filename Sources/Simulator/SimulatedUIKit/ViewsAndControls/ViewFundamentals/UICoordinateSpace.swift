// Fidelity: exact — UIView.h (rules A9 to A12)

import Foundation

@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space with a known transform to the screen's coordinates.
@MainActor
protocol ScreenMapped: UICoordinateSpace {
    /// The transform to the screen's coordinates in the present interface orientation.
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
        // A coordinate space is usually a view or the screen, so the code tries these classes first. A cast to a class
        // is faster than a cast to a protocol.
        if let view = space as? UIView { return view.transformToScreen }
        if let screen = space as? ScreenSpace { return screen.transformToScreen }
        return (space as? any ScreenMapped)?.transformToScreen ?? .identity
    }
}

extension ScreenMapped {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(SpaceConversion.transform(from: self, to: coordinateSpace))
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(SpaceConversion.transform(from: coordinateSpace, to: self))
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(SpaceConversion.transform(from: self, to: coordinateSpace))
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(SpaceConversion.transform(from: coordinateSpace, to: self))
    }
}
