import TestSupport
import Testing

@_spi(Simulation) @testable import UIKit

/// A screen that was changed step by step has the same frames as a screen that was built at once.
@MainActor struct LayoutStepLawTests {
    @Test(arguments: 0..<60)
    func `random steps give the frames of a screen built at once`(seed: Int) {
        var chance = SeededGenerator(seed: UInt64(seed)), screen = SteppedScreen(), story: [String] = []
        for _ in 0..<40 {
            story.append(screen.step(&chance))
            guard Int.random(in: 0..<3, using: &chance) == 0 else { continue }
            let seen = screen.framesAfterLayout()
            #expect(seen == screen.framesBuiltAtOnce(), "\(story)")
            screen.forgetEngine()
            #expect(seen == screen.framesAfterLayout(), "another engine, \(story)")
            guard screen.isSound else { return }
        }
    }

    @Test(arguments: 0..<60)
    func `a stack after any changes`(seed: Int) {
        var chance = SeededGenerator(seed: UInt64(seed)), stack = SteppedStack(), story: [String] = []
        for _ in 0..<30 {
            story.append(stack.step(&chance))
            guard Bool.random(using: &chance) else { continue }
            #expect(stack.framesAfterLayout() == stack.framesBuiltAtOnce(), "\(story)")
        }
    }
}
