// Fidelity: partial — an animator's control of its changes; a stopped or reversed colour takes its end value

import Foundation

extension AnimationEngine {
    /// Animates changes, independently of any enclosing animation.
    ///
    /// The returned block can be paused. Each element of `changes` begins after its own delay. `delayFactor` gives this
    /// delay as a fraction of `duration` (rule G27).
    func animate(
        with timing: (curve: TimingCurve, runTime: Double), delay: Double, duration: Double, isReversed: Bool,
        changes: [(delayFactor: Double, change: () -> Void)], atEnd: @escaping () -> Bool,
        completion: @escaping () -> Void
    ) -> AnimationBlock {
        let block = AnimationBlock(
            duration: duration, runTime: timing.runTime, delay: max(0, delay), curve: timing.curve,
            beginsFromCurrentState: false, order: nextOrder, completion: { _ in completion() })
        block.atEnd = atEnd
        run(block) { for (factor, change) in changes { add(change, to: block, from: 0, delayFactor: factor) } }
        if isReversed { block.run(from: 1, at: time, rate: -1) }
        return block
    }

    /// The added animations end at the same time as the block's other animations.
    func add(_ change: () -> Void, to block: AnimationBlock, delayFactor: Double) {
        let scrubber = block.scrubber, held = scrubber?.fraction
        let isOnClock = held == nil || scrubber?.isLinear == false
        let now = isOnClock ? held ?? block.timeFraction(at: time) : block.timeFraction(ofWay: held ?? 0)
        add(change, to: block, from: now, delayFactor: delayFactor)
    }

    private func add(_ change: () -> Void, to block: AnimationBlock, from now: Double, delayFactor: Double) {
        let start = now + min(max(0, delayFactor), 1) * (1 - now)
        guard start > 0 else { return runPart(block, change) }
        runPart(block.makePart(inTime: AnimationTiming.Part(start: start, length: 1 - start)), change)
    }

    func hold(_ block: AnimationBlock, isLinear: Bool) {
        block.hold(at: isLinear ? block.progress(at: time) : block.timeFraction(at: time), isLinear: isLinear)
    }

    /// - Parameter rest: the seconds until the end; nil for the remaining time.
    func resume(_ block: AnimationBlock, isReversed: Bool, rest: Double? = nil) {
        guard let scrubber = block.scrubber, let held = scrubber.fraction else { return }
        let fraction = scrubber.isLinear ? block.timeFraction(ofWay: held) : held
        let natural = (isReversed ? fraction : 1 - fraction) * block.runTime
        let rate = rest.map { $0 > 0 && natural > 0 ? natural / $0 : 1 } ?? 1
        block.run(from: fraction, at: time, rate: isReversed ? -rate : rate)
    }

    func turn(_ block: AnimationBlock, isReversed: Bool) {
        hold(block, isLinear: true)
        resume(block, isReversed: isReversed)
    }

    /// Removes the block's animations and sets the model values to the values on the screen.
    func stop(_ block: AnimationBlock) -> [LayerAnimation.Stopped] {
        let parts = LayerAnimation.Stopped.all(of: block, at: time)
        block.removeAnimations()
        block.scrubber = nil
        withoutAnimation { for part in parts { part.show() } }
        return parts
    }

    /// Removes the block's animations and restores the values from before the animation (rule G26).
    func undo(_ block: AnimationBlock) {
        let parts = LayerAnimation.Stopped.all(of: block, at: time)
        block.removeAnimations()
        withoutAnimation { for part in parts { part.finish(at: .start) } }
    }
}

extension LayerAnimation {
    @MainActor
    struct Stopped {
        private weak var layer: CALayer?
        private let key: Key
        private let end: [CGFloat]
        private var start: [CGFloat], current: [CGFloat]

        /// Returns one item for each property of a layer.
        ///
        /// If several animations change the property, the item adds up their remaining distances.
        static func all(of block: AnimationBlock, at time: Double) -> [Stopped] {
            var all: [Stopped] = []
            for animation in block.allAnimations {
                guard let layer = animation.layer, let end = layer.settableNumbers(of: animation.key) else { continue }
                let known = all.firstIndex { $0.layer === layer && $0.key == animation.key }
                let index = known ?? all.count
                if known == nil {
                    all.append(Stopped(layer: layer, key: animation.key, end: end, start: end, current: end))
                }
                all[index].start = zip(all[index].start, animation.offset).map { $0 + $1 }
                all[index].current = zip(all[index].current, animation.contribution(at: time)).map { $0 + $1 }
            }
            return all
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
    fileprivate func settableNumbers(of key: LayerAnimation.Key) -> [CGFloat]? {
        key == .backgroundColor ? nil : numbers(of: key)
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
