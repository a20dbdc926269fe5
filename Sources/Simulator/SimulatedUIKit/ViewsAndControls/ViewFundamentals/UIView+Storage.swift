// Fidelity: exact — the simulation's own machinery: stores a view's superview and its rarely set properties

import Foundation

extension UIView {
    var extras: Extras? { extrasStorage }

    var ownExtras: Extras {
        if let extras = extrasStorage { return extras }
        let extras = Extras()
        extrasStorage = extras
        return extras
    }

    var superviewStorage: UIView? {
        get { superviewReference.target }
        set { superviewReference.target = newValue }
    }

    /// Compares the superview without a retain, which is faster.
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

    private func isAnimated(_ touches: AnimationBlock.Touches) -> Bool {
        layer.animations.contains { $0.block?.root.touches == touches }
    }

    /// While an animator moves a view, a touch hits the view at its drawn position (rule A19).
    private func place(ofTouchAt point: CGPoint, in parent: UIView) -> CGPoint {
        guard isAnimated(.presentation), let shown = layer.presentation() else {
            return parent.convert(point, to: self)
        }
        return point.applying(shown.transformToSuperlayer.inverted())
    }
}
