import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The guide is as high as the part of its view that the keyboard covers.
///
/// The guide's height may differ from the keyboard's own height (S72, S74, S47).
@MainActor
@Suite struct GuideContainerTests {
    private struct Case {
        var strip, top, rest, overlap: CGFloat
    }

    @Test func `S72 space below a child view reduces its covered height`() throws {
        // The screen is 390 x 844, with 34 points of safe area below; the keyboard is 336 high.
        let cases = [
            Case(strip: 83, top: 0, rest: 0, overlap: 253), Case(strip: 0, top: 100, rest: 34, overlap: 336),
            Case(strip: 20, top: 0, rest: 14, overlap: 316), Case(strip: 336, top: 0, rest: 0, overlap: 0),
            Case(strip: 400, top: 200, rest: 0, overlap: 0), Case(strip: 100, top: 600, rest: 0, overlap: 144)
        ]
        for each in cases {
            let stage = SimulatedStage(try Screens.device(Screens.large))
            let form = FormViewController()
            let container = ChildContainer(
                form, insets: UIEdgeInsets(top: each.top, left: 0, bottom: each.strip, right: 0))
            stage.present(container)
            #expect(form.contentView.bounds.height == 844 - each.strip - each.top, "\(each)")
            #expect(form.contentView.keyboardGuide.layoutFrame.height == each.rest, "\(each)")
            try stage.edit("Field")
            #expect(form.contentView.keyboardOverlap == each.overlap, "\(each)")
            #expect(form.contentView.keyboardGuide.layoutFrame.height == max(each.overlap, each.rest), "\(each)")
            stage.hide()
            #expect(form.contentView.keyboardGuide.layoutFrame.height == each.rest, "\(each)")
        }
    }

    @Test func `S46 S48 a view resized under a keyboard has a new overlap`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        let form = FormViewController()
        let container = ChildContainer(form, insets: .zero)
        stage.present(container)
        try stage.tapAndSettle("Field")
        #expect(form.contentView.keyboardGuide.layoutFrame.height == 336)
        for strip in [CGFloat(83), 300, 0] {
            container.insets.bottom = strip
            stage.settle()
            #expect(form.contentView.keyboardGuide.layoutFrame.height == 336 - strip, "\(strip)")
        }
    }

    @Test func `S46 S48 a view moved under a keyboard has a new overlap`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), form = FormViewController()
        let container = ChildContainer(form, insets: .zero)
        stage.present(container)
        try stage.tapAndSettle("Field")
        for way in [CGFloat(50), -120, -400, 0] {
            container.insets = UIEdgeInsets(top: way, left: 0, bottom: -way, right: 0)
            stage.settle()
            #expect(form.contentView.bounds.height == 844, "only moved by \(way)")
            #expect(form.contentView.keyboardOverlap == max(0, 336 + way), "\(way)")
            #expect(form.contentView.keyboardGuide.layoutFrame.height == max(0, 336 + way), "\(way)")
        }
    }

    @Test func `a view is covered by the keyboard only in a window`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        let first = FormViewController()
        stage.present(first)
        try stage.tapAndSettle("Field")
        let view = KeyboardGuideView()
        view.keyboardGuide.keyboard = .shared
        #expect(view.keyboardOverlap == 0)
        #expect(view.keyboardHeightConstraint.constant.seen == 0)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        first.view.addSubview(view)
        #expect(view.keyboardOverlap == 192)
        stage.settle()
        #expect(view.keyboardGuide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 192))
        view.removeFromSuperview()
        #expect(view.keyboardOverlap == 0)
        stage.settle()
        #expect(view.keyboardHeightConstraint.constant.seen == 0)
    }

    @Test func `a controller without a window follows without a layout`() throws {
        let bench = try ObserverBench()
        let controller = FormViewController(keyboard: bench.keyboard)
        bench.post(.willShow, y: 874, height: 320)
        bench.post(.didShow, y: 874, height: 320)
        #expect(controller.contentView.keyboardHeightConstraint.constant.seen == 0)
        controller.loadViewIfNeeded()
        bench.post(.willChangeFrame, y: 894, height: 300)
        #expect(controller.field.frame == .zero, "laid out without a window")
        bench.post(.willHide, y: 1194, height: 320)
        #expect(controller.contentView.keyboardGuide.keyboardState == .hidden)
    }

    @Test func `S103 a screen that appears after the keyboard is clear at its first layout`() throws {
        let bench = try ObserverBench()
        bench.post(.willShow, y: 874, height: 320)
        let controller = FormViewController(keyboard: bench.keyboard)
        bench.phone.show(controller)
        #expect(controller.contentView.keyboardGuide.layoutFrame.minY == 874)
        #expect(controller.bar.frame.maxY == 874)
        #expect(controller.bar.layer.animationKeys() == nil)
    }

    @Test func `an equal state changes no constraint`() throws {
        let bench = try ObserverBench()
        let view = KeyboardGuideView()
        #expect(!view.keyboardGuide.adjust(to: .hidden).hasChanged)
        #expect(view.keyboardHeightConstraint.constant.seen == 0)
        #expect(bench.keyboard.state == .hidden)
        #expect(KeyboardGuideView.requiresConstraintBasedLayout)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.keyboardGuide.identifier == "TidelineKeyboardGuide")
    }
}
