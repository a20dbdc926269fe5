// Fidelity: exact — rules B20, B29, B36, B37, B41, B43, B57

import ConstraintSolver
import Foundation

extension LayoutEngine {
    func install(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner, constraint.first != nil, installation(of: constraint) == nil else { return }
        let base = -offset(of: constraint, in: owner)
        // Its memory serves the next one again; code of the app, which is asked for natural sizes, may come in between.
        var form = LinearForm()
        swap(&form, &spareForm)
        gather(constraint, in: owner, into: &form)
        let id = add(
            form.terms, constraint.relation.solverRelation, Double(constraint.constant) + base, constraint.priority,
            .user(constraint))
        form.removeAll()
        swap(&form, &spareForm)
        guard fitting == nil else { return }
        constraint.installation = Installation(engine: number, id: id, base: base)
        visitGeometry(of: constraint, in: owner) { view in
            dependents[ObjectIdentifier(view), default: [:]][ObjectIdentifier(constraint)] =
                Dependent(constraint: constraint)
        }
    }

    /// How a constraint takes part in this engine; nil while it does not.
    private func installation(of constraint: NSLayoutConstraint) -> Installation? {
        constraint.installation.flatMap { $0.engine == number ? $0 : nil }
    }

    /// Adds both sides of a constraint up.
    private func gather(_ constraint: NSLayoutConstraint, in owner: UIView, into form: inout LinearForm) {
        guard let first = constraint.first else { return }
        let flips = flips(constraint, in: owner)
        gather(first, constraint.firstAttribute, in: owner, flips: flips, times: 1, into: &form)
        guard let second = constraint.second else { return }
        gather(
            second, constraint.secondAttribute, in: owner, flips: flips, times: -Double(constraint.multiplier),
            into: &form)
    }

    /// Leading and trailing count from the right in a right-to-left view, and so does a centre beside them (rule B41).
    private func flips(_ constraint: NSLayoutConstraint, in owner: UIView) -> Bool {
        let first = constraint.firstAttribute.family, second = constraint.secondAttribute.family
        guard first == .horizontalRelative || second == .horizontalRelative else { return false }
        return owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Calls back with the views whose own geometry is among a constraint's numbers: those on the way, and with a baseline.
    ///
    /// A size has no place, and the owner's own edges are where its coordinates begin: no view lies on their way.
    private func visitGeometry(of constraint: NSLayoutConstraint, in owner: UIView, _ body: (UIView) -> Void) {
        visitGeometry(of: constraint.first, constraint.firstAttribute, in: owner, body)
        visitGeometry(of: constraint.second, constraint.secondAttribute, in: owner, body)
    }

    private func visitGeometry(
        of item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, in owner: UIView,
        _ body: (UIView) -> Void
    ) {
        if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView { body(view) }
        if attribute.family != .size, item !== owner { visitContainers(from: item?.layoutContainer, to: owner, body) }
    }

    /// A view scrolled, or its text moved: constraints across it get new numbers.
    func geometryDidChange(of view: UIView) {
        guard !dependents.isEmpty, let crossing = dependents[ObjectIdentifier(view)] else { return }
        for dependent in crossing.values.sorted(by: { $0.constraint.activation < $1.constraint.activation }) {
            let constraint = dependent.constraint
            guard let owner = constraint.owner, let known = installation(of: constraint) else { continue }
            let base = -offset(of: constraint, in: owner)
            guard known.base != base else { continue }
            constraint.installation?.base = base
            constantDidChange(of: constraint)
        }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let record = installation(of: constraint) else { return }
        constraint.installation = nil
        if let id = record.id { remove(id) }
        guard let owner = constraint.owner else { return }
        visitGeometry(of: constraint, in: owner) { view in
            dependents[ObjectIdentifier(view)]?[ObjectIdentifier(constraint)] = nil
        }
    }

    /// Changes the number in place; when that contradicts the required ones the constraint enters anew and may be dropped.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let record = installation(of: constraint), let id = record.id else { return }
        do {
            try solver.setConstant(Double(constraint.constant) + record.base, for: id)
        } catch {
            uninstall(constraint)
            install(constraint)
        }
        flush()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let id = installation(of: constraint)?.id else { return }
        do {
            try solver.setPriority(Priority(rawValue: Double(constraint.priority.rawValue)), for: id)
        } catch {
            uninstall(constraint)
            install(constraint)
        }
        flush()
    }

    /// Adds an attribute as a sum of variables, in the coordinates of a view that contains the item.
    private func gather(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, flips: Bool,
        times factor: Double, into form: inout LinearForm
    ) {
        if let plain = attribute.withoutMargin, let view = item as? UIView {
            return gather(view.layoutMarginsGuide, plain, in: space, flips: flips, times: factor, into: &form)
        }
        let mirrored = flips ? -factor : factor
        switch attribute {
        case .left: gatherEdge(item, .horizontal, 0, in: space, times: factor, into: &form)
        case .right: gatherEdge(item, .horizontal, 1, in: space, times: factor, into: &form)
        case .leading: gatherEdge(item, .horizontal, flips ? 1 : 0, in: space, times: mirrored, into: &form)
        case .trailing: gatherEdge(item, .horizontal, flips ? 0 : 1, in: space, times: mirrored, into: &form)
        case .centerX: gatherEdge(item, .horizontal, 0.5, in: space, times: mirrored, into: &form)
        case .top, .firstBaseline: gatherEdge(item, .vertical, 0, in: space, times: factor, into: &form)
        case .bottom, .lastBaseline: gatherEdge(item, .vertical, 1, in: space, times: factor, into: &form)
        case .centerY: gatherEdge(item, .vertical, 0.5, in: space, times: factor, into: &form)
        case .width: gatherSize(item, .horizontal, times: factor, into: &form)
        case .height: gatherSize(item, .vertical, times: factor, into: &form)
        default: break
        }
    }

    private func gatherSize(
        _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: Double, into form: inout LinearForm
    ) {
        let entry = self.entry(for: item)
        form.add(axis == .horizontal ? entry.width : entry.height, factor)
    }

    /// Adds a place between the near edge (0) and the far edge (1) of an item.
    private func gatherEdge(
        _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, in space: UIView,
        times factor: Double, into form: inout LinearForm
    ) {
        if item === space {
            // A scroll view's own edges mean its content, seen from inside (rule B43).
            let content = (space as? UIScrollView)?.contentLayoutGuide
            let entry = content.map { self.entry(for: $0) } ?? self.entry(for: space)
            return form.add(axis == .horizontal ? entry.width : entry.height, fraction * factor)
        }
        let entry = self.entry(for: item)
        form.add(axis == .horizontal ? entry.x : entry.y, factor)
        form.add(axis == .horizontal ? entry.width : entry.height, fraction * factor)
        visitContainers(from: item.layoutContainer, to: space) { view in
            let entry = self.entry(for: view)
            form.add(axis == .horizontal ? entry.x : entry.y, factor)
        }
    }

    /// What the geometry of views adds to a constraint's form: where their bounds begin, and their baselines.
    private func offset(of constraint: NSLayoutConstraint, in owner: UIView) -> Double {
        guard let first = constraint.first else { return 0 }
        let flips = flips(constraint, in: owner)
        let offset = self.offset(first, constraint.firstAttribute, in: owner, flips: flips)
        guard let second = constraint.second else { return offset }
        return offset
            + self.offset(second, constraint.secondAttribute, in: owner, flips: flips) * -Double(constraint.multiplier)
    }

    private func offset(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, flips: Bool
    ) -> Double {
        let view = item as? UIView
        switch attribute.family {
        case .none, .size: return 0
        case .horizontalAbsolute: return offset(item, attribute, .horizontal, in: space)
        case .horizontalRelative, .horizontalCenter:
            return offset(item, attribute, .horizontal, in: space) * (flips ? -1 : 1)
        case .vertical:
            let offset = offset(item, attribute, .vertical, in: space)
            switch attribute {
            case .firstBaseline: return offset + Double(view?.firstBaselineOffset ?? 0)
            case .lastBaseline: return offset - Double(view?.lastBaselineOffset ?? 0)
            default: return offset
            }
        }
    }

    private func offset(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis,
        in space: UIView
    ) -> Double {
        // The margins are a guide inside the view, whose coordinates are on the way too.
        let isMargin = attribute.withoutMargin != nil && item is UIView
        guard item !== space || isMargin else { return 0 }
        var container = isMargin ? item.layoutView : item.layoutContainer
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
        }
    }
}
