import Testing
import UIKit

@MainActor struct LayoutMarginTests {
    private final class Margined: UIView {
        var changes = 0
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            changes += 1
        }
    }

    @Test func `B13 a plain view has margins of 8 points`() {
        let view = UIView(frame: rect(0, 0, 100, 100))
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 84))
    }

    @Test func `B14 side margins are 16 points, 20 on wide phones and iPads`() {
        for (device, side) in [(Device.p375, 16), (.p390, 16), (.t1024, 20)] as [(Device, CGFloat)] {
            let host = Host(device), root = host.showPlainRoot()
            let minimum = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
            #expect((root.next as? UIViewController)?.systemMinimumLayoutMargins == minimum, "\(device)")
            #expect(root.directionalLayoutMargins == minimum, "\(device)")
        }
        #expect(Phone(.p414).controller.systemMinimumLayoutMargins.leading == 20)
        #expect(Phone(.p390, landscape: true).controller.systemMinimumLayoutMargins.leading == 16)
    }

    @Test func `B15 a controller's view has at least the system's margins`() {
        let host = Host(.t1024), controller = UIViewController()
        host.show(controller)
        host.endTurn()
        let root: UIView = controller.view, guide = root.layoutMarginsGuide
        let insets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 0, trailing: 64)
        root.directionalLayoutMargins = insets
        #expect(controller.viewRespectsSystemMinimumLayoutMargins)
        #expect(root.layoutMargins.left == 20 && root.layoutMargins.right == 64)
        #expect(root.layoutMargins.top == 27, "the safe area comes on top")
        #expect(guide.layoutFrame.minX == 20 && guide.layoutFrame.maxX == 960)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        child.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        host.endTurn()
        #expect(child.frame.minX == 20)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        host.endTurn()
        #expect(root.layoutMargins.left == 10 && root.layoutMargins.right == 64)
        #expect(child.frame.minX == 10, "the guide follows")
    }

    @Test func `B16 the safe area adds to margins unless a view opts out`() {
        let host = Host(.p390), root = host.showPlainRoot(), full = UIView(frame: rect(0, 0, 390, 844))
        root.addSubview(full)
        #expect(root.layoutMargins == insets(47, 16, 34, 16))
        #expect(full.layoutMargins == insets(55, 8, 42, 8))
        #expect(full.insetsLayoutMarginsFromSafeArea)
        full.insetsLayoutMarginsFromSafeArea = false
        #expect(full.layoutMargins == insets(8, 8, 8, 8))
    }

    @Test func `B17 leading is left or right by the view's direction`() {
        let view = Margined(frame: rect(0, 0, 100, 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == insets(1, 2, 3, 4) && view.changes == 1)
        let reversed = UIView(frame: rect(0, 0, 100, 100))
        reversed.semanticContentAttribute = .forceRightToLeft
        reversed.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(reversed.layoutMargins == insets(1, 4, 3, 2))
        reversed.layoutMargins = insets(5, 6, 7, 8)
        #expect(
            reversed.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    }

    @Test func `B18 a view preserves the margins that reach into it`() {
        let parent = UIView(frame: rect(0, 0, 200, 100)), child = UIView(frame: rect(5, 10, 100, 80))
        parent.layoutMargins = insets(0, 20, 30, 0)
        parent.addSubview(child)
        #expect(!child.preservesSuperviewLayoutMargins && child.layoutMargins == insets(8, 8, 8, 8))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == insets(8, 15, 20, 8))
        child.frame.origin.x = 15
        #expect(child.layoutMargins == insets(8, 8, 20, 8))
        parent.layoutMargins.left = 40
        #expect(child.layoutMargins.left == 25)
    }

    @Test func `B18 constraints to preserved margins follow the superview`() {
        let host = Host(), parent = UIView(frame: rect(0, 100, 200, 100)), child = UIView(frame: rect(5, 10, 100, 80))
        let content = UIView()
        host.showPlainRoot().addSubview(parent)
        parent.addSubview(child)
        child.addSubview(content)
        child.preservesSuperviewLayoutMargins = true
        content.translatesAutoresizingMaskIntoConstraints = false
        content.leftAnchor.constraint(equalTo: child.layoutMarginsGuide.leftAnchor).isActive = true
        host.endTurn()
        #expect(content.frame.minX == 8)
        parent.layoutMargins.left = 20
        host.endTurn()
        #expect(content.frame.minX == 15)
        child.center.x -= 3
        host.endTurn()
        #expect(content.frame.minX == 18)
        child.preservesSuperviewLayoutMargins = false
        host.endTurn()
        #expect(content.frame.minX == 8)
    }
}
