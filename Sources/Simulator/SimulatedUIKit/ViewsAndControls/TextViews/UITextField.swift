// Fidelity: partial — editing, traits, caret, attributes, natural size, side views (rule D60); menus and drawing are absent

import Foundation

/// A line of text to edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// Posted after editing began; the object is the field.
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted after a person changed the text; the object is the field.
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")

    /// The delegate of the field.
    open weak var delegate: (any UITextFieldDelegate)?
    private var edited = EditedText()

    private var styles = TextStyles()
    private var ownFont: UIFont? = .systemFont(ofSize: 17)
    private var ownColor: UIColor? = .label
    private var ownAlignment = NSTextAlignment.natural
    private var ownPlaceholder: String?
    private var styledPlaceholder: NSAttributedString?

    /// The text; setting it by code does not call the delegate (rule D12).
    open var text: String? {
        get { edited.string }
        set { take(newValue ?? "", nil) }
    }

    /// The text with its attributes; the first character's font, colour and alignment become the field's (rule D34).
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

    /// The attributes of the whole text; setting them sets font, colour and alignment.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { TextStyles.plain(font: font, color: textColor, alignment: textAlignment) }
        set {
            font = newValue[.font] as? UIFont ?? font
            textColor = newValue[.foregroundColor] as? UIColor ?? textColor
            textAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? textAlignment
            for (key, value) in newValue { styles.apply(key, value) }
        }
    }

    /// The attributes for typed text; nil while the field is not being edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? styles.attributes(before: edited.selection.upperBound) ?? defaultTextAttributes : nil }
        set { if newValue != nil { unmodelled("UITextField.typingAttributes") } }
    }

    /// The text that is visible while the field is empty.
    open var placeholder: String? {
        get { ownPlaceholder }
        set {
            let isSame = newValue == ownPlaceholder && styledPlaceholder == nil
            (ownPlaceholder, styledPlaceholder) = (newValue, nil)
            if !isSame { invalidateIntrinsicContentSize() }
        }
    }

    /// The text that is visible while the field is empty, with its attributes.
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

    /// The text's colour; setting it changes all of an attributed text (rule D35).
    open var textColor: UIColor? {
        get { ownColor }
        set {
            ownColor = newValue
            if let newValue { styles.apply(.foregroundColor, newValue) }
        }
    }
    /// Whether the font follows the person's text size, which does not change here.
    @available(iOS 10.0, *)
    open var adjustsFontForContentSizeCategory = false {
        didSet { unmodelled("UITextField.adjustsFontForContentSizeCategory") }
    }
    /// The text's font; nil sets the default font (rule D33), and setting it changes all of an attributed text (rule
    /// D35).
    open var font: UIFont? {
        get { ownFont }
        set {
            let font = newValue ?? .systemFont(ofSize: 17), isSame = font == ownFont && styles.text == nil
            ownFont = font
            styles.apply(.font, font)
            if !isSame { invalidateIntrinsicContentSize() }
        }
    }
    /// The alignment of the text; setting it changes all of an attributed text (rule D35).
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            ownAlignment = newValue
            styles.align(newValue)
        }
    }
    /// The style of the border around the text.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The mode that determines when the clear button is visible.
    open var clearButtonMode = ViewMode.never { didSet { undrawn("UITextField.clearButtonMode") } }
    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

    /// The view at the left; its mode determines when it is visible (rule D60).
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    /// The mode that determines when the left view is visible.
    open var leftViewMode = ViewMode.never { didSet { sideViewsChanged() } }
    /// The view at the right; its mode determines when it is visible (rule D60).
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    /// The mode that determines when the right view is visible.
    open var rightViewMode = ViewMode.never { didSet { sideViewsChanged() } }
    /// Whether the text is cleared when editing begins, if the delegate allows it (rule D61).
    open var clearsOnBeginEditing = false
    /// Whether typing replaces the text.
    open var clearsOnInsertion = false { didSet { unmodelled("UITextField.clearsOnInsertion") } }
    /// Whether a person may change text attributes.
    open var allowsEditingTextAttributes = false { didSet { unmodelled("UITextField.allowsEditingTextAttributes") } }
    /// Whether long text shrinks to fit.
    open var adjustsFontSizeToFitWidth = false { didSet { undrawn("UITextField.adjustsFontSizeToFitWidth") } }
    /// The smallest size of shrunk text, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { undrawn("UITextField.minimumFontSize") } }
    /// The picture behind the text.
    open var background: UIImage? { didSet { undrawn("UITextField.background") } }
    /// The picture behind the text of a disabled field.
    open var disabledBackground: UIImage? { didSet { undrawn("UITextField.disabledBackground") } }

    /// The automatic capitalization of typed letters.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { undrawn("UITextField.autocapitalizationType") }
    }
    /// Whether typed words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether typed words are checked.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { undrawn("UITextField.spellCheckingType") } }
    /// Whether straight quotation marks become curly ones.
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { unmodelled("UITextField.smartQuotesType") } }
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default { didSet { unmodelled("UITextField.smartDashesType") } }
    /// Whether spaces are added and removed together with words.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
        didSet { unmodelled("UITextField.smartInsertDeleteType") }
    }
    /// The kind of keys that the keyboard shows.
    open var keyboardType = UIKeyboardType.default
    /// The look of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { undrawn("UITextField.keyboardAppearance") } }
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled without text.
    open var enablesReturnKeyAutomatically = false {
        didSet { unmodelled("UITextField.enablesReturnKeyAutomatically") }
    }
    /// Whether text is shown as dots.
    open var isSecureTextEntry = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text.
    open var textContentType: UITextContentType! { didSet { undrawn("UITextField.textContentType") } }

    /// Creates a field; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Responder

    private var wantsToBecomeFirstResponder = false

    /// Whether the delegate allows editing; each access asks the delegate (rule D6), but a disabled field returns false
    /// (rule D26).
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    /// Makes the field first responder; without a window the request is kept for later (rule D4).
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        wantsToBecomeFirstResponder = window == nil
        return window != nil && super.becomeFirstResponder()
    }

    /// Performs a request to become first responder that was made before the field had a window.
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

    /// The view that replaces the keyboard; nil means the responder chain's view.
    open override var inputView: UIView? {
        get { inputViewStorage ?? super.inputView }
        set { inputViewStorage = newValue }
    }

    /// The view on top of the keyboard; nil means the responder chain's view.
    open override var inputAccessoryView: UIView? {
        get { accessoryStorage ?? super.inputAccessoryView }
        set { accessoryStorage = newValue }
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { edited.count > 0 }

    /// Types text at the caret, as a person does: asks the delegate, changes the text, and reports it (rule D12).
    open func insertText(_ text: String) { replace(edited.selection, with: text) }

    /// Deletes the selection or the character before the caret, as a person does.
    open func deleteBackward() {
        if let range = edited.rangeBeforeCaret { replace(range, with: "") }
    }

    private func replace(_ range: Range<Int>, with string: String) {
        let allowed =
            delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
        guard allowed else { return }
        // If the text is plain, the new characters get no attributes.
        let attributes =
            styles.text == nil ? [:] : styles.attributes(before: range.lowerBound) ?? defaultTextAttributes
        styles.replace(edited.replace(range, with: string), with: string, attributes: attributes)
        invalidateIntrinsicContentSize()
        keyValueObservers?.changed(.selectedTextRange)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Presses the return key, as a person does (rule D11).
    @_spi(Simulation) public func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let resigns = hasActions(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if resigns { resignFirstResponder() }
    }

    // MARK: Caret

    /// The selection; an empty range at the caret if nothing is selected.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(edited.selection.lowerBound, edited.selection.upperBound) }
        set {
            guard let newValue else { return }
            edited.select(newValue.start.textOffset, newValue.end.textOffset)
            keyValueObservers?.changed(.selectedTextRange)
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    /// The start of the text.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(edited.count) }
    /// Returns the range between two positions.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextSpan(fromPosition.textOffset, toPosition.textOffset)
    }
    /// Returns the position at a distance in UTF-16 units; nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        edited.position(from: position, offset: offset)
    }
    /// Returns the number of UTF-16 units between two positions.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.textOffset - from.textOffset
    }
    /// Returns the text of a range.
    open func text(in range: UITextRange) -> String? { (range as? TextSpan).map { edited.text(in: $0.range) } }

    /// Returns the caret at a position, in the field's coordinates, in points: 2 wide, one line high, vertically
    /// centred.
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

    /// Returns the text's rectangle, in the field's coordinates, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect { besideSideViews(framedArea(of: bounds), within: bounds) }

    /// Returns the text's rectangle during editing, in the field's coordinates, in points, without calling
    /// ``textRect(forBounds:)``.
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        besideSideViews(framedArea(of: bounds), within: bounds)
    }

    /// Returns the placeholder's rectangle, in the field's coordinates, in points.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the border's rectangle, which is the whole field, in its own coordinates, in points.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the left view's rectangle, in the field's coordinates, in points.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, atLeft: true, in: bounds) }

    /// Returns the right view's rectangle, in the field's coordinates, in points.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, atLeft: false, in: bounds) }

    /// Returns the rectangle for a clear button, in the field's coordinates, in points: 19 points wide and high.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    /// Places the side views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    /// The natural size: one line of text; a field with a border is 12 points higher.
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

    /// The visible attributes; secure text has none.
    private var shownStyles: StyledText? { isSecureTextEntry ? nil : styles.text }

    override var firstBaselineOffset: CGFloat {
        let font = self.font ?? .systemFont(ofSize: 17)
        return (bounds.height - font.lineHeight) / 2 + font.ascender
    }
}

extension UITextField {
    /// The style of the border around the text.
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
    /// The reason for the end of editing.
    public enum DidEndEditingReason: _ImportedEnumeration {
        /// Editing ended normally.
        case committed
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...0)
    }
}

extension UITextField {
    /// The mode that determines when a part of the field is visible.
    public enum ViewMode: _ImportedEnumeration {
        case never
        case whileEditing
        case unlessEditing
        case always
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
