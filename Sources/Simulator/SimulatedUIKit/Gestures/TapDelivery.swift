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

    /// What a tap on a view is for.
    private enum Purpose {
        case edit(UIView)
        case use(UIControl)
        case choose(UITableViewCell, UITableView)
        case pick(UICollectionViewCell, UICollectionView)
    }

    /// Tells the control that the finger is down, offers the touch to recognizers, and ends it as they decide.
    func run() {
        let recognizers = receivers, purpose = purpose
        touch.gestureRecognizers = recognizers
        if case .use(let control) = purpose { control.beginTap() }
        touch.phase = .ended
        let isCancelled = recognize(among: recognizers).contains(where: \.cancelsTouchesInView)
        for recognizer in recognizers { recognizer.reset() }
        switch purpose {
        // A text input listens through recognizers of its own, which those further out do not cancel.
        case .edit(let view):
            // Where the text is now: the keyboard may move it on becoming first responder.
            let point = touch.location(in: view)
            view.becomeFirstResponder()
            (view as? UITextView)?.placeCaret(at: point)
        case .use(let control): control.endTap(isCancelled: isCancelled)
        case .choose(let cell, let table): if !isCancelled { table.tap(cell) }
        case .pick(let cell, let collection): if !isCancelled { collection.tap(cell) }
        case nil: break
        }
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
            recognizer.tellTargets()
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

    private var purpose: Purpose? {
        var candidate: UIView? = view
        while let current = candidate {
            if current is any UIKeyInput { return .edit(current) }
            if let control = current as? UIControl { return .use(control) }
            if let cell = current as? UICollectionViewCell, let collection = cell.collection {
                return .pick(cell, collection)
            }
            if let cell = current as? UITableViewCell, let table = cell.table { return .choose(cell, table) }
            candidate = current.superview
        }
        return nil
    }
}

extension UIView {
    /// A finger taps this view, which hit testing has found, at a point in the window's coordinates.
    @_spi(Simulation) public func tap(atPointInWindow point: CGPoint) {
        TapDelivery(on: self, atPointInWindow: point).run()
    }
}
