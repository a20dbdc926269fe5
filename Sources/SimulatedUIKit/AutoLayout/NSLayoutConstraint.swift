// Fidelity: partial — everything but the visual format language and archives (rules B20 to B33)

import ConstraintSolver
import Foundation
@_spi(Simulation) import ObjectiveC

/// A linear relation between two attributes: first = second × multiplier + constant, or ≤, or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// How the two sides relate.
    public enum Relation: Int, Sendable {
        /// A relation.
        case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
    }

    /// An axis.
    public enum Axis: Int, Sendable {
        /// An axis.
        case horizontal = 0, vertical = 1
    }

    private weak var firstStorage: (any LayoutItem)?
    private weak var secondStorage: (any LayoutItem)?
    /// The attribute on the left side.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute on the right side.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// How the two sides relate.
    open private(set) var relation = Relation.equal
    /// The factor of the right side.
    open private(set) var multiplier: CGFloat = 1
    /// A name for people; shows up in conflict reports.
    open var identifier: String?
    /// The view that stores the active constraint: the closest common ancestor (rule B29).
    weak var owner: UIView?
    /// The views that an active constraint is about, except its owner: their removal deactivates it.
    private weak var firstMentioning: UIView?, secondMentioning: UIView?
    /// Position in the order of activation, for ties and conflicts.
    var activation = 0
    /// Whether a conflict dropped the constraint from the solution; it stays active (rule B31).
    var isBroken = false
    /// How the constraint takes part in the engine of its tree.
    var installation: LayoutEngine.Installation?
    private var active = false
    /// Who observes properties, if anybody does.
    var keyValueObservers: KeyValueObservers?
    private var constantStorage: CGFloat = 0
    private var priorityStorage = UILayoutPriority.required

    /// Creates a constraint of nothing, for archives; it can't be activated.
    public override init() { super.init() }

    /// Creates a constraint between attributes of views or guides.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let first = view1 as? any LayoutItem else {
            UIKitException.invalidArgument.raise(
                "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
        }
        self.init(
            first: first, attr1, relation, view2 as? any LayoutItem, attr2, multiplier: multiplier, constant: c)
    }

    convenience init(
        first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        Attribute.requirePair(firstAttribute, second == nil ? nil : secondAttribute)
        self.init()
        firstStorage = first
        secondStorage = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        constantStorage = constant
    }

    /// Called once everything of an archive has been loaded; no archive is read here.
    ///
    /// Not isolated, because UIKit declares it for every object.
    nonisolated open func awakeFromNib() {}

    var first: (any LayoutItem)? { firstStorage }
    var second: (any LayoutItem)? { secondStorage }

    /// The view or guide on the left side.
    open var firstItem: AnyObject? { firstStorage }
    /// The view or guide on the right side.
    open var secondItem: AnyObject? { secondStorage }

    /// The number added to the right side, in points; an equal value changes nothing (rule B30).
    open var constant: CGFloat {
        get { constantStorage }
        set {
            if newValue != constantStorage {
                constantStorage = newValue
                constantDidChange()
            }
            keyValueObservers?.changed(.constant)
        }
    }

    private func constantDidChange() {
        guard active, let owner else { return }
        if let engine = owner.layoutRoot.tree.engine {
            engine.constantDidChange(of: self)
        } else {
            owner.setNeedsLayout()
        }
    }

    /// How much the constraint matters; may not change from or to required once active (rule B22).
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            guard newValue != priorityStorage else { return }
            if active && (newValue == .required) != (priorityStorage == .required) {
                UIKitException.internalInconsistency.raise(
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                        + " You passed priority \(newValue.rawValue) and the existing priority was \(priorityStorage.rawValue)."
                )
            }
            priorityStorage = newValue
            guard active, let owner else { return }
            owner.layoutRoot.tree.engine?.priorityDidChange(of: self)
            owner.markForLayout()
        }
    }

    /// Whether the constraint takes part in layout (rules B28, B30).
    open var isActive: Bool {
        get { active }
        set { newValue ? activate() : deactivate() }
    }

    /// Inert: whether an archive keeps the constraint.
    open var shouldBeArchived = false
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Activates constraints in order; those before a bad one stay active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static var activations = 0

    private func activate() {
        guard !active else { return }
        guard let first = firstStorage, let view = first.layoutView else {
            UIKitException.generic.raise("Unable to activate constraint \(text): its first item is gone.")
        }
        let other = secondStorage.map(\.layoutView) ?? view
        guard let other, let common = UIView.commonAncestor(of: view, other) else {
            UIKitException.generic.raise(
                "Unable to activate constraint with anchors \(sideText(first, firstAttribute)) and "
                    + "\(secondStorage.map { sideText($0, secondAttribute) } ?? "none") because they have no common ancestor. "
                    + "Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
            )
        }
        active = true
        Self.activations += 1
        activation = Self.activations
        owner = common
        common.tree.constraints.append(self)
        for item in [view, other] where item !== common && firstMentioning !== item {
            item.tree.mentions.append(LayoutState.Mention(constraint: self, activation: activation))
            (firstMentioning, secondMentioning) = (item, firstMentioning)
        }
        common.setNeedsUpdateLayout(after: { $0.install(self) })
    }

    /// Numbers active constraints anew, in their order, as if they were activated now; their view enters another tree.
    static func renewActivations(of constraints: [NSLayoutConstraint]) {
        activations += constraints.count
        // From the last one down, so that the lists that are sorted by these numbers stay sorted on the way.
        for (index, constraint) in constraints.reversed().enumerated() {
            let number = activations - index
            constraint.firstMentioning?.tree.renumberMention(of: constraint, as: number)
            constraint.secondMentioning?.tree.renumberMention(of: constraint, as: number)
            constraint.activation = number
        }
    }

    private func deactivate() {
        guard active else { return }
        active = false
        isBroken = false
        firstMentioning?.tree.forgetMention(of: self)
        secondMentioning?.tree.forgetMention(of: self)
        (firstMentioning, secondMentioning) = (nil, nil)
        guard let owner else { return }
        owner.tree.forget(self)
        owner.setNeedsUpdateLayout(after: { $0.uninstall(self) })
        self.owner = nil
    }
}
