import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// The UIKit half of SwiftUI's `keyboardBar`, with a stand-in for the hosting view.
@MainActor
@Suite struct KeyboardBarControllerTests {
    /// A hosting view has no constraints inside, but an intrinsic size.
    private final class HostingView: UIView {
        var height: CGFloat = 52 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }

    private final class Host: UIViewController {
        let hosting = HostingView(), field = UITextField(frame: CGRect(x: 10, y: 6, width: 200, height: 40))
        override func loadView() { view = hosting }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @MainActor
    private final class Page {
        let stage: SimulatedStage, page = UIViewController(), host = Host()
        let list = UIScrollView(), field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        private(set) var events: [KeyboardBarController.Event] = []
        private(set) lazy var controller = KeyboardBarController(bar: host) { [weak self] in self?.events.append($0) }

        init(editing: Bool = false) throws {
            stage = SimulatedStage(try Screens.device(Screens.large))
            let view: UIView = page.view
            list.frame = view.bounds
            list.contentSize = CGSize(width: 390, height: 3_000)
            list.keyboardDismissMode = .interactive
            list.addSubview(field)
            view.addSubview(list)
            page.addChild(controller)
            controller.view.frame = view.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(controller.view)
            controller.didMove(toParent: page)
            if editing { controller.editBar(true) }
            stage.present(page)
        }

        var shownBottom: CGFloat { (host.view.layer.presentation() ?? host.view.layer).frame.maxY }

        /// - Parameter gap: the most between the bar and the keyboard, which come from different places, in points.
        func judge(_ what: String, gap: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation) {
            for frame in 0..<45 {
                stage.advance(by: 1 / 60)
                let keyboard = stage.phone.keyboard.presentedFrameInScreen
                let top = keyboard.isEmpty ? 810 : min(keyboard.minY, 810)
                #expect(
                    (-0.5...gap + 0.5).contains(top - shownBottom),
                    "\(what), frame \(frame): \(shownBottom) above \(top)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test func `a bar stays on the keyboard in each frame of a drag`() throws {
        let page = try Page()
        page.judge("at rest")
        page.field.becomeFirstResponder()
        page.judge("rises", gap: 34)
        page.stage.phone.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 830), duration: 0.4)
        page.judge("under a finger", gap: 0)
        page.stage.settle()
        #expect(page.stage.phone.keyboard.frameInScreen == nil && page.shownBottom == 810)
    }

    @Test func `touches beside the bar reach the page`() throws {
        let page = try Page(), view: UIView = page.page.view
        #expect(view.hitTest(CGPoint(x: 200, y: 300), with: nil) === page.list)
        #expect(view.hitTest(CGPoint(x: 20, y: 780), with: nil) === page.host.field)
        page.stage.phone.tap(page.host.field)
        page.stage.settle()
        #expect(page.host.field.isFirstResponder && page.controller.isEditingBar)
    }

    @Test func `the bar tells its height and who is edited in it`() throws {
        let page = try Page()
        #expect(page.events == [.height(52)])
        page.host.hosting.height = 90
        page.stage.settle()
        #expect(page.events.last == .height(90) && page.shownBottom == 810)
        page.field.becomeFirstResponder()
        page.stage.settle()
        #expect(page.events.count == 2, "another field is none of the bar")
        page.controller.editBar(true)
        page.stage.settle()
        #expect(page.host.field.isFirstResponder && page.events.last == .editing(true))
        page.controller.editBar(false)
        page.stage.settle()
        #expect(!page.controller.isEditingBar && page.events.last == .editing(false))
        page.field.becomeFirstResponder()
        page.controller.editBar(false)
        #expect(page.field.isFirstResponder, "the bar ends only its own editing")
    }

    @Test func `editing that is asked for too early begins on the screen`() throws {
        let page = try Page(editing: true)
        page.stage.settle()
        #expect(page.host.field.isFirstResponder && page.shownBottom == 508)
    }
}
