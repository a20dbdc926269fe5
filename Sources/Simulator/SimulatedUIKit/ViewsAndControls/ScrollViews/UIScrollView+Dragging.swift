// Fidelity: partial — a drag, its delegate calls and the keyboard (rules C33 to C37, C67, L10)

import Foundation

extension UIScrollView {
    struct Drag {
        /// The finger's last position, in the screen's coordinates, in points.
        var last: CGPoint
        var movesDown = false
        var isInteractive = false
    }

    func panDidProgress(_ pan: UIPanGestureRecognizer) {
        let place = pan.location(in: nil)
        let onScreen = pan.view?.window?.convert(place, to: Simulation.current.screen.coordinateSpace) ?? place
        switch pan.state {
        case .began: takeFinger(at: onScreen)
        case .changed: followFinger(to: onScreen)
        default: loseFinger()
        }
    }

    private func takeFinger(at point: CGPoint) {
        drag = Drag(last: point)
        Simulation.current.record.drags += 1
        scrollDelegate?.scrollViewWillBeginDragging(self)
        switch keyboardDismissMode {
        case .onDrag: window?.endEditing(false)
        case .onDragWithAccessory: Simulation.current.endInputWithAccessory()
        default: break
        }
    }

    private func followFinger(to point: CGPoint) {
        guard var current = drag else { return }
        Simulation.current.record.drags += 1
        current.movesDown = point.y > current.last.y
        let interactive = keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
        current.isInteractive = interactive
        var offset = contentOffset
        let way = ownWay(from: current.last, to: point)
        if canScroll(along: .horizontal) { offset.x -= way.x }
        if canScroll(along: .vertical) || !canScroll(along: .horizontal) { offset.y -= way.y }
        contentOffset = bounces ? offset : clamped(offset)
        current.last = point
        drag = current
        guard interactive else { return }
        Simulation.current.keyboard?.interactiveDrag(
            toScreenY: point.y, padding: dismissPadding,
            withAccessory: keyboardDismissMode == .interactiveWithAccessory)
    }

    /// A finger's way between two points of the screen, in the scroll view's own coordinates, in points.
    ///
    /// In a list that a transform turns upside down, as a chat does, a finger that moves down scrolls up.
    private func ownWay(from start: CGPoint, to end: CGPoint) -> CGPoint {
        let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
        var map = transformToScreen
        (map.tx, map.ty) = (0, 0)
        return map.isIdentity ? way : way.applying(map.inverted())
    }

    private func loseFinger() {
        guard let current = drag else { return }
        drag = nil
        let chosen = chosenRest
        isSlowingDown = (chosen ?? restingOffset) != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isSlowingDown)
        if current.isInteractive { Simulation.current.keyboard?.interactiveDragEnded(movingDown: current.movesDown) }
        if isSlowingDown { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        isComingToRest = true
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.contentOffset = chosen ?? self.restingOffset
        } completion: { _ in
            self.isComingToRest = false
            guard self.isSlowingDown, self.drag == nil else { return }
            self.isSlowingDown = false
            self.scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// The resting offset in points that the delegate chooses, or nil if the delegate keeps the default offset.
    ///
    /// A simulated finger stands still before it is lifted, so the delegate gets a velocity of zero.
    private var chosenRest: CGPoint? {
        let own = restingOffset
        var target = own
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        return target == own ? nil : clamped(target)
    }

    func canScroll(along axis: NSLayoutConstraint.Axis) -> Bool {
        let inset = adjustedContentInset
        if axis == .horizontal {
            return alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > bounds.width
        }
        return alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
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

extension UIScrollView {
    /// Starts a drag at a y coordinate on the screen, in points, even if other views cover the scroll view.
    @_spi(Simulation) public func beginDrag(atScreenY y: CGFloat) {
        Simulation.current.perform {
            testFinger?.lift()
            let finger = Finger(on: self, atPointInWindow: place(atScreenY: y + UIPanGestureRecognizer.hysteresis))
            finger.move(toPointInWindow: place(atScreenY: y))
            testFinger = finger
        }
    }

    /// Moves the finger to a y coordinate on the screen, in points.
    @_spi(Simulation) public func drag(toScreenY y: CGFloat) {
        Simulation.current.perform { testFinger?.move(toPointInWindow: place(atScreenY: y)) }
    }

    @_spi(Simulation) public func endDrag() {
        Simulation.current.perform {
            testFinger?.lift()
            testFinger = nil
        }
    }

    private func place(atScreenY y: CGFloat) -> CGPoint {
        guard let window else { return CGPoint(x: bounds.midX, y: y) }
        let space = Simulation.current.screen.coordinateSpace
        let middle = window.convert(convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window), to: space)
        return window.convert(CGPoint(x: middle.x, y: y), from: space)
    }
}
