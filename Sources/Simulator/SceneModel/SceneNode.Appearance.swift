extension SceneNode {
    /// How a view is painted: enough for a drawing, no pixels.
    public struct Appearance: Codable, Sendable, Equatable {
        /// Red, green, blue and alpha, each 0…1.
        public struct Color: Codable, Sendable, Equatable {
            /// The components, each 0…1.
            public var red, green, blue, alpha: Double

            /// Creates a colour from components in 0…1.
            public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
                self.red = red
                self.green = green
                self.blue = blue
                self.alpha = alpha
            }
        }

        /// Where text stands in its line.
        public enum Alignment: String, Codable, Sendable { case leading, center, trailing }

        /// The fill; none means transparent.
        public var background: Color?
        /// The border's colour; drawn when `borderWidth` is above 0.
        public var border: Color?
        /// The border's width in points.
        public var borderWidth: Double
        /// The corner radius in points.
        public var cornerRadius: Double
        /// Opacity 0…1 of this view alone.
        public var alpha: Double
        /// Text shown by a label, a button or a text input; bullets for a secure field.
        public var text: String?
        /// Whether `text` is a placeholder.
        public var isPlaceholder: Bool
        /// The text's colour.
        public var textColor: Color?
        /// The text's size in points.
        public var fontSize: Double
        /// Where the text stands.
        public var alignment: Alignment
        /// Width of the text in one line as the app's layout measured it, in points; nil where it was not measured.
        public var textWidth: Double?
        /// Distance of the text from the left and right edge, in points; nil where it is unknown.
        public var textInset: Double?

        /// Creates an appearance.
        public init(
            background: Color? = nil, border: Color? = nil, borderWidth: Double = 0, cornerRadius: Double = 0,
            alpha: Double = 1, text: String? = nil, isPlaceholder: Bool = false, textColor: Color? = nil,
            fontSize: Double = 17, alignment: Alignment = .leading, textWidth: Double? = nil, textInset: Double? = nil
        ) {
            self.background = background
            self.border = border
            self.borderWidth = borderWidth
            self.cornerRadius = cornerRadius
            self.alpha = alpha
            self.text = text
            self.isPlaceholder = isPlaceholder
            self.textColor = textColor
            self.fontSize = fontSize
            self.alignment = alignment
            self.textWidth = textWidth
            self.textInset = textInset
        }
    }
}
