// Fidelity: partial — texts, image, insets, distances, sizes, corners and colours; the appearance is the same in each state

import Foundation

extension UIButton {
    /// The content and look of a button (rules D50 to D54).
    @available(iOS 15.0, *)
    public struct Configuration: Hashable {
        /// The base style, which determines the colours.
        enum Base: Hashable { case plain, gray, tinted, filled }

        private let base: Base
        /// The background; its colour is the app's own colour, or else the base style's colour.
        public var background = UIBackgroundConfiguration()
        /// The style of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button.
        public var buttonSize = Size.medium {
            didSet { if hasDefaultInsets { setDefaultContentInsets() } }
        }
        /// The colour of texts and picture; nil means the base style's colour.
        public var baseForegroundColor: UIColor?
        /// The base colour of the background; nil means the base style's colour.
        public var baseBackgroundColor: UIColor?
        /// The picture.
        public var image: UIImage?
        /// A transformer of the picture's colour; pictures are not drawn.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            didSet { unmodelledOnAnyThread("UIButton.Configuration.imageColorTransformer") }
        }
        /// Whether an activity indicator replaces the picture.
        public var showsActivityIndicator = false
        /// The title; setting it removes attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        /// A transformer of the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The text below the title; setting it removes attributes.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The text below the title with its attributes.
        public var attributedSubtitle: AttributedString?
        /// A transformer of the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The mode in which the title breaks.
        @available(iOS 16.0, *)
        public var titleLineBreakMode: NSLineBreakMode {
            get { titleBreaks }
            set { titleBreaks = newValue }
        }
        private(set) var titleBreaks = NSLineBreakMode.byWordWrapping
        /// The mode in which the subtitle breaks.
        @available(iOS 16.0, *)
        public var subtitleLineBreakMode: NSLineBreakMode {
            get { subtitleBreaks }
            set { subtitleBreaks = newValue }
        }
        private(set) var subtitleBreaks = NSLineBreakMode.byWordWrapping
        /// The insets of the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasDefaultInsets = false
            }
        }
        private var insets = NSDirectionalEdgeInsets.zero
        private var hasDefaultInsets = true
        /// The side of the texts on which the picture is.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between picture and texts, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks different; here it looks the same.
        public var automaticallyUpdateForSelection = true {
            didSet { unmodelledOnAnyThread("UIButton.Configuration.automaticallyUpdateForSelection") }
        }

        private init(_ base: Base) {
            self.base = base
            background.cornerRadius = 5.95
            setDefaultContentInsets()
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with the tint colour on a light shade of the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with the tint colour as background.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a configuration without a background.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a grey background.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with the tint colour on a light shade of the tint colour.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with the tint colour as background.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Sets the default insets for the size.
        public mutating func setDefaultContentInsets() {
            insets =
                switch buttonSize {
                case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            hasDefaultInsets = true
        }

        /// Returns the configuration with the colours for a button's state.
        public func updated(for button: UIButton) -> Configuration {
            nonisolated(unsafe) var result = self
            MainActor.assumeIsolated { result.takeColors(of: button) }
            return result
        }

        @MainActor
        private mutating func takeColors(of button: UIButton) {
            let tint: UIColor = button.isEnabled ? button.tintColor : .systemGray
            let accent = button.isEnabled ? baseBackgroundColor ?? tint : .systemGray
            let ink = button.isEnabled ? baseForegroundColor : .systemGray
            baseForegroundColor = ink ?? (base == .filled ? .white : tint)
            guard background.backgroundColor == nil else { return }
            switch base {
            case .plain: background.backgroundColor = baseBackgroundColor ?? .clear
            case .gray: background.backgroundColor = baseBackgroundColor ?? UIColor(white: 0.5, alpha: 0.15)
            case .tinted: background.backgroundColor = accent.withAlphaComponent(0.2)
            case .filled: background.backgroundColor = button.isEnabled ? accent : UIColor(white: 0.5, alpha: 0.15)
            }
        }

        /// The font of the title (rule D51).
        var titleFont: UIFont { .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17) }
        /// The font of the subtitle (rule D51).
        var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 12 : 13) }

        /// Returns the corner radius of a background with a height, in points (rule D54).
        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .small: 5
            case .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }

        /// Returns whether two configurations are equal; two transformers count as equal.
        public static func == (a: Configuration, b: Configuration) -> Bool { a.values == b.values }
        /// Hashes the compared values.
        public func hash(into hasher: inout Hasher) { hasher.combine(values) }

        private var values: [AnyHashable?] {
            [
                base, background, cornerStyle, buttonSize, baseForegroundColor, baseBackgroundColor, image,
                showsActivityIndicator, attributedTitle, titleTextAttributesTransformer != nil, attributedSubtitle,
                subtitleTextAttributesTransformer != nil, titleBreaks, subtitleBreaks, insets.top, insets.leading,
                insets.bottom, insets.trailing, imagePlacement.rawValue, imagePadding, titlePadding, titleAlignment,
                automaticallyUpdateForSelection, imageColorTransformer != nil
            ]
        }
    }
}

extension UIButton.Configuration {
    /// The size of a button.
    @available(iOS 15.0, *)
    public enum Size: Hashable { case mini, small, medium, large }

    /// The alignment of title and subtitle to each other.
    @available(iOS 15.0, *)
    public enum TitleAlignment: Hashable { case automatic, leading, center, trailing }

    /// The style of corners.
    @available(iOS 15.0, *)
    public enum CornerStyle: Hashable { case fixed, dynamic, small, medium, large, capsule }
}
