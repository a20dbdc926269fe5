// Fidelity: partial — state, fixed size and taps; dragging the thumb, pictures and styles are absent (rule B25)

import Foundation

@preconcurrency @MainActor
open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)

    open var isOn = false
    open lazy var onTintColor: UIColor? = nil { didSet { undrawn("UISwitch.onTintColor") } }
    open lazy var thumbTintColor: UIColor? = nil { didSet { undrawn("UISwitch.thumbTintColor") } }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
    }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// An enabled switch handles a single tap itself, so the recognizers of superviews must not recognize the tap.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !takesTap(from: gestureRecognizer)
    }

    override func actOnTap(_ event: UIEvent?) {
        isOn.toggle()
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }
}
