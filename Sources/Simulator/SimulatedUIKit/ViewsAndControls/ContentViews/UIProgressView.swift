// Fidelity: partial — the progress and the size (rule B25); images and styles are absent

import Foundation

@preconcurrency @MainActor
open class UIProgressView: UIView {
    private static let height: CGFloat = 4
    private let bar = UIView()
    private var ownProgress: Float = 0

    open lazy var progressViewStyle = Style.default { didSet { undrawn("UIProgressView.progressViewStyle") } }
    open var progress: Float {
        get { ownProgress }
        set {
            ownProgress = min(max(newValue, 0), 1)
            setNeedsLayout()
        }
    }
    open lazy var progressTintColor: UIColor? = nil {
        didSet { bar.backgroundColor = progressTintColor ?? .systemBlue }
    }
    open lazy var trackTintColor: UIColor? = nil { didSet { backgroundColor = trackTintColor ?? .systemGray5 } }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        (backgroundColor, bar.backgroundColor) = (.systemGray5, .systemBlue)
        addSubview(bar)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
    }
}

extension UIProgressView {
    public enum Style: _ImportedEnumeration {
        case `default`
        case bar
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [0, 1]
    }
}
