// Fidelity: partial — plain and attributed text with greedy wrapping, caret, scrolling; links and most of TextKit are absent

import Foundation

@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextViewTextDidChangeNotification")

    private var edited = EditedText()
    private var styles = TextStyles()
    private var ownFont: UIFont? = .unset
    private var ownColor: UIColor? = .label
    private var ownAlignment = NSTextAlignment.natural

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// A new text bypasses the delegate (rule D13) and removes all attributes (rule D34).
    open var text: String! {
        get { edited.string }
        set { take(newValue ?? "", nil) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view takes the font, colour and alignment of the first character (rule D34).
    open var attributedText: NSAttributedString! {
        get { styles.copy ?? NSAttributedString(string: edited.string, attributes: plainAttributes) }
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
        chosenAttributes = nil
        updateContentSize()
        keyValueObservers?.changed(.selectedTextRange)
    }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        TextStyles.plain(font: font, color: textColor, alignment: textAlignment)
    }

    private var chosenAttributes: [NSAttributedString.Key: Any]?

    /// The attributes that typed text gets.
    ///
    /// By default, these are the attributes of the text before the caret (rule D37).
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { chosenAttributes ?? styles.attributes(before: edited.selection.upperBound) ?? plainAttributes }
        set { chosenAttributes = newValue }
    }

    /// The value has no effect here: a view keeps its font when a person chooses another text size.
    @available(iOS 10.0, *)
    open lazy var adjustsFontForContentSizeCategory = false {
        didSet { unmodelled("UITextView.adjustsFontForContentSizeCategory") }
    }
    /// Nil sets the default font (rule D33).
    ///
    /// A new font applies to the whole attributed text (rule D35).
    open var font: UIFont? {
        get { ownFont }
        set {
            let font = newValue ?? .unset
            ownFont = font
            styles.apply(.font, font)
            updateContentSize()
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
    /// A new alignment applies to the whole attributed text (rule D35).
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            ownAlignment = newValue
            styles.align(newValue)
        }
    }
    open var isEditable = true
    @available(iOS 3.0, *)
    open lazy var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { undrawn("UITextView.dataDetectorTypes") } }
    open lazy var isSelectable = true { didSet { unmodelled("UITextView.isSelectable") } }
    open lazy var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { updateContentSize() }
    }
    open private(set) var textContainer: NSTextContainer
    /// Here the layout manager only stores options.
    @available(iOS 7.0, *)
    open private(set) lazy var layoutManager = NSLayoutManager()
    /// Nil: a text view here has the older TextKit, as a view on a phone whose `layoutManager` was used.
    @available(iOS 16.0, *)
    open var textLayoutManager: NSTextLayoutManager? { nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Nil sets the default: the colour of links.
    @available(iOS 7.0, *)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: UIColor.link] }
        set {
            ownLinkAttributes = newValue
            undrawn("UITextView.linkTextAttributes")
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?
    private var lineFragmentPadding: CGFloat { textContainer.lineFragmentPadding }
    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

    open lazy var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { undrawn("UITextView.autocapitalizationType") }
    }
    open var autocorrectionType = UITextAutocorrectionType.default
    open lazy var spellCheckingType = UITextSpellCheckingType.default {
        didSet { undrawn("UITextView.spellCheckingType") }
    }
    open lazy var smartQuotesType = UITextSmartQuotesType.default {
        didSet { unmodelled("UITextView.smartQuotesType") }
    }
    open lazy var smartDashesType = UITextSmartDashesType.default {
        didSet { unmodelled("UITextView.smartDashesType") }
    }
    open lazy var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
        didSet { unmodelled("UITextView.smartInsertDeleteType") }
    }
    open var keyboardType = UIKeyboardType.default
    open lazy var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { undrawn("UITextView.keyboardAppearance") }
    }
    open var returnKeyType = UIReturnKeyType.default
    open lazy var enablesReturnKeyAutomatically = false {
        didSet { unmodelled("UITextView.enablesReturnKeyAutomatically") }
    }
    open var isSecureTextEntry = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var textContentType: UITextContentType! = nil { didSet { undrawn("UITextView.textContentType") } }
    @available(iOS 12.0, *)
    open lazy var passwordRules: UITextInputPasswordRules? = nil { didSet { undrawn("UITextView.passwordRules") } }

    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        alwaysBounceVertical = true
        followContainer()
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        followContainer()
    }

    private func followContainer() {
        textContainer.didChange = { [weak self] in
            // Only the main thread uses the text container of a view on the screen.
            MainActor.assumeIsolated { self?.updateContentSize() }
        }
    }

    // MARK: Responder

    /// Each access asks the delegate.
    open override var canBecomeFirstResponder: Bool {
        isEditable && (delegate?.textViewShouldBeginEditing(self) ?? true)
    }

    private var wantsToBecomeFirstResponder = false

    /// Outside a window, the view becomes first responder as soon as the view enters a window (rule D4).
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
    /// Inserts text as if a person types: the view asks the delegate and reports the change (rule D13).
    open func insertText(_ text: String) { replace(edited.selection, with: text) }
    open func deleteBackward() {
        if let range = edited.rangeBeforeCaret { replace(range, with: "") }
    }

    private func replace(_ range: Range<Int>, with string: String) {
        let allowed = delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
        if allowed { change(range, to: string) }
    }

    /// Code that replaces text does not ask the delegate, who hears of the change (rule D72).
    open func replace(_ range: UITextRange, withText text: String) {
        if let span = range as? TextSpan { change(span.range, to: text) }
    }

    private func change(_ range: Range<Int>, to string: String) {
        // New characters in plain text get attributes only if the app has set `typingAttributes`.
        let attributes = styles.text == nil && chosenAttributes == nil ? [:] : typingAttributes
        if styles.text == nil, chosenAttributes != nil {
            styles.set(NSAttributedString(string: edited.string, attributes: plainAttributes))
        }
        styles.replace(edited.replace(range, with: string), with: string, attributes: attributes)
        chosenAttributes = nil
        updateContentSize()
        keyValueObservers?.changed(.selectedTextRange)
        delegate?.textViewDidChangeSelection(self)
        tellOfChange()
        scrollCaretToVisible()
    }

    private func tellOfChange() {
        let postsFirst = Simulation.current.switches.contains(.postsTextChangeBeforeDelegate)
        if !postsFirst { delegate?.textViewDidChange(self) }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        if postsFirst { delegate?.textViewDidChange(self) }
    }

    // MARK: Caret

    open var selectedRange: NSRange {
        get { NSRange(edited.selection) }
        set {
            let (end, overflows) = newValue.location.addingReportingOverflow(newValue.length)
            select(newValue.location, overflows ? Int.max : end)
        }
    }

    open var selectedTextRange: UITextRange? {
        get { TextSpan(edited.selection.lowerBound, edited.selection.upperBound) }
        set {
            guard let newValue else { return }
            select(newValue.start.textOffset, newValue.end.textOffset)
        }
    }

    private func select(_ one: Int, _ other: Int) {
        edited.select(one, other)
        chosenAttributes = nil
        keyValueObservers?.changed(.selectedTextRange)
        delegate?.textViewDidChangeSelection(self)
        scrollCaretToVisible()
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

    /// The caret is 2 points wide and one line high.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let font = self.font ?? .unset
        if let caret = styledLayout(width: textWidth)?.caret(at: position.textOffset) {
            return caret.offsetBy(dx: textContainerInset.left + lineFragmentPadding, dy: textContainerInset.top)
        }
        let before = edited.prefix(position.textOffset)
        let lines = TextMeasure.lines(of: before, font: font, width: textWidth)
        let x = TextMeasure.width(of: lines.last ?? "", font: font)
        return CGRect(
            x: textContainerInset.left + lineFragmentPadding + x,
            y: textContainerInset.top + CGFloat(max(0, lines.count - 1)) * font.lineHeight, width: 2,
            height: font.lineHeight)
    }

    open func scrollRangeToVisible(_ range: NSRange) {
        let (end, overflows) = range.location.addingReportingOverflow(range.length)
        scrollRectToVisible(caretRect(for: TextOffset(overflows ? edited.count : end)), animated: false)
    }

    /// A text view that does not scroll itself has the scroll view around it scroll, as far as its present content
    /// reaches (rule C77).
    private func scrollCaretToVisible() {
        guard isFirstResponder else { return }
        let caret = caretRect(for: TextOffset(edited.selection.upperBound))
        guard !isScrollEnabled else { return scrollRectToVisible(caret, animated: false) }
        guard let around = nearestScrollView, !Simulation.current.switches.contains(.leavesGrowingTextViews) else {
            return
        }
        around.scrollRectToVisible(convert(caret, to: around), animated: false)
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

    private func textHeight(width: CGFloat) -> CGFloat { fittingSize(textWidth: width).height }

    /// Returns the size in whole pixels.
    ///
    /// A width of 0 or less means any width (rule D65).
    private func fittingSize(textWidth width: CGFloat) -> CGSize {
        let font = self.font ?? .unset, inset = textContainerInset, scale = Simulation.current.screen.scale
        var size =
            styledLayout(width: max(0, width))?.size
            ?? TextMeasure.size(
                of: edited.string, font: font, width: max(0, width), maximumLines: textContainer.maximumNumberOfLines)
        if size.height == 0 { size.height = font.lineHeight }
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale + inset.left + inset.right + 2 * lineFragmentPadding,
            height: (size.height * scale).rounded(.up) / scale + inset.top + inset.bottom)
    }

    /// Returns the lines of attributed text, or nil for plain or empty text.
    private func styledLayout(width: CGFloat) -> TextLayout? {
        guard let text = styles.text, text.length > 0 else { return nil }
        return TextLayout(
            text, width: width, maximumLines: textContainer.maximumNumberOfLines)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
        return CGSize(width: size.width, height: textHeight(width: size.width - room))
    }

    /// A scrolling text view has no natural size.
    ///
    /// If the text view does not scroll, its width determines its height (rule D65).
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let free = fittingSize(textWidth: 0)
        return bounds.width > 0 ? CGSize(width: free.width, height: textHeight(width: max(1, textWidth))) : free
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let places = characterOffsets, font = self.font ?? .unset
        let styled = styledLayout(width: textWidth)?.lines
        let line = { (place: Int) -> Int in
            if let styled { return (styled.lastIndex { $0.range.lowerBound <= place }) ?? 0 }
            let y = self.caretRect(for: TextOffset(place)).minY - self.textContainerInset.top
            return Int((y / font.lineHeight).rounded())
        }
        let lastLine = line(places.last ?? 0)
        let y = point.y - textContainerInset.top
        let hit = styled.map { $0.lastIndex { $0.y <= y } ?? 0 } ?? Int((y / font.lineHeight).rounded(.down))
        let wanted = min(max(0, hit), lastLine)
        var best: (place: Int, distance: CGFloat)?
        // The line number rises with the offset, so the search starts at the first position of the wanted line.
        for index in firstIndex(in: places, where: { line($0) >= wanted })..<places.count {
            let place = places[index]
            guard line(place) == wanted else { break }
            let distance = abs(caretRect(for: TextOffset(place)).minX - point.x)
            if distance < best?.distance ?? .infinity { best = (place, distance) }
        }
        return TextOffset(best?.place ?? places.last ?? 0)
    }
}
