// Fidelity: partial — the app's animations of layers (rule G36); fill modes, time offsets, paths and endless runs are recorded

import CoreGraphics
import Foundation

/// A Core Animation animation that the app added to a layer.
///
/// For each step from one value to the next, this class stores the difference between the shown value and the model
/// value. The difference shrinks to zero, as in UIKit's own animations. `holds` keeps the animation's end value on the
/// screen until all steps have ended.
@MainActor
final class HandMadeAnimation {
    /// The times are in seconds after the animation's begin.
    private struct Step {
        var begin: Double, duration: Double, curve: TimingCurve, from: [CGFloat], to: [CGFloat]
    }

    let animation: CAAnimation
    let key: String?
    private unowned let layer: CALayer
    private var parts: [LayerAnimation] = []
    private static let cycleLimit = 1000

    init(_ animation: CAAnimation, forKey key: String?, of layer: CALayer) {
        (self.animation, self.key, self.layer) = (animation, key, layer)
    }

    /// Lets the next commit start the animation.
    ///
    /// An animation without steps also ends in that commit.
    func start() {
        let engine = Simulation.current.animations
        let end = add(animation, after: max(0, animation.beginTime - CACurrentMediaTime()), limit: .infinity)
        let delegate = animation.delegate
        let block = engine.makeBlock(delay: end, duration: 0, curve: .linear) { [weak self, animation] finished in
            delegate?.animationDidStop(animation, finished: finished)
            if let self { self.layer.forget(self) }
        }
        for part in holds { attach(part, to: block) }
        if animation.fillMode != .removed, !animation.isRemovedOnCompletion { unmodelled("CAAnimation.fillMode") }
        if animation.timeOffset != 0 { unmodelled("CAAnimation.timeOffset") }
        delegate?.animationDidStart(animation)
    }

    func stop() {
        for part in parts {
            part.block?.interrupt()
            part.block?.remove(part)
            layer.takeOff(part)
        }
        parts = []
    }

    private var holds: [(property: RunningAnimation.Property, offset: [CGFloat], aim: [CGFloat?])] = []

    private func attach(
        _ part: (property: RunningAnimation.Property, offset: [CGFloat], aim: [CGFloat?]), to block: AnimationBlock
    ) {
        let running = LayerAnimation(
            key: part.property, layer: layer, block: block, offset: part.offset, aim: part.aim, isHandMade: true)
        block.add(running)
        layer.take(running)
        parts.append(running)
        Simulation.current.animations.transactions.noteAnimation(in: block)
    }

    /// The result is the time of the animation's end, in seconds after the commit.
    private func add(_ animation: CAAnimation, after delay: Double, limit: Double) -> Double {
        let speed = animation.speed > 0 ? Double(animation.speed) : 1
        let wanted = animation.duration > 0 ? animation.duration : Simulation.current.animations.transactions.duration
        let duration = min(wanted, limit) / speed
        if let group = animation as? CAAnimationGroup {
            for member in group.animations ?? [] {
                _ = add(member, after: delay + member.beginTime, limit: duration - member.beginTime)
            }
            return delay + duration
        }
        guard let property = animation as? CAPropertyAnimation, let path = AnimatedPath(property.keyPath) else {
            unmodelled("CALayer.add(_:forKey:) of \((animation as? CAPropertyAnimation)?.keyPath ?? "nothing")")
            return delay + duration
        }
        guard let once = steps(of: property, path, duration) else {
            unmodelled("CALayer.add(_:forKey:) of values of another kind for \(property.keyPath ?? "nothing")")
            return delay + duration
        }
        let steps = repeated(once, of: animation, duration)
        for step in steps { run(step, path, after: delay) }
        if let last = steps.last { hold(last.to, path, isAdditive: property.isAdditive) }
        return delay + (steps.map { $0.begin + $0.duration }.max() ?? 0)
    }

    private func steps(of animation: CAPropertyAnimation, _ path: AnimatedPath, _ duration: Double) -> [Step]? {
        if let frames = animation as? CAKeyframeAnimation { return steps(of: frames, path, duration) }
        guard let basic = animation as? CABasicAnimation else { return nil }
        let base = basic.isAdditive ? path.numbers(of: layer).map { _ in 0 } : path.numbers(of: layer)
        let by = path.numbers(of: basic.byValue)
        var from = path.numbers(of: basic.fromValue), to = path.numbers(of: basic.toValue)
        if basic.fromValue != nil && from == nil || basic.toValue != nil && to == nil { return nil }
        if let by {
            if let end = to, from == nil { from = zip(end, by).map { $0 - $1 } }
            if to == nil { to = zip(from ?? base, by).map { $0 + $1 } }
        }
        let curve: TimingCurve
        if let spring = animation as? CASpringAnimation {
            let natural = Double((spring.stiffness / spring.mass).squareRoot())
            let ratio = Double(spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot()))
            curve = .spring(
                frequency: natural, dampingRatio: min(1, ratio), initialVelocity: Double(spring.initialVelocity))
        } else {
            curve = TimingCurve(animation.timingFunction)
        }
        return [Step(begin: 0, duration: duration, curve: curve, from: from ?? base, to: to ?? base)]
    }

    private func steps(of frames: CAKeyframeAnimation, _ path: AnimatedPath, _ duration: Double) -> [Step]? {
        if frames.path != nil {
            unmodelled("CAKeyframeAnimation.path")
            return []
        }
        let values = (frames.values ?? []).map { path.numbers(of: $0) }
        guard values.count > 1, !values.contains(where: { $0 == nil }) else { return nil }
        let numbers = values.compactMap { $0 }, last = Double(numbers.count - 1)
        let times = frames.keyTimes?.map(\.doubleValue) ?? []
        func time(_ index: Int) -> Double {
            duration * (times.indices.contains(index) ? times[index] : Double(index) / last)
        }
        return (1..<numbers.count).map { index in
            let own = frames.timingFunctions.flatMap { $0.indices.contains(index - 1) ? $0[index - 1] : nil }
            return Step(
                begin: time(index - 1), duration: time(index) - time(index - 1),
                curve: TimingCurve(own ?? frames.timingFunction), from: numbers[index - 1], to: numbers[index])
        }
    }

    private func repeated(_ steps: [Step], of animation: CAAnimation, _ duration: Double) -> [Step] {
        let round = duration * (animation.autoreverses ? 2 : 1)
        var count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
        if animation.repeatDuration > 0, round > 0 { count = animation.repeatDuration / round }
        guard count <= Double(Self.cycleLimit) else {
            // An endless animation would keep the screen moving for ever.
            unmodelled("CAAnimation.repeatCount without end")
            return []
        }
        let back = animation.autoreverses ? steps.reversed().map { Self.reversed($0, within: duration) } : []
        return (0..<Int(count.rounded(.up))).flatMap { cycle in
            (steps + back).map { step in
                var step = step
                step.begin += Double(cycle) * round
                return step
            }
        }
    }

    private static func reversed(_ step: Step, within duration: Double) -> Step {
        Step(
            begin: 2 * duration - step.begin - step.duration, duration: step.duration, curve: step.curve.reversed,
            from: step.to, to: step.from)
    }

    private func run(_ step: Step, _ path: AnimatedPath, after delay: Double) {
        let block = Simulation.current.animations.makeBlock(
            delay: delay + step.begin, duration: step.duration, curve: step.curve, completion: nil)
        for (property, offset, _) in Self.split(step.from, minus: step.to, path, of: layer) {
            guard offset.contains(where: { $0 != 0 }) else { continue }
            attach((property, offset, []), to: block)
        }
    }

    private func hold(_ numbers: [CGFloat], _ path: AnimatedPath, isAdditive: Bool) {
        let zero = numbers.map { _ in CGFloat(0) }
        for (property, offset, aim) in Self.split(numbers, minus: zero, path, of: layer) {
            holds.append(isAdditive ? (property, offset, []) : (property, offset.map { _ in 0 }, aim))
        }
    }

    /// Returns the differences between two lists of numbers, for each property of a key path.
    ///
    /// The result contains two lists for each property: the differences and the end values. If the key path does not
    /// change a number, its difference is 0 and its end value is nil.
    private static func split(
        _ numbers: [CGFloat], minus others: [CGFloat], _ path: AnimatedPath, of layer: CALayer
    ) -> [(RunningAnimation.Property, [CGFloat], [CGFloat?])] {
        var rest = zip(numbers, others).map { $0 - $1 }[...]
        return path.parts.map { property, places in
            let count = layer.numbers(of: property).count
            var offset = Array(repeating: CGFloat(0), count: count), aim = Array(repeating: CGFloat?.none, count: count)
            for place in places {
                let number = rest.removeFirst()
                (offset[place], aim[place]) = (number, number)
            }
            return (property, offset, aim)
        }
    }
}

extension TimingCurve {
    /// CAAnimation.h: nil gives a linear curve.
    init(_ function: CAMediaTimingFunction?) {
        guard let function else {
            self = .linear
            return
        }
        func point(_ index: Int) -> (Double, Double) {
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return (Double(values[0]), Double(values[1]))
        }
        let (first, second) = (point(1), point(2))
        self = .cubic(x1: first.0, y1: first.1, x2: second.0, y2: second.1)
    }

    var reversed: TimingCurve {
        guard case .cubic(let x1, let y1, let x2, let y2) = self else { return self }
        return .cubic(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
    }
}
