import Testing
import UIKit

@MainActor @Suite struct InheritedLookTests {
    private final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    @Test func `A42 a tint colour reaches the subviews without their own, and tells them`() {
        let parent = Tinted(), child = Tinted(), own = Tinted()
        parent.addSubview(child)
        parent.addSubview(own)
        own.tintColor = .green
        parent.tintColor = .red
        #expect(child.tintColor == .red && own.tintColor == .green)
        #expect(parent.changes == 1 && child.changes == 1 && own.changes == 1)
    }

    @Test func `H18 a style holds for a view and its subviews, the nearest first`() {
        let host = Host(), controller = UIViewController(), view = UIView(), label = UILabel()
        host.show(controller)
        controller.view.addSubview(view)
        view.addSubview(label)
        #expect(label.traitCollection.userInterfaceStyle == .light)
        controller.overrideUserInterfaceStyle = .dark
        #expect(
            controller.traitCollection.userInterfaceStyle == .dark && label.traitCollection.userInterfaceStyle == .dark)
        view.overrideUserInterfaceStyle = .light
        #expect(
            label.traitCollection.userInterfaceStyle == .light
                && controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.view.window?.overrideUserInterfaceStyle = .light
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `F38 a view that dissolves appears in its place`() {
        let host = Host(), controller = UIViewController(), other = UIViewController()
        host.show(controller)
        other.modalTransitionStyle = .crossDissolve
        other.modalPresentationStyle = .fullScreen
        controller.present(other, animated: true)
        host.advance(by: 0.1)
        let place = other.view.layer.presentation()?.frame
        #expect(place == other.view.frame && (other.view.layer.presentation()?.opacity ?? 1) < 1)
        host.advance(by: 2)
        #expect(other.view.alpha == 1)
        controller.dismiss(animated: true)
        host.advance(by: 2)
        #expect(other.view.window == nil && other.view.alpha == 1)
    }
}
