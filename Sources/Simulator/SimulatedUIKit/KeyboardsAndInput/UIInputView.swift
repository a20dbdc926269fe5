// Fidelity: partial — size and self-sizing; the blurred background of the keyboard style is not drawn (rule D19)

import Foundation

@preconcurrency @MainActor
open class UIInputView: UIView {
    open private(set) var inputViewStyle: Style
    open var allowsSelfSizing = false

    /// Only the height of the frame has an effect.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

extension UIInputView {
    public enum Style: _ImportedEnumeration {
        case `default`
        case keyboard
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}
