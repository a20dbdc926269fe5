import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The tests cover fractions of points, and views that extend beyond the screen's edge.
///
/// These situations are theme S, a group of related reports about keyboard faults.
@MainActor
@Suite struct PixelTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S130 a hidden keyboard covers no view below the screen`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way) {
            ChildContainer($0, insets: UIEdgeInsets(top: 10, left: 0, bottom: -10, right: 0))
        }
        let start = stage.screen.state
        // The view ends 10 points below its page, and the bottom safe area at this lower edge is still 34 points high.
        stage.expect(ground: 820, covered: 0, safeArea: 34, "before")
        for event in [KeyboardEvent.willChangeFrame, .willShow, .didShow, .willHide] {
            stage.post(event, stage.below(336))
            #expect(stage.screen.state == start, "\(event) at 844")
        }
        stage.post(.willShow, stage.docked(336))
        stage.expect(ground: 508, covered: 346, safeArea: 34, "shown")
        stage.post(.willHide, stage.below(336))
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S130 a fraction of a pixel over the view's end is nothing`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) {
            ChildContainer($0, insets: UIEdgeInsets(top: 0, left: 0, bottom: 336, right: 0))
        }
        let start = stage.screen.state
        stage.post(.willShow, stage.docked(336.15))
        #expect(stage.screen.state == start)
        stage.post(.willShow, stage.docked(346))
        stage.expect(ground: 498, covered: 10, safeArea: 0, "ten points")
    }

    /// Both the inset and the guide may make room for the field.
    private func form(fieldAt y: CGFloat, endsAtGuide: Bool) -> (UIViewController, UIScrollView, UITextField) {
        let controller = UIViewController(), form = UIScrollView(), field = UITextField()
        let view: UIView = controller.view
        form.translatesAutoresizingMaskIntoConstraints = false
        form.contentSize = CGSize(width: 300, height: 1_400)
        form.keyboardAvoidance = .insets
        field.frame = CGRect(x: 20, y: y, width: 200, height: 34)
        field.accessibilityIdentifier = "Field"
        form.addSubview(field)
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.topAnchor, constant: 33.3),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            form.bottomAnchor.constraint(equalTo: endsAtGuide ? view.keyboardGuide.topAnchor : view.bottomAnchor)
        ])
        return (controller, form, field)
    }

    @Test(arguments: [Screens.small, Screens.large, Screens.pad], [false, true])
    func `an offset comes back to the last bit at every scale`(size: CGSize, endsAtGuide: Bool) throws {
        for (index, y) in stride(from: 250 as CGFloat, to: size.height - 100, by: 23.5).enumerated() {
            let stage = SimulatedStage(try Screens.device(size))
            let (controller, form, field) = form(fieldAt: y, endsAtGuide: endsAtGuide)
            stage.present(controller)
            let scale = CGFloat(stage.phone.device.scale),
                start: CGFloat = (CGFloat(index) * 7.3 * scale).rounded() / scale
            form.contentOffset.y = start
            stage.settle()
            try stage.edit("Field")
            let top = try #require(stage.phone.keyboard.frameInScreen).minY
            #expect(field.convert(field.bounds, to: nil).maxY.seen <= top, "\(y)")
            stage.hide()
            #expect(form.contentOffset.y == start, "\(y): \(form.contentOffset.y - start)")
        }
    }
}
