import UIKit

extension RoundedTextField {
    /// A field of a form: 44 points high, with its name as placeholder and identifier.
    convenience init(named name: String, content: UITextContentType? = nil) {
        self.init(cornerRadius: 10)
        accessibilityIdentifier = name
        placeholder = name
        textContentType = content
        heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
}
