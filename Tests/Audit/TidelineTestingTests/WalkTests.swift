import Testing
import TidelineTesting
import UIKit

@MainActor
@Suite struct WalkTests {
    private func findings(
        _ usage: Usage, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) throws -> [Finding] {
        let audit = Audit("walk", make: make).devices([try Device.named("iPhone 14")]).orientations([.portrait])
            .keyboards([.letters]).usages([usage])
        return try audit.run().runs.flatMap(\.findings)
    }

    private static func field(_ name: String, y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        field.placeholder = name
        return field
    }

    /// A person can scroll the whole form into sight.
    private final class FormController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(frame: view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize.height = 1_600
            scroll.addSubview(WalkTests.field("First", y: 40))
            let note = UITextView(frame: CGRect(x: 20, y: 600, width: 300, height: 80))
            note.accessibilityIdentifier = "Note"
            scroll.addSubview(note)
            view.addSubview(scroll)
        }
    }

    @Test func `an input that is seen at rest is tapped as it lies`() throws {
        let found = try findings(.typing) { FormController() }.filter { $0.rule == .caretCovered }
        #expect(!found.isEmpty && found.allSatisfy { $0.subject == "Note" })
    }

    /// The text view's top is above the keyboard, and the text view grows downwards.
    private final class GrowingController: UIViewController, UITextViewDelegate {
        private let text = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            text.accessibilityIdentifier = "Note"
            text.delegate = self
            view.addSubview(text)
        }

        func textViewDidChange(_ textView: UITextView) {
            text.frame.size.height = min(200, text.sizeThatFits(CGSize(width: 300, height: 1_000)).height)
        }
    }

    @Test func `lines are typed until a text view rests`() throws {
        let found = try findings(.typing) { GrowingController() }
        #expect(found.contains { $0.rule == .caretCovered && $0.subject == "Note" }, "\(found.map(\.message))")
    }

    /// The view moves down only for a hide that is announced after the keyboard has fully appeared.
    private final class HastyController: UIViewController {
        private var isUp = false
        private var tokens: [any NSObjectProtocol] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(WalkTests.field("Code", y: 700))
            on(UIResponder.keyboardWillShowNotification) {
                $0.view.transform = CGAffineTransform(translationX: 0, y: -336)
            }
            on(UIResponder.keyboardDidShowNotification) { $0.isUp = true }
            on(UIResponder.keyboardWillHideNotification) { controller in
                guard controller.isUp else { return }
                controller.view.transform = .identity
                controller.isUp = false
            }
        }

        private func on(_ name: Notification.Name, _ body: @escaping @MainActor (HastyController) -> Void) {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { if let self { body(self) } }
                })
        }

        isolated deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    @Test func `a keyboard that is called back leaves no damage unseen`() throws {
        let again = try findings(.again) { HastyController() }, restless = try findings(.restless) { HastyController() }
        #expect(!again.contains { $0.rule == .notRestored })
        #expect(restless.contains { $0.rule == .notRestored }, "\(restless.map(\.message))")
    }

    /// A button opens another page with a field at the bottom.
    private final class FirstPageController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            view.addSubview(WalkTests.field("Email", y: 140))
            let next = UIButton(frame: CGRect(x: 20, y: 220, width: 300, height: 44))
            next.setTitle("Next", for: .normal)
            next.backgroundColor = .systemBlue
            next.addAction(
                UIAction { [weak self] _ in
                    let page = UIViewController()
                    page.view.backgroundColor = .systemBackground
                    page.view.addSubview(WalkTests.field("Password", y: 720))
                    guard let navigation = self?.navigationController else {
                        self?.present(page, animated: true)
                        return
                    }
                    navigation.pushViewController(page, animated: true)
                }, for: .touchUpInside)
            view.addSubview(next)
        }
    }

    @Test(arguments: [(true, "swipe back"), (false, "next page put away")])
    func `the page behind the button is used as well, and left again`(isPushed: Bool, end: String) throws {
        let screen = Screen("pages") {
            isPushed ? UINavigationController(rootViewController: FirstPageController()) : FirstPageController()
        }
        func play(_ usage: Usage) throws -> AuditRun {
            try PlannedRun(screen: screen, device: try Device.named("iPhone 14"), orientation: .portrait, usage: usage)
                .play()
        }
        #expect(try play(.typing).findings.filter { $0.rule == .focusCovered }.isEmpty)
        let onward = try play(.onward)
        #expect(onward.findings.contains { $0.rule == .focusCovered && $0.subject == "Password" })
        #expect(onward.steps.map(\.name).suffix(2) == [end, "keyboard gone"], "\(onward.steps.map(\.name))")
    }

    /// Dragging the list dismisses the keyboard, and the bar comes back only with the keyboard.
    private final class ListController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let list = UIScrollView(frame: view.bounds)
            list.contentSize.height = 2_000
            list.keyboardDismissMode = .interactive
            view.addSubview(list)
            list.addSubview(WalkTests.field("Search", y: 40))
        }
    }

    @Test func `a finger drags the keyboard away where it may`() throws {
        let plan = AuditPlan(
            screens: [Screen("list") { ListController() }, Screen("form") { FirstPageController() }],
            devices: [try Device.named("iPhone 14")], orientations: [.portrait], keyboards: [.letters], usages: [.swipe]
        )
        let runs = plan.runs.map { $0.play() }
        #expect(runs[0].steps.map(\.name).contains("keyboard dragged away"))
        #expect(runs[0].steps.first { $0.name == "keyboard dragged and let back" }?.keyboard != nil)
        #expect(runs[0].steps.first { $0.name == "keyboard dragged away" }?.keyboard == nil)
        #expect(runs[1].steps.map(\.name) == ["keyboard down", "keyboard rising", "keyboard up", "keyboard gone"])
    }
}
