// Fidelity: partial — natural size, running and hiding; nothing turns

import Foundation

/// A wheel that turns while work is done.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the wheel is hidden while it stands still.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The wheel's colour; nothing is drawn.
    open var color: UIColor! = .secondaryLabel { didSet { unmodelled("UIActivityIndicatorView.color") } }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Creates a wheel of a style, standing still.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        isHidden = true
    }

    /// Creates a wheel; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
    }

    /// Inert: archives are not read.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }

    /// Lets the wheel turn, and shows it.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }
    /// Lets the wheel stand still.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// 20 points square, 37 for a large wheel.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    /// The natural size in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIActivityIndicatorView {
    /// How large a wheel is.
    public enum Style: _ImportedEnumeration {
        /// 20 points.
        case medium
        /// 37 points.
        case large
        /// 37 points, white.
        case whiteLarge
        /// 20 points, white.
        case white
        /// 20 points, grey.
        case gray
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [100, 101, 0, 1, 2]
    }
}
