import SceneModel
public import UIKit

/// The names that people, scripts and reports have for views.
@MainActor
public enum ViewName {
    /// The name of a view: its accessibility identifier or label, else what it shows, else its class.
    ///
    /// A control or text input without any of these is called by its class and its number among the views of that class that
    /// lie in the same superview, from 1.
    public static func of(_ view: UIView) -> String { of(view, ViewClass.of(view), view.accessibilityIdentifier) }

    /// - Parameter identifier: the view's accessibility identifier.
    public static func of(_ view: UIView, _ facts: ViewClass, _ identifier: String?) -> String {
        if let identifier { return identifier }
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        let shown: String? =
            switch facts.text {
            // What was typed is no name: it changes, and several fields may hold the same.
            case .textField: (view as? UITextField)?.placeholder
            case .label: (view as? UILabel)?.text
            case .button: (view as? UIButton)?.shownTitle
            case .textView, nil: nil
            }
        if let shown, !shown.isEmpty { return shown }
        return facts.kind.isTapped ? numbered(view, facts) : facts.name
    }

    private static func numbered(_ view: UIView, _ facts: ViewClass) -> String {
        let alike = view.superview?.subviews.filter { type(of: $0) == type(of: view) } ?? []
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else { return facts.name }
        return "\(facts.name) \(index + 1)"
    }
}

extension UIButton {
    /// The title, a configuration's as well.
    var shownTitle: String? { currentTitle ?? configuration?.title }
}
