// Fidelity: partial — path elements, bounds and hit tests of points; nothing is painted, dashes and reversing are absent

@_spi(Simulation) import CoreGraphics
import Foundation

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

open class UIBezierPath: NSObject {
    private var shape = CGMutablePath()
    open var lineWidth: CGFloat = 1
    open var usesEvenOddFillRule = false

    public override init() { super.init() }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let path = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
        self.init(cgPath: path)
    }
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        shape.addPath(CGPath)
    }

    open var cgPath: CGPath {
        get { shape }
        set {
            shape = CGMutablePath()
            shape.addPath(newValue)
        }
    }

    open func move(to point: CGPoint) { shape.move(to: point) }
    open func addLine(to point: CGPoint) { shape.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        shape.addQuadCurve(to: endPoint, control: controlPoint)
    }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // The screen's y axis points down, so Core Graphics' clockwise is the opposite direction.
        shape.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    open func close() { shape.closeSubpath() }
    open func removeAllPoints() { shape = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { shape.addPath(bezierPath.cgPath) }
    open func apply(_ transform: CGAffineTransform) {
        let old = shape
        shape = CGMutablePath()
        shape.addPath(old, transform: transform)
    }

    open var isEmpty: Bool { shape.isEmpty }
    open var bounds: CGRect { shape.boundingBoxOfPath }
    open var currentPoint: CGPoint { shape.currentPoint }
    open func contains(_ point: CGPoint) -> Bool {
        shape.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func fill() {
        UIGraphicsGetCurrentContext()?.addPath(shape)
        UIGraphicsGetCurrentContext()?.fillPath()
    }
    open func stroke() {
        UIGraphicsGetCurrentContext()?.setLineWidth(lineWidth)
        UIGraphicsGetCurrentContext()?.addPath(shape)
        UIGraphicsGetCurrentContext()?.strokePath()
    }
    open func addClip() {
        UIGraphicsGetCurrentContext()?.addPath(shape)
        UIGraphicsGetCurrentContext()?.clip()
    }
}
