// Fidelity: partial — conflicts; the choice of the dropped constraint is a documented assumption (rules B31 to B33)

import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// The origin of a relation in the solver.
    enum Source {
        case user(NSLayoutConstraint)
        /// One of the four equations that replace a view's autoresizing mask.
        ///
        /// The number is the equation's index, or nil if the index is unknown. Two equations are for the position and
        /// two for the size.
        case translation(UIView, Int?)
        case root(UIView, NSLayoutConstraint.Axis?)
        case naturalSize(UIView)
        case fittingSize(UIView)
        case guide(UILayoutGuide)

        @MainActor var text: String {
            switch self {
            case .user(let constraint): constraint.text
            case .translation(let view, let part):
                if view.controller != nil || view is UITableViewCellContentView, let part, part > 1 {
                    Self.encapsulated(view, part == 2 ? .horizontal : .vertical)
                } else {
                    "<NSAutoresizingMaskLayoutConstraint \(view.debugName)>"
                }
            case .root(let view, let axis): Self.encapsulated(view, axis)
            case .naturalSize(let view): "<natural size of \(view.debugName)>"
            case .fittingSize(let view): "<fitting size of \(view.debugName)>"
            case .guide(let guide): "<\(guide.layoutNode.name) of \(guide.owningView?.debugName ?? "nothing")>"
            }
        }

        /// Rule B56: UIKit's conflict message names a size that UIKit itself has set.
        @MainActor private static func encapsulated(_ view: UIView, _ axis: NSLayoutConstraint.Axis?) -> String {
            let words = axis.map { [$0 == .horizontal ? "Width" : "Height"] } ?? ["Width", "Height"]
            return "<\(words.map { "'UIView-Encapsulated-Layout-\($0)'" }.joined(separator: ", ")) \(view.debugName)>"
        }

        /// The place of the relation in the order in which the engine drops relations.
        ///
        /// In a conflict, the engine drops the relation with the highest value.
        ///
        /// The app's latest constraint has the highest value. A relation of an autoresizing mask is dropped only in a
        /// conflict with UIKit's fixed values (rule B32). UIKit's fixed values are never dropped.
        var disposability: (Int, Int) {
            switch self {
            case .translation: (0, 1)
            case .user(let constraint): (1, MainActor.assumeIsolated { constraint.activation })
            case .root, .naturalSize, .fittingSize, .guide: (0, 0)
            }
        }
    }

    /// Adds a relation, which is an equation or an inequality, to the solver.
    ///
    /// If required relations contradict each other, the engine drops one relation and reports the drop once (rule B31).
    ///
    /// - Parameter object: the origin of the relation. The origin is the app's constraint, the layout node of a view or
    ///   guide, or ``fittingMark`` for a requested fitting size.
    func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: UILayoutPriority, _ object: AnyObject
    ) -> ConstraintID? {
        guard !terms.isEmpty else { return nil }
        while true {
            do {
                let id = try solver.add(
                    terms, relation, constant, priority: Priority(rawValue: priority.rawValue))
                setSource(object, of: id)
                Simulation.current.record.relationsAdded += 1
                return id
            } catch {
                guard let source = source(for: object), let victim = victim(of: error, source) else { return nil }
                remove(victim)
            }
        }
    }

    /// Sets the constant of a relation.
    ///
    /// If the new constant contradicts required relations, one relation is dropped.
    func setConstant(_ constant: Double, for id: ConstraintID, of node: LayoutNode) {
        while true {
            do {
                return try solver.setConstant(constant, for: id)
            } catch {
                // If an earlier conflict has removed the relation, the solver throws `unknownConstraint`. Then nothing
                // remains to do.
                guard case .unsatisfiable(_, let others) = error, let source = source(for: node),
                    let victim = resolve(others, against: source)
                else { return }
                remove(victim)
            }
        }
    }

    /// Makes the next layout retry the constraints that were left out.
    func noteRoom() {
        mayFitAgain = true
        if !leftOut.isEmpty { root.markForLayout() }
    }

    /// Adds left-out constraints that fit now, in the order of activation (rule B31).
    func takeInLeftOut() {
        guard mayFitAgain else { return }
        mayFitAgain = false
        guard !leftOut.isEmpty else { return }
        let candidates = leftOut.sorted { $0.activation < $1.activation }
        leftOut = []
        isRetrying = true
        for constraint in candidates where constraint.isActive && constraint.engine == number {
            guard constraint.relationID == nil else { continue }
            uninstall(constraint)
            install(constraint)
        }
        (isRetrying, mayFitAgain) = (false, false)
        flush()
    }

    /// Returns the relation to drop, or nil if the new relation has to be left out.
    private func victim(of error: SolverError, _ source: Source) -> ConstraintID? {
        if case .unsatisfiable(_, let others) = error { return resolve(others, against: source) }
        hasLeftOut = true
        Simulation.current.record.constraintConflicts.append("\(source.text) was refused: \(error)")
        return nil
    }

    func source(for object: AnyObject) -> Source? {
        if let constraint = object as? NSLayoutConstraint { return .user(constraint) }
        if object === Self.fittingMark { return .fittingSize(root) }
        guard let node = object as? LayoutNode else { return nil }
        guard let view = node.view else { return node.guide.map { .guide($0) } }
        if view === root { return fitting == nil ? .root(view, nil) : .naturalSize(view) }
        return view.translatesAutoresizingMaskIntoConstraints ? .translation(view, nil) : .naturalSize(view)
    }

    func source(of id: ConstraintID, from object: AnyObject) -> Source? {
        let source = source(for: object), part = (object as? LayoutNode)?.supports.firstIndex(of: id)
        return switch source {
        case .root(let view, _): .root(view, part.map { $0 == 0 ? .horizontal : .vertical })
        case .translation(let view, _): .translation(view, part)
        default: source
        }
    }

    /// Returns the relation to drop, or nil if the new relation has to be left out.
    private func resolve(_ others: [ConstraintID], against source: Source) -> ConstraintID? {
        hasLeftOut = true
        if isRetrying {
            if case .user(let constraint) = source { leftOut.append(constraint) }
            return nil
        }
        guard !isProvisional || !isInForce else {
            root.invalidateLayoutEngine()
            return nil
        }
        let members = others.compactMap { id in self.source(of: id).map { (id: id, source: $0) } }
        let worst = members.max { $0.source.disposability < $1.source.disposability }
        let victim = worst.flatMap { $0.source.disposability > source.disposability ? $0 : nil }
        report(members.map(\.source) + [source], broken: victim?.source ?? source)
        if fitting == nil, case .user(let constraint) = victim?.source ?? source {
            leftOut.append(constraint)
            if victim != nil { constraint.relationID = nil }
        }
        return victim?.id
    }

    /// Marks the dropped constraint as broken.
    ///
    /// An earlier conflict in this or a former engine may have marked the constraint already (rule B31).
    private func report(_ members: [Source], broken: Source) {
        switch broken {
        case .user(let constraint):
            guard !constraint.isBroken else { return }
            constraint.isBroken = true
        case .translation(let view, _):
            guard !view.tree.translationIsBroken else { return }
            view.tree.translationIsBroken = true
        case .root, .naturalSize, .fittingSize, .guide: break
        }
        let list = members.map(\.text).joined(separator: ",\n    ")
        Simulation.current.record.constraintConflicts.append(
            """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            (
                \(list)
            )
            Will attempt to recover by breaking constraint
            \(broken.text)
            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            """)
    }

    func remove(_ id: ConstraintID) {
        try? solver.remove(id)
        noteRoom()
        setSource(nil, of: id)
    }
}
