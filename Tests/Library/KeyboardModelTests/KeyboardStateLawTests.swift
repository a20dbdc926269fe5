import CoreGraphics
import Foundation
import KeyboardModel
import TestSupport
import Testing

@Suite struct KeyboardStateLawTests {
    private func sequences(_ body: ([KeyboardTransition], UInt64) -> Void) {
        for seed in UInt64(0)..<500 {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 0...12, using: &generator)
            body((0..<count).map { _ in KeyboardTransition.random(using: &generator) }, seed)
        }
    }

    @Test func `any sequence that ends in a hide is hidden`() {
        sequences { steps, seed in
            for hide in [KeyboardEvent.willHide, .didHide] {
                for frame in [nil, CGRect.zero, Pad.frame(y: 874, height: 320)] {
                    #expect(Pad.state(after: steps + [Pad.step(hide, frame)]) == .hidden, "seed \(seed)")
                }
            }
        }
    }

    @Test func `the state depends on the last event that decides anything`() {
        sequences { steps, seed in
            // A decisive event leads to the same state from every state.
            let starts: [KeyboardState] = [.hidden, .docked(Pad.frame(y: 1000, height: 194)), .undocked(.zero)]
            let last = steps.last { step in
                let ends = starts.map { $0.reducing(step, in: Pad.screen) }
                return ends.allSatisfy { $0 == ends[0] }
            }
            #expect(Pad.state(after: steps) == Pad.state(after: last.map { [$0] } ?? []), "seed \(seed): \(steps)")
        }
    }

    @Test func `an event changes nothing or decides alone`() {
        sequences { steps, seed in
            for step in steps {
                let fromHidden = Pad.state(after: [step])
                let marker = KeyboardState.undocked(CGRect(x: 1, y: 2, width: 3, height: 4))
                let fromMarker = Pad.state(after: [step], from: marker)
                #expect(fromMarker == marker || fromMarker == fromHidden, "seed \(seed): \(step)")
            }
        }
    }

    @Test func `a repeated event changes nothing`() {
        sequences { steps, seed in
            let doubled = steps.flatMap { [$0, $0, $0] }
            #expect(Pad.state(after: doubled) == Pad.state(after: steps), "seed \(seed)")
        }
    }

    @Test func `no sequence covers more than the screen or less than nothing`() {
        sequences { steps, seed in
            let overlap = Pad.overlap(Pad.state(after: steps))
            #expect(overlap >= 0 && overlap < Pad.screen.height, "seed \(seed): \(overlap)")
        }
    }

    @Test func `an invalid frame or screen leaves the state as it was`() {
        let up = KeyboardState.docked(Pad.frame(y: 874, height: 320))
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 100_001]
        for number in numbers {
            for frame in [
                CGRect(x: number, y: 874, width: 834, height: 320), CGRect(x: 0, y: number, width: 834, height: 320),
                CGRect(x: 0, y: 874, width: number, height: 320), CGRect(x: 0, y: 874, width: 834, height: number)
            ] {
                let ignored = up.reducing(Pad.step(.willShow, frame), in: Pad.screen)
                #expect(ignored == up, "\(frame)")
                #expect(up.reducing(Pad.step(.willShow, Pad.frame(y: 1000, height: 194)), in: frame) == up, "\(frame)")
                #expect(up.overlap(withViewFrameInScreen: frame, scale: 2) == 0, "\(frame)")
            }
        }
        let negative = CGRect(x: 0, y: 1194, width: 834, height: -320)
        #expect(up.reducing(Pad.step(.willChangeFrame, negative), in: Pad.screen) == up)
    }
}
