import Testing
import UIKit

@MainActor struct DisplayLinkTests {
    @Test func `G32 an unpaused link fires every frame and knows the next`() {
        let bench = AnimationBench()
        var times: [(now: Double, target: Double, duration: Double)] = []
        let link = bench.host.makeDisplayLink { times.append(($0.timestamp, $0.targetTimestamp, $0.duration)) }
        #expect(link.preferredFrameRateRange == CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0))
        bench.host.advance(by: 0.995)
        #expect(times.count == 60)
        for (before, after) in zip(times, times.dropFirst()) {
            #expect(abs(after.now - before.target) < 1e-9 && abs(before.duration - 1.0 / 60) < 1e-9)
        }
        link.isPaused = true
        bench.host.advance(by: 1)
        #expect(times.count == 60)
        link.isPaused = false
        bench.host.advance(by: 0.1)
        #expect(times.count > 60)
        link.invalidate()
        let count = times.count
        bench.host.advance(by: 1)
        #expect(times.count == count)
    }

    @Test func `G32 an invalidated link lets go of its target`() {
        final class Target {}
        let bench = AnimationBench()
        weak var weakTarget: Target?
        let link: CADisplayLink
        do {
            let target = Target()
            weakTarget = target
            link = bench.host.makeDisplayLink { _ in withExtendedLifetime(target) {} }
        }
        #expect(weakTarget != nil)
        link.invalidate()
        #expect(weakTarget == nil)
    }

    @Test func `G33 a frame runs links, then the picture, then completions`() {
        let bench = AnimationBench(), log = Log()
        let link = bench.host.makeDisplayLink { _ in log.add("link") }
        bench.host.onSampling { log.add("picture \(isClose(bench.shownTop, 10))") }
        bench.move(to: 10, duration: 0.5) { _ in log.add("completion at \(bench.host.now)") }
        bench.host.advance(by: 0.5)
        #expect(log.entries.suffix(3) == ["link", "picture true", "completion at 0.5"], "\(log.entries.suffix(4))")
        #expect(log.entries.filter { $0 == "link" }.count == 31, "frames 0 to 30")
        link.invalidate()
    }

    @Test func `G33 what a link changes is in the same frame's picture`() {
        let bench = AnimationBench()
        var frame: CGFloat = 0, shown: [CGFloat] = []
        let link = bench.host.makeDisplayLink { _ in
            frame += 1
            bench.view.frame.origin.y = frame
        }
        bench.host.onSampling { shown.append(bench.shownTop - frame) }
        bench.host.later(1) {}
        bench.host.advance(by: 0.5)
        #expect(shown.count > 10 && shown.allSatisfy { $0 == 0 })
        link.invalidate()
    }

    @Test func `G34 a link fires at most 60 times a second`() {
        let host = Host()
        var count = 0
        let link = host.makeDisplayLink { _ in count += 1 }
        host.advance(by: 1)
        #expect((59...61).contains(count) && abs(link.duration - 1.0 / 60) < 1e-9)
        link.invalidate()
    }
}
