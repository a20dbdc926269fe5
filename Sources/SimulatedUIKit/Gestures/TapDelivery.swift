// Fidelity: partial — order between a view's veto and its recognizer's delegate, and between a text input and outer recognizers, are choices

import Foundation

/// One finger that comes down on a view and goes up again at the same place.
@MainActor
struct TapDelivery {
    /// Seconds and points within which taps count as a row.
    private static let rowDuration = 0.35, rowDistance: CGFloat = 45

    private let view: UIView
    private let touch: UITouch

    init(on view: UIView, atPointInWindow point: CGPoint) {
        self.view = view
        touch = UITouch(in: view, atPointInWindow: point, tapCount: Self.countTap(at: point))
    }

    private static func countTap(at point: CGPoint) -> Int {
        let simulation = Simulation.current, now = simulation.clock.now
        var count = 1
        if let last = simulation.lastTap, now - last.time < rowDuration,
            hypot(last.point.x - point.x, last.point.y - point.y) < rowDistance
        {
            count = last.count + 1
        }
        simulation.lastTap = (now, point, count)
        return count
    }

    /// Offers the touch to recognizers, then to whatever a tap is for: a control, a text input, a row of a table.
    func run() {
        let recognizers = receivers
        touch.gestureRecognizers = recognizers
        touch.phase = .ended
        let cancels = recognize(among: recognizers).contains(where: \.cancelsTouchesInView)
        for recognizer in recognizers { recognizer.reset() }
        deliver(isCancelled: cancels)
    }

    /// The recognizers of the view and its ancestors that want to examine the touch, innermost first.
    private var receivers: [UIGestureRecognizer] {
        var receivers: [UIGestureRecognizer] = [], candidate: UIView? = view
        while let current = candidate {
            receivers += current.gestures.filter {
                $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            candidate = current.superview
        }
        for recognizer in receivers { recognizer.receive(touch) }
        return receivers
    }

    private func recognize(among recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var recognized: [UIGestureRecognizer] = []
        for recognizer in recognizers {
            // The view has a veto over gestures that would take its touches away, and over no others.
            let isWelcome = !recognizer.cancelsTouchesInView || view.gestureRecognizerShouldBegin(recognizer)
            guard recognizer.isEnabled, recognizer.isComplete(with: touch), isWelcome,
                recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true,
                recognized.allSatisfy({ mayRecognize(recognizer, besides: $0) })
            else {
                recognizer.state = .failed
                continue
            }
            recognizer.state = .ended
            recognized.append(recognizer)
        }
        return recognized
    }

    private func mayRecognize(_ one: UIGestureRecognizer, besides other: UIGestureRecognizer) -> Bool {
        let agrees = { (a: UIGestureRecognizer, b: UIGestureRecognizer) in
            a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
        }
        return agrees(one, other) || agrees(other, one)
    }

    private func deliver(isCancelled: Bool) {
        var candidate: UIView? = view
        while let current = candidate {
            // A text input listens through recognizers of its own, which those further out do not cancel.
            if current is any UIKeyInput {
                current.becomeFirstResponder()
                return
            }
            if let control = current as? UIControl {
                if !isCancelled { control.tap() }
                return
            }
            if let cell = current as? UITableViewCell, let table = cell.table {
                if !isCancelled { table.tap(cell) }
                return
            }
            candidate = current.superview
        }
    }
}

extension UIView {
    /// A finger taps this view, which hit testing has found, at a point in the window's coordinates.
    @_spi(Simulation) public func tap(atPointInWindow point: CGPoint) {
        TapDelivery(on: self, atPointInWindow: point).run()
    }
}
