// Fidelity: partial — some views lie between an item and the owner of its constraint; their positions are read when the
// constraint is installed

import ConstraintSolver
import Foundation

/// The Auto Layout engine of one tree of views.
///
/// Constraints become linear relations, and solved values become frames. Every view and guide has four variables: the
/// origin of its alignment rectangle in its container's coordinates, and its size. The size is at least zero (rule
/// B58).
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    let solver = Solver()
    /// Identifies the engine.
    ///
    /// An address is not enough, because a former engine may have had the same address.
    let number: Int
    // No code of the app runs during an access, so accesses to these properties never overlap.

    /// The nodes in the order of their variables; nil for a node that has left.
    @exclusivity(unchecked) private var slots: [LayoutNode?] = []
    @exclusivity(unchecked) private(set) var nodeCount = 0
    /// A separate layout node for each view and guide, while this engine computes a fitting size.
    ///
    /// The nodes that belong to the views and guides hold the variables of another engine, which lays out the tree.
    /// This list keeps the views and guides alive, because otherwise the addresses that serve as keys would become
    /// invalid.
    @exclusivity(unchecked) private var standIns: [ObjectIdentifier: (node: LayoutNode, item: AnyObject)] = [:]
    /// The origin of each relation in the solver, by the relation's index.
    ///
    /// The origin is usually the app's constraint. If UIKit itself adds the relation, the origin is the layout node of
    /// a view or guide.
    @exclusivity(unchecked) private var sources: [AnyObject?] = []
    /// For each constraint, the amount that the origins of bounds, insets and baselines add to its constant.
    @exclusivity(unchecked) var bases: [ObjectIdentifier: Double] = [:]
    /// For each view, the constraints that depend on its baselines or its bounds' origin.
    @exclusivity(unchecked) var dependents: [ObjectIdentifier: [ObjectIdentifier: NSLayoutConstraint]] = [:]
    /// Marks the two relations for the requested width and height while the engine computes a fitting size.
    static let fittingMark = NSObject()
    @exclusivity(unchecked) var spareForm = LinearForm()
    private static var count = 0
    /// Whether views have joined or left the tree since the last layout began.
    ///
    /// As long as this is true, a contradiction is not reported. Instead the next layout builds a new engine.
    @exclusivity(unchecked) var isProvisional = false
    /// Whether a constraint was left out because of a contradiction.
    @exclusivity(unchecked) var hasLeftOut = false
    @exclusivity(unchecked) var leftOut: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var mayFitAgain = false
    @exclusivity(unchecked) var isRetrying = false
    /// The requested size while the engine computes a fitting size; otherwise nil.
    ///
    /// Optional relations then request this size for the root view. At all other times the root view's size is fixed.
    @exclusivity(unchecked)
    private(set) var fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    /// The constants of the relations that UIKit itself adds for a node, in the order of the node's `supports`.
    ///
    /// An array would allocate memory in each frame.
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

    init(root: UIView) {
        self.root = root
        Self.count += 1
        number = Self.count
    }

    func build() {
        let constraints = root.constraintsInSubtree
        reserve(constraints.count)
        for constraint in constraints { install(constraint) }
        solver.takeChangedVariables { _ in }
        for case let node? in slots { setNeedsPlace(node) }
    }

    private func reserve(_ constraintCount: Int) {
        func withRoom(_ count: Int) -> Int { count + count / 16 + 4 }
        let items = withRoom(root.countNodes()), relations = withRoom(constraintCount)
        slots.reserveCapacity(items)
        sources.reserveCapacity(relations)
        // Most constraints refer to one or two items, and to at most two variables of an item.
        solver.reserve(variables: 4 * items, constraints: relations, terms: 2 * relations)
    }

    /// Whether this engine lays out the tree.
    ///
    /// The value is false for a discarded engine and for an engine that computes a fitting size.
    var isInForce: Bool { root.tree.engine === self }

    func setNeedsPlace(_ node: LayoutNode) {
        node.view?.setNeedsPlace()
        node.container?.markForLayout()
    }

    // MARK: Items

    func knownNode(of view: UIView) -> LayoutNode? { knownNode(view.nodeStorage) }

    func knownNode(of guide: UILayoutGuide) -> LayoutNode? { knownNode(guide.nodeStorage) }

    private func knownNode(_ node: LayoutNode?) -> LayoutNode? {
        guard let node else { return nil }
        if fitting != nil { return standIns[ObjectIdentifier(node)]?.node }
        return node.engine == number ? node : nil
    }

    func entered(_ node: LayoutNode) -> LayoutNode {
        hasVariables(node) ? node : knownNode(node) ?? enter(node)
    }

    func hasVariables(_ node: LayoutNode) -> Bool { fitting == nil && node.engine == number }

    private func enter(_ own: LayoutNode) -> LayoutNode {
        let node = fitting == nil ? own : standIn(for: own)
        // UIKit's own guides always keep their insets from the edges of the view. If the insets are larger than the
        // view, the guide has a negative size.
        node.enter(number, solver, sizes: node.guide?.isBuiltIn == true ? .anyNumber : .atLeastZero)
        slots.append(node)
        nodeCount += 1
        if isInForce { node.view?.setNeedsPlace() }
        addSupports(to: node)
        return node
    }

    private func standIn(for node: LayoutNode) -> LayoutNode {
        let copy = LayoutNode(standingInFor: node)
        standIns[ObjectIdentifier(node)] = (copy, node.item ?? node)
        return copy
    }

    /// Call this function only after all constraints to the node are removed.
    func forget(_ node: LayoutNode) {
        removeSupports(of: node)
        slots[node.x.id / 4] = nil
        nodeCount -= 1
        solver.removeVariable(node.x)
        solver.removeVariable(node.y)
        solver.removeVariable(node.width)
        solver.removeVariable(node.height)
        node.leave()
    }

    var nodes: [LayoutNode] { slots.compactMap { $0 } }

    // MARK: Relations

    var relations: [Int] { sources.indices.filter { sources[$0] != nil } }

    func source(of id: ConstraintID) -> Source? {
        guard id.index < sources.count, let object = sources[id.index] else { return nil }
        return source(of: id, from: object)
    }

    func setSource(_ source: AnyObject?, of id: ConstraintID) {
        let index = id.index
        guard index >= sources.count else { return sources[index] = source }
        // The solver uses up an index even for a refused relation, so the list may need gaps.
        while sources.count < index { sources.append(nil) }
        sources.append(source)
    }

    /// Requests a layout of the containers of all changed items (rule B7).
    func flush() {
        solver.takeChangedVariables { variable in
            if let node = slots[variable.id / 4] { setNeedsPlace(node) }
        }
    }

    private func addSupports(to node: LayoutNode) {
        if let view = node.view {
            if view === root { addRootSupports(view, node) } else { addViewSupports(view, node) }
        } else if let guide = node.guide {
            addGuideSupports(guide, node)
        }
    }

    func addSupport(_ terms: [Term], _ constant: Double, to node: LayoutNode) {
        node.supports.append(add(terms, .equal, constant, .required, node))
    }

    private func addRootSupports(_ view: UIView, _ node: LayoutNode) {
        if let fitting {
            addIntrinsicSupports(view, node)
            for (variable, value, priority) in [
                (node.width, fitting.size.width, fitting.horizontal),
                (node.height, fitting.size.height, fitting.vertical)
            ] {
                _ = add([Term(variable)], .equal, Double(value), priority, Self.fittingMark)
            }
        } else {
            addSupport([Term(node.width)], Double(view.bounds.width), to: node)
            addSupport([Term(node.height)], Double(view.bounds.height), to: node)
        }
    }

    private func addViewSupports(_ view: UIView, _ node: LayoutNode) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return addIntrinsicSupports(view, node) }
        let values = translatedValues(of: view)
        addSupport([Term(node.x)], values[0], to: node)
        addSupport([Term(node.y)], values[1], to: node)
        var width = [Term(node.width)], height = [Term(node.height)]
        if let parent = view.superviewStorage {
            if follows(.flexibleWidth, in: view) {
                width.append(Term(entered(parent.layoutNode).width, coefficient: -1))
            }
            if follows(.flexibleHeight, in: view) {
                height.append(Term(entered(parent.layoutNode).height, coefficient: -1))
            }
        }
        addSupport(width, values[2], to: node)
        addSupport(height, values[3], to: node)
    }

    /// Whether an autoresizing mask makes a view's size follow its superview's size (rule B34).
    ///
    /// This is so only if the engine determines the superview's size. In any other superview the view's frame is a
    /// fixed value.
    private func follows(_ size: UIView.AutoresizingMask, in view: UIView) -> Bool {
        guard view.autoresizingMask.contains(size), let parent = view.superviewStorage, parent !== root else {
            return false
        }
        return parent.autoresizesSubviews && !parent.translatesAutoresizingMaskIntoConstraints
            && parent.alignmentRectInsets == .zero
    }

    private func translatedValues(of view: UIView) -> SupportValues {
        let box = view.alignmentRect(forFrame: view.frame), parent = view.superviewStorage?.bounds.size ?? .zero
        return SupportValues(
            box.minX, box.minY, box.width - (follows(.flexibleWidth, in: view) ? parent.width : 0),
            box.height - (follows(.flexibleHeight, in: view) ? parent.height : 0))
    }

    /// A natural size becomes two optional inequalities for each axis (rule B24).
    private func addIntrinsicSupports(_ view: UIView, _ node: LayoutNode) {
        guard let wishes = NaturalSize(of: view) else { return }
        for index in 0..<4 {
            let variable = index < 2 ? node.width : node.height
            var id: ConstraintID?
            if let wish = wishes[index] {
                id = add([Term(variable)], wish.relation, wish.value, wish.priority, node)
            }
            node.supports.append(id)
        }
    }

    func removeSupports(of node: LayoutNode) {
        guard !node.supports.isEmpty else { return }
        for case let id? in node.supports { remove(id) }
        node.supports = []
    }

    // MARK: Changes of views

    /// Updates the relations for a new frame.
    ///
    /// A frame changes in two steps: first its position, then its size. After the first step the size is still the old
    /// one, so `withSize` is false.
    func frameDidChange(of view: UIView, withSize: Bool) {
        guard view.translatesAutoresizingMaskIntoConstraints, let node = knownNode(of: view) else { return }
        guard withSize || view !== root else { return }
        update(
            node,
            view === root ? SupportValues(view.bounds.width, view.bounds.height) : translatedValues(of: view),
            count: withSize ? 4 : 2)
    }

    func autoresizingDidChange(of view: UIView) {
        guard view.translatesAutoresizingMaskIntoConstraints, view !== root, let node = knownNode(of: view) else {
            return
        }
        removeSupports(of: node)
        addViewSupports(view, node)
        flush()
    }

    func update(_ node: LayoutNode, _ values: SupportValues, count: Int = 4) {
        for index in 0..<min(count, node.supports.count) {
            if let id = node.supports[index] { setConstant(values[index], for: id, of: node) }
        }
        noteRoom()
        flush()
    }

    func intrinsicSizeDidChange(of view: UIView) {
        guard let node = knownNode(of: view), view !== root, !view.translatesAutoresizingMaskIntoConstraints else {
            return
        }
        if !changeIntrinsicSupports(of: view, node) {
            removeSupports(of: node)
            addIntrinsicSupports(view, node)
        }
        flush()
    }

    /// Changes the relations in place and returns whether this was possible.
    ///
    /// Their order stays the same, because the order decides between equally good solutions. If an axis gained or lost
    /// a natural size, the result is false.
    private func changeIntrinsicSupports(of view: UIView, _ node: LayoutNode) -> Bool {
        guard let wishes = NaturalSize(of: view) else { return node.supports.isEmpty }
        guard node.supports.count == 4 else { return false }
        for index in 0..<4 where (node.supports[index] == nil) != (wishes[index] == nil) { return false }
        for index in 0..<4 {
            guard let id = node.supports[index], let wish = wishes[index] else { continue }
            try? solver.setConstant(wish.value, for: id)
            try? solver.setPriority(Priority(rawValue: wish.priority.rawValue), for: id)
        }
        return true
    }

    // MARK: Reading

    func box(of node: LayoutNode) -> CGRect {
        CGRect(
            x: solver.value(of: node.x), y: solver.value(of: node.y),
            width: max(0, solver.value(of: node.width)), height: max(0, solver.value(of: node.height)))
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let node = knownNode(of: view) else {
            return !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
        }
        let variables = view === root ? [node.width, node.height] : [node.x, node.y, node.width, node.height]
        return variables.contains { !solver.isUniquelyDetermined($0) }
    }

    /// The size that the constraints give the root view.
    ///
    /// On each axis, a relation with an optional priority requests the target size (rules B38, B39).
    func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        fitting = (target, horizontal, vertical)
        let node = entered(root.layoutNode)
        for constraint in root.constraintsInSubtree {
            install(constraint)
        }
        wrapAtSolvedWidths()
        return CGSize(
            width: max(0, solver.value(of: node.width)), height: max(0, solver.value(of: node.height)))
    }

    /// Sets the natural heights of wrapped texts for the solved widths.
    ///
    /// The widths of the views' frames are outdated at this time (rule B60).
    private func wrapAtSolvedWidths() {
        for node in nodes {
            guard let view = node.view, let text = view as? any WrappingView, node.supports.count == 4,
                let least = node.supports[2], let most = node.supports[3]
            else { continue }
            let height = text.naturalHeight(width: CGFloat(solver.value(of: node.width)))
            guard let height else { continue }
            try? solver.setConstant(Double(height), for: least)
            try? solver.setConstant(Double(height), for: most)
        }
    }
}

@MainActor
protocol WrappingView: UIView {
    /// The natural height for a width in points; nil if the width has no effect.
    func naturalHeight(width: CGFloat) -> CGFloat?
}

extension UILabel: WrappingView {
    func naturalHeight(width: CGFloat) -> CGFloat? {
        numberOfLines == 1 || preferredMaxLayoutWidth > 0
            ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
    }
}

extension UIButton: WrappingView {
    func naturalHeight(width: CGFloat) -> CGFloat? {
        configuration == nil ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
