public import SceneModel
import UIKit

extension Stage {
    /// The names of the properties in which the app's controllers store their views.
    ///
    /// The keys are the identities of the views' nodes in snapshots. If several properties store a view, the name is
    /// the last of them.
    public var codeNames: [Int: CodeName] {
        var names: [Int: CodeName] = [:]
        if let root = host.window.rootViewController { addNames(of: root, to: &names) }
        return names
    }

    private func addNames(of controller: UIViewController, to names: inout [Int: CodeName]) {
        let owner = String(describing: Swift.type(of: controller))
        func name(_ view: UIView?, _ property: String) {
            guard let view, let number = host.number(of: view) else { return }
            names[number] = CodeName(owner: owner, property: property)
        }
        name(controller.viewIfLoaded, "view")
        name((controller as? UITableViewController)?.tableView, "tableView")
        name((controller as? UICollectionViewController)?.collectionView, "collectionView")
        for (label, view) in Self.viewProperties(of: controller) { name(view, label) }
        for child in controller.children { addNames(of: child, to: &names) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            addNames(of: presented, to: &names)
        }
    }

    /// The search leaves out the properties of UIKit's own superclasses.
    private static func viewProperties(of controller: UIViewController) -> [(label: String, view: UIView)] {
        var found: [(label: String, view: UIView)] = [], mirror: Mirror? = Mirror(reflecting: controller)
        while let present = mirror, !String(reflecting: present.subjectType).hasPrefix("UIKit.") {
            for case (let label?, let value) in present.children {
                guard let view = value as? UIView else { continue }
                found.append((label.replacingOccurrences(of: "$__lazy_storage_$_", with: ""), view))
            }
            mirror = present.superclassMirror
        }
        return found
    }
}
