import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import Testing
import UIKit

/// A person scrolls to a view before tapping the view.
@MainActor struct StageReachTests {
    /// A field far below the screen, in content that scrolls or is fixed.
    private func stage(scrolls: Bool) throws -> SimulatedStage {
        let stage = SimulatedStage(try Device.named("iPhone 15")), controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 1_500, width: 200, height: 44))
        field.accessibilityIdentifier = "Far"
        let area = scrolls ? UIScrollView() : UIView()
        (area as? UIScrollView)?.contentSize = CGSize(width: 393, height: 1_600)
        area.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        area.accessibilityIdentifier = "Area"
        area.addSubview(field)
        controller.view.addSubview(area)
        stage.present(controller)
        return stage
    }

    @Test func `a field below the fold is scrolled to and tapped`() throws {
        let stage = try stage(scrolls: true)
        try stage.tap("Far")
        stage.settle()
        let field = try stage.view("Far"), area = try #require(stage.view("Area") as? UIScrollView)
        #expect(field.isFirstResponder && area.contentOffset.y > 700)
        #expect(stage.phone.personalScrolls > 0, "a person did it, with a finger")
    }

    @Test func `a tap on an unreachable field gives the field the focus`() throws {
        let stage = try stage(scrolls: false)
        try stage.tap("Far")
        let field = try stage.view("Far")
        #expect(field.isFirstResponder)
        #expect(stage.snapshot().focus != nil)
    }

    @Test func `a button that no finger gets at is out of reach`() throws {
        let stage = try stage(scrolls: false), button = UIButton(frame: CGRect(x: 0, y: 2_000, width: 90, height: 44))
        button.accessibilityIdentifier = "Go"
        try stage.view("Area").addSubview(button)
        #expect(throws: StageError.unreachable("Go")) { try stage.tap("Go") }
    }

    @Test func `a field under a bar is scrolled out from under the bar`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 15")), controller = UIViewController(),
            area = UIScrollView()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        area.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        area.contentSize = CGSize(width: 393, height: 1_600)
        area.addSubview(field)
        controller.view.addSubview(area)
        stage.present(UINavigationController(rootViewController: controller))
        let top = area.adjustedContentInset.top
        area.contentOffset.y = 122 - (top - 22)
        #expect(top > 44 && stage.shows(field))
        try stage.tap(field)
        #expect(field.isFirstResponder)
        #expect(abs(area.contentOffset.y - (100 - top)) < 0.5)
    }

    @Test func `content that does not reach a view does not show it`() throws {
        let stage = try stage(scrolls: true), area = try #require(stage.view("Area") as? UIScrollView)
        area.contentSize.height = 900
        stage.scroll(to: try stage.view("Far"))
        #expect(!stage.shows(try stage.view("Far")))
    }
}
