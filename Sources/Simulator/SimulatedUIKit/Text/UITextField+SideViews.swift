// Fidelity: partial — inferred: a side view keeps its size and is centred; a framed field keeps 7 points to its frame

import Foundation

extension UITextField {
    private var frameInset: CGFloat { borderStyle == .roundedRect || borderStyle == .bezel ? 7 : 0 }

    func sideViewDidChange(from old: UIView?) {
        if old !== leftView, old !== rightView { old?.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        default: false
        }
    }

    private var shownLeft: UIView? { shows(leftViewMode) ? leftView : nil }
    private var shownRight: UIView? { shows(rightViewMode) ? rightView : nil }

    /// The width of the views that show beside the text, in points.
    var sideViewsWidth: CGFloat { [shownLeft, shownRight].compactMap { $0.map(width(of:)) }.reduce(0, +) }

    private func width(of view: UIView) -> CGFloat { size(of: view).width }

    private func size(of view: UIView) -> CGSize {
        view.bounds.isEmpty && view.bounds.width == 0 ? view.intrinsicContentSize : view.bounds.size
    }

    func sideViewRect(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = size(of: view)
        let isFirst = isLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isFirst ? bounds.minX + frameInset : bounds.maxX - frameInset - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func placeSideViews() {
        for (view, shown, isLeft) in [(leftView, shownLeft, true), (rightView, shownRight, false)] {
            guard let view else { continue }
            if shown == nil { view.removeFromSuperview() } else if view.superview !== self { addSubview(view) }
            view.frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
        }
    }

    /// What the frame and the side views leave of the field, in its coordinates, in points.
    func textArea(in bounds: CGRect) -> CGRect {
        var area = bounds.insetBy(dx: frameInset, dy: frameInset > 0 ? 2 : 0)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (first, last) = isReversed ? (shownRight, shownLeft) : (shownLeft, shownRight)
        let before = first.map(width(of:)) ?? 0, after = last.map(width(of:)) ?? 0
        area.origin.x += before
        area.size.width = max(0, area.width - before - after)
        return area
    }
}
