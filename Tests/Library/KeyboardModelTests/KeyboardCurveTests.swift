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
}
