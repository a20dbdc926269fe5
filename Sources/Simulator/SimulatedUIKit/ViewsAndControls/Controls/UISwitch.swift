// Fidelity: partial — state, fixed size and taps; dragging the thumb, pictures and styles are absent (rule B25)

import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)

    /// Whether the switch is on; setting it by code sends no action.
    open var isOn = false
    /// The colour of a switch that is on; nil means green.
    open var onTintColor: UIColor? { didSet { undrawn("UISwitch.onTintColor") } }
    /// The colour of the thumb; nil means white.
    open var thumbTintColor: UIColor? { didSet { undrawn("UISwitch.thumbTintColor") } }

    /// Creates a switch at an origin in the future superview's coordinates, in points; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
    }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Switches on or off without sending an action.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The fixed size, 51 by 31 points.
    open override var intrinsicContentSize: CGSize { Self.size }
    /// Returns the fixed size; the offered size has no effect.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Returns false for a tap, because the switch itself handles taps instead of a recognizer of a superview.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !takesTap(from: gestureRecognizer)
    }

    override func actOnTap(_ event: UIEvent?) {
        isOn.toggle()
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }
}
