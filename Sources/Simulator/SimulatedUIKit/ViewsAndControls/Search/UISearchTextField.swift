// Fidelity: partial — a field with room for its magnifying glass; tokens and suggestions are absent

import Foundation

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text begins beside the magnifying glass (rule D55).
    open override func textRect(forBounds bounds: CGRect) -> CGRect { besideGlass(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        besideGlass(super.editingRect(forBounds: bounds))
    }

    private func besideGlass(_ box: CGRect) -> CGRect {
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return box.insetNotBelowZero(
            by: UIEdgeInsets(top: 0, left: isFlipped ? 0 : 23, bottom: 0, right: isFlipped ? 23 : 0))
    }
}
