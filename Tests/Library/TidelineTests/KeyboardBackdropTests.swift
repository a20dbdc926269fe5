import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// A backdrop fills the keyboard's place behind the keyboard, and nothing else.
@MainActor
@Suite struct KeyboardBackdropTests {
    @MainActor
    private struct Page {
        let stage: SimulatedStage, keyboard = Keyboard(), controller = UIViewController()
        let list = UIScrollView(), field = UITextField(), backdrop: KeyboardBackdropView

        init(_ backdrop: KeyboardBackdropView) throws {
            self.backdrop = backdrop
            stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: 26)
            backdrop.keyboardGuide.keyboard = keyboard
            let view: UIView = controller.view
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 100, height: 3_000)
            list.keyboardDismissMode = .interactive
            field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            list.addSubview(field)
            view.addSubview(list)
            view.insertSubview(backdrop, at: 0)
            stage.present(controller)
        }

        /// The drawn frame of what is behind the keyboard, in the screen's coordinates.
        var shown: CGRect {
            let place = backdrop.contentView is UIVisualEffectView ? backdrop : backdrop.contentView
            return (place.layer.presentation() ?? place.layer).frame
        }

        func judge(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
            for frame in 0..<45 {
                stage.advance(by: 1 / 60)
                let keyboard = stage.phone.keyboard.presentedFrameInScreen
                let top = stage.phone.keyboard.frameInScreen == nil && keyboard.isEmpty ? 844 : keyboard.minY
                #expect(
                    abs(shown.minY - min(top, 844)) <= 0.5 && abs(shown.maxY - 844) <= 0.5,
                    "\(what), frame \(frame): \(shown) instead of \(keyboard)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test func `a backdrop stands behind the keyboard in each frame, also under a finger`() throws {
        let page = try Page(KeyboardBackdropView(color: .red))
        page.judge("at rest")
        page.field.becomeFirstResponder()
        page.judge("rises")
        page.stage.phone.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.3)
        page.judge("under a finger")
        page.stage.hide()
        page.judge("falls")
        #expect(page.shown.height == 0)
    }

    @Test func `a backdrop takes no touch, and turns with its page`() throws {
        let page = try Page(KeyboardBackdropView(color: .red))
        page.list.removeFromSuperview()
        page.controller.view.addSubview(page.field)
        page.field.becomeFirstResponder()
        page.stage.settle()
        #expect(page.controller.view.hitTest(CGPoint(x: 200, y: 700), with: nil) === page.controller.view)
        page.stage.rotate(to: .landscape)
        page.stage.settle()
        #expect(page.backdrop.contentView.frame == page.stage.phone.keyboard.frameInScreen)
    }

    @Test func `a backdrop has a color, an effect or content of its own, and round corners if asked`() throws {
        let plain = KeyboardBackdropView(color: .red)
        #expect(plain.contentView.backgroundColor == .red && plain.layer.backgroundColor == nil)
        plain.backgroundColor = .green
        #expect(plain.contentView.backgroundColor == .green && plain.layer.backgroundColor == nil)
        #expect(plain.contentView.layer.cornerRadius == 0)
        let blur = KeyboardBackdropView(effect: UIBlurEffect(style: .regular), cornerRadius: 26)
        let place = try #require(blur.contentView.superview as? UIVisualEffectView)
        #expect(place.layer.cornerRadius == 26)
        #expect(place.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
}
