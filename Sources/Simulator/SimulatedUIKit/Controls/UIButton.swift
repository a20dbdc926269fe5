// Fidelity: partial — titles, colours, natural size; images and configurations are absent

import Foundation

/// A control that a tap triggers.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The kind of button.
    open private(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var styledTitles: [UInt: NSAttributedString] = [:]
    private var colors: [UInt: UIColor] = [:]
    /// The label with the title.
    open private(set) lazy var titleLabel: UILabel? = makeLabel()

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a system button with an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    private var shownTitle: NSAttributedString?

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
        addSubview(label)
        return label
    }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        showState()
    }

    /// Sets the title of a state with its attributes; it goes before a plain title (rule D36).
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styledTitles[state.rawValue] = title.map(NSAttributedString.init(attributedString:))
        showState()
    }

    /// Sets the title's colour of a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state.rawValue] = color
        showState()
    }

    override func stateDidChange() { showState() }

    /// The label shows the title and the colour of the present state (rule D31).
    private func showState() {
        if let styled = currentAttributedTitle {
            guard shownTitle !== styled else { return }
            titleLabel?.attributedText = styled
        } else {
            titleLabel?.textColor = currentTitleColor
            guard shownTitle != nil || titleLabel?.text != currentTitle else { return }
            titleLabel?.text = currentTitle
        }
        shownTitle = currentAttributedTitle
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The title of a state.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    /// The title of a state with its attributes.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        styledTitles[state.rawValue] ?? styledTitles[State.normal.rawValue]
    }
    /// The title with attributes that shows now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title's colour of a state.
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[State.normal.rawValue] }
    /// The title that shows now.
    open var currentTitle: String? { title(for: state) }
    /// The title's colour that shows now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }

    /// The title's size with 6 points above and below; without a title that of an empty line (rule D32).
    open override var intrinsicContentSize: CGSize {
        let size = titleLabel?.intrinsicContentSize ?? .zero, line = titleLabel?.font.lineHeight.rounded(.up) ?? 0
        return CGSize(width: max(30, size.width), height: (size.height > 0 ? size.height : line) + 12)
    }

    /// The size that fits the title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A tap belongs to the button, not to a recognizer around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !takesTap(from: gestureRecognizer)
    }

    /// Centres the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let titleLabel else { return }
        let size = titleLabel.intrinsicContentSize, width = min(size.width, bounds.width)
        titleLabel.frame = CGRect(
            x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2, width: width, height: size.height)
    }
}

extension UIButton {
    /// The kind of button.
    public enum ButtonType: _ImportedEnumeration {
        /// A kind.
        case custom
        /// A kind.
        case system
        /// A kind.
        case detailDisclosure
        /// A kind.
        case infoLight
        /// A kind.
        case infoDark
        /// A kind.
        case contactAdd
        /// A kind.
        case close
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .custom
            case 1: self = .system
            case 2: self = .detailDisclosure
            case 3: self = .infoLight
            case 4: self = .infoDark
            case 5: self = .contactAdd
            case 7: self = .close
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .custom: 0
            case .system: 1
            case .detailDisclosure: 2
            case .infoLight: 3
            case .infoDark: 4
            case .contactAdd: 5
            case .close: 7
            @unknown default: unnamedNumber
            }
        }
    }
}
