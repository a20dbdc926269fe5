// Fidelity: partial — orientations; controllers cannot refuse them, and no request fails (rule H4)

@available(iOS 16.0, *)
extension UIWindowScene {
    /// An app's preferences for a scene's geometry.
    open class GeometryPreferences: NSObject {
        /// The preferences on iOS.
        open class iOS: GeometryPreferences {
            /// The orientations that the interface may have; nil keeps the present orientations.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences without a value.
            public override init() { super.init() }

            /// Creates preferences for some orientations of the interface.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                super.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Requests another geometry; the interface rotates if its present orientation is not allowed.
    public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            !mask.contains(UIInterfaceOrientationMask(of: interfaceOrientation))
        else { return }
        let ways: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let way = ways.first(where: { mask.contains(UIInterfaceOrientationMask(of: $0)) }) else { return }
        PhoneRegistry.simulation(phone).rotate(to: way)
    }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit for each orientation.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    fileprivate init(of orientation: UIInterfaceOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        case .unknown: self = []
        @unknown default: self = []
        }
    }

    /// Portrait.
    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
    /// Portrait upside down.
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 2) }
    /// Landscape, with the device's top to the left.
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 3) }
    /// Landscape, with the device's top to the right.
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 4) }
    /// Both landscape orientations.
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    /// All orientations.
    public static var all: UIInterfaceOrientationMask { [.portrait, .landscape, .portraitUpsideDown] }
    /// All orientations except upside down.
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
