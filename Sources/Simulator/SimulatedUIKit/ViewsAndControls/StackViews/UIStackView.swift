// Fidelity: partial — constraints as observed on a phone (rules B45 to B55); hidden views keep their former position

import Foundation

@preconcurrency @MainActor
open class UIStackView: UIView {
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The system's spacing is 8 points here.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    open private(set) var arrangedSubviews: [UIView] = []
    open lazy var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    open lazy var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    open lazy var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    open lazy var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange(makesAllAnew: false) } }
    }
    open lazy var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    open lazy var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var line = StackLine()
    /// The first arranged view at the last update.
    private var first: StackPlace?
    /// The constraint from the last arranged view to the stack's end.
    var end: NSLayoutConstraint? { didSet { if end !== oldValue { oldValue?.isActive = false } } }
    /// The constraint that keeps the stack small across its axis.
    var fit: NSLayoutConstraint? { didSet { if fit !== oldValue { oldValue?.isActive = false } } }
    private var makesAllAnew = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Inert: archives are not read.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    // MARK: Views in line

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

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
        // If no integer lies between the neighbours' ranks, all views get new ranks.
        if index > 0, place.rank == rank(of: index - 1) { renewRanks() }
        line.note(place)
        setNeedsUpdateConstraints()
    }

    private static let rankDistance = 1 << 32

    private func rank(of index: Int) -> Int { arrangedSubviews[index].stackPlace?.rank ?? 0 }

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

    /// Returns the index among all arranged views, hidden views included.
    private func arrangedIndex(of view: UIView) -> Int? {
        guard isArranged(view), let place = view.stackPlace else { return nil }
        var low = 0, high = arrangedSubviews.count
        while low < high {
            let middle = (low + high) / 2
            if rank(of: middle) < place.rank { low = middle + 1 } else { high = middle }
        }
        return low < arrangedSubviews.count && arrangedSubviews[low] === view ? low : nil
    }

    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedIndex(of: view), let place = view.stackPlace else { return }
        arrangedSubviews.remove(at: index)
        view.stackPlace = nil
        customSpacings[ObjectIdentifier(view)] = nil
        line.note(place)
        setNeedsUpdateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        subviewDidChange(arrangedSubview)
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Constraints

    private func arrangementDidChange(makesAllAnew: Bool) {
        if makesAllAnew { self.makesAllAnew = true }
        line.noteAll()
        setNeedsUpdateConstraints()
    }

    /// Only proportional distribution depends on the natural sizes of the views.
    func naturalSizeDidChange(of view: UIView) {
        if distribution == .fillProportionally, isArranged(view) { arrangementDidChange(makesAllAnew: false) }
    }

    /// If an animation hides or shows a view, the other views move in the same animation (rule B54).
    func subviewWasHiddenOrShown(_ view: UIView) {
        subviewDidChange(view)
        guard window != nil, Simulation.current.animations.current != nil else { return }
        updateConstraintsIfNeeded()
        layoutIfNeeded()
    }

    func subviewDidChange(_ view: UIView) {
        if isArranged(view), let place = view.stackPlace { line.note(place) }
        setNeedsUpdateConstraints()
    }

    /// Only added or removed views and views with a new neighbour get new constraints.
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

    private func hasToTouchAll(_ places: [StackPlace], _ change: StackLine.Change) -> Bool {
        if sharesAmongAll { return !change.left.isEmpty || !change.touched.isEmpty }
        guard places.first !== first else { return false }
        if alignsBaselines { for place in places { place.across = [] } }
        return distribution == .fillEqually || alignsBaselines
    }
}

extension UIStackView.Alignment {
    public static var top: Self { .leading }
    public static var bottom: Self { .trailing }
}

extension UIStackView {
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
