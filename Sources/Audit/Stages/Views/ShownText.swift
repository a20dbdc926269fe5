public import UIKit

/// The text of a label, a button or a text input, with its style.
@MainActor
public struct ShownText {
    /// The text; bullets for a secure field.
    public var text: String?
    /// The text's colour.
    public var color: UIColor?
    /// The text's font.
    public var font: UIFont?
    /// The text's alignment in its line.
    public var alignment = NSTextAlignment.natural
    /// Whether the text is a placeholder.
    public var isPlaceholder = false
    /// The distance between the text and the left edge, in points; nil if unknown.
    public var inset: CGFloat?

    private static let lineFragmentPadding: CGFloat = 5
    private static let placeholderColor = UIColor.placeholderText

    /// Reads the text of a view; the result is nil for a class without text.
    public init?(_ view: UIView, _ facts: ViewClass) {
        switch facts.text {
        case .textField:
            guard let field = view as? UITextField else { return nil }
            read(field)
        case .label:
            guard let label = view as? UILabel else { return nil }
            (text, color, font, alignment) = (label.text, label.textColor, label.font, label.textAlignment)
        case .textView:
            guard let view = view as? UITextView else { return nil }
            (text, color, font, alignment) = (view.text, view.textColor, view.font, view.textAlignment)
            inset = view.textContainerInset.left + Self.lineFragmentPadding
        case .button:
            guard let button = view as? UIButton else { return nil }
            read(button)
        case nil: return nil
        }
    }

    private mutating func read(_ button: UIButton) {
        (text, font, alignment) = (button.shownTitle, button.titleLabel?.font, .center)
        guard let configuration = button.configuration else { return color = button.currentTitleColor }
        color = button.titleLabel?.textColor
        if let title = text, let subtitle = configuration.subtitle { text = title + "\n" + subtitle }
        // In a button with an image, the title begins at the label's left edge.
        guard configuration.image != nil, let label = button.titleLabel, label.bounds.width > 0 else { return }
        (inset, alignment) = (label.convert(label.bounds, to: button).minX, .left)
    }

    private mutating func read(_ field: UITextField) {
        let content = field.text ?? ""
        isPlaceholder = content.isEmpty
        let shown = field.isSecureTextEntry ? String(repeating: "\u{2022}", count: content.count) : content
        text = isPlaceholder ? field.placeholder : shown
        color = isPlaceholder ? Self.placeholderColor : field.textColor
        (font, alignment) = (field.font, field.textAlignment)
        inset = field.textRect(forBounds: field.bounds).minX - field.bounds.minX
    }
}
