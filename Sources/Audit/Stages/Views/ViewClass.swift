public import SceneModel
public import UIKit

/// The facts that follow from a view's class.
///
/// Every snapshot needs these facts for every view, so they are cached.
@MainActor
public final class ViewClass {
    /// The kinds of views that show text.
    public enum Text { case textField, label, textView, button }

    /// The name of the class.
    public let name: String
    /// The view's kind in snapshots, for rules and drawings.
    public let kind: SceneNode.Kind
    /// The way in which a view of the class shows text; nil for a class that shows no text.
    public let text: Text?
    /// Whether the view is a switch.
    public let isSwitch: Bool
    /// Whether the view is a scroll view.
    public let scrolls: Bool
    /// Whether the view may be a list's cell.
    public let isCell: Bool
    /// Whether SwiftUI draws the view's content, as in `_UIHostingView`.
    let isHosting: Bool

    private static var known: [ObjectIdentifier: ViewClass] = [:]

    /// Returns the facts about a view's class.
    public static func of(_ view: UIView) -> ViewClass {
        let key = ObjectIdentifier(type(of: view))
        if let known = known[key] { return known }
        let facts = ViewClass(view)
        known[key] = facts
        return facts
    }

    private init(_ view: UIView) {
        name = String(describing: type(of: view))
        isSwitch = view is UISwitch
        scrolls = view is UIScrollView
        isCell = view is UITableViewCell || view is UICollectionViewCell
        isHosting = name.contains("HostingView")
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
