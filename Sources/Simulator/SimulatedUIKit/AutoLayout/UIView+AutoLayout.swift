// Fidelity: exact — UIView.h, layout guides and priorities (rules B10, B11, B25, B34)

import Foundation

/// What Auto Layout knows about a view.
struct LayoutState {
    /// The active constraints that the view owns, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints that views further up own and that are about this view or its guides, in that order too.
    var mentions: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The engine, on the topmost view only.
    var engine: LayoutEngine?
    var translatesAutoresizingMask = true
    /// Whether the view is among those that its superview may have to place.
    var isListedForPlace = false
    /// Whether the view may not be where Auto Layout wants it.
    var waitsForPlace = false
    /// Whether the present change of place or size is Auto Layout's own.
    var isBeingPlaced = false
    /// Whether the next layout looks at every subview and not only at those that have been moved.
    var placesAllSubviews = true
    /// Whether a conflict that dropped the translated mask has been reported.
    var translationIsBroken = false
    /// How many subviews have an autoresizing mask.
    var flexibleSubviews: Int32 = 0
    /// What is known of the safe area as it is.
    var safeArea = SafeArea.unknown

    enum SafeArea { case unknown, zero, inObject }

    @MainActor mutating func forget(_ constraint: NSLayoutConstraint) {
        Self.remove(constraint, from: &constraints)
    }

    @MainActor mutating func forgetMention(of constraint: NSLayoutConstraint) {
        Self.remove(constraint, from: &mentions)
    }

    /// Finds the constraint by its place in the order: thousands that leave one after the other must not search for long.
    @MainActor private static func remove(_ constraint: NSLayoutConstraint, from list: inout [NSLayoutConstraint]) {
        let number = constraint.activation
        var low = 0, high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle].activation < number { low = middle + 1 } else { high = middle }
        }
        if low < list.count, list[low] === constraint { list.remove(at: low) }
    }

    /// UIKit's own guide of a role, if it has been asked for.
    @MainActor func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide? {
        var found: UILayoutGuide?
        guides.visit { if found == nil && $0.role == role { found = $0 } }
        return found
    }
}

extension UIView {
    /// Whether frame and mask are turned into required constraints (rule B34).
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { tree.translatesAutoresizingMask }
        set {
            guard newValue != tree.translatesAutoresizingMask else { return }
            tree.translatesAutoresizingMask = newValue
            tree.translationIsBroken = false
            if layoutRoot.tree.engine?.knownNode(of: self) != nil { layoutRoot.invalidateLayoutEngine() }
            setNeedsPlace()
            setNeedsLayout()
        }
    }

    /// The active constraints whose closest common ancestor is this view (rule B29).
    public var constraints: [NSLayoutConstraint] { tree.constraints }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// The guides owned by this view; UIKit's own ones are left out until they are used.
    public var layoutGuides: [UILayoutGuide] { tree.guides }

    /// Makes this view the owner of a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        tree.guides.append(layoutGuide)
    }

    /// Lets go of a guide and deactivates its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        for constraint in tree.constraints + tree.mentions
        where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
            constraint.isActive = false
        }
        layoutRoot.tree.engine?.takeOut(layoutGuide)
        tree.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    func builtInGuide<Guide: UILayoutGuide>(_ role: UILayoutGuide.Role, _ name: String, _ make: () -> Guide) -> Guide {
        if let known = tree.guide(role) as? Guide { return known }
        let guide = make()
        guide.role = role
        guide.identifier = name
        guide.owningView = self
        tree.guides.append(guide)
        if role == .keyboard {
            Simulation.current.keyboardObservers.add(self)
            countKeyboardGuides(1)
        }
        return guide
    }

    /// Counts keyboard guides that come or go, here and in all superviews.
    func countKeyboardGuides(_ change: Int) {
        var view: UIView? = change == 0 ? nil : self
        while let current = view {
            current.ownExtras.keyboardGuides += change
            view = current.superviewStorage
        }
    }

    /// The part of the bounds that no bar and no sensor covers (rule B12).
    public var safeAreaLayoutGuide: UILayoutGuide {
        builtInGuide(.safeArea, "UIViewSafeAreaLayoutGuide") { UILayoutGuide() }
    }

    /// The part of the bounds within the layout margins (rule B12).
    public var layoutMarginsGuide: UILayoutGuide {
        builtInGuide(.layoutMargins, "UIViewLayoutMarginsGuide") { UILayoutGuide() }
    }

    /// The keyboard's place in this view (rules E35 to E38).
    @available(iOS 15.0, *)
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        builtInGuide(.keyboard, "UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
    }

    /// How strongly the view keeps to its natural size from above; 250 unless set (rule B25).
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.hugging[axis] ?? .defaultLow
    }

    /// Sets how strongly the view keeps to its natural size from above.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        ownExtras.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How strongly the view keeps to its natural size from below; 750 unless set (rule B25).
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.compressionResistance[axis] ?? .defaultHigh
    }

    /// Sets how strongly the view keeps to its natural size from below.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ownExtras.compressionResistance[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// Says that the natural size has changed.
    public func invalidateIntrinsicContentSize() {
        if let engine = layoutRoot.tree.engine { engine.intrinsicSizeDidChange(of: self) }
        superviewStorage?.implicitSetNeedsLayout()
        (superviewStorage as? UIStackView)?.naturalSizeDidChange(of: self)
    }

    /// Whether another layout would satisfy the constraints as well (rule B35).
    public var hasAmbiguousLayout: Bool {
        layoutRoot.prepareLayoutEngine()
        return layoutRoot.tree.engine?.isAmbiguous(self) ?? false
    }

    /// The alignment rectangle of a frame, both in the superview's coordinates, in points (rule B36).
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of an alignment rectangle, both in the superview's coordinates, in points (rule B36).
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The smallest size in points that the constraints allow near a target size; moves nothing (rule B38).
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size in points that the constraints give when each axis is asked for with a priority (rule B39).
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(root: self)
        return engine.fittingSize(target: targetSize, horizontal: horizontal, vertical: vertical)
    }
}
