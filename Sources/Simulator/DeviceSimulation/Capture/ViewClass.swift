import SceneModel
import UIKit

/// What follows from a view's class alone; each class is looked at once, for pictures ask for every view.
@MainActor
final class ViewClass {
    /// Where a view of the class has its text.
    enum Text { case textField, label, textView, button }

    /// The class in words.
    let name: String
    let kind: SceneNode.Kind
    let text: Text?
    let scrolls: Bool
    /// Whether a view of the class may show a row.
    let isCell: Bool

    private static var known: [ObjectIdentifier: ViewClass] = [:]

    static func of(_ view: UIView) -> ViewClass {
        let key = ObjectIdentifier(type(of: view))
        if let known = known[key] { return known }
        let facts = ViewClass(view)
        known[key] = facts
        return facts
    }

    private init(_ view: UIView) {
        name = String(describing: type(of: view))
        scrolls = view is UIScrollView
        isCell = view is UITableViewCell || view is UICollectionViewCell
        text =
            switch view {
            case is UITextField: .textField
            case is UILabel: .label
            case is UITextView: .textView
            case is UIButton: .button
            default: nil
            }
        kind =
            switch view {
            case is UILabel: .label
            case is UITextField: .textField
            case is UITextView: .textView
            case is UIButton: .button
            case is UIControl: .control
            case is UIScrollView: .scrollView
            case is UIImageView: .image
            case is UINavigationBar, is UITabBar, is UIToolbar: .bar
            default: .view
            }
    }
}
