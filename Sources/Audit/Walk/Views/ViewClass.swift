public import SceneModel
public import UIKit

/// What follows from a view's class alone; each class is looked at once, for pictures ask for every view.
@MainActor
public final class ViewClass {
    /// Where a view of the class has its text.
    public enum Text { case textField, label, textView, button }

    /// The class in words.
    public let name: String
    /// What it is for rules and pictures.
    public let kind: SceneNode.Kind
    /// Where its text is; nil for a class without.
    public let text: Text?
    /// Whether it is a switch.
    public let isSwitch: Bool
    /// Whether content scrolls in it.
    public let scrolls: Bool
    /// Whether a view of the class may show a row.
    public let isCell: Bool
    /// Whether SwiftUI draws inside, as in `_UIHostingView`.
    let isHosting: Bool

    private static var known: [ObjectIdentifier: ViewClass] = [:]

    /// What follows from the class of a view.
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
