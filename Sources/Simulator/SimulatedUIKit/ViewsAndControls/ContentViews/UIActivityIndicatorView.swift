// Fidelity: partial — natural size, starting, stopping and hiding; nothing rotates

import Foundation

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    open var style: Style {
        get { styleStorage }
        set { styleStorage = newValue }
    }
    private var styleStorage: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    open lazy var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var color: UIColor! = .secondaryLabel { didSet { unmodelled("UIActivityIndicatorView.color") } }
    open private(set) var isAnimating = false

    public init(style: Style) {
        styleStorage = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        isHidden = true
    }

    public override init(frame: CGRect) {
        styleStorage = .medium
        super.init(frame: frame)
        isHidden = true
    }

    /// Inert: archives are not read.
    public required init(coder: NSCoder) {
        styleStorage = .medium
        super.init(frame: .zero)
    }

    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIActivityIndicatorView {
    public enum Style: _ImportedEnumeration {
        case medium
        case large
        case whiteLarge
        case white
        case gray
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [100, 101, 0, 1, 2]
    }
}
