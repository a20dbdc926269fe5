// Fidelity: partial — size and self-sizing; the blurred background of the keyboard style is not drawn (rule D19)

import Foundation

/// A view that replaces the keyboard or is on top of it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The style of the view.
    open private(set) var inputViewStyle: Style
    /// Whether the height comes from the view's constraints instead of its frame.
    open var allowsSelfSizing = false

    /// Creates an input view; only the height of the frame, in points, has an effect.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a plain input view; the frame is in the future superview's coordinates, in points.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

extension UIInputView {
    /// The style of the view.
    public enum Style: _ImportedEnumeration {
        case `default`
        case keyboard
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}
