// Fidelity: partial — rule D60; the size of a side view with empty bounds is inferred

import Foundation

extension UITextField {
    func replaceSideView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        sideViewsChanged()
    }

    func sideViewsChanged() {
        guard leftView != nil || rightView != nil else { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .always: true
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        default: false
        }
    }

    /// In a right-to-left layout the left view is at the right.
    private var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var shownLeft: UIView? { shows(leftViewMode) ? leftView : nil }
    private var shownRight: UIView? { shows(rightViewMode) ? rightView : nil }

    private func size(of view: UIView) -> CGSize {
        view.bounds.size != .zero ? view.bounds.size : view.sizeThatFits(view.intrinsicContentSize)
    }

    func sideRect(of view: UIView?, atLeft isLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = size(of: view), height = min(size.height, bounds.height)
        return CGRect(
            x: isLeft != readsFromRight ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - height / 2,
            width: size.width,
            height: height)
    }

    func framedArea(of bounds: CGRect) -> CGRect {
        borderStyle == .roundedRect || borderStyle == .bezel ? bounds.insetBy(dx: 7, dy: 2) : bounds
    }

    func besideSideViews(_ area: CGRect, within bounds: CGRect) -> CGRect {
        var left = area.minX, right = area.maxX
        let rects = [
            shownLeft.map { _ in leftViewRect(forBounds: bounds) },
            shownRight.map { _ in rightViewRect(forBounds: bounds) }
        ]
        let (first, last) = readsFromRight ? (rects[1], rects[0]) : (rects[0], rects[1])
        if let first { left = max(left, first.maxX) }
        if let last { right = min(right, last.minX) }
        return CGRect(x: left, y: area.minY, width: max(0, right - left), height: area.height)
    }

    var sideViewWidth: CGFloat {
        (shownLeft.map { size(of: $0).width } ?? 0) + (shownRight.map { size(of: $0).width } ?? 0)
    }

    func placeSideViews() {
        for (view, isShown) in [(leftView, shownLeft != nil), (rightView, shownRight != nil)] {
            guard let view else { continue }
            if !isShown {
                if view.superview === self { view.removeFromSuperview() }
                continue
            }
            if view.superview !== self { addSubview(view) }
            view.frame = view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
        }
    }
}
