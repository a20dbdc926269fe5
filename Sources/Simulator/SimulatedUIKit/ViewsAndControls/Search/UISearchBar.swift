// Fidelity: partial — field, cancel button, delegate and heights (rules D55 to D58); scopes, pictures and colours are absent

import Foundation

/// A bar with a search field.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
    /// The position of the bar, as its delegate determines it.
    @available(iOS 7.0, *)
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// The delegate of the search bar.
    open weak var delegate: (any UISearchBarDelegate)?
    @available(iOS 13.0, *)
    open private(set) lazy var searchTextField = makeField()
    private lazy var keeper = SearchFieldKeeper(of: self)
    private var cancelButton: UIButton?
    /// The controller to which the bar belongs.
    weak var searchController: UISearchController?

    /// The text; setting it by code does not call the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The text that is visible while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line of text above the field; it takes no space here.
    open var prompt: String? { didSet { if prompt != nil { unmodelled("UISearchBar.prompt", placing: self) } } }
    /// Whether the cancel button is visible.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set {
            guard newValue != showsCancelButton else { return }
            if newValue { addCancelButton() } else { removeCancelButton() }
            setNeedsLayout()
        }
    }
    /// Whether a bookmarks button is visible; here the button is never visible.
    open var showsBookmarkButton = false { didSet { unmodelled("UISearchBar.showsBookmarkButton") } }
    /// Whether a search results button is visible; here the button is never visible.
    open var showsSearchResultsButton = false { didSet { unmodelled("UISearchBar.showsSearchResultsButton") } }
    /// The titles of the scopes; they take no space here.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != nil { unmodelled("UISearchBar.scopeButtonTitles") } }
    }
    /// The selected scope.
    open var selectedScopeButtonIndex = 0 { didSet { unmodelled("UISearchBar.selectedScopeButtonIndex") } }
    /// Whether the scopes are visible; they take no space here.
    open var showsScopeBar = false {
        didSet { if showsScopeBar { unmodelled("UISearchBar.showsScopeBar", placing: self) } }
    }
    /// The style of the bar; nothing is drawn.
    open var searchBarStyle = Style.default { didSet { unmodelled("UISearchBar.searchBarStyle") } }
    /// The bar's colour; nothing is drawn.
    open var barTintColor: UIColor? { didSet { unmodelled("UISearchBar.barTintColor") } }
    /// Whether the bar is translucent; nothing is drawn.
    open var isTranslucent = true { didSet { unmodelled("UISearchBar.isTranslucent") } }
    /// The picture behind the bar; nothing is drawn.
    open var backgroundImage: UIImage? { didSet { unmodelled("UISearchBar.backgroundImage") } }
    /// Whether the bar reacts to touches.
    @available(iOS 16.4, *)
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton?.isEnabled = newValue
        }
    }

    /// Creates a bar; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(searchTextField)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func makeField() -> UISearchTextField {
        let field = UISearchTextField()
        field.returnKeyType = .search
        field.delegate = keeper
        let bar = UIAction { [weak self] _ in self?.textDidChange() }
        field.addAction(bar, for: .editingChanged)
        return field
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.tellUpdater()
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    /// Shows or hides the scopes; they take no space here.
    @available(iOS 13.0, *)
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    private func addCancelButton() {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setTitle("Cancel", for: .normal)
        // Tests on a phone find the button by this identifier.
        button.accessibilityIdentifier = "Cancel"
        button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        addSubview(button)
        cancelButton = button
    }

    private func removeCancelButton() {
        cancelButton?.removeFromSuperview()
        cancelButton = nil
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    // MARK: Responder

    /// Whether the field can become first responder.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the field is first responder.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Makes the field first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Resigns the field's first responder status.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    /// The view on top of the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { ownAccessory ?? super.inputAccessoryView }
        set { ownAccessory = newValue }
    }
    private var ownAccessory: UIView?

    // MARK: Layout

    /// The natural size: 56 points high, 52 in a navigation bar (rules D55, C47).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    /// Returns the offered width and the bar's height, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    private var isInNavigationBar: Bool { superview is UINavigationBar }
    private var height: CGFloat { isInNavigationBar ? UINavigationBar.searchBarHeight : 56 }

    /// Places the field beside the cancel button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = isInNavigationBar ? 16 : 8, top: CGFloat = isInNavigationBar ? 1 : 10
        let safe = safeAreaInsets
        var room = bounds.insetNotBelowZero(
            by: UIEdgeInsets(top: 0, left: side + safe.left, bottom: 0, right: side + safe.right))
        if let cancelButton {
            let width = cancelButton.intrinsicContentSize.width
            cancelButton.frame = CGRect(x: room.maxX - width, y: top, width: width, height: 36)
            room.size.width = max(0, room.width - width - 8)
        }
        searchTextField.frame = CGRect(x: room.minX, y: top, width: room.width, height: 36)
    }

    // MARK: Traits of the field

    /// The automatic capitalization of typed letters.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether typed words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether typed words are checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Whether straight quotation marks become curly ones.
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// Whether two hyphens become a dash.
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// Whether spaces are added and removed together with words.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// The kind of keys that the keyboard shows.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The look of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The label of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key is disabled without text.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether text is shown as dots.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}

extension UISearchBar {
    /// The style of a search bar.
    public enum Style: _ImportedEnumeration {
        /// The default style.
        case `default`
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
        @available(*, unavailable) case _unnamed(Int)
        public typealias RawValue = UInt
        public static let _numbers = Array(0...2)
    }
}
