// Fidelity: exact — rules B20, B29, B36, B37, B41, B43, B57

import ConstraintSolver
import Foundation

extension LayoutEngine {
    func install(_ constraint: NSLayoutConstraint) {
        guard !isInstalled(constraint), let owner = constraint.owner, let first = constraint.first else { return }
        let second = constraint.second, flips = flips(constraint, in: owner)
        var isPlain = Self.isPlain(first, constraint.attribute, in: owner)
        if let second, isPlain { isPlain = Self.isPlain(second, constraint.otherAttribute, in: owner) }
        let base = isPlain ? 0 : -offset(of: constraint, in: owner)
        // `form` takes the memory of `spareForm`, which saves an allocation. Until the end of this function,
        // `spareForm` is empty. So code of the app may call the engine meanwhile and cannot change `form`.
        var form = LinearForm()
        swap(&form, &spareForm)
        gather(first, constraint.attribute, in: owner, flips: flips, times: 1, into: &form)
        if let second {
            let factor = -Double(constraint.factor)
            gather(second, constraint.otherAttribute, in: owner, flips: flips, times: factor, into: &form)
        }
        let id = add(
            form.terms, constraint.sign.solverRelation, Double(constraint.constantStorage) + base,
            constraint.priorityStorage, constraint)
        form.removeAll()
        swap(&form, &spareForm)
        if id != nil { constraint.isBroken = false }
        guard fitting == nil else { return }
        constraint.enter(number, as: id)
        if base != 0 { bases[ObjectIdentifier(constraint)] = base }
        guard !isPlain else { return }
        visitGeometry(of: constraint, in: owner) { view in
            dependents[ObjectIdentifier(view), default: [:]][ObjectIdentifier(constraint)] = constraint
        }
    }

    /// Returns whether the geometry of other views has no effect on the attribute.
    ///
    /// Other views have no effect on a size and on an edge of the owner. They also have no effect on an edge of an item
    /// directly inside the owner.
    private static func isPlain(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, in owner: UIView
    ) -> Bool {
        switch attribute {
        case .width, .height: true
        case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY:
            node.isNode(of: owner) || node.lies(in: owner)
        default: false
        }
    }

    private func isInstalled(_ constraint: NSLayoutConstraint) -> Bool { constraint.engine == number }

    /// Returns the amount that the origins of bounds, insets and baselines add to a constraint's constant.
    private func base(of constraint: NSLayoutConstraint) -> Double {
        bases.isEmpty ? 0 : bases[ObjectIdentifier(constraint)] ?? 0
    }

    /// Returns whether the engine measures the attributes of a constraint from the right edge.
    ///
    /// In a right-to-left layout, the engine measures leading and trailing edges from the right edge. A constraint may
    /// relate a centre to a leading or trailing edge. The engine then measures this centre from the right edge too
    /// (rule B41).
    private func flips(_ constraint: NSLayoutConstraint, in owner: UIView) -> Bool {
        guard constraint.attribute.isRelative || constraint.otherAttribute.isRelative else { return false }
        return owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Visits the views whose own geometry changes the constant of a constraint.
    ///
    /// These are the views between an item and the owner, and the views that provide a baseline.
    private func visitGeometry(of constraint: NSLayoutConstraint, in owner: UIView, _ body: (UIView) -> Void) {
        visitGeometry(of: constraint.first, constraint.firstAttribute, in: owner, body)
        visitGeometry(of: constraint.second, constraint.secondAttribute, in: owner, body)
    }

    private func visitGeometry(
        of node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute, in owner: UIView, _ body: (UIView) -> Void
    ) {
        guard let given = node, attribute.family != .size else { return }
        let node = Self.baselineNode(of: given, attribute)
        if attribute == .firstBaseline || attribute == .lastBaseline, let view = node.view { body(view) }
        if !node.isNode(of: owner) { visitContainers(from: node.container, to: owner, body) }
    }

    func geometryDidChange(of view: UIView) {
        guard !dependents.isEmpty, let crossing = dependents[ObjectIdentifier(view)] else { return }
        var moved: [(constraint: NSLayoutConstraint, base: Double)] = []
        for constraint in crossing.values {
            guard let owner = constraint.owner, isInstalled(constraint) else { continue }
            let base = -offset(of: constraint, in: owner)
            if self.base(of: constraint) != base { moved.append((constraint, base)) }
        }
        moved.sort { $0.constraint.activation < $1.constraint.activation }
        for (constraint, base) in moved {
            bases[ObjectIdentifier(constraint)] = base
            constantDidChange(of: constraint)
        }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard isInstalled(constraint) else { return }
        let id = constraint.relationID
        constraint.leaveEngine()
        if let id { remove(id) }
        if !bases.isEmpty { bases[ObjectIdentifier(constraint)] = nil }
        guard !dependents.isEmpty, let owner = constraint.owner else { return }
        visitGeometry(of: constraint, in: owner) { view in
            dependents[ObjectIdentifier(view)]?[ObjectIdentifier(constraint)] = nil
        }
    }

    /// Passes the new constant to the solver.
    ///
    /// If the constant contradicts required constraints, the constraint is added again, and may be dropped as broken.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard isInstalled(constraint) else { return }
        // If a constraint has no `relationID`, the engine left the constraint out after a conflict. With its new
        // constant, the constraint may fit.
        guard let id = constraint.relationID else { return noteRoom() }
        do {
            try solver.setConstant(Double(constraint.constant) + base(of: constraint), for: id)
            noteRoom()
        } catch {
            uninstall(constraint)
            install(constraint)
        }
        flush()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard isInstalled(constraint), let id = constraint.relationID else { return }
        do {
            try solver.setPriority(Priority(rawValue: constraint.priority.rawValue), for: id)
        } catch {
            uninstall(constraint)
            install(constraint)
        }
        flush()
    }

    /// Adds the variables of an attribute, such as an item's left edge, to a linear form.
    ///
    /// The coordinates are relative to `space`, a view that contains the item.
    private func gather(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, flips: Bool,
        times factor: Double, into form: inout LinearForm
    ) {
        if let plain = attribute.withoutMargin, let view = node.view {
            let margins = view.layoutMarginsGuide.layoutNode
            return gather(margins, plain, in: space, flips: flips, times: factor, into: &form)
        }
        let mirrored = flips ? -factor : factor
        switch attribute {
        case .left: gatherEdge(node, .horizontal, 0, in: space, times: factor, into: &form)
        case .right: gatherEdge(node, .horizontal, 1, in: space, times: factor, into: &form)
        case .leading: gatherEdge(node, .horizontal, flips ? 1 : 0, in: space, times: mirrored, into: &form)
        case .trailing: gatherEdge(node, .horizontal, flips ? 0 : 1, in: space, times: mirrored, into: &form)
        case .centerX: gatherEdge(node, .horizontal, 0.5, in: space, times: mirrored, into: &form)
        case .top: gatherEdge(node, .vertical, 0, in: space, times: factor, into: &form)
        case .bottom: gatherEdge(node, .vertical, 1, in: space, times: factor, into: &form)
        case .centerY: gatherEdge(node, .vertical, 0.5, in: space, times: factor, into: &form)
        case .width: form.add(size(of: node, .horizontal), factor)
        case .height: form.add(size(of: node, .vertical), factor)
        case .firstBaseline, .lastBaseline:
            let holder = Self.baselineNode(of: node, attribute), fraction = attribute == .firstBaseline ? 0.0 : 1
            gatherEdge(holder, .vertical, fraction, in: space, times: factor, into: &form)
        default: break
        }
    }

    /// The node of the view that provides a baseline for the given node (rule B37).
    private static func baselineNode(
        of node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutNode {
        let isFirst: Bool
        switch attribute {
        case .firstBaseline: isFirst = true
        case .lastBaseline: isFirst = false
        default: return node
        }
        guard let view = node.view else { return node }
        let holder = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return holder === view || !holder.isDescendant(of: view) ? node : holder.layoutNode
    }

    /// - Parameter fraction: 0 for the near edge, 1 for the far edge.
    private func gatherEdge(
        _ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, in space: UIView,
        times factor: Double, into form: inout LinearForm
    ) {
        if node.isNode(of: space) {
            // Between a scroll view and its content, a constraint refers to the edges of the scrollable content (rule
            // B43).
            if let scroll = space as? UIScrollView {
                form.add(size(of: scroll.contentLayoutGuide.layoutNode, axis), fraction * factor)
            } else {
                form.add(size(of: node, axis), fraction * factor)
            }
            return
        }
        // Getting the node from `entered` would retain and release the node, which takes time.
        if hasVariables(node) {
            form.add(node.origin(axis), factor)
            if fraction != 0 { form.add(node.size(axis), fraction * factor) }
        } else {
            let node = entered(node)
            form.add(node.origin(axis), factor)
            if fraction != 0 { form.add(node.size(axis), fraction * factor) }
        }
        if node.lies(in: space) { return }
        visitContainers(from: node.container, to: space) { view in
            form.add(entered(view.layoutNode).origin(axis), factor)
        }
    }

    private func size(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> Variable {
        hasVariables(node) ? node.size(axis) : entered(node).size(axis)
    }

    /// Computes the amount that the origins of bounds, alignment insets and baselines add to a constraint's constant.
    private func offset(of constraint: NSLayoutConstraint, in owner: UIView) -> Double {
        guard let first = constraint.first else { return 0 }
        let flips = flips(constraint, in: owner)
        let offset = self.offset(first, constraint.firstAttribute, in: owner, flips: flips)
        guard let second = constraint.second else { return offset }
        return offset
            + self.offset(second, constraint.secondAttribute, in: owner, flips: flips) * -Double(constraint.multiplier)
    }

    private func offset(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, flips: Bool
    ) -> Double {
        switch attribute.family {
        case .none, .size: return 0
        case .horizontalAbsolute: return offset(node, attribute, .horizontal, in: space)
        case .horizontalRelative, .horizontalCenter:
            return offset(node, attribute, .horizontal, in: space) * (flips ? -1 : 1)
        case .vertical:
            let node = Self.baselineNode(of: node, attribute)
            let offset = offset(node, attribute, .vertical, in: space)
            switch attribute {
            case .firstBaseline: return offset + Double(node.view?.firstBaselineOffset ?? 0)
            case .lastBaseline: return offset - Double(node.view?.lastBaselineOffset ?? 0)
            default: return offset
            }
        }
    }

    private func offset(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis,
        in space: UIView
    ) -> Double {
        // A view's margins lie inside the view. For a margin, the loop below therefore begins at the view itself, so
        // that the view's own bounds and insets count.
        let isMargin = attribute.withoutMargin != nil && node.view != nil
        guard !node.isNode(of: space) || isMargin else { return 0 }
        var container = isMargin ? node.view : node.container
        var offset = 0.0
        while let view = container, view !== space {
            let insets = view.alignmentRectInsets
            offset -= Double(axis == .horizontal ? view.bounds.minX + insets.left : view.bounds.minY + insets.top)
            container = view.superviewStorage
        }
        return offset
    }

    private func visitContainers(from container: UIView?, to space: UIView, _ body: (UIView) -> Void) {
        var container = container
        while let view = container, view !== space {
            body(view)
            container = view.superviewStorage
        }
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        @unknown default: .equal
        }
    }
}
