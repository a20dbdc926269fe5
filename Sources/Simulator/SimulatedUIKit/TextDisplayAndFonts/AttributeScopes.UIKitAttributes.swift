// Fidelity: partial — the attributes that sizes depend on, colours and lines; archives are not read

import Foundation

extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's text attributes.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        /// The layout of paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text's colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The additional width of each character, in points.
        public let kern: KernAttribute
        /// The additional width of each character, in points; it takes precedence over ``kern``.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The distance by which the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    @frozen public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIFont
        /// The attribute's name.
        public static let name = "NSFont"
    }
    /// The layout of paragraphs.
    @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSParagraphStyle
        /// The attribute's name.
        public static let name = "NSParagraphStyle"
    }
    /// The text's colour.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = "NSColor"
    }
    /// The colour behind the text.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = "NSBackgroundColor"
    }
    /// The additional width of each character, in points.
    @frozen public enum KernAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "NSKern"
    }
    /// The additional width of each character, in points; it takes precedence over ``kern``.
    @frozen public enum TrackingAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "CTTracking"
    }
    /// The line through the text.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = "NSStrikethrough"
    }
    /// The line below the text.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = "NSUnderline"
    }
    /// The distance by which the text is raised, in points.
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "NSBaselineOffset"
    }
}

extension AttributeDynamicLookup {
    /// The attribute for a name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// Returns the text with the attribute keys that text layout reads; attributes of other scopes are omitted.
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
