// Fidelity: partial — a field with room for its magnifying glass; tokens and suggestions are absent

import Foundation

/// A search field.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UISearchTextField: UITextField {
    /// Creates a field; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text's rectangle, right of the magnifying glass, in the field's coordinates, in points (rule D55).
    open override func textRect(forBounds bounds: CGRect) -> CGRect { besideGlass(super.textRect(forBounds: bounds)) }
    /// Returns the text's rectangle during editing, in the field's coordinates, in points (rule D55).
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        besideGlass(super.editingRect(forBounds: bounds))
    }

    private func besideGlass(_ box: CGRect) -> CGRect {
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return box.insetNotBelowZero(
            by: UIEdgeInsets(top: 0, left: isFlipped ? 0 : 23, bottom: 0, right: isFlipped ? 23 : 0))
    }
}
