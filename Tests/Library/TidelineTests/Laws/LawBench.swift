import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
@testable import Tideline
import TidelineClassics
import UIKit

/// A screen on a phone, with a `Keyboard` of its own, for random sequences.
@MainActor
final class LawBench: ObserverBench {
    private let ways: [AvoidanceWay]
    private(set) lazy var subject = LawSubject(ways, keyboard: keyboard)

    init(_ ways: [AvoidanceWay], size: CGSize = Screens.large) throws {
        self.ways = ways
        try super.init(size)
        phone.show(subject.controller)
        phone.settle()
    }

    /// Restores the app's own height, and hides the keyboard.
    func end() {
        subject.height.constant = 700
        let below = CGRect(x: 0, y: screen.height, width: screen.width, height: 336)
        post(.willChangeFrame, end: below)
        post(.willHide, end: below)
        phone.settle()
    }

    func show(_ frame: CGRect) {
        post(.willShow, end: frame)
        phone.settle()
    }
}
