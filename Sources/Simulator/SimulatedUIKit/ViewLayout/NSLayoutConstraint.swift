// Fidelity: partial — everything except archives (rules B20 to B33)

import ConstraintSolver
import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // A screen can have thousands of constraints. To save memory, the properties are in an order that leaves few gaps
    // between them. Accesses to the properties never overlap. Checking this at run time took a tenth of the layout's
    // time.

    @exclusivity(unchecked) private final nonisolated(unsafe) var extras: Extras?
    @exclusivity(unchecked) private final var firstNode: LayoutNode?
    @exclusivity(unchecked) private final var secondNode: LayoutNode?
    /// The closest common ancestor of the items, which stores the active constraint (rule B29).
    @exclusivity(unchecked) private final nonisolated(unsafe) var ownerNode: LayoutNode?
    @exclusivity(unchecked) private(set) final var constantStorage: CGFloat = 0
    /// The position in the order of activation.
    ///
    /// This order decides which solution wins and which constraint a conflict drops.
    @exclusivity(unchecked) private(set) final var activation = 0
    @exclusivity(unchecked) private final var engineStorage: Int32 = 0
    @exclusivity(unchecked) private(set) final var priorityStorage = UILayoutPriority.required
    /// The relation in the engine's solver, or nil if the engine left the constraint out.
    @exclusivity(unchecked) final var relationID: ConstraintID?
    @exclusivity(unchecked) private final var attributeStorage = SmallEnumeration(Attribute.notAnAttribute)
    @exclusivity(unchecked) private final var otherAttributeStorage = SmallEnumeration(Attribute.notAnAttribute)
    @exclusivity(unchecked) private final var signStorage = SmallEnumeration(Relation.equal)
    @exclusivity(unchecked) private final var active = false
    /// Whether a conflict dropped the constraint from the solution.
    ///
    /// The constraint stays active (rule B31).
    @exclusivity(unchecked) final var isBroken = false

    private final class Extras {
        var identifier: String?
        var keyValueObservers: KeyValueObservers?
        var shouldBeArchived = false
        var multiplier: CGFloat = 1
        /// The guides whose lengths the constraint relates, if they are distances between anchors.
        var spans: [SpanGuide] = []
        var associatedObjects: AssociatedObjects?
    }

    private nonisolated var ownExtras: Extras {
        if let extras, extras !== Self.extrasOfStacks { return extras }
        let own = Extras()
        own.identifier = extras?.identifier
        extras = own
        return own
    }

    /// All constraints of stack views have the same `Extras` object.
    private static nonisolated(unsafe) let extrasOfStacks = {
        let extras = Extras()
        extras.identifier = "UISV"
        return extras
    }()

    func belongsToStack() {
        if extras == nil { extras = Self.extrasOfStacks } else { identifier = Self.extrasOfStacks.identifier }
    }

    /// Creates a constraint without items, which cannot be activated.
    public override init() { super.init() }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let first = Self.node(of: view1) else {
            UIKitException.invalidArgument.raise(
                "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
        }
        self.init(
            first: first, attr1, relation, view2.flatMap { Self.node(of: $0) }, attr2, multiplier: multiplier,
            constant: c)
    }

    /// Partial: the simulator ignores the option for distances between baselines.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        make(format, opts, metrics, views)
    }

    convenience init(
        first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutNode?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        Attribute.requirePair(firstAttribute, second == nil ? nil : secondAttribute, multiplier: multiplier)
        // A multiplier of 0 leaves a constant (rule B59).
        let second = multiplier == 0 ? nil : second
        self.init()
        firstNode = first
        secondNode = second
        attributeStorage.value = firstAttribute
        if second != nil { otherAttributeStorage.value = secondAttribute }
        signStorage.value = relation
        if multiplier != 1 { ownExtras.multiplier = multiplier }
        constantStorage = constant
    }

    private static func node(of item: Any) -> LayoutNode? {
        switch item {
        case let view as UIView: view.layoutNode
        case let guide as UILayoutGuide: guide.layoutNode
        default: nil
        }
    }

    /// UIKit declares this method for every object, so the method is nonisolated.
    nonisolated open func awakeFromNib() {}

    /// Nil after the first item was destroyed.
    final var first: LayoutNode? { Self.unlessEmpty(firstNode) }
    /// Nil after the second item was destroyed.
    final var second: LayoutNode? { Self.unlessEmpty(secondNode) }
    // This is a function and not a closure. A closure would check at each call that it runs on the main actor.
    private static func unlessEmpty(_ node: LayoutNode?) -> LayoutNode? {
        guard let node, !node.isEmpty else { return nil }
        return node
    }

    final var owner: UIView? { ownerNode?.view }

    final var attribute: Attribute { attributeStorage.value }
    final var otherAttribute: Attribute { otherAttributeStorage.value }
    final var sign: Relation { signStorage.value }

    open var firstAttribute: Attribute { attribute }
    open var secondAttribute: Attribute { otherAttribute }
    open var relation: Relation { sign }
    open var multiplier: CGFloat { factor }
    final var factor: CGFloat { extras?.multiplier ?? 1 }
    open var firstItem: AnyObject? { firstNode?.item }
    open var secondItem: AnyObject? { secondNode?.item }

    open var identifier: String? {
        get { extras?.identifier }
        set { if newValue != identifier { ownExtras.identifier = newValue } }
    }

    var keyValueObservers: KeyValueObservers? {
        get { extras?.keyValueObservers }
        set { ownExtras.keyValueObservers = newValue }
    }

    nonisolated var hasLostOwner: Bool { ownerNode?.isEmpty ?? true }

    /// An equal value changes nothing (rule B30).
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

    open var isActive: Bool {
        get { active }
        set { newValue ? activate() : deactivate() }
    }

    /// Inert: the simulator writes no archives, so the value has no effect.
    open var shouldBeArchived: Bool {
        get { extras?.shouldBeArchived ?? false }
        set { if newValue != shouldBeArchived { ownExtras.shouldBeArchived = newValue } }
    }
    @_spi(Simulation) public final nonisolated var associatedObjects: AssociatedObjects? {
        get { extras?.associatedObjects }
        set { ownExtras.associatedObjects = newValue }
    }

    /// If the activation of a constraint fails, the constraints before it in the array stay active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static var activations = 0

    private func activate() {
        guard !active else { return }
        for span in spans { span.join() }
        guard let first, let view = first.layoutView else {
            UIKitException.generic.raise("Unable to activate constraint \(text): its first item is gone.")
        }
        let second = self.second, other = second == nil ? view : second?.layoutView
        guard let other, let common = UIView.commonAncestor(of: view, other) else {
            UIKitException.generic.raise(
                "Unable to activate constraint with anchors \(sideText(first, firstAttribute)) and "
                    + "\(second.map { sideText($0, secondAttribute) } ?? "none") because they have no common ancestor. "
                    + "Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
            )
        }
        active = true
        Self.activations += 1
        activation = Self.activations
        ownerNode = common.layoutNode
        common.tree.constraints.append(self)
        if view !== common { view.tree.mentions.append(self) }
        if other !== common, other !== view { other.tree.mentions.append(self) }
        common.setNeedsUpdateLayout(after: { $0.install(self) })
    }

    var engine: Int { Int(engineStorage) }

    /// Stores the number of the layout engine, and the id of the relation in the engine's solver.
    ///
    /// A relation is the solver's form of a constraint. The id is nil if the engine left the constraint out.
    func enter(_ engine: Int, as relation: ConstraintID?) {
        engineStorage = Int32(truncatingIfNeeded: engine)
        relationID = relation
    }

    func leaveEngine() { enter(0, as: nil) }

    /// Gives constraints new activation numbers in their present order, because their view enters another tree.
    static func renewActivations(of constraints: [NSLayoutConstraint]) {
        activations += constraints.count
        // Begin with the last constraint. Then lists that are sorted by activation stay sorted during the loop.
        for (index, constraint) in constraints.reversed().enumerated() { constraint.activation = activations - index }
    }

    /// Visits the views to which the constraint refers, except its owner.
    ///
    /// The removal of such a view deactivates the constraint.
    private func visitMentioning(_ body: (UIView) -> Void) {
        let view = first?.layoutView, other = second?.layoutView
        if let view, view !== owner { body(view) }
        if let other, other !== owner, other !== view { body(other) }
    }

    private func deactivate() {
        guard active else { return }
        active = false
        isBroken = false
        visitMentioning { $0.tree.forgetMention(of: self) }
        guard let owner else { return }
        owner.tree.forget(self)
        owner.setNeedsUpdateLayout(after: { $0.uninstall(self) })
        ownerNode = nil
        for span in spans { span.leave() }
    }

    var spans: [SpanGuide] {
        get { extras?.spans ?? [] }
        set { ownExtras.spans = newValue }
    }
}

extension NSLayoutConstraint {
    public enum Relation: _ImportedEnumeration {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(-1...1)
    }
}

extension NSLayoutConstraint {
    public enum Axis: _ImportedEnumeration {
        case horizontal
        case vertical
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}
