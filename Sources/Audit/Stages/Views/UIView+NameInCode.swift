import UIKit

extension UIView {
    /// The view's name in the code of a page: the property that holds it, or else a name after its class.
    func nameInCode(from page: UIViewController) -> String { property(of: page) ?? nameAfterClass }

    /// A clause that says which view a name means, unless the page has a property of this name.
    ///
    /// - Parameter input: the edited input, around or beside which the view is.
    func explanationOfName(from page: UIViewController, beside input: UIView) -> String {
        guard property(of: page) == nil else { return "" }
        let kind = ViewClass.of(self).name, name = ViewName.of(input)
        let relation =
            self === input ? "'\(name)'" : input.isDescendant(of: self) ? "around '\(name)'" : "beside '\(name)'"
        return ", where \(nameAfterClass) is the \(kind) \(relation)"
    }

    private var nameAfterClass: String {
        let words = ViewClass.of(self).name.prefix { $0 != "<" }
        let plain = words.hasPrefix("UI") && words.count > 2 ? words.dropFirst(2) : words
        let name = plain.prefix(1).lowercased() + plain.dropFirst()
        // The page's own view is called `view` in its code.
        return name == "view" ? "container" : name
    }

    /// The name of the page's property that holds the view; nil if no property does.
    private func property(of page: UIViewController) -> String? {
        if self is UIWindow { return "window" }
        if self === page.viewIfLoaded { return "view" }
        if self === (page as? UITableViewController)?.tableView { return "tableView" }
        if self === (page as? UICollectionViewController)?.collectionView { return "collectionView" }
        var mirror: Mirror? = Mirror(reflecting: page)
        // UIKit's own superclasses have no properties of the app.
        while let present = mirror, !String(reflecting: present.subjectType).hasPrefix("UIKit.") {
            for case (let label?, let value) in present.children where (value as? UIView) === self {
                return label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
            }
            mirror = present.superclassMirror
        }
        return nil
    }
}
