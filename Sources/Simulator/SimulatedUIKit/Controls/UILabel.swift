// Fidelity: partial — natural size of plain text, wrapping and baselines; attributed text and shrinking are absent

import Foundation

/// Read-only text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text's font; nil sets the default one (rule D33).
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            if font != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text's colour.
    open var textColor: UIColor! = .label
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// The most lines; 0 is any number.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width in points at which text wraps while the natural size is asked for; 0 takes the view's own.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Creates a label; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Text measured by ``TextMeasure``, rounded up to whole pixels.
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        return fittingSize(width: numberOfLines == 1 ? 0 : width)
    }

    /// The size of the text when it wraps at a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines == 1 ? 0 : size.width)
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        guard let text, let font else { return .zero }
        let size = TextMeasure.size(of: text, font: font, width: width, maximumLines: numberOfLines)
        let scale = Simulation.current.screen.scale
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if numberOfLines != 1, old.width != bounds.width { invalidateIntrinsicContentSize() }
    }

    override var firstBaselineOffset: CGFloat { font?.ascender ?? 0 }
    override var lastBaselineOffset: CGFloat { -(font?.descender ?? 0) }
}
