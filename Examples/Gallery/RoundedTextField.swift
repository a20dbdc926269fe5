import UIKit

/// A field with a filled, rounded background, and padding beside the text.
final class RoundedTextField: UITextField {
    private let padding: CGFloat

    init(cornerRadius: CGFloat, padding: CGFloat = 14) {
        self.padding = padding
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = cornerRadius
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: padding, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: padding, dy: 0)
    }
}

extension RoundedTextField {
    convenience init(named name: String, content: UITextContentType? = nil) {
        self.init(cornerRadius: 10)
        accessibilityIdentifier = name
        placeholder = name
        textContentType = content
        heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
}
