// Fidelity: partial — the attributes that sizes depend on, colours and lines; archives are not read

import Foundation

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    @frozen public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }
    @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }
    @frozen public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }
    @frozen public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
    }
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"
    }
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"
    }
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSBaselineOffset"
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// Returns the text with only the attributes that the simulated text layout reads.
    func styled(over defaults: AttributeContainer) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            let own = defaults.merging(run.attributes)
            var keys: [NSAttributedString.Key: Any] = [:]
            keys[.font] = own[AttributeScopes.UIKitAttributes.FontAttribute.self]
            keys[.paragraphStyle] = own[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
            keys[.foregroundColor] = own[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
            keys[.backgroundColor] = own[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
            keys[.kern] = own[AttributeScopes.UIKitAttributes.KernAttribute.self]
            keys[.tracking] = own[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
            keys[.baselineOffset] = own[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
            keys[.underlineStyle] = own[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
            keys[.strikethroughStyle] = own[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
            result.append(NSAttributedString(string: String(characters[run.range]), attributes: keys))
        }
        return result
    }
}
