// Fidelity: partial — field, cancel button, delegate and heights (rules D55 to D58); scopes, pictures and colours are absent

import Foundation

@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
    @available(iOS 7.0, *)
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    open weak var delegate: (any UISearchBarDelegate)?
    @available(iOS 13.0, *)
    open private(set) lazy var searchTextField = makeField()
    private lazy var keeper = SearchFieldKeeper(of: self)
    private var cancelButton: UIButton?
    weak var searchController: UISearchController?

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open lazy var prompt: String? = nil {
        didSet { if prompt != nil { unmodelled("UISearchBar.prompt", placing: self) } }
    }
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set {
            guard newValue != showsCancelButton else { return }
            if newValue { addCancelButton() } else { removeCancelButton() }
            setNeedsLayout()
        }
    }
    open lazy var showsBookmarkButton = false { didSet { unmodelled("UISearchBar.showsBookmarkButton") } }
    open lazy var showsSearchResultsButton = false { didSet { unmodelled("UISearchBar.showsSearchResultsButton") } }
    open lazy var scopeButtonTitles: [String]? = nil {
        didSet { if scopeButtonTitles != nil { unmodelled("UISearchBar.scopeButtonTitles") } }
    }
    open lazy var selectedScopeButtonIndex = 0 { didSet { unmodelled("UISearchBar.selectedScopeButtonIndex") } }
    open lazy var showsScopeBar = false {
        didSet { if showsScopeBar { unmodelled("UISearchBar.showsScopeBar", placing: self) } }
    }
    open lazy var searchBarStyle = Style.default { didSet { unmodelled("UISearchBar.searchBarStyle") } }
    open lazy var barTintColor: UIColor? = nil { didSet { unmodelled("UISearchBar.barTintColor") } }
    open lazy var isTranslucent = true { didSet { unmodelled("UISearchBar.isTranslucent") } }
    open lazy var backgroundImage: UIImage? = nil { didSet { unmodelled("UISearchBar.backgroundImage") } }
    @available(iOS 16.4, *)
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton?.isEnabled = newValue
        }
    }

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

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

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

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var inputAccessoryView: UIView? {
        get { ownAccessory ?? super.inputAccessoryView }
        set { ownAccessory = newValue }
    }
    private var ownAccessory: UIView?

    // MARK: Layout

    /// The bar is 56 points high, or 52 points in a navigation bar (rules D55, C47).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    private var isInNavigationBar: Bool { (superview as? UINavigationBar)?.hasRow(of: self) ?? false }
    private var height: CGFloat { isInNavigationBar ? UINavigationBar.searchBarHeight : 56 }

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

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    @available(iOS 12.0, *)
    open var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }
}

extension UISearchBar {
    public enum Style: _ImportedEnumeration {
        case `default`
        case prominent
        case minimal
        @available(*, unavailable) case _unnamed(Int)
        public typealias RawValue = UInt
        public static let _numbers = Array(0...2)
    }
}
