// Fidelity: partial — size and self-sizing; the blurred background of the keyboard style is not drawn (rule D19)

import Foundation

/// A view that takes the keyboard's place or stands on top of it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// How the view looks.
    open private(set) var inputViewStyle: Style
    /// Whether the keyboard asks the view's constraints for its height instead of taking its frame's.
    open var allowsSelfSizing = false

    /// Creates an input view; of the frame's numbers only the height in points counts.
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
    /// How the view looks.
    public enum Style: _ImportedEnumeration {
        case `default`
        case keyboard
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}
