// Fidelity: partial — what an animator does to its changes; a colour that is stopped goes to its end

import Foundation

extension AnimationEngine {
    /// Runs changes as an animation that can be held; it inherits nothing from an enclosing one.
    func animate(
        with timing: (curve: TimingCurve, runTime: Double), delay: Double, duration: Double, isHeld: Bool,
        animations: () -> Void, completion: @escaping () -> Void
    ) -> AnimationBlock {
        let block = AnimationBlock(
            duration: duration, runTime: timing.runTime, delay: max(0, delay), curve: timing.curve,
            beginsFromCurrentState: false, order: nextOrder, completion: { _ in completion() })
        if isHeld { block.scrubber = AnimationBlock.Scrubber() }
        run(block, animations)
        return block
    }

    /// Holds a running animation where it is.
    func hold(_ block: AnimationBlock) {
        let scrubber = AnimationBlock.Scrubber()
        scrubber.fraction = block.progress(at: time)
        block.scrubber = scrubber
    }

    /// Lets a held animation go on from the place on its curve where it is.
    func resume(_ block: AnimationBlock) {
        guard let way = block.scrubber?.fraction else { return }
        var low = 0.0, high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if block.curve.progress(at: middle * block.runTime, duration: block.runTime) < way {
                low = middle
            } else {
                high = middle
            }
        }
        block.release(from: high, at: time)
    }

    /// Ends an animation where it is: the model takes the values that the screen shows.
    func stop(_ block: AnimationBlock) -> [LayerAnimation.Stopped] {
        let parts = block.animations.compactMap { LayerAnimation.Stopped($0, at: time) }
        block.removeAnimations()
        block.scrubber = nil
        withoutAnimation { for part in parts { part.show() } }
        return parts
    }
}

extension LayerAnimation {
    /// What a stopped animation has left: where it began, where it would have ended, and where it was stopped.
    @MainActor
    struct Stopped {
        private weak var layer: CALayer?
        private let key: Key
        private let start: [CGFloat], end: [CGFloat], current: [CGFloat]

        init?(_ animation: LayerAnimation, at time: Double) {
            guard let layer = animation.layer, let end = layer.numbers(of: animation.key) else { return nil }
            self.layer = layer
            key = animation.key
            self.end = end
            start = zip(end, animation.offset).map { $0 + $1 }
            current = zip(end, animation.contribution(at: time)).map { $0 + $1 }
        }

        func show() { layer?.setNumbers(current, of: key) }

        func finish(at position: UIViewAnimatingPosition) {
            switch position {
            case .start: layer?.setNumbers(start, of: key)
            case .end: layer?.setNumbers(end, of: key)
            case .current: break
            @unknown default: break
            }
        }
    }
}

extension CALayer {
    fileprivate func numbers(of key: LayerAnimation.Key) -> [CGFloat]? {
        switch key {
        case .position: [position.x, position.y]
        case .boundsOrigin: [bounds.origin.x, bounds.origin.y]
        case .boundsSize: [bounds.width, bounds.height]
        case .transform: affine.entries
        case .opacity: [CGFloat(opacity)]
        case .cornerRadius: [cornerRadius]
        case .backgroundColor: nil
        }
    }

    fileprivate func setNumbers(_ numbers: [CGFloat], of key: LayerAnimation.Key) {
        switch key {
        case .position: position = CGPoint(x: numbers[0], y: numbers[1])
        case .boundsOrigin: bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
        case .boundsSize: bounds.size = CGSize(width: numbers[0], height: numbers[1])
        case .transform: affine = CGAffineTransform(entries: numbers)
        case .opacity: opacity = Float(numbers[0])
        case .cornerRadius: cornerRadius = numbers[0]
        case .backgroundColor: break
        }
    }
}
