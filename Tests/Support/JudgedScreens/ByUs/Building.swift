import UIKit

extension UITextField {
    static func named(_ name: String) -> UITextField {
        let field = UITextField()
        field.placeholder = name
        field.accessibilityIdentifier = name
        field.borderStyle = .roundedRect
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return field
    }
}

extension UITextView {
    static func named(_ name: String) -> UITextView {
        let view = UITextView()
        view.accessibilityIdentifier = name
        view.font = .systemFont(ofSize: 17)
        return view
    }
}

extension UIButton {
    static func named(_ name: String, _ action: (@MainActor () -> Void)? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        button.accessibilityIdentifier = name
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        if let action { button.addAction(UIAction { _ in action() }, for: .touchUpInside) }
        return button
    }
}

extension UILabel {
    static func saying(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }
}

extension UIStackView {
    static func column(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}

extension UIView {
    /// The view is between the leading and the trailing side of the safe area.
    func place(_ view: UIView, inset: CGFloat = 20, _ constraints: [NSLayoutConstraint]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview == nil { addSubview(view) }
        NSLayoutConstraint.activate(
            [
                view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: inset),
                view.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -inset)
            ] + constraints)
    }

    static func block(_ height: CGFloat) -> UIView {
        let view = UIView()
        view.backgroundColor = .secondarySystemBackground
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }
}

extension UIScrollView {
    static func around(_ column: UIView, inset: CGFloat = 20) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "Form"
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        let content = scroll.contentLayoutGuide, frame = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: inset),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -inset),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: inset),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -inset),
            column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * inset)
        ])
        return scroll
    }
}

extension UIViewController {
    /// The view is between the top of the safe area and an anchor.
    func fill(_ child: UIView, downTo bottom: NSLayoutYAxisAnchor, inset: CGFloat = 0) {
        view.place(
            child, inset: inset,
            [
                child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                child.bottomAnchor.constraint(equalTo: bottom)
            ])
    }
}
