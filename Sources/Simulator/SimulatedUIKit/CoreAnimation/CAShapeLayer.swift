// Fidelity: partial — the shape and its parameters; nothing is drawn

import Foundation

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { note("CAShapeLayer.path") } }
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { note("CAShapeLayer.fillColor") }
    }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { note("CAShapeLayer.fillRule") } }
    open var strokeColor: CGColor? { didSet { note("CAShapeLayer.strokeColor") } }
    open var strokeStart: CGFloat = 0 { didSet { note("CAShapeLayer.strokeStart") } }
    open var strokeEnd: CGFloat = 1 { didSet { note("CAShapeLayer.strokeEnd") } }
    open var lineWidth: CGFloat = 1 { didSet { note("CAShapeLayer.lineWidth") } }
    open var miterLimit: CGFloat = 10 { didSet { note("CAShapeLayer.miterLimit") } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { note("CAShapeLayer.lineCap") } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { note("CAShapeLayer.lineJoin") } }
    open var lineDashPhase: CGFloat = 0 { didSet { note("CAShapeLayer.lineDashPhase") } }
    open var lineDashPattern: [NSNumber]? { didSet { note("CAShapeLayer.lineDashPattern") } }
}
