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
    /// Tells the engine from others, which may have stood at the same place in memory.
    let number: Int
    /// In the order in which they were made, which is that of their variables; nil for what has left.
    private var slots: [Entry?] = []
    private(set) var entryCount = 0
    /// The entries of an engine that computes a fitting size: its items have others in the engine of their tree.
    private var fittingEntries: [ObjectIdentifier: Entry] = [:]
    /// By the index of a relation in the solver: where it comes from; nil for what was removed.
    private var sources: [Source?] = []
    /// By view: the constraints whose numbers contain its bounds' origin or its baselines.
    var dependents: [ObjectIdentifier: [ObjectIdentifier: Dependent]] = [:]
    /// Memory for the left side of the next constraint.
    var spareForm = LinearForm()
    private static var count = 0
    /// Whether views have come or gone since the last layout began.
    ///
    /// What contradicts itself meanwhile is not reported: the next layout begins with a new engine, which sees what there
    /// is then.
    var isProvisional = false
    /// Whether a contradiction has left a constraint out, which a new engine might take in.
    var hasLeftOut = false
    /// Set while a fitting size is computed: the root's size is a wish and not a fact.
    private(set) var fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    /// The variables of one item and the constraints that UIKit itself adds for it.
    final class Entry {
        fileprivate let engine: Int
        /// The view, unless the item is a guide.
        private(set) weak var view: UIView?
        private(set) weak var guide: UILayoutGuide?
        let x, y, width, height: Variable
        var supports: [ConstraintID?] = []

        fileprivate init(of item: any LayoutItem, in engine: Int, _ solver: Solver) {
            self.engine = engine
            view = item as? UIView
            guide = item as? UILayoutGuide
            (x, y) = (solver.makeVariable(), solver.makeVariable())
            (width, height) = (solver.makeVariable(), solver.makeVariable())
        }

        /// The view that places the item, or owns it.
        @MainActor var container: UIView? { view.map(\.superviewStorage) ?? guide?.owningView }
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

    /// How a constraint takes part in an engine.
    struct Installation {
        let engine: Int
        /// The relation in the solver; nil if it was left out.
        var id: ConstraintID?
        /// What the geometry adds to the constraint's own constant.
        var base: Double
    }

    /// A constraint that is installed.
    struct Dependent { unowned let constraint: NSLayoutConstraint }

    init(root: UIView) {
        self.root = root
        Self.count += 1
        number = Self.count
    }

    /// Takes in every constraint of the tree in the order of activation, and asks every container for a layout.
    func build() {
        for constraint in root.constraintsInSubtree {
            install(constraint)
        }
        solver.takeChangedVariables { _ in }
        for case let entry? in slots { setNeedsPlace(entry) }
    }

    /// Whether the engine lays out its tree; one that computes a fitting size, or was thrown away, does not.
    var isInForce: Bool { root.tree.engine === self }

    /// Lets an item be placed by the next layout of its container.
    func setNeedsPlace(_ entry: Entry) {
        entry.view?.setNeedsPlace()
        entry.container?.markForLayout()
    }

    // MARK: Items

    /// The entry of an item, if it has one.
    func knownEntry(for item: some LayoutItem) -> Entry? {
        if fitting != nil { return fittingEntries[ObjectIdentifier(item)] }
        return item.layoutEntry.flatMap { $0.engine == number ? $0 : nil }
    }

    func entry(for item: some LayoutItem) -> Entry {
        if let known = knownEntry(for: item) { return known }
        let entry = Entry(of: item, in: number, solver)
        slots.append(entry)
        entryCount += 1
        if fitting == nil { item.layoutEntry = entry } else { fittingEntries[ObjectIdentifier(item)] = entry }
        if isInForce { entry.view?.setNeedsPlace() }
        addSupports(to: entry)
        return entry
    }

    /// Forgets an item that no constraint is about any more.
    func forget(_ entry: Entry, of item: any LayoutItem) {
        removeSupports(of: entry)
        for variable in [entry.x, entry.y, entry.width, entry.height] { solver.removeVariable(variable) }
        slots[entry.x.id / 4] = nil
        entryCount -= 1
        item.layoutEntry = nil
    }

    /// Every entry, in the order in which they were made.
    var entries: [Entry] { slots.compactMap { $0 } }

    // MARK: Relations

    /// The indices of all relations.
    var relations: [Int] { sources.indices.filter { sources[$0] != nil } }

    func source(of id: ConstraintID) -> Source? { id.index < sources.count ? sources[id.index] : nil }

    func setSource(_ source: Source?, of id: ConstraintID) {
        // What the solver refused has used up its index.
        while sources.count <= id.index { sources.append(nil) }
        sources[id.index] = source
    }

    /// Marks the containers of items whose values changed (rule B7).
    func flush() {
        solver.takeChangedVariables { variable in
            if let entry = slots[variable.id / 4] { setNeedsPlace(entry) }
        }
    }

    private func addSupports(to entry: Entry) {
        if let guide = entry.guide {
            addGuideSupports(guide, entry)
        } else if let view = entry.view {
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
                _ = add([Term(variable)], .equal, Double(value), priority, .fittingSize(view))
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
                        [Term(variable)], wish.relation, wish.value, wish.priority, .naturalSize(view))
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
        for constraint in root.constraintsInSubtree {
            install(constraint)
        }
        return CGSize(
            width: max(0, solver.value(of: rootEntry.width)), height: max(0, solver.value(of: rootEntry.height)))
    }
}
