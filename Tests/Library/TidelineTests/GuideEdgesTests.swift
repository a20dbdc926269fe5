import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
import Tideline
import UIKit

/// A guide that follows undocked keyboards, and constraints for certain edges, beside Apple's guide.
@MainActor
@Suite struct GuideEdgesTests {
    private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, [.leading, .trailing]]

    /// A page with a constraint for each edge and each condition, of both guides.
    @MainActor private struct Page {
        let stage: SimulatedStage
        let controller = UIViewController()
        var ours: [NSLayoutConstraint] = [], apples: [NSLayoutConstraint] = []
        var root: UIView { controller.view }
        var guide: KeyboardGuide { root.keyboardGuide }

        init(rightToLeft: Bool = false) throws {
            stage = SimulatedStage(try Screens.device(Screens.pad))
            if rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
            let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
            field.accessibilityIdentifier = "Field"
            root.addSubview(field)
            stage.present(controller)
            guide.followsUndockedKeyboard = true
            root.keyboardLayoutGuide.followsUndockedKeyboard = true
            for edge in GuideEdgesTests.edges {
                for isNear in [true, false] {
                    let own = constraint(), apple = constraint()
                    ours.append(own)
                    apples.append(apple)
                    if isNear {
                        guide.setConstraints([own], activeWhenNearEdge: edge)
                        root.keyboardLayoutGuide.setConstraints([apple], activeWhenNearEdge: edge)
                    } else {
                        guide.setConstraints([own], activeWhenAwayFrom: edge)
                        root.keyboardLayoutGuide.setConstraints([apple], activeWhenAwayFrom: edge)
                    }
                }
            }
        }

        private func constraint() -> NSLayoutConstraint {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view.widthAnchor.constraint(equalToConstant: 10)
        }

        func expectAgreement(_ when: String) {
            stage.settle()
            #expect(guide.layoutFrame == root.keyboardLayoutGuide.layoutFrame, "\(when)")
            let active = ours.map { $0.isActive }, applesActive = apples.map { $0.isActive }
            #expect(active == applesActive, "\(when)")
        }
    }

    @Test(arguments: [false, true]) func `a guide that follows undocked keyboards agrees with Apple's`(
        rightToLeft: Bool
    ) throws {
        let page = try Page(rightToLeft: rightToLeft), bounds = page.root.bounds
        page.expectAgreement("at rest")
        try page.stage.edit("Field")
        page.expectAgreement("docked")
        let size = CGSize(width: 320, height: 260)
        for x in [0, 49, 51, 300, bounds.width - 371, bounds.width - 369, bounds.width - 320] {
            for y in [0, 49, 51, 400, bounds.height - 311, bounds.height - 309] {
                page.stage.phone.keyboard.undock(to: CGRect(origin: CGPoint(x: x, y: y), size: size))
                page.expectAgreement("at \(x), \(y)")
            }
        }
        page.stage.phone.keyboard.undock(to: CGRect(x: 0, y: 300, width: bounds.width, height: 260))
        page.expectAgreement("split")
        page.stage.phone.keyboard.dock()
        page.expectAgreement("docked again")
        page.stage.dismissKeyboard()
        page.expectAgreement("hidden")
    }

    @Test func `a guide of the standard kind stays down, and its constraints for edges stay inactive`() throws {
        let page = try Page()
        page.guide.followsUndockedKeyboard = false
        page.root.keyboardLayoutGuide.followsUndockedKeyboard = false
        try page.stage.edit("Field")
        page.expectAgreement("docked")
        page.stage.phone.keyboard.undock(to: CGRect(x: 100, y: 300, width: 320, height: 250))
        page.expectAgreement("floating")
        #expect(page.ours.allSatisfy { !$0.isActive })
        page.guide.followsUndockedKeyboard = true
        page.stage.settle()
        #expect(page.guide.layoutFrame == CGRect(x: 100, y: 300, width: 320, height: 250), "a change acts at once")
    }

    @Test func `a floating keyboard under a finger leaves the guide until it rests`() throws {
        let page = try Page()
        try page.stage.edit("Field")
        let before = CGRect(x: 100, y: 300, width: 320, height: 250), after = before.offsetBy(dx: 200, dy: 100)
        page.stage.phone.keyboard.undock(to: before)
        page.stage.settle()
        let active = page.ours.map { $0.isActive }
        page.stage.phone.perform {
            page.stage.phone.keyboard.drag(to: after) {
                page.stage.phone.endTurn()
                page.root.layoutIfNeeded()
                #expect(page.guide.layoutFrame == before)
                let held = page.ours.map { $0.isActive }
                #expect(held == active)
            }
        }
        page.expectAgreement("after the drag")
        #expect(page.guide.layoutFrame == after)
    }

    @Test func `in scrolling content the guide floats where the keyboard does`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad)), controller = UIViewController()
        let list = UIScrollView(frame: controller.view.bounds), field = UITextField()
        field.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
        field.accessibilityIdentifier = "Field"
        list.contentSize = CGSize(width: 300, height: 3000)
        list.addSubview(field)
        controller.view.addSubview(list)
        stage.present(controller)
        list.keyboardGuide.followsUndockedKeyboard = true
        try stage.edit("Field")
        let frame = CGRect(x: 100, y: 300, width: 320, height: 250)
        stage.phone.keyboard.undock(to: frame)
        stage.settle()
        list.contentOffset.y = 40
        stage.settle()
        #expect(list.convert(list.keyboardGuide.layoutFrame, to: nil) == frame)
    }
}
