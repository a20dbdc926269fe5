import UIKit

extension UIButton {
    static func filled(_ title: String, color: UIColor) -> UIButton {
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = title
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = color
        button.layer.cornerRadius = 12
        return button
    }
}
