import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// A panel that fills the view around it, where the content of that view is shifted while the panel is translated.
@MainActor
@Suite struct PanelInScrollViewTests {
    private func show(_ around: UIView) throws -> (SimulatedStage, UIView) {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let panel = UIView(frame: page.view.bounds)
        let field = UITextField(frame: CGRect(x: 16, y: 660, width: 200, height: 34))
        field.accessibilityIdentifier = "Field"
        around.frame = page.view.bounds
        panel.addSubview(field)
        around.addSubview(panel)
        page.view.addSubview(around)
        panel.keyboardAvoidance = .translation.focus()
        stage.present(page)
        return (stage, panel)
    }

    @Test func `a panel in a scroll view of its size stays in its content`() throws {
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 1_000)
        let (stage, panel) = try show(scrollView)
        try stage.edit("Field")
        #expect(panel.transform.ty != 0)
        scrollView.contentOffset.y = 60
        stage.settle()
        #expect(panel.center.y == CGFloat(422))
        stage.hide()
        #expect(panel.center.y == CGFloat(422) && panel.transform == .identity)
    }

    @Test func `a panel stays in its place when the view around it shifts its bounds`() throws {
        let around = UIView()
        let (stage, panel) = try show(around)
        try stage.edit("Field")
        #expect(panel.transform.ty != 0)
        around.bounds.origin.y = 60
        stage.settle()
        #expect(panel.center.y == CGFloat(422))
        stage.rotate(to: .landscape)
        stage.settle()
        #expect(panel.bounds.size == around.bounds.size)
        stage.rotate(to: .portrait)
        stage.settle()
        stage.hide()
        #expect(panel.center.y == CGFloat(422) && panel.transform == .identity)
    }
}
