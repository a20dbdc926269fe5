// Fidelity: partial — editing, traits, caret, attributes, natural size, side views (rule D60); menus and drawing are absent

import Foundation

@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")

    open weak var delegate: (any UITextFieldDelegate)?
    private var edited = EditedText()

    private var styles = TextStyles()
    private var ownFont: UIFont? = .systemFont(ofSize: 17)
    private var ownColor: UIColor? = .label
    private var ownAlignment = NSTextAlignment.natural
    private var ownPlaceholder: String?
    private var styledPlaceholder: NSAttributedString?

    /// A new text bypasses the delegate (rule D12).
    open var text: String? {
        get { edited.string }
        set { take(newValue ?? "", nil) }
    }

    /// The field takes the font, colour and alignment of the first character (rule D34).
    open var attributedText: NSAttributedString? {
        get { styles.copy ?? NSAttributedString(string: edited.string, attributes: defaultTextAttributes) }
        set {
            take(newValue?.string ?? "", newValue)
            guard let first = styles.first else { return }
            ownFont = first.font ?? ownFont
            ownColor = first.color ?? ownColor
            ownAlignment = first.paragraph?.alignment ?? ownAlignment
        }
    }

    private func take(_ text: String, _ styled: NSAttributedString?) {
        edited.set(text)
        styles.set(styled)
        invalidateIntrinsicContentSize()
        keyValueObservers?.changed(.selectedTextRange)
    }

    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { TextStyles.plain(font: font, color: textColor, alignment: textAlignment) }
        set {
            font = newValue[.font] as? UIFont ?? font
            textColor = newValue[.foregroundColor] as? UIColor ?? textColor
            textAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? textAlignment
            for (key, value) in newValue { styles.apply(key, value) }
        }
    }

    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? styles.attributes(before: edited.selection.upperBound) ?? defaultTextAttributes : nil }
        set { if newValue != nil { unmodelled("UITextField.typingAttributes") } }
    }

    open var placeholder: String? {
        get { ownPlaceholder }
        set {
            let isSame = newValue == ownPlaceholder && styledPlaceholder == nil
            (ownPlaceholder, styledPlaceholder) = (newValue, nil)
            if !isSame { invalidateIntrinsicContentSize() }
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get {
            styledPlaceholder
                ?? ownPlaceholder.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) }
        }
        set {
            styledPlaceholder = newValue.map(NSAttributedString.init(attributedString:))
            ownPlaceholder = newValue?.string
            invalidateIntrinsicContentSize()
        }
    }

    /// A new colour applies to the whole attributed text (rule D35).
    open var textColor: UIColor? {
        get { ownColor }
        set {
            ownColor = newValue
            if let newValue { styles.apply(.foregroundColor, newValue) }
        }
    }
    /// The value has no effect here: a view keeps its font when a person chooses another text size.
    @available(iOS 10.0, *)
    open lazy var adjustsFontForContentSizeCategory = false {
        didSet { unmodelled("UITextField.adjustsFontForContentSizeCategory") }
    }
    /// Nil sets the default font (rule D33).
    ///
    /// A new font applies to the whole attributed text (rule D35).
    open var font: UIFont? {
        get { ownFont }
        set {
            let font = newValue ?? .systemFont(ofSize: 17), isSame = font == ownFont && styles.text == nil
            ownFont = font
            styles.apply(.font, font)
            if !isSame { invalidateIntrinsicContentSize() }
        }
    }
    /// A new alignment applies to the whole attributed text (rule D35).
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            ownAlignment = newValue
            styles.align(newValue)
        }
    }
    open lazy var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    open lazy var clearButtonMode = ViewMode.never { didSet { undrawn("UITextField.clearButtonMode") } }
    open var isEditing: Bool { isFirstResponder }
    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

    open lazy var leftView: UIView? = nil { didSet { replaceSideView(oldValue, with: leftView) } }
    open lazy var leftViewMode = ViewMode.never { didSet { sideViewsChanged() } }
    open lazy var rightView: UIView? = nil { didSet { replaceSideView(oldValue, with: rightView) } }
    open lazy var rightViewMode = ViewMode.never { didSet { sideViewsChanged() } }
    /// The delegate can refuse the deletion of the text (rule D61).
    open var clearsOnBeginEditing = false
    open lazy var clearsOnInsertion = false { didSet { unmodelled("UITextField.clearsOnInsertion") } }
    open lazy var allowsEditingTextAttributes = false {
        didSet { unmodelled("UITextField.allowsEditingTextAttributes") }
    }
    open lazy var adjustsFontSizeToFitWidth = false { didSet { undrawn("UITextField.adjustsFontSizeToFitWidth") } }
    open lazy var minimumFontSize: CGFloat = 0 { didSet { undrawn("UITextField.minimumFontSize") } }
    open lazy var background: UIImage? = nil { didSet { undrawn("UITextField.background") } }
    open lazy var disabledBackground: UIImage? = nil { didSet { undrawn("UITextField.disabledBackground") } }

    open lazy var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { undrawn("UITextField.autocapitalizationType") }
    }
    open var autocorrectionType = UITextAutocorrectionType.default
    open lazy var spellCheckingType = UITextSpellCheckingType.default {
        didSet { undrawn("UITextField.spellCheckingType") }
    }
    open lazy var smartQuotesType = UITextSmartQuotesType.default {
        didSet { unmodelled("UITextField.smartQuotesType") }
    }
    open lazy var smartDashesType = UITextSmartDashesType.default {
        didSet { unmodelled("UITextField.smartDashesType") }
    }
    open lazy var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
        didSet { unmodelled("UITextField.smartInsertDeleteType") }
    }
    open var keyboardType = UIKeyboardType.default
    open lazy var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { undrawn("UITextField.keyboardAppearance") }
    }
    open var returnKeyType = UIReturnKeyType.default
    open lazy var enablesReturnKeyAutomatically = false {
        didSet { unmodelled("UITextField.enablesReturnKeyAutomatically") }
    }
    open var isSecureTextEntry = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var textContentType: UITextContentType! = nil { didSet { undrawn("UITextField.textContentType") } }
    @available(iOS 12.0, *)
    open lazy var passwordRules: UITextInputPasswordRules? = nil { didSet { undrawn("UITextField.passwordRules") } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Responder

    private var wantsToBecomeFirstResponder = false

    /// Each access to this property asks the delegate (rule D6).
    ///
    /// A disabled field returns false (rule D26).
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    /// Outside a window, the field becomes first responder as soon as the field enters a window (rule D4).
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        wantsToBecomeFirstResponder = window == nil
        return window != nil && super.becomeFirstResponder()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, wantsToBecomeFirstResponder { becomeFirstResponder() }
    }

    override func shouldHandOver(force: Bool) -> Bool {
        let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
        return force || (canResignFirstResponder && agrees)
    }

    override func didTakeOver() {
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) != false { text = "" }
        sideViewsChanged()
        edited.moveCaretToEnd()
        keyValueObservers?.changed(.selectedTextRange)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
    }

    override func didHandOver() {
        sideViewsChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
    }

    open override var inputView: UIView? {
        get { inputViewStorage ?? super.inputView }
        set { inputViewStorage = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { accessoryStorage ?? super.inputAccessoryView }
        set { accessoryStorage = newValue }
    }

    // MARK: Typing

    open var hasText: Bool { edited.count > 0 }

    /// Inserts text as if a person types: the field asks the delegate and reports the change (rule D12).
    open func insertText(_ text: String) { replace(edited.selection, with: text) }

    open func deleteBackward() {
        if let range = edited.rangeBeforeCaret { replace(range, with: "") }
    }

    private func replace(_ range: Range<Int>, with string: String) {
        let allowed =
            delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
        if allowed { change(range, to: string) }
    }

    /// Code that replaces text does not ask the delegate, and the field reports the change (rule D72).
    open func replace(_ range: UITextRange, withText text: String) {
        if let span = range as? TextSpan { change(span.range, to: text) }
    }

    private func change(_ range: Range<Int>, to string: String) {
        // New characters in plain text get no attributes.
        let attributes =
            styles.text == nil ? [:] : styles.attributes(before: range.lowerBound) ?? defaultTextAttributes
        styles.replace(edited.replace(range, with: string), with: string, attributes: attributes)
        invalidateIntrinsicContentSize()
        keyValueObservers?.changed(.selectedTextRange)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Presses the return key (rule D11).
    @_spi(Simulation) public func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let resigns = hasActions(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if resigns { resignFirstResponder() }
    }

    // MARK: Caret

    open var selectedTextRange: UITextRange? {
        get { TextSpan(edited.selection.lowerBound, edited.selection.upperBound) }
        set {
            guard let newValue else { return }
            edited.select(newValue.start.textOffset, newValue.end.textOffset)
            keyValueObservers?.changed(.selectedTextRange)
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(edited.count) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextSpan(fromPosition.textOffset, toPosition.textOffset)
    }
    /// The offset is in UTF-16 units.
    ///
    /// Outside the text the result is nil.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        edited.position(from: position, offset: offset)
    }
    /// In UTF-16 units.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.textOffset - from.textOffset
    }
    open func text(in range: UITextRange) -> String? { (range as? TextSpan).map { edited.text(in: $0.range) } }

    /// The caret is 2 points wide, one line high, and vertically centred.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let font = self.font ?? .systemFont(ofSize: 17), area = editingRect(forBounds: bounds)
        let shown = { (text: String) in
            self.isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
        }
        let styled = shownStyles.map { TextLayout($0, font: font, maximumLines: 1) }
        let full = styled?.size.width ?? TextMeasure.width(of: shown(edited.string), font: font)
        let before =
            styled.map { $0.caret(at: position.textOffset)?.minX ?? 0 }
            ?? TextMeasure.width(of: shown(edited.prefix(position.textOffset)), font: font)
        let slack = max(0, area.width - full)
        let start = textAlignment == .center ? slack / 2 : (textAlignment == .right ? slack : 0)
        let x = min(area.minX + start + before, area.maxX - 2)
        return CGRect(x: x, y: area.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { besideSideViews(framedArea(of: bounds), within: bounds) }

    /// Overrides of ``textRect(forBounds:)`` have no effect on the editing area.
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        besideSideViews(framedArea(of: bounds), within: bounds)
    }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, atLeft: true, in: bounds) }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, atLeft: false, in: bounds) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    /// A field with a border is 12 points higher.
    open override var intrinsicContentSize: CGSize {
        let font = self.font ?? .systemFont(ofSize: 17)
        let styles = hasText ? shownStyles : styledPlaceholder.map(StyledText.init)
        let styled = styles.map { TextLayout($0, font: font, maximumLines: 1).size }
        let width = styled?.width ?? TextMeasure.width(of: hasText ? edited.string : placeholder ?? "", font: font)
        let framed = borderStyle == .roundedRect || borderStyle == .bezel
        return CGSize(
            width: width.rounded(.up) + (framed ? 14 : 0) + sideViewWidth,
            height: max(font.lineHeight, styled?.height ?? 0).rounded(.up) + (framed ? 12 : 0))
    }

    /// The attributes of the visible text.
    ///
    /// Secure text stays plain.
    private var shownStyles: StyledText? { isSecureTextEntry ? nil : styles.text }

    override var firstBaselineOffset: CGFloat {
        let font = self.font ?? .systemFont(ofSize: 17)
        return (bounds.height - font.lineHeight) / 2 + font.ascender
    }
}

extension UITextField {
    public enum BorderStyle: _ImportedEnumeration {
        case none
        case line
        case bezel
        case roundedRect
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}

extension UITextField {
    public enum DidEndEditingReason: _ImportedEnumeration {
        case committed
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...0)
    }
}

extension UITextField {
    public enum ViewMode: _ImportedEnumeration {
        case never
        case whileEditing
        case unlessEditing
        case always
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
