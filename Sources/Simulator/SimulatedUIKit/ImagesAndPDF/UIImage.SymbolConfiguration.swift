// Fidelity: partial — a symbol's size follows the point size; weight, scale and colours change nothing (rule A41)

import Foundation

extension UIImage {
    @available(iOS 13.0, *)
    open class Configuration: NSObject, @unchecked Sendable {
        open private(set) var traitCollection: UITraitCollection?
        override init() { super.init() }
        /// Kept for the app.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init()
            self.traitCollection = traitCollection
        }

        /// The values of the other configuration take precedence.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    @available(iOS 13.0, *)
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private struct Values: Equatable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?, scale: SymbolScale?
            var colors: [UIColor]?

            mutating func take(_ other: Values) {
                (pointSize, weight) = (other.pointSize ?? pointSize, other.weight ?? weight)
                (scale, colors) = (other.scale ?? scale, other.colors ?? colors)
            }
        }
        private var values = Values()

        /// The point size of the body style, for which symbols have their size (rule A41).
        private static let usualPointSize: CGFloat = 17

        var factor: CGFloat { (values.pointSize ?? Self.usualPointSize) / Self.usualPointSize }

        override init() { super.init() }

        private convenience init(_ values: Values) {
            self.init()
            self.values = values
        }

        open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
            Self.note(scale)
        }
        public convenience init(scale: SymbolScale) {
            self.init(Values(scale: scale))
            Self.note(scale)
        }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Values(pointSize: font.pointSize, scale: scale))
            Self.note(scale)
        }
        @available(iOS 15.0, *)
        public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }
        @available(iOS 15.0, *)
        public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }
        @available(iOS 15.0, *)
        open class func preferringMulticolor() -> Self { Self(ofClassKnownAtRunTime: ()) }
        @available(iOS 16.0, *)
        open class func preferringMonochrome() -> Self { Self(ofClassKnownAtRunTime: ()) }

        /// `required` lets a class that is known only at run time create its object.
        @_spi(Simulation) public required convenience init(ofClassKnownAtRunTime: Void) { self.init() }

        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            let merged = Self(ofClassKnownAtRunTime: ())
            merged.values = values
            if let other = otherConfiguration as? SymbolConfiguration { merged.values.take(other.values) }
            return merged
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration).map { $0.values == values } ?? false
        }
        open override var hash: Int { Int(factor * 1024) }

        private static func note(_ scale: SymbolScale) {
            if ![.default, .unspecified, .medium].contains(scale) {
                unmodelledOnAnyThread("UIImage.SymbolConfiguration.init(scale:)")
            }
        }
    }

    @available(iOS 13.0, *)
    public enum SymbolScale: _ImportedEnumeration {
        case `default`
        case unspecified
        case small
        case medium
        case large
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(-1...3)
    }

    @available(iOS 13.0, *)
    public enum SymbolWeight: _ImportedEnumeration {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...9)
    }
}
