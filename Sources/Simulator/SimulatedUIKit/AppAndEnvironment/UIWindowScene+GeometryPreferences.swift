// Fidelity: partial — the orientations; a page that allows fewer is not asked, and nothing fails (rule H4)

@available(iOS 16.0, *)
extension UIWindowScene {
    /// What an app would like of a scene's place.
    open class GeometryPreferences: NSObject {
        /// The preferences on iOS.
        open class iOS: GeometryPreferences {
            /// The ways that the interface may stand; nil leaves it.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences without a wish.
            public override init() { super.init() }

            /// Creates preferences for some ways that the interface may stand.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                super.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Asks for another place; the interface turns where it stands otherwise than it may.
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

/// Ways that an interface may stand.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit for each way.
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

    /// Upright.
    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
    /// Upright, with the top at the bottom.
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 2) }
    /// On its side, as the interface stands with the device's top to the left.
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 3) }
    /// On its side, the other way.
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 4) }
    /// On both sides.
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    /// Every way.
    public static var all: UIInterfaceOrientationMask { [.portrait, .landscape, .portraitUpsideDown] }
    /// Every way but upside down.
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
