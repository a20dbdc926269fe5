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
        didSet { if axis != oldValue { arrangementDidChange() } }
    }
    /// How views share the stack's axis.
    open var distribution = Distribution.fill {
        didSet {
            if distribution.rawValue > 1 { unmodelled("UIStackView.distribution \(distribution)") }
            if distribution != oldValue { arrangementDidChange() }
        }
    }
    /// Where views lie across the stack's axis.
    open var alignment = Alignment.fill {
        didSet {
            if alignment == .firstBaseline || alignment == .lastBaseline {
                unmodelled("UIStackView.alignment \(alignment)")
            }
            if alignment != oldValue { arrangementDidChange() }
        }
    }
    /// The distance between two views in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []

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
        arrangedSubviews.removeAll { $0 === view }
        UIKitException.internalInconsistency.require(
            (0...arrangedSubviews.count).contains(stackIndex),
            "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                + "\(arrangedSubviews.count)")
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    /// Takes a view out of line; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
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

    /// Something changed that the constraints follow from; they are made anew in the next update.
    func arrangementDidChange() { setNeedsUpdateConstraints() }

    /// Makes the constraints of the line anew.
    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(ownConstraints)
        let line = arrangedSubviews.filter { !$0.isHidden }
        ownConstraints = along(line) + line.flatMap(across)
        NSLayoutConstraint.activate(ownConstraints)
        super.updateConstraints()
    }

    private var near: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
    private var far: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

    private func along(_ line: [UIView]) -> [NSLayoutConstraint] {
        guard let first = line.first, let last = line.last else { return [] }
        var found = [tie(first, near, .equal, self, near), tie(self, far, .equal, last, far)]
        for (one, next) in zip(line, line.dropFirst()) {
            let distance = customSpacings[ObjectIdentifier(one)] ?? spacing
            found.append(tie(next, near, .equal, one, far, distance == Self.spacingUseSystem ? 8 : distance))
            if distribution == .fillEqually { found.append(tie(next, length, .equal, first, length)) }
        }
        return found
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
