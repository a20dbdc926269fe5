import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A screen's controller, view and subscription are freed with the screen.
@MainActor
@Suite struct GuideLifetimeTests {
    private struct Remains {
        weak var controller: FormViewController?
        weak var content: KeyboardGuideView?
        weak var bar: UIView?
        var isEmpty: Bool { controller == nil && content == nil && bar == nil }
    }

    private final class Marker {}

    /// Returns weak references to the objects of a screen that has left the stage.
    private func remains(on stage: SimulatedStage, _ use: (FormViewController) throws -> Void) rethrows -> Remains {
        var remains = Remains()
        do {
            let controller = FormViewController()
            remains = Remains(controller: controller, content: controller.contentView, bar: controller.bar)
            stage.present(controller)
            try use(controller)
            stage.phone.window.rootViewController = nil
        }
        return remains
    }

    private func stage() throws -> SimulatedStage { SimulatedStage(try Screens.device(Screens.large)) }

    @Test func `a screen goes after use`() throws {
        let stage = try stage()
        let remains = try remains(on: stage) { _ in
            try stage.tapAndSettle("Field")
            stage.hide()
        }
        stage.settle()
        #expect(remains.isEmpty)
    }

    @Test func `a screen that goes is freed and takes its keyboard along`() throws {
        let stage = try stage()
        let remains = try remains(on: stage) { _ in
            try stage.tapAndSettle("Field")
        }
        stage.settle()
        #expect(remains.isEmpty)
        #expect(stage.phone.keyboard.frameInScreen == nil)
    }

    @Test func `a screen goes in the middle of the keyboard's animation`() throws {
        for seconds in [0, 0.1, 0.4] {
            let stage = try stage()
            let remains = try remains(on: stage) { _ in
                try stage.tap("Field")
                stage.advance(by: seconds)
            }
            stage.settle()
            #expect(remains.isEmpty, "\(seconds)")
        }
    }

    @Test func `the screen frees its closures, and none is called any more`() throws {
        let stage = try stage()
        weak var held: Marker?
        var calls = 0
        let remains = try remains(on: stage) { controller in
            let marker = Marker()
            held = marker
            controller.keyboardWillAppear = { _ in
                calls += 1
                _ = marker
            }
            try stage.tapAndSettle("Field")
            stage.hide()
        }
        stage.settle()
        #expect(remains.isEmpty && held == nil)
        #expect(calls == 1)
        stage.present(FormViewController())
        try stage.tapAndSettle("Field")
        #expect(calls == 1)
    }

    @Test func `a controller that was never shown goes`() throws {
        let bench = try ObserverBench()
        weak var gone: FormViewController?
        do {
            let controller = FormViewController(keyboard: bench.keyboard)
            gone = controller
            bench.post(.willShow, y: 874, height: 320)
            #expect(controller.contentView.keyboardGuide.keyboardState.isDocked)
        }
        #expect(gone == nil)
        bench.post(.willHide, y: 1194, height: 320)
    }
}
