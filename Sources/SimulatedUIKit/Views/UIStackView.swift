// Fidelity: partial — filling and equal distribution, every edge alignment, custom spacing, hidden views; other distributions fill, baselines and margins are absent (rules A29, B45)

import Foundation

/// A view that lines up others in a row or a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How views share the stack's axis.
    public enum Distribution: Int, Sendable {
        /// A way to share.
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where views lie across the stack's axis.
    public enum Alignment: Int, Sendable {
        /// A place.
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        /// The leading edge of a row of views.
        public static let top = Alignment.leading
        /// The trailing edge of a row of views.
        public static let bottom = Alignment.trailing
    }

    /// The distance in points that stands for the stack's own ``spacing``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The distance in points that stands for the system's own, 8 here.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The views in line, hidden ones included.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Whether views stand beside or below each other.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange(makesAllAnew: true) } }
    }
    /// How views share the stack's axis.
    open var distribution = Distribution.fill {
        didSet {
            if distribution.rawValue > 1 { unmodelled("UIStackView.distribution \(distribution)") }
            if distribution != oldValue { arrangementDidChange(makesAllAnew: true) }
        }
    }
    /// Where views lie across the stack's axis.
    open var alignment = Alignment.fill {
        didSet {
            if alignment == .firstBaseline || alignment == .lastBaseline {
                unmodelled("UIStackView.alignment \(alignment)")
            }
            if alignment != oldValue { arrangementDidChange(makesAllAnew: true) }
        }
    }
    /// The distance between two views in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The places that had constraints after the last update, in line.
    private var line: [StackPlace] = []
    /// From the last view in line to where the stack ends.
    private var end: NSLayoutConstraint? { didSet { if end !== oldValue { oldValue?.isActive = false } } }
    private var updates = 0
    private var makesAllAnew = false

    /// Creates a stack; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of no size with views in line.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Views in line

    /// Adds a view at the end, and makes it a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place, and makes it a subview; one that is in line already moves there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if isArranged(view) { arrangedSubviews.removeAll { $0 === view } }
        UIKitException.internalInconsistency.require(
            (0...arrangedSubviews.count).contains(stackIndex),
            "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                + "\(arrangedSubviews.count)")
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        if !isArranged(view) { view.stackPlace = StackPlace(in: self) }
        arrangedSubviews.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    private func isArranged(_ view: UIView) -> Bool { view.stackPlace?.stack === self }

    /// Takes a view out of line; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard isArranged(view), let index = arrangedSubviews.lastIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        view.stackPlace = nil
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// A view that leaves the stack also leaves the line.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the distance after a view in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance after a view in points, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Constraints

    /// Something changed that the constraints follow from; they do in the next update.
    func arrangementDidChange(makesAllAnew: Bool = false) {
        if makesAllAnew { self.makesAllAnew = true }
        setNeedsUpdateConstraints()
    }

    /// Brings the constraints of the line up to date: of views that came, went or have another neighbour.
    open override func updateConstraints() {
        let views = arrangedSubviews.filter { !$0.isHidden }, places = views.compactMap(\.stackPlace)
        updates += 1
        for place in places { place.update = updates }
        for place in line where makesAllAnew || place.update != updates { place.leave() }
        for (index, place) in places.enumerated() { place.follow(index > 0 ? places[index - 1] : nil, in: places) }
        if makesAllAnew || end?.secondItem !== views.last { end = nil }
        (line, makesAllAnew) = (places, false)
        NSLayoutConstraint.activate(along(views) + lackingAcross(views))
        super.updateConstraints()
    }

    private var near: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
    private var far: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

    private func distance(after view: UIView) -> CGFloat {
        let distance = customSpacings.isEmpty ? spacing : customSpacings[ObjectIdentifier(view)] ?? spacing
        return distance == Self.spacingUseSystem ? 8 : distance
    }

    /// What a line lacks along the axis; distances change in place.
    private func along(_ views: [UIView]) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for (index, place) in line.enumerated() {
            let former = index > 0 ? views[index - 1] : self, distance = index > 0 ? distance(after: former) : 0
            if let join = place.join {
                if join.constant != distance { join.constant = distance }
            } else {
                let join = tie(views[index], near, .equal, former, index > 0 ? far : near, distance)
                place.join = join
                made.append(join)
            }
            if index == 0, end == nil { made += ending(at: views[views.count - 1]) }
            if index > 0, distribution == .fillEqually, place.equal == nil {
                let equal = tie(views[index], length, .equal, views[0], length)
                place.equal = equal
                made.append(equal)
            }
        }
        return made
    }

    private func ending(at last: UIView) -> [NSLayoutConstraint] {
        let end = tie(self, far, .equal, last, far)
        self.end = end
        return [end]
    }

    /// What a line lacks across the axis.
    private func lackingAcross(_ views: [UIView]) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for (index, place) in line.enumerated() where place.across.isEmpty {
            place.across = across(views[index])
            made += place.across
        }
        return made
    }

    private func across(_ view: UIView) -> [NSLayoutConstraint] {
        let near: NSLayoutConstraint.Attribute = axis == .horizontal ? .top : .leading
        let far: NSLayoutConstraint.Attribute = axis == .horizontal ? .bottom : .trailing
        let middle: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerY : .centerX
        let isFilled = alignment == .fill
        let holdsNear = isFilled || alignment == .leading || alignment == .firstBaseline
        let holdsFar = isFilled || alignment == .trailing || alignment == .lastBaseline
        var found = [
            tie(view, near, holdsNear ? .equal : .greaterThanOrEqual, self, near),
            tie(view, far, holdsFar ? .equal : .lessThanOrEqual, self, far)
        ]
        if alignment == .center { found.append(tie(view, middle, .equal, self, middle)) }
        guard !isFilled else { return found }
        // Without a wish to be small, a stack that nobody gives a size across its axis would have any.
        let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
        let wish = tie(self, size, .equal, view, size)
        wish.priority = UILayoutPriority(51)
        return found + [wish]
    }

    private func tie(
        _ one: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: UIView, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
        constraint.identifier = "UISV"
        return constraint
    }
}
