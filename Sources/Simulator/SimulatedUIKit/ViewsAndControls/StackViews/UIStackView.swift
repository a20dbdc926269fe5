// Fidelity: partial — constraints as observed on a phone (rules B45 to B55); hidden views keep their former position

import Foundation

/// A view that arranges its subviews in a row or a column, with its own constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distance that stands for the stack's own ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The distance that stands for the system's spacing, 8 points here.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The arranged views, including hidden views.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The axis along which views are arranged.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    /// The distribution of views along the stack's axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    /// The alignment of views across the stack's axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    /// The distance between two views in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange(makesAllAnew: false) } }
    }
    /// Whether the distances of a column are measured between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    /// Whether views are placed within the stack's margins instead of its edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var line = StackLine()
    /// The place of the first view at the last update.
    private var first: StackPlace?
    /// The constraint from the last view in line to the stack's end.
    var end: NSLayoutConstraint? { didSet { if end !== oldValue { oldValue?.isActive = false } } }
    /// The constraint that keeps the stack small across its axis.
    var fit: NSLayoutConstraint? { didSet { if fit !== oldValue { oldValue?.isActive = false } } }
    private var makesAllAnew = false

    /// Creates a stack; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of size zero with arranged views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Inert: archives are not read.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    // MARK: Views in line

    /// Adds a view at the end, and makes it a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index, and makes it a subview; a view that is already arranged moves there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let index = arrangedIndex(of: view) {
            arrangedSubviews.remove(at: index)
            line.noteAll()
        }
        UIKitException.internalInconsistency.require(
            (0...arrangedSubviews.count).contains(stackIndex),
            "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                + "\(arrangedSubviews.count)")
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        let place = isArranged(view) ? view.stackPlace : nil
        store(view, place ?? StackPlace(of: view, in: self), at: stackIndex)
    }

    private func store(_ view: UIView, _ place: StackPlace, at index: Int) {
        view.stackPlace = place
        arrangedSubviews.insert(view, at: index)
        place.rank = rank(at: index)
        // If the neighbours' ranks leave no rank between them, give all views new ranks.
        if index > 0, place.rank == rank(of: index - 1) { renewRanks() }
        line.note(place)
        setNeedsUpdateConstraints()
    }

    private static let rankDistance = 1 << 32

    private func rank(of index: Int) -> Int { arrangedSubviews[index].stackPlace?.rank ?? 0 }

    /// Returns a rank between the neighbours' ranks.
    private func rank(at index: Int) -> Int {
        guard index > 0 else { return arrangedSubviews.count > 1 ? rank(of: 1) - Self.rankDistance : 0 }
        let below = rank(of: index - 1)
        guard index + 1 < arrangedSubviews.count else { return below + Self.rankDistance }
        return below + (rank(of: index + 1) - below) / 2
    }

    private func renewRanks() {
        line.noteAll()
        for (index, view) in arrangedSubviews.enumerated() { view.stackPlace?.rank = index * Self.rankDistance }
    }

    private func isArranged(_ view: UIView) -> Bool {
        guard let place = view.stackPlace else { return false }
        return place.stack === nodeStorage
    }

    /// Returns the index of a view among the arranged views, including hidden views.
    private func arrangedIndex(of view: UIView) -> Int? {
        guard isArranged(view), let place = view.stackPlace else { return nil }
        var low = 0, high = arrangedSubviews.count
        while low < high {
            let middle = (low + high) / 2
            if rank(of: middle) < place.rank { low = middle + 1 } else { high = middle }
        }
        return low < arrangedSubviews.count && arrangedSubviews[low] === view ? low : nil
    }

    /// Removes a view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedIndex(of: view), let place = view.stackPlace else { return }
        arrangedSubviews.remove(at: index)
        view.stackPlace = nil
        customSpacings[ObjectIdentifier(view)] = nil
        line.note(place)
        setNeedsUpdateConstraints()
    }

    /// Removes a subview from the arrangement when it leaves the stack.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the distance after a view in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        subviewDidChange(arrangedSubview)
    }

    /// Returns the distance after a view in points, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Constraints

    /// Requests an update of the constraints after a change that affects all of them.
    private func arrangementDidChange(makesAllAnew: Bool) {
        if makesAllAnew { self.makesAllAnew = true }
        line.noteAll()
        setNeedsUpdateConstraints()
    }

    /// Handles a change of a subview's natural size, which affects proportional distribution.
    func naturalSizeDidChange(of view: UIView) {
        if distribution == .fillProportionally, isArranged(view) { arrangementDidChange(makesAllAnew: false) }
    }

    /// Handles a subview that was hidden or shown; inside an animation the other views move in that animation (rule
    /// B54).
    func subviewWasHiddenOrShown(_ view: UIView) {
        subviewDidChange(view)
        guard window != nil, Simulation.current.animations.current != nil else { return }
        updateConstraintsIfNeeded()
        layoutIfNeeded()
    }

    /// Handles a subview that was hidden or shown, or that has a new distance to the next view.
    func subviewDidChange(_ view: UIView) {
        if isArranged(view), let place = view.stackPlace { line.note(place) }
        setNeedsUpdateConstraints()
    }

    /// Updates the line's constraints for views that were added or removed, or that have another neighbour.
    open override func updateConstraints() {
        if makesAllAnew { for place in line.places { place.leave() } }
        var change = line.update(by: arrangedSubviews)
        for place in change.left { place.leave() }
        if makesAllAnew { for place in change.hidden { place.hiding = nil } }
        let places = line.places
        if hasToTouchAll(places, change) { change.touched = Array(places.indices) }
        first = places.first
        for index in change.touched {
            places[index].hiding = nil
            places[index].follow(index > 0 ? places[index - 1] : nil, inLineBehind: first)
        }
        if makesAllAnew || end?.secondItem !== places.last?.view.item { end = nil }
        if makesAllAnew || fit?.priority != fitPriority(count: places.count) { fit = nil }
        makesAllAnew = false
        NSLayoutConstraint.activate(
            lackingAlong(places, change.touched) + lackingAcross(places, change.touched) + lackingHiding(change.hidden))
        super.updateConstraints()
    }

    /// Returns whether the change affects the constraints of every view.
    private func hasToTouchAll(_ places: [StackPlace], _ change: StackLine.Change) -> Bool {
        if sharesAmongAll { return !change.left.isEmpty || !change.touched.isEmpty }
        guard places.first !== first else { return false }
        if alignsBaselines { for place in places { place.across = [] } }
        return distribution == .fillEqually || alignsBaselines
    }
}

extension UIStackView.Alignment {
    /// The leading edge of a row of views.
    public static var top: Self { .leading }
    /// The trailing edge of a row of views.
    public static var bottom: Self { .trailing }
}

extension UIStackView {
    /// The distribution of views along the stack's axis.
    public enum Distribution: _ImportedEnumeration {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...4)
    }
}

extension UIStackView {
    /// The alignment of views across the stack's axis.
    public enum Alignment: _ImportedEnumeration {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...5)
    }
}
