// Fidelity: partial — plain text with greedy wrapping, caret and own scrolling; TextKit, attributes and links are absent

import Foundation

/// Many lines of text to edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    /// Posted after editing began; the object is the view.
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended; the object is the view.
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted after a person changed the text; the object is the view.
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextViewTextDidChangeNotification")

    private var edited = EditedText()

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text; setting it by code calls no delegate (rule D13).
    open var text: String! {
        get { edited.string }
        set {
            edited.set(newValue ?? "")
            updateContentSize()
            keyValueObservers?.changed(.selectedTextRange)
        }
    }

    /// The text's font.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet { updateContentSize() }
    }
    /// The text's colour.
    open var textColor: UIColor? = .label
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// Whether a person may change the text.
    open var isEditable = true
    /// Whether a person may select text.
    open var isSelectable = true
    /// Room around the text in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { updateContentSize() }
    }
    private let lineFragmentPadding: CGFloat = 5
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

    /// Follows and steers editing and scrolling.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    /// Creates a text view; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Responder

    /// Whether the text may be edited; asks the delegate.
    open override var canBecomeFirstResponder: Bool {
        isEditable && (delegate?.textViewShouldBeginEditing(self) ?? true)
    }

    private var wantsToBecomeFirstResponder = false

    /// Asks for keyboard input; before the view is in a window the wish is kept for later (rule D4).
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
        let agrees = delegate?.textViewShouldEndEditing(self) ?? true
        return force || (canResignFirstResponder && agrees)
    }

    override var movesKeyboardBeforeBeginning: Bool { true }

    override func didTakeOver() {
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didHandOver() {
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
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
    open var hasText: Bool { edited.count > 0 }
    /// Types text at the caret, as a person would: asks, changes, tells (rule D13).
    open func insertText(_ text: String) { replace(edited.selection, with: text) }
    /// Deletes the selection or the character before the caret, as a person would.
    open func deleteBackward() {
        if let range = edited.rangeBeforeCaret { replace(range, with: "") }
    }

    private func replace(_ range: Range<Int>, with string: String) {
        let allowed = delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
        guard allowed else { return }
        edited.replace(range, with: string)
        updateContentSize()
        keyValueObservers?.changed(.selectedTextRange)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        scrollCaretToVisible()
    }

    // MARK: Caret

    /// The selection in UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(edited.selection) }
        set {
            let (end, overflows) = newValue.location.addingReportingOverflow(newValue.length)
            select(newValue.location, overflows ? Int.max : end)
        }
    }

    /// The selection; empty at the caret.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(edited.selection.lowerBound, edited.selection.upperBound) }
        set {
            guard let newValue else { return }
            select(newValue.start.textOffset, newValue.end.textOffset)
        }
    }

    private func select(_ one: Int, _ other: Int) {
        edited.select(one, other)
        keyValueObservers?.changed(.selectedTextRange)
        delegate?.textViewDidChangeSelection(self)
        scrollCaretToVisible()
    }

    /// The start of the text.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The end of the text.
    open var endOfDocument: UITextPosition { TextOffset(edited.count) }
    /// A stretch between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextSpan(fromPosition.textOffset, toPosition.textOffset)
    }
    /// A place some UTF-16 units away; nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        edited.position(from: position, offset: offset)
    }
    /// UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.textOffset - from.textOffset
    }
    /// The text of a stretch.
    open func text(in range: UITextRange) -> String? { (range as? TextSpan).map { edited.text(in: $0.range) } }

    /// The caret at a place, in the view's coordinates, in points: 2 wide, one line high.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let font = self.font ?? .systemFont(ofSize: 12)
        let before = edited.prefix(position.textOffset)
        let lines = TextMeasure.lines(of: before, font: font, width: textWidth)
        let x = TextMeasure.width(of: lines.last ?? "", font: font)
        return CGRect(
            x: textContainerInset.left + lineFragmentPadding + x,
            y: textContainerInset.top + CGFloat(max(0, lines.count - 1)) * font.lineHeight, width: 2,
            height: font.lineHeight)
    }

    /// Scrolls as little as needed to show a range of UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) {
        let (end, overflows) = range.location.addingReportingOverflow(range.length)
        scrollRectToVisible(caretRect(for: TextOffset(overflows ? edited.count : end)), animated: false)
    }

    private func scrollCaretToVisible() {
        guard isFirstResponder, isScrollEnabled else { return }
        scrollRectToVisible(caretRect(for: TextOffset(edited.selection.upperBound)), animated: false)
    }

    // MARK: Size

    private var textWidth: CGFloat {
        bounds.width - textContainerInset.left - textContainerInset.right - 2 * lineFragmentPadding
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.width != old.width { updateContentSize() }
    }

    private func updateContentSize() {
        let size = CGSize(width: bounds.width, height: textHeight(width: textWidth))
        if size != contentSize { contentSize = size }
        invalidateIntrinsicContentSize()
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        let font = self.font ?? .systemFont(ofSize: 12)
        let lines = max(1, TextMeasure.lines(of: edited.string, font: font, width: width).count)
        return (CGFloat(lines) * font.lineHeight).rounded(.up) + textContainerInset.top + textContainerInset.bottom
    }

    /// The size of the text when it wraps at a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
        return CGSize(width: size.width, height: textHeight(width: size.width - room))
    }

    /// The height of the text while scrolling is switched off; else none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : CGSize(width: UIView.noIntrinsicMetric, height: textHeight(width: textWidth))
    }

    /// The place nearest to a point in the view's coordinates, in points.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let places = characterOffsets, font = self.font ?? .systemFont(ofSize: 12)
        let line = { (place: Int) -> Int in
            let y = self.caretRect(for: TextOffset(place)).minY - self.textContainerInset.top
            return Int((y / font.lineHeight).rounded())
        }
        let lastLine = line(places.last ?? 0)
        let wanted = min(max(0, Int(((point.y - textContainerInset.top) / font.lineHeight).rounded(.down))), lastLine)
        var best: (place: Int, distance: CGFloat)?
        // Lines grow with the offset, so the search begins where the wanted one does.
        for index in firstIndex(in: places, where: { line($0) >= wanted })..<places.count {
            let place = places[index]
            guard line(place) == wanted else { break }
            let distance = abs(caretRect(for: TextOffset(place)).minX - point.x)
            if distance < best?.distance ?? .infinity { best = (place, distance) }
        }
        return TextOffset(best?.place ?? places.last ?? 0)
    }
}
