// Fidelity: partial — field, cancel button, delegate and heights (rules D55 to D58); scopes, pictures and colours are absent

import Foundation

/// A bar with a field to search by.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
    /// Where the bar lies: as its delegate says.
    @available(iOS 7.0, *)
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// Follows and steers the search.
    open weak var delegate: (any UISearchBarDelegate)?
    @available(iOS 13.0, *)
    open private(set) lazy var searchTextField = makeField()
    private lazy var keeper = SearchFieldKeeper(of: self)
    private var cancelButton: UIButton?
    /// The controller that the bar belongs to.
    weak var searchController: UISearchController?

    /// The text; setting it by code tells the delegate nothing.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// What shows while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line of text above the field; no room is made for it.
    open var prompt: String? { didSet { if prompt != nil { unmodelled("UISearchBar.prompt", placing: self) } } }
    /// Whether the button that ends the search shows.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set {
            guard newValue != showsCancelButton else { return }
            if newValue { addCancelButton() } else { removeCancelButton() }
            setNeedsLayout()
        }
    }
    /// Whether a button with bookmarks shows; it does not here.
    open var showsBookmarkButton = false { didSet { unmodelled("UISearchBar.showsBookmarkButton") } }
    /// Whether a button with results shows; it does not here.
    open var showsSearchResultsButton = false { didSet { unmodelled("UISearchBar.showsSearchResultsButton") } }
    /// The titles of the scopes; no room is made for them.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != nil { unmodelled("UISearchBar.scopeButtonTitles") } }
    }
    /// The scope that is chosen.
    open var selectedScopeButtonIndex = 0 { didSet { unmodelled("UISearchBar.selectedScopeButtonIndex") } }
    /// Whether the scopes show; no room is made for them.
    open var showsScopeBar = false {
        didSet { if showsScopeBar { unmodelled("UISearchBar.showsScopeBar", placing: self) } }
    }
    /// How the bar looks; nothing is drawn.
    open var searchBarStyle = Style.default { didSet { unmodelled("UISearchBar.searchBarStyle") } }
    /// The bar's colour; nothing is drawn.
    open var barTintColor: UIColor? { didSet { unmodelled("UISearchBar.barTintColor") } }
    /// Whether what lies behind the bar shines through; nothing is drawn.
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

    /// Shows the button that ends the search, or hides it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    /// Shows the scopes or hides them; no room is made for them.
    @available(iOS 13.0, *)
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    private func addCancelButton() {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setTitle("Cancel", for: .normal)
        // The name by which tests on a phone find it.
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

    /// The field takes keyboard input, so the bar does.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether keyboard input goes to the field.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Gives the field keyboard input.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Takes keyboard input from the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    /// The view on top of the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { ownAccessory ?? super.inputAccessoryView }
        set { ownAccessory = newValue }
    }
    private var ownAccessory: UIView?

    // MARK: Layout

    /// 56 points high, 52 in a navigation bar (rules D55, C47).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    /// The width that is offered and the bar's height, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    private var isInNavigationBar: Bool { superview is UINavigationBar }
    private var height: CGFloat { isInNavigationBar ? UINavigationBar.searchBarHeight : 56 }

    /// Puts the field beside the cancel button.
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

    /// When typed letters become capitals.
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
    /// Whether spaces come and go with words.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// Which keys the keyboard shows.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// How the keyboard looks.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// What the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key waits for text.
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
    /// What the text is about.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}

extension UISearchBar {
    /// How a search bar looks.
    public enum Style: _ImportedEnumeration {
        /// The usual look.
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
