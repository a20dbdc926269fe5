// Fidelity: partial — path elements, bounds and hit tests of points; nothing is painted, dashes and reversing are absent

@_spi(Simulation) import CoreGraphics
import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A shape of lines and curves, in points.
open class UIBezierPath: NSObject {
    private var shape = CGMutablePath()
    /// The line's width in points.
    open var lineWidth: CGFloat = 1
    /// Whether the inside is determined by counting crossings.
    open var usesEvenOddFillRule = false

    /// Creates a path without elements.
    public override init() { super.init() }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }
    /// Creates an ellipse that touches the edges of a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }
    /// Creates a rectangle with round corners; the radius is in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let path = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
        self.init(cgPath: path)
    }
    /// Creates an arc; angles are in radians, and clockwise means clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Creates a path from a `CGPath`.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        shape.addPath(CGPath)
    }

    /// The shape as a `CGPath`.
    open var cgPath: CGPath {
        get { shape }
        set {
            shape = CGMutablePath()
            shape.addPath(newValue)
        }
    }

    /// Starts a subpath at a point.
    open func move(to point: CGPoint) { shape.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { shape.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        shape.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc; angles are in radians, and clockwise means clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // The screen's y axis points down, so the screen's clockwise direction is counterclockwise in Core Graphics.
        shape.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Ends a subpath with a line to its start.
    open func close() { shape.closeSubpath() }
    /// Removes all elements.
    open func removeAllPoints() { shape = CGMutablePath() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { shape.addPath(bezierPath.cgPath) }
    /// Transforms all elements.
    open func apply(_ transform: CGAffineTransform) {
        let old = shape
        shape = CGMutablePath()
        shape.addPath(old, transform: transform)
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { shape.isEmpty }
    /// The box around the shape, in points.
    open var bounds: CGRect { shape.boundingBoxOfPath }
    /// The start of the next element.
    open var currentPoint: CGPoint { shape.currentPoint }
    /// Returns whether a point lies inside.
    open func contains(_ point: CGPoint) -> Bool {
        shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the shape in the current context.
    open func fill() {
        UIGraphicsGetCurrentContext()?.addPath(shape)
        UIGraphicsGetCurrentContext()?.fillPath()
    }
    /// Strokes the shape in the current context.
    open func stroke() {
        UIGraphicsGetCurrentContext()?.setLineWidth(lineWidth)
        UIGraphicsGetCurrentContext()?.addPath(shape)
        UIGraphicsGetCurrentContext()?.strokePath()
    }
    /// Clips painting in the current context to the shape's inside.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.addPath(shape)
        UIGraphicsGetCurrentContext()?.clip()
    }
}
