// Fidelity: exact — UIView.h, layout guides and priorities (rules B10, B11, B25, B34)

import Foundation

struct LayoutState {
    /// The constraints, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints of superviews that refer to the view or its guides, in the order of activation.
    var mentions: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The layout engine.
    ///
    /// Only the topmost view of a tree has an engine.
    var engine: LayoutEngine?
    var translatesAutoresizingMask = true
    /// Whether the superview lists the view among the subviews that may need a new frame.
    var isListedForPlace = false
    var waitsForPlace = false
    /// Whether Auto Layout is setting the view's frame at this moment.
    var isBeingPlaced = false
    /// Whether the next layout examines every subview, instead of only the moved subviews.
    var placesAllSubviews = true
    /// Whether the layout engine has dropped a constraint of the autoresizing mask and has reported this conflict.
    var translationIsBroken = false
    /// The number of subviews with an autoresizing mask.
    var flexibleSubviews: Int32 = 0
    var safeArea = SafeArea.unknown

    enum SafeArea { case unknown, zero, inObject }

    @MainActor mutating func forget(_ constraint: NSLayoutConstraint) {
        Self.remove(constraint, from: &constraints)
    }

    @MainActor mutating func forgetMention(of constraint: NSLayoutConstraint) {
        Self.remove(constraint, from: &mentions)
    }

    /// Removes a constraint from a list that is sorted by activation number.
    ///
    /// Bisection keeps even the removal of thousands of constraints fast.
    @MainActor private static func remove(_ constraint: NSLayoutConstraint, from list: inout [NSLayoutConstraint]) {
        let number = constraint.activation
        var low = 0, high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle].activation < number { low = middle + 1 } else { high = middle }
        }
        if low < list.count, list[low] === constraint { list.remove(at: low) }
    }

    @MainActor func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide? {
        var found: UILayoutGuide?
        guides.visit { if found == nil && $0.role == role { found = $0 } }
        return found
    }
}

extension UIView {
    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != tree.translatesAutoresizingMask else { return }
        tree.translatesAutoresizingMask = translates
        tree.translationIsBroken = false
        if layoutRoot.tree.engine?.knownNode(of: self) != nil { layoutRoot.invalidateLayoutEngine() }
        setNeedsPlace()
        setNeedsLayout()
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        ownExtras.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        ownExtras.compressionResistance[axis] = priority
        invalidateIntrinsicContentSize()
    }

    func naturalSizeDidChange() {
        if let engine = layoutRoot.tree.engine { engine.intrinsicSizeDidChange(of: self) }
        superviewStorage?.implicitSetNeedsLayout()
        (superviewStorage as? UIStackView)?.naturalSizeDidChange(of: self)
    }

    var isAmbiguous: Bool {
        layoutRoot.prepareLayoutEngine()
        return layoutRoot.tree.engine?.isAmbiguous(self) ?? false
    }

    func takeIn(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        tree.guides.append(guide)
    }

    func takeOut(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        for constraint in tree.constraints + tree.mentions
        where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        layoutRoot.tree.engine?.takeOut(guide)
        tree.guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    func builtInGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        builtInGuide(role) { UILayoutGuide() }
    }

    @available(iOS 15.0, *)
    var builtInKeyboardGuide: UIKeyboardLayoutGuide {
        builtInGuide(.keyboard) { UIKeyboardLayoutGuide() }
    }

    private func builtInGuide<Guide: UILayoutGuide>(_ role: UILayoutGuide.Role, _ make: () -> Guide) -> Guide {
        if let known = tree.guide(role) as? Guide { return known }
        let guide = make()
        guide.role = role
        guide.identifier = role.identifier
        guide.owningView = self
        tree.guides.append(guide)
        if role == .keyboard {
            Simulation.current.keyboardObservers.add(self)
            countKeyboardGuides(1)
            setNeedsLayout()
        }
        return guide
    }

    /// Changes the count of keyboard guides, in this view and in all superviews.
    func countKeyboardGuides(_ change: Int) {
        var view: UIView? = change == 0 ? nil : self
        while let current = view {
            current.ownExtras.keyboardGuides += change
            view = current.superviewStorage
        }
    }
}
