import SceneModel
public import UIKit

/// The names of views in scripts and reports.
@MainActor
public enum ViewName {
    /// The name of a view: its accessibility identifier or label, otherwise its shown text, otherwise its class.
    ///
    /// A control or text input without identifier, label and text has its class and a number as name. The number counts
    /// the views of that class in the superview, from 1. A nameless view inside a button is the button's background.
    public static func of(_ view: UIView) -> String { of(view, ViewClass.of(view), view.accessibilityIdentifier) }

    /// The name of a view with a known accessibility identifier.
    public static func of(_ view: UIView, _ facts: ViewClass, _ identifier: String?) -> String {
        if let identifier { return identifier }
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        let shown: String? =
            switch facts.text {
            // A text field is named by its placeholder. Its typed text changes, and several fields may contain equal
            // text.
            case .textField: (view as? UITextField)?.placeholder
            case .label: (view as? UILabel)?.text
            case .button: (view as? UIButton)?.shownTitle
            case .textView, nil: nil
            }
        if let shown, !shown.isEmpty { return shown }
        if facts.kind == .view, let button = view.superview as? UIButton { return "\(of(button)) background" }
        return facts.kind.isTapped ? numbered(view, facts) : facts.name
    }

    private static func numbered(_ view: UIView, _ facts: ViewClass) -> String {
        let alike = view.superview?.subviews.filter { type(of: $0) == type(of: view) } ?? []
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else { return facts.name }
        return "\(facts.name) \(index + 1)"
    }
}

extension UIButton {
    var shownTitle: String? { currentTitle ?? configuration?.title }
}
