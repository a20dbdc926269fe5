// Fidelity: exact — the bench itself: how a view keeps what most views never set, and finds its superview

import Foundation

extension UIView {
    /// Values that most views never set; read a default where it is nil.
    var extras: Extras? { extrasStorage }

    /// The same, made on first use.
    var ownExtras: Extras {
        if let extras = extrasStorage { return extras }
        let extras = Extras()
        extrasStorage = extras
        return extras
    }

    /// The view that contains this one.
    var superviewStorage: UIView? {
        get { superviewReference.target }
        set { superviewReference.target = newValue }
    }

    /// Whether this view is directly in another one; counts no reference to find out.
    func isSubview(of view: UIView) -> Bool { superviewReference.leads(to: view) }

    func setMask(_ new: AutoresizingMask) {
        guard new != autoresizingMask else { return }
        let wasFlexible = isFlexible
        mask = UInt8(truncatingIfNeeded: new.rawValue)
        if isFlexible != wasFlexible { superviewStorage?.tree.flexibleSubviews += isFlexible ? 1 : -1 }
        if superviewStorage != nil { layoutRoot.tree.engine?.autoresizingDidChange(of: self) }
    }

    func frontmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, !isAnimated(.ignored), layerStorage.opacity >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewStorage.reversed() {
            if let hit = subview.hitTest(subview.place(ofTouchAt: point, in: self), with: event) { return hit }
        }
        return self
    }

    /// Whether an animation runs on the view whose touches are dealt with like this.
    private func isAnimated(_ touches: AnimationBlock.Touches) -> Bool {
        layer.animations.contains { $0.block?.root.touches == touches }
    }

    /// A point of the superview in this view; what an animator moves is touched where it is drawn (rule A19).
    private func place(ofTouchAt point: CGPoint, in parent: UIView) -> CGPoint {
        guard isAnimated(.presentation), let shown = layer.presentation() else {
            return parent.convert(point, to: self)
        }
        return point.applying(shown.transformToSuperlayer.inverted())
    }
}
