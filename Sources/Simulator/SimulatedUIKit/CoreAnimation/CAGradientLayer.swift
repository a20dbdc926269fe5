// Fidelity: partial — the gradient and its parameters; nothing is drawn

import Foundation

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
    open lazy var colors: [Any]? = nil { didSet { note("CAGradientLayer.colors") } }
    open lazy var locations: [NSNumber]? = nil { didSet { note("CAGradientLayer.locations") } }
    open lazy var startPoint = CGPoint(x: 0.5, y: 0) { didSet { note("CAGradientLayer.startPoint") } }
    open lazy var endPoint = CGPoint(x: 0.5, y: 1) { didSet { note("CAGradientLayer.endPoint") } }
    open lazy var type = CAGradientLayerType.axial { didSet { note("CAGradientLayer.type") } }
}
