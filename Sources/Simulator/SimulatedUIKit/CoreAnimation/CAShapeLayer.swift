// Fidelity: partial — the shape and its parameters; nothing is drawn

import Foundation

/// The rule that determines a shape's inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of turns around a point determines whether it is inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The number of crossings determines whether a point is inside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's end.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line ends straight at its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle extends the line beyond its end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square extends the line beyond its end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corner.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a shape; nothing is drawn, so each change is recorded.
open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates, in points.
    open var path: CGPath? { didSet { note("CAShapeLayer.path") } }
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { note("CAShapeLayer.fillColor") }
    }
    /// The rule that determines the shape's inside.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { note("CAShapeLayer.fillRule") } }
    /// The line's colour.
    open var strokeColor: CGColor? { didSet { note("CAShapeLayer.strokeColor") } }
    /// The start of the line, 0…1 of its length.
    open var strokeStart: CGFloat = 0 { didSet { note("CAShapeLayer.strokeStart") } }
    /// The end of the line, 0…1 of its length.
    open var strokeEnd: CGFloat = 1 { didSet { note("CAShapeLayer.strokeEnd") } }
    /// The line's width in points.
    open var lineWidth: CGFloat = 1 { didSet { note("CAShapeLayer.lineWidth") } }
    /// The limit for pointed corners.
    open var miterLimit: CGFloat = 10 { didSet { note("CAShapeLayer.miterLimit") } }
    /// The shape of line ends.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { note("CAShapeLayer.lineCap") } }
    /// The shape of line corners.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { note("CAShapeLayer.lineJoin") } }
    /// The offset of the dashes, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { note("CAShapeLayer.lineDashPhase") } }
    /// Lengths of dashes and gaps in points; nil draws no dashes.
    open var lineDashPattern: [NSNumber]? { didSet { note("CAShapeLayer.lineDashPattern") } }
}
