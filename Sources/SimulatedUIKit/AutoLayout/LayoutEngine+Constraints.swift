// Fidelity: exact — rules B20, B29, B36, B37, B41, B43, B57

import ConstraintSolver
import Foundation

extension LayoutEngine {
    func install(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard let owner = constraint.owner, constraint.first != nil, installed[key] == nil else { return }
        let base = -offset(of: constraint, in: owner)
        let id = add(
            form(of: constraint, in: owner).terms, constraint.relation.solverRelation,
            Double(constraint.constant) + base, constraint.priority, .user(constraint))
        installed[key] = Installed(constraint: constraint, id: id, base: base)
        for view in geometry(of: constraint, in: owner) { dependents[ObjectIdentifier(view), default: []].insert(key) }
    }

    private func form(of constraint: NSLayoutConstraint, in owner: UIView) -> LinearForm {
        guard let first = constraint.first else { return LinearForm() }
        let flips = flips(constraint, in: owner)
        var form = self.form(first, constraint.firstAttribute, in: owner, flips: flips)
        if let second = constraint.second {
            form.add(
                self.form(second, constraint.secondAttribute, in: owner, flips: flips),
                times: -Double(constraint.multiplier))
        }
        return form
    }

    /// Leading and trailing count from the right in a right-to-left view, and so does a centre beside them (rule B41).
    private func flips(_ constraint: NSLayoutConstraint, in owner: UIView) -> Bool {
        let first = constraint.firstAttribute.family, second = constraint.secondAttribute.family
        guard first == .horizontalRelative || second == .horizontalRelative else { return false }
        return owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The views whose own geometry is among a constraint's numbers: those on the way, and those with a baseline.
    ///
    /// A size has no place, and the owner's own edges are where its coordinates begin: no view lies on their way.
    private func geometry(of constraint: NSLayoutConstraint, in owner: UIView) -> [UIView] {
        [(constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute)].flatMap {
            item, attribute in
            let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
            let own = isBaseline ? [item as? UIView].compactMap { $0 } : []
            guard attribute.family != .size, item !== owner else { return own }
            return own + containers(from: item?.layoutContainer, to: owner)
        }
    }

    /// A view scrolled, or its text moved: constraints across it get new numbers.
    func geometryDidChange(of view: UIView) {
        for key in dependents[ObjectIdentifier(view)] ?? [] {
            guard let constraint = installed[key]?.constraint, let owner = constraint.owner else { continue }
            let base = -offset(of: constraint, in: owner)
            guard installed[key]?.base != base else { continue }
            installed[key]?.base = base
            constantDidChange(of: constraint)
        }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let record = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let id = record.id { remove(id) }
    }

    /// Changes the number in place; when that contradicts the required ones the constraint enters anew and may be dropped.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let record = installed[ObjectIdentifier(constraint)], let id = record.id else { return }
        do {
            try solver.setConstant(Double(constraint.constant) + record.base, for: id)
        } catch {
            uninstall(constraint)
            install(constraint)
        }
        flush()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let id = installed[ObjectIdentifier(constraint)]?.id else { return }
        do {
            try solver.setPriority(Priority(rawValue: Double(constraint.priority.rawValue)), for: id)
        } catch {
            uninstall(constraint)
            install(constraint)
        }
        flush()
    }

    /// An attribute as a sum of variables in the coordinates of a view that contains the item.
    private func form(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, flips: Bool
    ) -> LinearForm {
        if let plain = attribute.withoutMargin, let view = item as? UIView {
            return form(view.layoutMarginsGuide, plain, in: space, flips: flips)
        }
        switch attribute {
        case .left: return edge(item, .horizontal, 0, in: space)
        case .right: return edge(item, .horizontal, 1, in: space)
        case .leading: return edge(item, .horizontal, flips ? 1 : 0, in: space, mirrored: flips)
        case .trailing: return edge(item, .horizontal, flips ? 0 : 1, in: space, mirrored: flips)
        case .centerX: return edge(item, .horizontal, 0.5, in: space, mirrored: flips)
        case .top: return edge(item, .vertical, 0, in: space)
        case .bottom: return edge(item, .vertical, 1, in: space)
        case .centerY: return edge(item, .vertical, 0.5, in: space)
        case .firstBaseline: return edge(item, .vertical, 0, in: space)
        case .lastBaseline: return edge(item, .vertical, 1, in: space)
        case .width: return size(item, .horizontal)
        case .height: return size(item, .vertical)
        default: return LinearForm()
        }
    }

    private func size(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearForm {
        var form = LinearForm()
        let entry = self.entry(for: item)
        form.add(axis == .horizontal ? entry.width : entry.height)
        return form
    }

    /// A place between the near edge (0) and the far edge (1) of an item; mirrored coordinates count from the right.
    private func edge(
        _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, in space: UIView,
        mirrored: Bool = false
    ) -> LinearForm {
        var form = LinearForm()
        if let view = item as? UIView, view === space {
            // A scroll view's own edges mean its content, seen from inside (rule B43).
            let inside: any LayoutItem = (view as? UIScrollView)?.contentLayoutGuide ?? view
            form.add(size(inside, axis), times: fraction)
        } else {
            let entry = self.entry(for: item)
            form.add(axis == .horizontal ? entry.x : entry.y)
            form.add(axis == .horizontal ? entry.width : entry.height, fraction)
            for view in containers(from: item.layoutContainer, to: space) {
                let entry = self.entry(for: view)
                form.add(axis == .horizontal ? entry.x : entry.y)
            }
        }
        guard mirrored else { return form }
        var flipped = LinearForm()
        flipped.add(form, times: -1)
        return flipped
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

    private func containers(from container: UIView?, to space: UIView) -> [UIView] {
        var container = container, found: [UIView] = []
        while let view = container, view !== space {
            found.append(view)
            container = view.superview
        }
        return found
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
