import AuditRules
import UIKit

extension JudgedScreen {
    /// Screens with a bar on top of the keyboard.
    static let bars = [
        JudgedScreen(
            "Accessory under the home indicator", source: "http://www.openradar.me/34411433",
            "With a home indicator the bar's field and button lie in its strip while no keys are up.",
            planted: [.underHardware]
        ) { IndicatorBar() },
        JudgedScreen(
            "Bar a tab bar too high", source: "https://github.com/QuickBlox/QMChatViewController-ios/issues/146",
            "A gap of a tab bar's height is between bar and keyboard on every device.",
            planted: [.needlessGap], also: [.doubleAvoidance], coveredIn: [.stageManager]
        ) { tabs(TabGapBar()) },
        JudgedScreen(
            "Bar over a tab bar", source: "https://github.com/freshOS/KeyboardLayoutGuide/issues/19",
            "The bar stands on the tab bar, and with the keyboard up directly on the keyboard.",
            coveredIn: [.slideOver, .stageManager]
        ) { tabs(TabBarBar()) },
        JudgedScreen(
            "Pushed talk without tab bar", source: "a messenger that hides its tab bar",
            "The pushed talk has no tab bar, and its bar stands on the keyboard."
        ) {
            let talk = GuideBar()
            talk.hidesBottomBarWhenPushed = true
            let list = UIViewController()
            list.view.backgroundColor = .systemBackground
            list.title = "Talks"
            let stack = UINavigationController(rootViewController: list)
            stack.pushViewController(talk, animated: false)
            return tabs(stack)
        },
        JudgedScreen(
            "Everything goes up, title too", source: "https://github.com/slackhq/SlackTextViewController/issues/684",
            "Two pieces of code move: the bar rises a keyboard too far, and the navigation bar leaves the screen.",
            planted: [.barPushedOff, .doubleAvoidance],
            also: [.pushedOffScreen, .needlessGap, .bleed, .movedNeedlessly, .underHardware, .unreachable]
        ) { UINavigationController(rootViewController: TwiceMovedBar()) },
        JudgedScreen(
            "Bar that jumps", source: "https://github.com/SAGESSE-CN/swift-nornir/issues/21",
            "The bar is at its new place in one frame, before the keyboard has come.",
            planted: [.jump], also: [.lag], coveredIn: [.slideOver, .stageManager]
        ) { JumpingBar() },
        JudgedScreen(
            "Bar faster than the keyboard", source: "https://github.com/hackiftekhar/IQKeyboardManager/issues/1444",
            "The bar is up while the keyboard is still rising, and what is behind shows between the two.",
            planted: [.lag], also: [.jump], coveredIn: [.slideOver, .stageManager]
        ) { HastyBar() },
        JudgedScreen(
            "Bar slower than the keyboard", source: "https://github.com/slackhq/SlackTextViewController/issues/405",
            "The bar needs a second to rise; the keyboard runs over it, and taps miss the field meanwhile.",
            planted: [.slowSettle], also: [.lag, .jump], coveredIn: [.slideOver, .stageManager]
        ) { SlowBar() },
        JudgedScreen(
            "Bar a fifth of a point off", source: "a comment bar that rounds down",
            "The bar lies a fifth of a point under the keyboard, which no eye can see.",
            coveredIn: [.slideOver, .stageManager]
        ) { RoundedBar() }
    ]
}

@MainActor private func tabs(_ first: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    first.tabBarItem = UITabBarItem(title: "Talks", image: UIImage(systemName: "bubble.left"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "ellipsis"), tag: 1)
    tabs.viewControllers = [first, other]
    return tabs
}

private final class Bar: UIView {
    let field = UITextField(), button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        field.placeholder = "Comment"
        field.borderStyle = .roundedRect
        button.setTitle("Post", for: .normal)
        addSubview(field)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 8, right = bounds.width - safeAreaInsets.right - 8
        button.frame = CGRect(x: right - 60, y: 4, width: 60, height: 36)
        field.frame = CGRect(x: left, y: 4, width: right - 68 - left, height: 36)
    }
}

/// Returns how far a keyboard reaches above a view's bottom edge, in points.
@MainActor private func height(_ note: Notification, in view: UIView) -> CGFloat {
    guard note.name != UIResponder.keyboardWillHideNotification,
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return 0 }
    return max(0, view.bounds.maxY - view.convert(end, from: nil).minY)
}

private final class IndicatorBar: UIViewController {
    private let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = UILabel()
        text.text = "Photo"
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        text.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
}

private class PinnedBar: UIViewController {
    let bar = Bar()
    lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bottom
        ])
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(self, name) { $0.keyboard($1) }
        }
    }

    func keyboard(_ note: Notification) {
        bottom.constant = -max(0, height(note, in: view) - view.safeAreaInsets.bottom)
        view.layoutIfNeeded()
    }
}

private final class TabGapBar: PinnedBar {
    override func keyboard(_ note: Notification) {
        bottom.constant = -height(note, in: view)
        view.layoutIfNeeded()
    }
}

private final class TabBarBar: PinnedBar {}

private final class GuideBar: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Talk"
        view.backgroundColor = .systemBackground
        let bar = Bar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        ])
    }
}

private final class TwiceMovedBar: PinnedBar {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Channel"
    }

    override func keyboard(_ note: Notification) {
        let raise = note.name == UIResponder.keyboardWillHideNotification
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        bottom.constant = raise ? 0 : -(frame.height - view.safeAreaInsets.bottom)
        view.layoutIfNeeded()
        navigationController?.view.frame.origin.y = raise ? 0 : -frame.height
    }
}

private final class JumpingBar: PinnedBar {
    override func keyboard(_ note: Notification) {
        bottom.constant = -max(0, height(note, in: view) - view.safeAreaInsets.bottom)
    }
}

private final class HastyBar: PinnedBar {
    override func keyboard(_ note: Notification) {
        bottom.constant = -max(0, height(note, in: view) - view.safeAreaInsets.bottom)
        UIView.animate(
            withDuration: 0.08, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { self.view.layoutIfNeeded() }
    }
}

private final class SlowBar: PinnedBar {
    override func keyboard(_ note: Notification) {
        bottom.constant = -max(0, height(note, in: view) - view.safeAreaInsets.bottom)
        UIView.animate(
            withDuration: 1.4, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseInOut]
        ) { self.view.layoutIfNeeded() }
    }
}

private final class RoundedBar: PinnedBar {
    override func keyboard(_ note: Notification) {
        let covered = max(0, height(note, in: view) - view.safeAreaInsets.bottom)
        bottom.constant = covered > 0 ? 0.2 - covered : 0
        view.layoutIfNeeded()
    }
}
