// Fidelity: partial — a drag, its delegate calls and the keyboard (rules C33 to C36); every mode takes the accessory along, not C37

import Foundation

extension UIScrollView {
    struct Drag {
        var lastY: CGFloat
        var movesDown = false
        var isInteractive = false
    }

    /// A finger comes down at a height on the screen, in points, and starts to drag.
    @_spi(Simulation) public func beginDrag(atScreenY y: CGFloat) {
        Simulation.current.perform { takeFinger(atScreenY: y) }
    }

    private func takeFinger(atScreenY y: CGFloat) {
        guard isScrollEnabled else { return }
        drag = Drag(lastY: y)
        Simulation.current.record.drags += 1
        scrollDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(false) }
    }

    /// The finger moves to a height on the screen, in points.
    @_spi(Simulation) public func drag(toScreenY y: CGFloat) {
        Simulation.current.perform { followFinger(toScreenY: y) }
    }

    private func followFinger(toScreenY y: CGFloat) {
        guard var current = drag else { return }
        Simulation.current.record.drags += 1
        current.movesDown = y > current.lastY
        let interactive = keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
        current.isInteractive = interactive
        contentOffset.y -= y - current.lastY
        if !bounces { contentOffset = clamped(contentOffset) }
        current.lastY = y
        drag = current
        guard interactive else { return }
        Simulation.current.keyboard?.interactiveDrag(
            toScreenY: y, padding: dismissPadding)
    }

    /// The finger is lifted.
    @_spi(Simulation) public func endDrag() {
        Simulation.current.perform { loseFinger() }
    }

    private func loseFinger() {
        guard let current = drag else { return }
        drag = nil
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        if current.isInteractive { Simulation.current.keyboard?.interactiveDragEnded(movingDown: current.movesDown) }
        UIView.animate(withDuration: 0.3) { self.contentOffset = self.restingOffset }
    }

    private var dismissPadding: CGFloat {
        var view: UIView? = self
        while let current = view {
            if let guide = current.tree.guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first {
                return guide.padding
            }
            view = current.superview
        }
        return 0
    }
}
