// Fidelity: partial — the gradient and its parameters; nothing is drawn

import Foundation

/// The kinds of gradients.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a centre outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a centre, as an angle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a gradient; nothing is drawn, so each change is recorded.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]? { didSet { note("CAGradientLayer.colors") } }
    /// The position of each colour, 0…1.
    open var locations: [NSNumber]? { didSet { note("CAGradientLayer.locations") } }
    /// The start of the gradient, in units of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { note("CAGradientLayer.startPoint") } }
    /// The end of the gradient, in units of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { note("CAGradientLayer.endPoint") } }
    /// The kind of gradient.
    open var type = CAGradientLayerType.axial { didSet { note("CAGradientLayer.type") } }
}
