// Fidelity: partial — rules G2, G3, G7 to G18; an endless animation runs once and is recorded

import Foundation

@MainActor
final class AnimationEngine {
    // Each run-loop turn reads these properties, and a check for overlapping accesses would be slow. The accesses never
    // overlap.

    private unowned let clock: SimulationClock
    @exclusivity(unchecked) private(set) var open: [AnimationBlock] = []
    @exclusivity(unchecked) private var running: [AnimationBlock] = []
    @exclusivity(unchecked) private(set) var nextOrder = 0
    @exclusivity(unchecked) var isEnabled = true
    let transactions: TransactionStack

    init(clock: SimulationClock) {
        self.clock = clock
        transactions = TransactionStack()
    }

    var current: AnimationBlock? { isEnabled ? open.last : nil }

    // Loops are faster here than closures, because each closure on the main actor checks the thread.

    var isRunning: Bool {
        for block in running where !block.isEmpty || block.completion != nil { return true }
        return false
    }
    var nextCompletion: Double? {
        var next: Double?
        for block in running {
            guard let end = block.endTime else { continue }
            next = min(next ?? end, end)
        }
        return next
    }
    var time: Double { clock.now }

    /// If the duration is 0 or animations are disabled, the changes apply at once (rule G13).
    func animate(
        duration: Double, delay: Double, options: UIView.AnimationOptions, curve: TimingCurve?,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let outer = current
        let inherits = outer != nil
        let effectiveDuration =
            inherits && !options.contains(.overrideInheritedDuration) ? outer?.duration ?? duration : duration
        let ownCurve = curve ?? options.timingCurve
        let effectiveCurve =
            inherits && !options.contains(.overrideInheritedCurve) ? outer?.curve ?? ownCurve : ownCurve
        let isKeyboard = effectiveCurve == .keyboard
        guard isEnabled, effectiveDuration > 0 else {
            withoutAnimation(animations)
            completion?(true)
            return
        }
        if let outer, outer.root.isAnimator {
            let part = AnimationTiming.Part(
                start: max(0, delay) / outer.runTime, length: effectiveDuration / outer.runTime)
            return runPart(outer.makePart(inTime: part, curve: effectiveCurve, completion: completion), animations)
        }
        let block = AnimationBlock(
            duration: effectiveDuration, runTime: isKeyboard ? TimingCurve.keyboardRunTime : effectiveDuration,
            delay: max(0, delay), curve: effectiveCurve,
            beginsFromCurrentState: options.contains(.beginFromCurrentState), order: nextOrder, completion: completion)
        block.scrubber = outer?.root.scrubber
        block.repetition.goesBack = options.contains(.autoreverse)
        block.isEndless = options.contains(.repeat)
        if !options.contains(.allowUserInteraction) { block.touches = .ignored }
        run(block) {
            animations()
            if options.contains(.layoutSubviews) { block.layOutResizedViews() }
        }
    }

    func run(_ block: AnimationBlock, _ animations: () -> Void) {
        nextOrder += 1
        running.append(block)
        runPart(block, animations)
    }

    func runPart(_ part: AnimationBlock, _ animations: () -> Void) {
        open.append(part)
        animations()
        open.removeLast()
    }

    /// Opens a block.
    ///
    /// The caller sets the block's parameters and calls ``end(_:)``.
    func begin(completion: @escaping (Bool) -> Void) -> AnimationBlock {
        let block = AnimationBlock(
            duration: 0, runTime: 0, delay: 0, curve: .linear, beginsFromCurrentState: false, order: nextOrder,
            completion: completion)
        nextOrder += 1
        running.append(block)
        open.append(block)
        return block
    }

    func makeBlock(
        delay: Double, duration: Double, curve: TimingCurve, completion: ((Bool) -> Void)?
    ) -> AnimationBlock {
        let block = AnimationBlock(
            duration: duration, runTime: duration, delay: delay, curve: curve, beginsFromCurrentState: false,
            order: nextOrder, completion: completion)
        nextOrder += 1
        running.append(block)
        return block
    }

    func end(_ block: AnimationBlock) {
        open.removeAll { $0 === block }
        if block.runTime <= 0 { block.removeAnimations() }
    }

    /// A finger controls the progress until a call of ``release(_:)``.
    func animateScrubbed(
        duration: Double, animations: () -> Void, completion: @escaping (Bool) -> Void
    )
        -> AnimationBlock.Scrubber
    {
        let block = AnimationBlock(
            duration: duration, runTime: duration, delay: 0, curve: .linear, beginsFromCurrentState: false,
            order: nextOrder, completion: completion)
        let scrubber = AnimationBlock.Scrubber()
        block.scrubber = scrubber
        run(block, animations)
        return scrubber
    }

    func release(_ scrubber: AnimationBlock.Scrubber) {
        let fraction = scrubber.fraction ?? 1
        scrubber.fraction = nil
        for block in running where block.scrubber === scrubber { block.release(from: fraction, at: clock.now) }
    }

    func reverse(_ scrubber: AnimationBlock.Scrubber) {
        let fraction = scrubber.fraction ?? 0
        scrubber.fraction = nil
        for block in running where block.scrubber === scrubber { block.reverse(from: fraction, at: clock.now) }
    }

    func withoutAnimation(_ body: () -> Void) {
        let previous = isEnabled
        isEnabled = false
        body()
        isEnabled = previous
    }

    /// - Parameter offset: the old value minus the new value.
    func changed(_ key: LayerAnimation.Key, of layer: CALayer, offset: [CGFloat], replaces: Bool) {
        guard let block = current, !transactions.disablesActions, Self.isChange(offset) else { return }
        var offset = offset
        if block.beginsFromCurrentState || replaces {
            // Parts of one root block, such as keyframes, animate a property one after the other. They must not replace
            // each other, so only animations of other root blocks are replaced.
            let root = block.root
            for animation in layer.animations where animation.key == key && animation.block?.root !== root {
                for (index, value) in animation.contribution(at: clock.now).enumerated() { offset[index] += value }
            }
            remove(key, from: layer, keeping: root)
        }
        let animation = LayerAnimation(key: key, layer: layer, block: block, offset: offset)
        block.add(animation)
        layer.take(animation)
        transactions.noteAnimation(in: block.root)
    }

    private nonisolated static func isChange(_ offset: [CGFloat]) -> Bool { offset.contains { $0 != 0 } }

    /// Removes animations from a layer.
    ///
    /// Their completions receive false (rule G10).
    func remove(_ key: LayerAnimation.Key?, from layer: CALayer, keeping kept: AnimationBlock? = nil) {
        for animation in layer.animations where !animation.isHandMade && (key == nil || animation.key == key) {
            if let kept, animation.block?.root === kept { continue }
            animation.block?.interrupt()
            animation.block?.remove(animation)
            layer.takeOff(animation)
        }
    }

    var needsCommit: Bool {
        for block in running where block.beginTime == nil { return true }
        return false
    }

    func commit() {
        guard open.isEmpty else { return }
        for block in running where block.beginTime == nil { block.beginTime = clock.now }
        var done: [AnimationBlock] = []
        for block in running where block.isEmpty && !block.isAnimator { done.append(block) }
        complete(done)
        transactions.closeImplicit()
    }

    /// Finished animations complete after the present frame was recorded (rule G33).
    func runDueCompletions() -> Bool {
        guard open.isEmpty else { return false }
        var due: [AnimationBlock] = []
        for block in running where (block.endTime ?? .infinity) <= clock.now + 1e-9 { due.append(block) }
        guard !due.isEmpty else { return false }
        complete(due.filter { $0.atEnd?() != true })
        return true
    }

    private func complete(_ blocks: [AnimationBlock]) {
        guard !blocks.isEmpty else { return }
        let due = blocks.count > 1 ? blocks.sorted { $0.order < $1.order } : blocks
        for block in due {
            for index in running.indices where running[index] === block {
                running.remove(at: index)
                break
            }
        }
        for block in due {
            block.removeAnimations()
            transactions.ended(block)
        }
        for block in due { block.complete() }
        transactions.completeIfDone()
    }
}
