// Fidelity: partial — editing, traits, caret and natural size; side views, menus and drawing are absent

import Foundation

/// A line of text to edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    /// The frame around the text.
    public enum BorderStyle: Int, Sendable {
        /// A frame.
        case none, line, bezel, roundedRect
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// A reason.
        case committed = 0, cancelled = 1
    }

    /// When a part of the field shows.
    public enum ViewMode: Int, Sendable {
        /// A time.
        case never, whileEditing, unlessEditing, always
    }

    /// Posted after editing began; the object is the field.
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted after a person changed the text; the object is the field.
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")

    /// Follows and steers editing.
    open weak var delegate: (any UITextFieldDelegate)?
    private var content = ""
    private var caret: Range<Int> = 0..<0

    /// The text; setting it by code calls nobody (rule D12).
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            caret = content.count..<content.count
            invalidateIntrinsicContentSize()
        }
    }

    /// What shows while there is no text.
    open var placeholder: String? {
        didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The text's colour.
    open var textColor: UIColor? = .label
    /// The text's font.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// The frame around the text.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// When the clear button shows.
    open var clearButtonMode = ViewMode.never
    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

    /// When typed letters become capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether typed words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether typed words are checked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Which keys the keyboard shows.
    open var keyboardType = UIKeyboardType.default
    /// How the keyboard looks.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key waits for text.
    open var enablesReturnKeyAutomatically = false
    /// Whether text is shown as dots.
    open var isSecureTextEntry = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the text is about.
    open var textContentType: UITextContentType!

    /// Creates a field; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Responder

    private var wantsToBecomeFirstResponder = false

    /// Asks the delegate, each time it is read (rule D6); a disabled field refuses (rule D26).
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    /// Asks for keyboard input; before the field is in a window the wish is kept for later (rule D4).
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        wantsToBecomeFirstResponder = window == nil
        return window != nil && super.becomeFirstResponder()
    }

    /// Takes up a wish from before there was a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, wantsToBecomeFirstResponder { becomeFirstResponder() }
    }

    override func shouldHandOver(force: Bool) -> Bool {
        let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
        return force || (canResignFirstResponder && agrees)
    }

    override func didTakeOver() {
        caret = content.count..<content.count
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
    }

    override func didHandOver() {
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
    }

    /// The view that takes the keyboard's place; nil takes the chain's.
    open override var inputView: UIView? {
        get { inputViewStorage ?? super.inputView }
        set { inputViewStorage = newValue }
    }

    /// The view on top of the keyboard; nil takes the chain's.
    open override var inputAccessoryView: UIView? {
        get { accessoryStorage ?? super.inputAccessoryView }
        set { accessoryStorage = newValue }
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { !content.isEmpty }

    /// Types text at the caret, as a person would: asks, changes, tells (rule D12).
    open func insertText(_ text: String) { replace(caret, with: text) }

    /// Deletes the selection or the character before the caret, as a person would.
    open func deleteBackward() {
        guard caret.lowerBound > 0 || !caret.isEmpty else { return }
        replace(caret.isEmpty ? caret.lowerBound - 1..<caret.lowerBound : caret, with: "")
    }

    private func replace(_ range: Range<Int>, with string: String) {
        let start = content.index(content.startIndex, offsetBy: range.lowerBound)
        let end = content.index(content.startIndex, offsetBy: range.upperBound)
        let allowed =
            delegate?.textField(
                self, shouldChangeCharactersIn: NSRange(start..<end, in: content), replacementString: string) ?? true
        guard allowed else { return }
        content.replaceSubrange(start..<end, with: string)
        caret = range.lowerBound + string.count..<range.lowerBound + string.count
        invalidateIntrinsicContentSize()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Presses the return key, as a person would (rule D11).
    @_spi(Simulation) public func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let resigns = hasActions(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if resigns { resignFirstResponder() }
    }

    // MARK: Caret

    /// The selection; empty at the caret.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(caret.lowerBound, caret.upperBound) }
        set {
            guard let newValue else { return }
            let limit = { (position: UITextPosition) in min(max(0, position.textOffset), self.content.count) }
            caret = min(limit(newValue.start), limit(newValue.end))..<max(limit(newValue.start), limit(newValue.end))
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    /// The start of the text.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The end of the text.
    open var endOfDocument: UITextPosition { TextOffset(content.count) }
    /// A stretch between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextSpan(fromPosition.textOffset, toPosition.textOffset)
    }
    /// A place some characters away; nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let value = position.textOffset + offset
        return (0...content.count).contains(value) ? TextOffset(value) : nil
    }
    /// Characters from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.textOffset - from.textOffset
    }
    /// The text of a stretch.
    open func text(in range: UITextRange) -> String? {
        guard let span = range as? TextSpan, span.range.upperBound <= content.count else { return nil }
        return String(content.dropFirst(span.range.lowerBound).prefix(span.range.count))
    }

    /// The caret at a place, in the field's coordinates, in points: 2 wide, one line high, vertically centred.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let font = self.font ?? .systemFont(ofSize: 17), area = textRect(forBounds: bounds)
        let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
        let full = TextMeasure.width(of: shown, font: font)
        let before = TextMeasure.width(of: String(shown.prefix(position.textOffset)), font: font)
        let slack = max(0, area.width - full)
        let start = textAlignment == .center ? slack / 2 : (textAlignment == .right ? slack : 0)
        let x = min(area.minX + start + before, area.maxX - 2)
        return CGRect(x: x, y: area.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
    }

    /// Where text stands, in the field's coordinates, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        borderStyle == .roundedRect || borderStyle == .bezel ? bounds.insetBy(dx: 7, dy: 2) : bounds
    }

    /// One line of text, with 12 points more in height for a framed field.
    open override var intrinsicContentSize: CGSize {
        let font = self.font ?? .systemFont(ofSize: 17)
        let shown = content.isEmpty ? placeholder ?? "" : content
        let framed = borderStyle == .roundedRect || borderStyle == .bezel
        return CGSize(
            width: TextMeasure.width(of: shown, font: font).rounded(.up) + (framed ? 14 : 0),
            height: font.lineHeight.rounded(.up) + (framed ? 12 : 0))
    }

    override var firstBaselineOffset: CGFloat {
        let font = self.font ?? .systemFont(ofSize: 17)
        return (bounds.height - font.lineHeight) / 2 + font.ascender
    }
}
