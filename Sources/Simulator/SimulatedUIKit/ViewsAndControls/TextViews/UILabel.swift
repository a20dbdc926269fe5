// Fidelity: partial — natural size of plain and attributed text, wrapping and baselines; shrinking is absent

import Foundation

@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var string: String?
    private var styles = TextStyles()
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private var ownFont: UIFont! = .systemFont(ofSize: 17)
    private var ownColor: UIColor? = .label
    private var ownAlignment = NSTextAlignment.natural

    /// A new plain text removes all attributes (rule D34).
    open var text: String? {
        get { string }
        set {
            let isSame = newValue == string && styles.text == nil
            string = newValue
            styles.set(nil)
            if !isSame { invalidateIntrinsicContentSize() }
        }
    }

    /// The label takes the font, colour and alignment of the first character (rule D34).
    open var attributedText: NSAttributedString? {
        get { styles.copy ?? string.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
        set {
            string = newValue?.string
            styles.set(newValue)
            if let first = styles.first {
                ownFont = first.font ?? ownFont
                ownColor = first.color ?? ownColor
                ownAlignment = first.paragraph?.alignment ?? ownAlignment
            }
            invalidateIntrinsicContentSize()
        }
    }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        TextStyles.plain(font: font, color: textColor, alignment: textAlignment, mode: lineBreakMode)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Nil sets the default font (rule D33).
    ///
    /// A new font applies to the whole attributed text (rule D35).
    open var font: UIFont! {
        get { ownFont }
        set {
            let isSame = newValue == ownFont && styles.text == nil
            ownFont = newValue ?? .systemFont(ofSize: 17)
            styles.apply(.font, ownFont as UIFont)
            if !isSame { invalidateIntrinsicContentSize() }
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// A new colour applies to the whole attributed text (rule D35).
    open var textColor: UIColor! {
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
    /// A new mode applies to the whole attributed text (rule D66).
    ///
    /// Of all modes, only `byCharWrapping` changes the label's size.
    open lazy var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            styles.breakLines(lineBreakMode)
            if lineBreakMode != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    open lazy var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }
    open lazy var adjustsFontSizeToFitWidth = false { didSet { undrawn("UILabel.adjustsFontSizeToFitWidth") } }
    open lazy var minimumScaleFactor: CGFloat = 0 { didSet { undrawn("UILabel.minimumScaleFactor") } }
    /// The value has no effect here: a view keeps its font when a person chooses another text size.
    @available(iOS 10.0, *)
    open lazy var adjustsFontForContentSizeCategory = false {
        didSet { unmodelled("UILabel.adjustsFontForContentSizeCategory") }
    }
    open lazy var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the text in whole pixels (rule B60).
    ///
    /// The width is that of the unwrapped text. The height is that of the text wrapped at the view's present width.
    open override var intrinsicContentSize: CGSize {
        if numberOfLines == 1 { return fittingSize(width: 0) }
        if preferredMaxLayoutWidth > 0 { return fittingSize(width: preferredMaxLayoutWidth) }
        return CGSize(width: fittingSize(width: 0).width, height: fittingSize(width: bounds.width).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines == 1 ? 0 : size.width)
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        guard let text, let font else { return .zero }
        let size =
            styledLayout(width: width)?.size
            ?? TextMeasure.size(of: text, font: font, width: width, maximumLines: numberOfLines)
        let scale = Simulation.current.screen.scale
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    /// Returns the lines of attributed text or of text that breaks between characters, or nil for other text.
    private func styledLayout(width: CGFloat) -> TextLayout? {
        let breaksWords = lineBreakMode == .byCharWrapping
        guard breaksWords || styles.text != nil, var text = styles.text ?? attributedText.map(StyledText.init) else {
            return nil
        }
        if breaksWords {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = lineBreakMode
            text.change { if $0[.paragraphStyle] == nil { $0[.paragraphStyle] = style } }
        }
        return TextLayout(text, font: font, width: width, maximumLines: numberOfLines, staysWhole: false)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if numberOfLines != 1, old.width != bounds.width { invalidateIntrinsicContentSize() }
    }

    override var firstBaselineOffset: CGFloat {
        guard styles.text != nil, let line = styledLayout(width: bounds.width)?.lines.first else {
            return font?.ascender ?? 0
        }
        return line.height - line.descent
    }
    override var lastBaselineOffset: CGFloat {
        guard styles.text != nil, let line = styledLayout(width: bounds.width)?.lines.last else {
            return -(font?.descender ?? 0)
        }
        return line.descent
    }
}
