import AuditRules
import UIKit

extension Change {
    /// The changes that need UIKit alone.
    public static let ofUIKit: [Change] = [removal, guide]

    /// Changes no view: the trial keeps the keyboard's notifications from the app.
    private static let removal = Change(
        Trial.removal.change, asAvoidance: .nothing, mutesApp: Trial.removal.mutesApp, places: { _ in [] },
        make: { _, _, _ in })

    /// Ties a view's bottom to the page's keyboard guide instead of the page's bottom.
    private static let guide = Change("guide") { page in
        guard let root = page.controller.viewIfLoaded else { return [] }
        let ties = BottomTie.all(of: root)
        let single = ties.count > 1 ? ties.map { [$0] } : []
        return ((ties.isEmpty ? [] : [ties]) + single).map { chosen in
            Place(root, detail: chosen.map(\.signature).joined(separator: "\n")) { name in
                let lines = chosen.map { tie in
                    "\(tie.view.nameInCode(from: page.controller)).bottomAnchor.constraint(equalTo: "
                        + "\(name).keyboardLayoutGuide.topAnchor).isActive = true"
                }
                let constants = chosen.allSatisfy(\.isTight) ? "" : ", whose constant the new one takes over"
                return lines.joined(separator: "; ")
                    + "; delete the constraint to the bottom of \(name)\(constants)"
            }
        }
    } make: { root, detail, _ in
        let wanted = Set(detail.split(separator: "\n").map(String.init))
        for tie in BottomTie.all(of: root) where wanted.contains(tie.signature) {
            tie.move(to: root.keyboardLayoutGuide)
        }
    }
}

/// A constraint that ties the bottom of a view to the bottom of its page.
@MainActor
private struct BottomTie {
    let view: UIView
    private let constraint: NSLayoutConstraint
    private let isFirst: Bool

    static func all(of page: UIView) -> [BottomTie] { page.constraints.compactMap { BottomTie($0, of: page) } }

    private init?(_ constraint: NSLayoutConstraint, of page: UIView) {
        let bottoms: [NSLayoutConstraint.Attribute] = [.bottom, .bottomMargin]
        guard constraint.isActive, constraint.multiplier == 1, bottoms.contains(constraint.firstAttribute),
            bottoms.contains(constraint.secondAttribute)
        else { return nil }
        func isPage(_ item: AnyObject?) -> Bool {
            item === page || item === page.safeAreaLayoutGuide || item === page.layoutMarginsGuide
        }
        let first = constraint.firstItem as AnyObject?, second = constraint.secondItem as AnyObject?
        switch (first, second) {
        case (let view as UIView, _) where view !== page && isPage(second): (self.view, isFirst) = (view, true)
        case (_, let view as UIView) where view !== page && isPage(first): (self.view, isFirst) = (view, false)
        default: return nil
        }
        self.constraint = constraint
    }

    /// Whether the view ends at the page's bottom, without a distance.
    var isTight: Bool { constraint.constant == 0 }

    /// The tie as text that is equal in another run, where the constant may differ.
    var signature: String {
        let path = view.superview.flatMap { _ in sequence(first: view, next: { $0.superview }).first { $0 === page } }
            .flatMap { ViewPath(to: view, from: $0)?.text }
        return "\(path ?? "") \(constraint.relation.rawValue) \(Int(constraint.priority.rawValue))"
    }

    private var page: UIView? {
        let items = [constraint.firstItem as AnyObject?, constraint.secondItem as AnyObject?]
        let other = items[isFirst ? 1 : 0]
        return other as? UIView ?? (other as? UILayoutGuide)?.owningView
    }

    func move(to guide: UILayoutGuide) {
        constraint.isActive = false
        let relation: NSLayoutConstraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: isFirst ? .lessThanOrEqual : .greaterThanOrEqual
            case .greaterThanOrEqual: isFirst ? .greaterThanOrEqual : .lessThanOrEqual
            default: .equal
            }
        let moved = NSLayoutConstraint(
            item: view, attribute: .bottom, relatedBy: relation, toItem: guide, attribute: .top, multiplier: 1,
            constant: isFirst ? constraint.constant : -constraint.constant)
        moved.priority = constraint.priority
        moved.isActive = true
    }
}
