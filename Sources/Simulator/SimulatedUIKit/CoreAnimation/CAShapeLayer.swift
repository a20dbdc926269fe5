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
    open lazy var path: CGPath? = nil { didSet { note("CAShapeLayer.path") } }
    open lazy var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { note("CAShapeLayer.fillColor") }
    }
    open lazy var fillRule = CAShapeLayerFillRule.nonZero { didSet { note("CAShapeLayer.fillRule") } }
    open lazy var strokeColor: CGColor? = nil { didSet { note("CAShapeLayer.strokeColor") } }
    open lazy var strokeStart: CGFloat = 0 { didSet { note("CAShapeLayer.strokeStart") } }
    open lazy var strokeEnd: CGFloat = 1 { didSet { note("CAShapeLayer.strokeEnd") } }
    open lazy var lineWidth: CGFloat = 1 { didSet { note("CAShapeLayer.lineWidth") } }
    open lazy var miterLimit: CGFloat = 10 { didSet { note("CAShapeLayer.miterLimit") } }
    open lazy var lineCap = CAShapeLayerLineCap.butt { didSet { note("CAShapeLayer.lineCap") } }
    open lazy var lineJoin = CAShapeLayerLineJoin.miter { didSet { note("CAShapeLayer.lineJoin") } }
    open lazy var lineDashPhase: CGFloat = 0 { didSet { note("CAShapeLayer.lineDashPhase") } }
    open lazy var lineDashPattern: [NSNumber]? = nil { didSet { note("CAShapeLayer.lineDashPattern") } }
}
