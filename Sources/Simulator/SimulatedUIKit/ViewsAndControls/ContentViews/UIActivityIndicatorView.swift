// Fidelity: partial — natural size, starting, stopping and hiding; nothing rotates

import Foundation

/// An activity indicator that spins while work is done.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The style, which determines the size.
    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the indicator is hidden while it is stopped.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The indicator's colour; nothing is drawn.
    open var color: UIColor! = .secondaryLabel { didSet { unmodelled("UIActivityIndicatorView.color") } }
    /// Whether the indicator is spinning.
    open private(set) var isAnimating = false

    /// Creates a stopped indicator with a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        isHidden = true
    }

    /// Creates an indicator; the frame is in the future superview's coordinates, in points.
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

    /// Starts the indicator and shows it.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }
    /// Stops the indicator.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// The natural size: 20 points square, 37 for a large indicator.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    /// Returns the natural size in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIActivityIndicatorView {
    /// The style of an indicator, which determines its size.
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
