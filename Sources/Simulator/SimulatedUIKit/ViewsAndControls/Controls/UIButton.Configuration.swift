// Fidelity: partial — texts, image, insets, distances, sizes, corners and colours; the appearance is the same in each state

import Foundation

extension UIButton {
    @available(iOS 15.0, *)
    public struct Configuration: Hashable {
        enum Base: Hashable { case plain, gray, tinted, filled }

        private let base: Base
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize: Size {
            get { size }
            set {
                size = newValue
                if hasDefaultInsets { setDefaultContentInsets() }
            }
        }
        private var size = Size.medium
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { colorTransformer }
            set {
                colorTransformer = newValue
                unmodelledOnAnyThread("UIButton.Configuration.imageColorTransformer")
            }
        }
        private var colorTransformer: UIConfigurationColorTransformer?
        public var showsActivityIndicator = false
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        @available(iOS 16.0, *)
        public var titleLineBreakMode: NSLineBreakMode {
            get { titleBreaks }
            set { titleBreaks = newValue }
        }
        private(set) var titleBreaks = NSLineBreakMode.byWordWrapping
        @available(iOS 16.0, *)
        public var subtitleLineBreakMode: NSLineBreakMode {
            get { subtitleBreaks }
            set { subtitleBreaks = newValue }
        }
        private(set) var subtitleBreaks = NSLineBreakMode.byWordWrapping
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasDefaultInsets = false
            }
        }
        private var insets = NSDirectionalEdgeInsets.zero
        private var hasDefaultInsets = true
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var automaticallyUpdateForSelection: Bool {
            get { followsSelection }
            set {
                followsSelection = newValue
                unmodelledOnAnyThread("UIButton.Configuration.automaticallyUpdateForSelection")
            }
        }
        private var followsSelection = true

        private init(_ base: Base) {
            self.base = base
            background.cornerRadius = 5.95
            setDefaultContentInsets()
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        public mutating func setDefaultContentInsets() {
            insets =
                switch buttonSize {
                case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            hasDefaultInsets = true
        }

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

        var titleFont: UIFont { .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17) }
        var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 12 : 13) }

        /// Returns the radius of the button's corners, in points (rule D54).
        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .small: 5
            case .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }

        /// Any two transformers count as equal.
        public static func == (a: Configuration, b: Configuration) -> Bool { a.values == b.values }
        public func hash(into hasher: inout Hasher) { hasher.combine(values) }

        private var values: [AnyHashable?] {
            [
                base, background, cornerStyle, buttonSize, baseForegroundColor, baseBackgroundColor, image,
                preferredSymbolConfigurationForImage,
                showsActivityIndicator, attributedTitle, titleTextAttributesTransformer != nil, attributedSubtitle,
                subtitleTextAttributesTransformer != nil, titleBreaks, subtitleBreaks, insets.top, insets.leading,
                insets.bottom, insets.trailing, imagePlacement.rawValue, imagePadding, titlePadding, titleAlignment,
                automaticallyUpdateForSelection, imageColorTransformer != nil
            ]
        }
    }
}

extension UIButton.Configuration {
    @available(iOS 15.0, *)
    public enum Size: Hashable { case mini, small, medium, large }

    @available(iOS 15.0, *)
    public enum TitleAlignment: Hashable { case automatic, leading, center, trailing }

    @available(iOS 15.0, *)
    public enum CornerStyle: Hashable { case fixed, dynamic, small, medium, large, capsule }
}
