// Fidelity: partial — coordinates of views between an item and the owner of its constraint are read when it is installed

import ConstraintSolver
import Foundation

/// Auto Layout of one tree of views: turns constraints into linear relations and solved values into frames.
///
/// Every item has four variables: the origin of its alignment rectangle in its container's coordinates, and its size.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    let solver = Solver()
    var entries: [ObjectIdentifier: Entry] = [:]
    private var entryOfVariable: [Entry] = []
    var installed: [ObjectIdentifier: Installed] = [:]
    var sources: [ConstraintID: Source] = [:]
    /// By view: the constraints whose numbers contain its bounds' origin or its baselines.
    var dependents: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// Set while a fitting size is computed: the root's size is a wish and not a fact.
    private var fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    /// The variables of one item and the constraints that UIKit itself adds for it.
    final class Entry {
        weak var item: (any LayoutItem)?
        let x, y, width, height: Variable
        var supports: [ConstraintID?] = []

        init(item: any LayoutItem, x: Variable, y: Variable, width: Variable, height: Variable) {
            self.item = item
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// What the constants of an entry's supports should be, in the supports' order; no array, because frames need it.
    struct SupportValues {
        private let values: (Double, Double, Double, Double)

        init(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat = 0, _ fourth: CGFloat = 0) {
            values = (Double(first), Double(second), Double(third), Double(fourth))
        }

        subscript(index: Int) -> Double {
            switch index {
            case 0: values.0
            case 1: values.1
            case 2: values.2
            default: values.3
            }
        }
    }

    struct Installed {
        weak var constraint: NSLayoutConstraint?
        var id: ConstraintID?
        /// What the geometry adds to the constraint's own constant.
        var base: Double
    }

    init(root: UIView) { self.root = root }

    /// Takes in every constraint of the tree in the order of activation, and asks every container for a layout.
    func build() {
        for constraint in root.constraintsInSubtree.sorted(by: { $0.activation < $1.activation }) {
            install(constraint)
        }
        _ = solver.takeChangedVariables()
        for entry in entries.values { entry.item?.layoutContainer?.setNeedsLayout() }
    }

    // MARK: Items

    /// The entry of an item, if it has one; an item that is gone may have left its address to another one.
    func knownEntry(for item: any LayoutItem) -> Entry? {
        entries[ObjectIdentifier(item)].flatMap { $0.item === item ? $0 : nil }
    }

    func entry(for item: any LayoutItem) -> Entry {
        if let known = knownEntry(for: item) { return known }
        let entry = Entry(
            item: item, x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        entries[ObjectIdentifier(item)] = entry
        entryOfVariable += [entry, entry, entry, entry]
        addSupports(to: entry)
        return entry
    }

    /// Whether a view, something in it or one of their guides has variables; looks at that subtree alone.
    func hasItem(in view: UIView) -> Bool {
        knownEntry(for: view) != nil || view.tree.guides.contains { knownEntry(for: $0) != nil }
            || view.subviewStorage.contains { hasItem(in: $0) }
    }

    /// Marks the containers of items whose values changed (rule B7).
    func flush() {
        solver.takeChangedVariables { variable in
            guard variable.id < entryOfVariable.count else { return }
            entryOfVariable[variable.id].item?.layoutContainer?.setNeedsLayout()
        }
    }

    private func addSupports(to entry: Entry) {
        if let guide = entry.item as? UILayoutGuide {
            addGuideSupports(guide, entry)
        } else if let view = entry.item as? UIView {
            if view === root { addRootSupports(view, entry) } else { addViewSupports(view, entry) }
        }
    }

    private func addRootSupports(_ view: UIView, _ entry: Entry) {
        if let fitting {
            addIntrinsicSupports(view, entry)
            for (variable, value, priority) in [
                (entry.width, fitting.size.width, fitting.horizontal),
                (entry.height, fitting.size.height, fitting.vertical)
            ] {
                _ = add([Term(variable)], .equal, Double(value), priority, .support(view, "fitting size"))
            }
        } else {
            entry.supports = [(entry.width, view.bounds.width), (entry.height, view.bounds.height)].map {
                add([Term($0)], .equal, Double($1), .required, .root(view))
            }
        }
    }

    private func addViewSupports(_ view: UIView, _ entry: Entry) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return addIntrinsicSupports(view, entry) }
        let box = view.alignmentRect(forFrame: view.frame)
        entry.supports = [
            (entry.x, box.minX), (entry.y, box.minY), (entry.width, box.width), (entry.height, box.height)
        ].map { add([Term($0)], .equal, Double($1), .required, .translation(view)) }
    }

    /// Natural sizes are two optional inequalities an axis (rule B24).
    private func addIntrinsicSupports(_ view: UIView, _ entry: Entry) {
        let wishes = intrinsicWishes(of: view)
        for (index, variable) in [entry.width, entry.width, entry.height, entry.height].enumerated() {
            entry.supports.append(
                wishes[index].flatMap { wish in
                    add(
                        [Term(variable)], wish.relation, wish.value, wish.priority, .support(view, "natural size"))
                })
        }
    }

    private typealias Wish = (relation: Relation, value: Double, priority: UILayoutPriority)

    /// Hugging and compression resistance of the width, then of the height; nil on an axis without natural size.
    private func intrinsicWishes(of view: UIView) -> [Wish?] {
        let size = view.intrinsicContentSize
        return [(size.width, NSLayoutConstraint.Axis.horizontal), (size.height, .vertical)].flatMap { value, axis in
            guard value != UIView.noIntrinsicMetric, value.isFinite else { return [Wish?](repeating: nil, count: 2) }
            return [
                (.lessThanOrEqual, Double(value), view.contentHuggingPriority(for: axis)),
                (.greaterThanOrEqual, Double(value), view.contentCompressionResistancePriority(for: axis))
            ]
        }
    }

    func removeSupports(of entry: Entry) {
        for case let id? in entry.supports { remove(id) }
        entry.supports = []
    }

    // MARK: Changes of views

    func frameDidChange(of view: UIView) {
        guard view.translatesAutoresizingMaskIntoConstraints, let entry = knownEntry(for: view) else { return }
        let box = view.alignmentRect(forFrame: view.frame)
        update(
            entry,
            view === root
                ? SupportValues(view.bounds.width, view.bounds.height)
                : SupportValues(box.minX, box.minY, box.width, box.height))
    }

    func update(_ entry: Entry, _ values: SupportValues) {
        for index in entry.supports.indices {
            if let id = entry.supports[index] { try? solver.setConstant(values[index], for: id) }
        }
        flush()
    }

    func intrinsicSizeDidChange(of view: UIView) {
        guard let entry = knownEntry(for: view), view !== root,
            !view.translatesAutoresizingMaskIntoConstraints
        else { return }
        if !changeIntrinsicSupports(of: view, entry) {
            removeSupports(of: entry)
            addIntrinsicSupports(view, entry)
        }
        flush()
    }

    /// Changes the natural size in place, which keeps its rank among ties; false if an axis gained or lost one.
    private func changeIntrinsicSupports(of view: UIView, _ entry: Entry) -> Bool {
        let wishes = intrinsicWishes(of: view)
        guard entry.supports.count == 4, zip(entry.supports, wishes).allSatisfy({ ($0 == nil) == ($1 == nil) }) else {
            return false
        }
        for case (let id?, let wish?) in zip(entry.supports, wishes) {
            try? solver.setConstant(wish.value, for: id)
            try? solver.setPriority(Priority(rawValue: Double(wish.priority.rawValue)), for: id)
        }
        return true
    }

    // MARK: Reading

    func box(of entry: Entry) -> CGRect {
        CGRect(
            x: solver.value(of: entry.x), y: solver.value(of: entry.y),
            width: max(0, solver.value(of: entry.width)), height: max(0, solver.value(of: entry.height)))
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let entry = knownEntry(for: view) else {
            return !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
        }
        let variables = view === root ? [entry.width, entry.height] : [entry.x, entry.y, entry.width, entry.height]
        return variables.contains { !solver.isUniquelyDetermined($0) }
    }

    /// The size that the constraints give the root when its own size is only a wish (rules B38, B39).
    func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        fitting = (target, horizontal, vertical)
        let rootEntry = entry(for: root)
        for constraint in root.constraintsInSubtree.sorted(by: { $0.activation < $1.activation }) {
            install(constraint)
        }
        return CGSize(
            width: max(0, solver.value(of: rootEntry.width)), height: max(0, solver.value(of: rootEntry.height)))
    }
}
