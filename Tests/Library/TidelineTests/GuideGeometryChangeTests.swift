import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Keyboard guides under transforms, during movements of surrounding views, and in the very first layout.
@MainActor
@Suite struct GuideGeometryChangeTests {
    /// The form's view is inside another view, on the page of a plain controller.
    private func boxed(_ form: FormViewController, in frame: CGRect) throws -> (UIView, SimulatedStage) {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        let outer = UIViewController(), box = UIView(frame: frame)
        stage.present(outer)
        outer.view.addSubview(box)
        outer.addChild(form)
        form.view.frame = box.bounds
        box.addSubview(form.view)
        form.didMove(toParent: outer)
        stage.settle()
        return (box, stage)
    }

    @Test(arguments: [0.5, 1, 1.5])
    func `a scaled ancestor: the overlap is in the view's own points`(scale: CGFloat) throws {
        let form = FormViewController()
        let (box, stage) = try boxed(form, in: CGRect(x: 45, y: 400, width: 300, height: 300))
        box.transform = CGAffineTransform(scaleX: scale, y: scale)
        stage.settle()
        let keyboard = try #require(try stage.edit("Field"))
        #expect(abs(form.guideTop - keyboard.minY) < 0.001, "\(form.guideTop)")
        #expect(abs(form.contentView.keyboardOverlap - (550 + 150 * scale - 508) / scale) < 0.001)
    }

    @Test func `S48 the next notification judges a moved view anew`() throws {
        let form = FormViewController()
        let (box, stage) = try boxed(form, in: CGRect(x: 0, y: 400, width: 390, height: 200))
        try stage.focus("Field")
        #expect(form.contentView.keyboardHeightConstraint.constant.seen == 92)
        // UIKit moves a sheet up after the announcement, without a new layout of the sheet's content.
        box.frame.origin.y = 350
        stage.settle()
        #expect(form.contentView.keyboardHeightConstraint.constant.seen == 42)
        #expect(form.guideTop == 508)
    }

    @Test(arguments: ["viewDidLoad", "viewIsAppearing"])
    func `a screen that opens with its keyboard does not animate its first layout`(callback: String) throws {
        final class EagerController: UIViewController {
            let form = FormViewController()
            let callback: String
            init(_ callback: String) {
                self.callback = callback
                super.init(nibName: nil, bundle: nil)
            }
            @available(*, unavailable) required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(form)
                form.view.frame = view.bounds
                view.addSubview(form.view)
                form.didMove(toParent: self)
                if callback == "viewDidLoad" { form.field.becomeFirstResponder() }
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                if callback == "viewIsAppearing" { form.field.becomeFirstResponder() }
            }
        }
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = EagerController(callback)
        stage.phone.show(controller)
        #expect(stage.phone.keyboard.isMoving)
        let field = controller.form.field, bar = controller.form.bar
        #expect((field.layer.presentation() ?? field.layer).frame == field.frame)
        #expect((bar.layer.presentation() ?? bar.layer).frame.width == 390)
        #expect(controller.form.shownBarBottom == 810)
        stage.settle()
        #expect(controller.form.shownBarBottom == 508)
    }
}
