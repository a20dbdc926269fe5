import DeviceSimulation
import Foundation
import KeyboardModel
@testable import Tideline
import TidelineClassics
import UIKit

/// A subject on a phone with a keyboard of its own, to play sequences to.
@MainActor
final class LawBench {
    let bench: ObserverBench
    let subject: LawSubject

    init(_ ways: [AvoidanceWay], size: CGSize = Screens.large) throws {
        bench = try ObserverBench(size)
        subject = LawSubject(ways, keyboard: bench.keyboard)
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

    /// Ends a sequence: the keyboard hides, the app takes its own changes back, and all comes to rest.
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
