// Fidelity: partial — image, texts and buttons in a centred column (rule D70); alignments, backgrounds and spinners are absent

import Foundation

@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
    }
    public struct TextProperties: Hashable {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
    }
    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var isEnabled = true
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryTextProperties = TextProperties()
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 8
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    public static func empty() -> UIContentUnavailableConfiguration {
        var empty = UIContentUnavailableConfiguration()
        empty.textProperties.font = .preferredFont(forTextStyle: .title2)
        empty.secondaryTextProperties.color = .secondaryLabel
        return empty
    }
    public static func loading() -> UIContentUnavailableConfiguration {
        var loading = empty()
        loading.text = "Loading…"
        return loading
    }
    public static func search() -> UIContentUnavailableConfiguration {
        var search = empty()
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = "No Results"
        search.secondaryText = "Check the spelling or try a new search."
        return search
    }

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// Kept for the app and its configurations.
    public var traitCollection: UITraitCollection
    /// Kept for the app.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

@preconcurrency @MainActor @available(iOS 17.0, *)
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let column = UIStackView()

    public convenience init(configuration: UIContentUnavailableConfiguration) { self.init(showing: configuration) }

    private init(showing content: UIContentUnavailableConfiguration) {
        self.content = content
        super.init(frame: .zero)
        setUp()
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        setUp()
    }

    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let other = newValue as? UIContentUnavailableConfiguration else { return }
            content = other
            show()
        }
    }

    private func setUp() {
        (column.axis, column.alignment) = (.vertical, .center)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
        ])
        show()
    }

    private func show() {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        directionalLayoutMargins = content.directionalLayoutMargins
        if let image = content.image {
            let picture = UIImageView(image: image)
            picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
            picture.tintColor = content.imageProperties.tintColor
            add(picture, content.imageToTextPadding)
        }
        add(content.text, content.textProperties, content.textToSecondaryTextPadding)
        add(content.secondaryText, content.secondaryTextProperties, content.textToButtonPadding)
        add(content.button, content.buttonProperties, content.buttonToSecondaryButtonPadding)
        add(content.secondaryButton, content.secondaryButtonProperties, 0)
    }

    private func add(_ view: UIView, _ padding: CGFloat) {
        column.addArrangedSubview(view)
        column.setCustomSpacing(padding, after: view)
    }

    private func add(_ text: String?, _ look: UIContentUnavailableConfiguration.TextProperties, _ padding: CGFloat) {
        guard let text else { return }
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, look.font, look.color)
        (label.numberOfLines, label.textAlignment) = (look.numberOfLines, .center)
        add(label, padding)
    }

    private func add(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        _ padding: CGFloat
    ) {
        guard look.title != nil || look.image != nil else { return }
        let button = UIButton(configuration: look, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.isEnabled = properties.isEnabled
        add(button, padding)
    }
}

@available(iOS 17.0, *)
extension UIViewController {
    /// A view of the configuration fills the controller's view, inside its safe area (rule D70).
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableView?.configuration }
        set { showUnavailable(newValue) }
    }
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    private func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            unavailableView?.removeFromSuperview()
            return unavailableView = nil
        }
        if let shown = unavailableView, shown.supports(configuration) { return shown.configuration = configuration }
        unavailableView?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
        unavailableView = made
    }
}
