import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A value that the app assigns while the keyboard is up belongs to the app.
@MainActor
@Suite struct OwnNumberTests {
    @Test(arguments: AvoidanceWay.allCases.filter { $0 != .guide && $0 != .guideController })
    func `a number assigned with the keyboard up stays after the hide`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way), screen = stage.screen
        let first = screen.value
        try stage.edit("Field")
        let share = screen.value - first
        for part in 0...16 {
            // Two documented limits: the sum itself is no change, and a value above the sum is read as an addition.
            // Only transforms are always assigned.
            guard part < 8 || (part > 8 && way == .translation) else { continue }
            let assigned = (share * CGFloat(part) / 8).seen
            screen.assign(assigned)
            stage.settle()
            #expect(abs(screen.value - assigned - screen.share(over: assigned)) < 0.001, "\(way) \(assigned)")
            stage.hide()
            #expect(screen.isExactly(assigned), "\(way): \(screen.value) instead of \(assigned)")
            screen.assign(first)
            try stage.edit("Field")
        }
    }

    private final class AssigningForm: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44)), bar = UIView()
        private(set) var layouts = 0
        private lazy var ground = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20)

        override func viewDidLoad() {
            super.viewDidLoad()
            field.accessibilityIdentifier = "Field"
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            view.addSubview(bar)
            NSLayoutConstraint.activate([ground, bar.heightAnchor.constraint(equalToConstant: 44)])
            ground.keyboardAvoidance = .constant
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            ground.constant = 20
        }
    }

    @Test func `a number assigned in each layout costs a few layouts`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), form = AssigningForm()
        stage.present(form)
        let before = form.layouts
        try stage.edit("Field")
        #expect(form.layouts - before <= 6)
    }
}
