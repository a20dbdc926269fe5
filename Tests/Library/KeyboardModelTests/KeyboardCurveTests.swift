import Foundation
import KeyboardModel
import Testing

@Suite struct KeyboardCurveTests {
    @Test(arguments: [(0.125, 0.665_015), (0.25, 0.942_038), (0.5, 0.998_901)])
    func `E31 the motion is critically damped`(seconds: Double, progress: Double) {
        #expect(abs(KeyboardCurve.progress(at: seconds) - progress) < 5e-7)
    }

    @Test(arguments: [(0.08, 144.11), (0.125, 223.445), (0.25, 316.525), (0.325, 329.83), (0.5, 335.631)])
    func `E31 a keyboard of 336 points has risen this far`(seconds: Double, points: Double) {
        #expect(abs(336 * KeyboardCurve.progress(at: seconds) - points) < 0.006)
    }

    @Test(arguments: [(0.092, 0.5), (0.213, 0.9), (0.364, 0.99), (0.506, 0.999)])
    func `E32 it takes this long to cover that part`(seconds: Double, part: Double) {
        #expect(abs(KeyboardCurve.progress(at: seconds) - part) < 0.003)
    }

    @Test func `E32 the motion runs for half a second`() {
        #expect(KeyboardCurve.settlingDuration == 0.5)
    }

    @Test func `progress never leaves 0 to 1 and never falls back`() {
        var last = 0.0
        for step in -10...2_000 {
            let progress = KeyboardCurve.progress(at: Double(step) / 1_000)
            #expect(progress >= last && progress <= 1, "step \(step)")
            last = progress
        }
        #expect(KeyboardCurve.progress(at: .infinity) == 1)
        #expect(KeyboardCurve.progress(at: .nan) == 0)
    }

    @Test func `S112 missing and invalid curves give the bits of curve 7`() {
        #expect(KeyboardCurve.animationOptionsRawValue(forCurve: 7) == 458_752)
        #expect(KeyboardCurve.animationOptionsRawValue(forCurve: nil) == 458_752)
        #expect(KeyboardCurve.animationOptionsRawValue(forCurve: -1) == 458_752)
        #expect(KeyboardCurve.animationOptionsRawValue(forCurve: .max) == 458_752)
        #expect(KeyboardCurve.animationOptionsRawValue(forCurve: 0) == 0)
    }

    @Test(arguments: [0, 1, 2, 3, 7, 15, -1], [0.1, 0.25, 3])
    func `each curve leads from 0 to 1 and never back`(curve: Int, duration: Double) {
        func progress(_ seconds: Double) -> Double {
            KeyboardCurve.progress(at: seconds, duration: duration, curve: curve)
        }
        var last = 0.0
        for step in -10...1_000 {
            let next = progress(Double(step) / 250)
            #expect(next >= last && next <= 1, "step \(step)")
            last = next
        }
        #expect(progress(0) < 1e-6 && last == 1)
        #expect(KeyboardCurve.progress(at: 0, duration: 0, curve: curve) == 1)
    }

    /// Core Animation's timing functions at a quarter, the half and three quarters of their time.
    @Test(arguments: [
        (0, [0.129_162, 0.5, 0.870_838]), (1, [0.093_465, 0.315_357, 0.621_862]),
        (2, [0.378_138, 0.684_643, 0.906_535]), (3, [0.25, 0.5, 0.75])
    ])
    func `the public curves are those of the timing functions`(curve: Int, parts: [Double]) {
        for (index, part) in parts.enumerated() {
            let seconds = 2 * Double(index + 1) / 4
            #expect(abs(KeyboardCurve.progress(at: seconds, duration: 2, curve: curve) - part) < 5e-6)
        }
    }
}

@Suite struct KeyboardMotionTests {
    @Test(arguments: [0, 1, 2, 3, 7], [0.0, 0.05, 0.1, 0.3, 0.7])
    func `a movement that begins on the way of another one goes on without a jump`(curve: Int, turn: Double) {
        var motion = KeyboardMotion()
        motion.move(from: 844, to: 508, at: 10, duration: 0.25, curve: curve)
        #expect(abs(motion.top(at: 10) - 844) < 1e-3 && motion.fractionComplete(at: 10) < 1e-6)
        let before = motion.top(at: 10 + turn)
        motion.move(from: 508, to: 844, at: 10 + turn, duration: 0.25, curve: curve)
        #expect(abs(motion.top(at: 10 + turn) - before) < 1e-3)
        #expect(motion.fractionComplete(at: 10 + turn) < 1e-6)
        #expect(motion.top(at: 11.5) == 844 && motion.fractionComplete(at: 11.5) == 1)
    }

    @Test func `a keyboard without a movement is at its place`() {
        #expect(KeyboardMotion().fractionComplete(at: 0) == 1)
    }
}
