// Fidelity: partial — repeats and keyframes (rules G16, G35); more than a thousand repeats are recorded and shown once

import Foundation

extension AnimationEngine {
    private static let cycleLimit = 1000.0

    /// Outside a keyframe animation, the enclosing animation block takes the changes.
    func addKeyframe(at start: Double, lasting length: Double, _ changes: () -> Void) {
        guard let block = current, let frames = block.frames else { return changes() }
        let start = min(max(0, start), 1), length = min(max(0, length), 1 - start)
        runPart(
            block.makePart(ofWay: AnimationTiming.Part(start: start, length: length, jumps: frames == .jumping)),
            changes)
    }

    /// Outside an animation, the changes are made only once.
    func modify(count: Double, goesBack: Bool, _ changes: () -> Void) {
        guard let block = current else { return changes() }
        var count = count > 0 ? count : 1
        if count > Self.cycleLimit {
            unmodelled("UIView.modifyAnimations(withRepeatCount:autoreverses:animations:) without end")
            (count, block.root.isEndless) = (1, true)
        }
        let whole = AnimationTiming.Part(start: 0, length: 1)
        runPart(
            block.makePart(inTime: whole, repetition: .init(count: count, goesBack: goesBack)), changes)
    }
}
