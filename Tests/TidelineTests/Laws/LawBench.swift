import DeviceSimulation
import Foundation
import KeyboardModel
import Tideline
import UIKit

/// A subject on a phone, an observer of its own, and what is needed to play sequences to it.
@MainActor
final class LawBench {
    let bench: ObserverBench
    let subject: LawSubject

    init(_ means: [Means], size: CGSize = Screens.large) throws {
        bench = try ObserverBench(size)
        subject = LawSubject(means, observer: bench.observer)
        bench.phone.show(subject.controller)
        bench.phone.settle()
    }

    var screen: CGSize { bench.screen.size }

    func play(_ steps: [KeyboardStep]) {
        for step in steps {
            switch step {
            case .post(let event, let frame): bench.post(event, end: frame)
            case .layout: subject.controller.view.setNeedsLayout()
            case .resize(let height): subject.height.constant = height
            case .wait(let seconds): bench.phone.advance(by: seconds)
            }
        }
    }

    /// Ends a sequence: the keyboard hides, the app takes back what it has changed itself, and all comes to rest.
    func end() {
        subject.height.constant = 700
        let below = CGRect(x: 0, y: screen.height, width: screen.width, height: 336)
        bench.post(.willChangeFrame, end: below)
        bench.post(.willHide, end: below)
        bench.phone.settle()
    }

    /// A docked keyboard is announced, and all comes to rest.
    func show(_ frame: CGRect) {
        bench.post(.willShow, end: frame)
        bench.phone.settle()
    }
}

/// Looks for a sequence that breaks a law, and makes it as short as it can.
@MainActor
enum LawSearch {
    /// The shortest sequence found that breaks a law, in words with what went wrong; nil when none was found.
    ///
    /// - Parameter check: plays a sequence to a fresh state and says what is wrong afterwards, or nil.
    static func counterExample(
        sequences: Int, seed: UInt64, on screen: CGSize, _ check: ([KeyboardStep]) -> String?
    ) -> String? {
        var generator = SeededGenerator(seed: seed)
        for number in 1...sequences {
            let steps = KeyboardStep.sequence(on: screen, using: &generator)
            guard check(steps) != nil else { continue }
            let shortest = shrunk(steps) { check($0) != nil }
            let text = shortest.map(\.description).joined(separator: ", then ")
            return "sequence \(number): \(text): \(check(shortest) ?? "holds when repeated")"
        }
        return nil
    }

    /// Leaves steps out for as long as the law stays broken.
    static func shrunk(_ steps: [KeyboardStep], isBroken: ([KeyboardStep]) -> Bool) -> [KeyboardStep] {
        for index in steps.indices {
            var shorter = steps
            shorter.remove(at: index)
            if isBroken(shorter) { return shrunk(shorter, isBroken: isBroken) }
        }
        return steps
    }
}
