// Fidelity: partial — the styles up to iOS 16, with the sizes of rule H12

import Foundation

extension UIFont {
    /// The role of a text.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The largest title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First level title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Second heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that is a little less prominent than the body.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Second caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
