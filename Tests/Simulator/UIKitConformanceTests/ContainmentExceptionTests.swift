import Testing
import UIKit

/// UIKit raises an exception if a view's superview does not fit the parent of the view's controller.
@MainActor struct ContainmentExceptionTests {
    @Test func `F12 a child's view below another controller's view raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let host = Host(), parent = UIViewController(), stranger = UIViewController(), child = UIViewController()
            host.show(stranger)
            parent.addChild(child)
            stranger.view.addSubview(child.view)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("UIViewControllerHierarchyInconsistency") && text.contains("but actual parent is"))
    }

    @Test func `F12 a child's view that is added to the window itself raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let host = Host(), parent = UIViewController(), child = UIViewController()
            host.show(parent)
            parent.addChild(child)
            host.window.addSubview(child.view)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("should have parent view controller:(null) but actual parent is"))
    }

    @Test func `F12 a child's view may lie deep, a parentless one anywhere`() {
        let host = Host(), parent = UIViewController(), child = UIViewController(), box = UIView(),
            lone = UIViewController()
        host.show(parent)
        parent.view.addSubview(box)
        parent.addChild(child)
        box.addSubview(child.view)
        child.view.addSubview(lone.view)
        #expect(child.view.window != nil && lone.view.window != nil)
    }
}
