import Testing
import UIKit

/// Each class of UIKit has its superclass's initializers in addition to its own.
@MainActor struct InitializerTests {
    @Test func `every view is made without arguments and with a frame`() {
        let host = Host(), frame = rect(1, 2, 30, 40)
        defer { withExtendedLifetime(host) {} }
        let plain: [UIView] = [
            UIView(), UIControl(), UIButton(), UILabel(), UIImageView(), UISwitch(), UITextField(), UITextView(),
            UIScrollView(), UITableView(), UITableViewCell(), UIStackView(), UIInputView(), UIVisualEffectView(),
            UIToolbar(), UINavigationBar(), UITabBar(), UIActivityIndicatorView(), UIWindow()
        ]
        #expect(plain.allSatisfy { $0.superview == nil })
        let framed: [UIView] = [
            UIView(frame: frame), UIControl(frame: frame), UIButton(frame: frame), UILabel(frame: frame),
            UIImageView(frame: frame), UITextField(frame: frame), UITextView(frame: frame),
            UIScrollView(frame: frame), UITableView(frame: frame), UITableViewCell(frame: frame),
            UIStackView(frame: frame), UIInputView(frame: frame), UIVisualEffectView(frame: frame),
            UIToolbar(frame: frame), UINavigationBar(frame: frame), UITabBar(frame: frame),
            UIActivityIndicatorView(frame: frame), UIWindow(frame: frame)
        ]
        for view in framed { #expect(view.frame == frame, "\(type(of: view))") }
    }

    @Test func `every controller is made without arguments`() {
        let host = Host()
        defer { withExtendedLifetime(host) {} }
        let controllers: [UIViewController] = [
            UIViewController(), UINavigationController(), UITabBarController(), UITableViewController(),
            UIAlertController()
        ]
        #expect(controllers.allSatisfy { $0.parent == nil })
    }
}
