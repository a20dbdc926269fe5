import CoreGraphics
import Foundation
import KeyboardModel
import TestSupport
import Testing

@Suite struct KeyboardStateLawTests {
    /// - Parameter drags: whether a finger may drag an undocked keyboard, which posts a frame of zeros.
    private func sequences(drags: Bool = true, _ body: ([KeyboardTransition], UInt64) -> Void) {
        for seed in UInt64(0)..<500 {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 0...12, using: &generator)
            let steps = (0..<count).map { _ in KeyboardTransition.random(using: &generator) }
            body(drags ? steps : steps.filter { $0.event != .willChangeFrame || $0.endFrameInScreen != .zero }, seed)
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
        sequences(drags: false) { steps, seed in
            // A decisive event leads to the same state from every state.
            let starts: [KeyboardState] = [.hidden, .docked(Pad.frame(y: 1000, height: 194)), .undocked(.zero)]
            let last = steps.last { step in
                let ends = starts.map { $0.reducing(step, in: Pad.screen) }
                return ends.allSatisfy { $0 == ends[0] }
            }
            #expect(Pad.state(after: steps) == Pad.state(after: last.map { [$0] } ?? []), "seed \(seed): \(steps)")
        }
    }

    @Test func `E53 a frame of zeros hides any keyboard but an undocked one, which a finger drags`() {
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260), zeros = Pad.step(.willChangeFrame, .zero)
        for start in [.hidden, .docked(Pad.frame(y: 874, height: 320))] as [KeyboardState] {
            #expect(start.reducing(zeros, in: Pad.screen) == .hidden)
        }
        #expect(KeyboardState.undocked(floating).reducing(zeros, in: Pad.screen) == .undocked(.zero))
        #expect(Pad.state(after: [Pad.step(.willHide, .zero)], from: .undocked(.zero)) == .hidden)
    }

    @Test func `E51 a did event confirms the frame in which a hide has left an undocked keyboard`() {
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        for event in KeyboardEvent.allCases where !event.isWill {
            for (frame, left, isThere) in [
                (floating, floating, true), (floating, nil, false), (Pad.frame(y: 1150, height: 44), floating, false)
            ] as [(CGRect, CGRect?, Bool)] {
                let found = KeyboardState.hidden.reducingWithReason(
                    Pad.step(event, frame), in: Pad.screen, after: .willHide, leaving: left)
                #expect(found.state == (isThere ? .undocked(frame) : .hidden), "\(event) \(frame)")
            }
        }
    }

    @Test func `an event changes nothing or decides alone`() {
        sequences(drags: false) { steps, seed in
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
