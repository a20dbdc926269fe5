// Fidelity: partial — the value, its limits, the size and taps; images and repeating are absent (rule B25)

import Foundation

@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private let signs = ["−", "+"].map { sign in
        let label = UILabel()
        label.text = sign
        label.textAlignment = .center
        return label
    }
    private var ownValue = 0.0

    open lazy var isContinuous = true { didSet { unmodelled("UIStepper.isContinuous") } }
    open lazy var autorepeat = true { didSet { unmodelled("UIStepper.autorepeat") } }
    open var wraps = false
    open var value: Double {
        get { ownValue }
        set { ownValue = min(max(newValue, minimumValue), maximumValue) }
    }
    open lazy var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = ownValue
        }
    }
    open lazy var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = ownValue
        }
    }
    open var stepValue = 1.0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
        for label in signs { addSubview(label) }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
    }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        (signs[0].frame, signs[1].frame) = (halves.slice, halves.remainder)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !takesTap(from: gestureRecognizer)
    }

    /// A tap on the left half subtracts a step, and any other tap adds one.
    override func actOnTap(_ event: UIEvent?) {
        let isMinus = liftedAt.map { $0.x < bounds.midX } ?? false
        let next = ownValue + (isMinus ? -stepValue : stepValue), former = ownValue
        value = next
        if wraps, next > maximumValue { value = minimumValue }
        if wraps, next < minimumValue { value = maximumValue }
        guard ownValue != former else { return }
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }
}
