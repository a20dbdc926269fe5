// Fidelity: partial — sRGB components; a semantic colour has a light and a dark value, and no other variants

import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    private let source: Source

    private enum Source: Sendable {
        case fixed(CGColor)
        case byStyle(light: CGColor, dark: CGColor)
        case byTraits(@Sendable (UITraitCollection) -> CGColor)

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

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: white, green: white, blue: white, alpha: alpha))
    }

    public init(cgColor: CGColor) { source = .fixed(cgColor) }

    init(light: CGColor, dark: CGColor) { source = .byStyle(light: light, dark: dark) }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .byTraits { dynamicProvider($0).resolvedColor(with: $0).cgColor }
    }

    open var cgColor: CGColor { source.light }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: source.color(traitCollection))
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(dynamicProvider: { traits in
            let parts = self.source.color(traits).components ?? [0, 0, 0, 0]
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        })
    }

    open func set() {
        setFill()
        setStroke()
    }
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

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

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        return source.light == other.source.light && source.color(dark) == other.source.color(dark)
    }

    open override var hash: Int { cgColor.hashValue }
}
