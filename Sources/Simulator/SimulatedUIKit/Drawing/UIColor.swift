// Fidelity: partial — sRGB components; semantic colours have one value for light and one for dark, no other variants

import Foundation

/// A colour, possibly one that depends on traits.
open class UIColor: NSObject, @unchecked Sendable {
    private let source: Source

    private enum Source: Sendable {
        case fixed(CGColor)
        case byStyle(light: CGColor, dark: CGColor)
        case byTraits(@Sendable (UITraitCollection) -> CGColor)

        /// The colour for light, default traits.
        var light: CGColor {
            switch self {
            case .fixed(let color), .byStyle(let color, _): color
            case .byTraits(let provider): provider(UITraitCollection(userInterfaceStyle: .light))
            }
        }

        func color(_ traits: UITraitCollection) -> CGColor {
            switch self {
            case .fixed(let color): color
            case .byStyle(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
            case .byTraits(let provider): provider(traits)
            }
        }
    }

    /// Creates a colour from sRGB components, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey from a brightness 0…1 and an opacity 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Creates a colour of a drawing-system colour.
    public init(cgColor: CGColor) { source = .fixed(cgColor) }

    /// Creates a colour that is one of two by the traits' style.
    init(light: CGColor, dark: CGColor) { source = .byStyle(light: light, dark: dark) }

    /// Creates a colour that is asked anew for every set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .byTraits { dynamicProvider($0).resolvedColor(with: $0).cgColor }
    }

    /// The drawing-system colour for light, default traits.
    open var cgColor: CGColor { source.light }

    /// The colour that these traits select.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: source.color(traitCollection))
    }

    /// The same colour with another opacity 0…1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(dynamicProvider: { traits in
            let parts = self.source.color(traits).components ?? [0, 0, 0, 0]
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        })
    }

    /// Sets the fill and the line's colour of the present context.
    open func set() {
        setFill()
        setStroke()
    }
    /// Sets the fill of the present context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the line's colour of the present context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Reads the components, each 0…1, for light, default traits; always succeeds.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = cgColor.components ?? [0, 0, 0, 0]
        red?.pointee = parts[0]
        green?.pointee = parts[1]
        blue?.pointee = parts[2]
        alpha?.pointee = parts[3]
        return true
    }

    /// Whether two colours look the same in light and in dark.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        return source.light == other.source.light && source.color(dark) == other.source.color(dark)
    }

    /// A hash that equal colours share.
    open override var hash: Int { cgColor.hashValue }
}
