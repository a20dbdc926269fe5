import AuditRules
import UIKit

extension JudgedScreen {
    /// Screens that waste room above the keyboard, and screens whose room above the keyboard is intended.
    static let gaps: [JudgedScreen] = [
        JudgedScreen(
            "whole height above the safe area", planted: [.needlessGap], also: [.pushedOffScreen],
            marks: ["Send"], fields: ["Message"]
        ) { BarController(.wholeHeight) },
        JudgedScreen("overlap above the safe area", marks: ["Send"], fields: ["Message"]) { BarController(.overlap) },
        JudgedScreen("a little air above the keyboard", marks: ["Send"], fields: ["Message"]) {
            BarController(.withAir)
        },
        JudgedScreen(
            "tab with the whole height", planted: [.needlessGap], also: [.movedNeedlessly, .pushedOffScreen],
            marks: ["Send"],
            fields: ["Message"]
        ) { inTabs(BarController(.wholeHeight)) },
        JudgedScreen(
            "tab with the tab bar's height as a gap", planted: [.needlessGap], also: [.movedNeedlessly],
            marks: ["Send"], fields: ["Message"]
        ) {
            inTabs(BarController(.overWindow))
        },
        JudgedScreen("tab on the guide", marks: ["Send"], fields: ["Message"]) { inTabs(BarController(.guide)) },
        JudgedScreen(
            "guide and additional safe area", planted: [.doubleAvoidance],
            also: [.needlessGap, .pushedOffScreen, .underHardware], marks: ["Send"], fields: ["Message"]
        ) { BarController(.guideAndSafeArea) },
        JudgedScreen(
            "guide and inset", planted: [.doubleAvoidance], also: [.movedNeedlessly, .pushedOffScreen, .notRestored],
            fields: ["Name", "Town", "Mobile"]
        ) { TwiceInsetController(adds: true) },
        JudgedScreen("guide alone", fields: ["Name", "Town", "Mobile"]) { TwiceInsetController(adds: false) }
    ]

    @MainActor
    private static func inTabs(_ controller: UIViewController) -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        return tabs
    }
}

private final class BarController: ListeningController {
    enum Way { case wholeHeight, overlap, overWindow, withAir, guide, guideAndSafeArea }
    private let way: Way
    private let bar = UIStackView.column([UITextField.named("Message"), UIButton.named("Send")], spacing: 0)
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    init(_ way: Way) {
        self.way = way
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if way == .guide || way == .guideAndSafeArea {
            bottom = bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        }
        view.place(bar, [bottom])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        let overlap = note.overlap(with: view), safe = view.safeAreaInsets.bottom
        switch way {
        case .wholeHeight: bottom.constant = -note.end.height
        case .overWindow: bottom.constant = -max(0, overlap - (view.window?.safeAreaInsets.bottom ?? 0))
        case .overlap: bottom.constant = -max(0, overlap - safe)
        case .withAir: bottom.constant = -max(0, overlap - safe) - 6
        case .guide: return
        case .guideAndSafeArea: bottom.constant = -max(0, overlap - safe)
        }
        view.layoutIfNeeded()
    }

    override func keyboardHides(_ note: KeyboardNote) {
        bottom.constant = 0
        view.layoutIfNeeded()
    }
}

/// The form already ends above the keyboard, and gets the keyboard's height as an inset as well.
private final class TwiceInsetController: ListeningController {
    private let adds: Bool
    private let scroll = UIScrollView.around(
        UIStackView.column([
            UITextField.named("Name"), .block(300), UITextField.named("Town"), .block(200),
            UITextField.named("Mobile"), .block(40)
        ]))

    init(adds: Bool) {
        self.adds = adds
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.keyboardLayoutGuide.topAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        if adds { scroll.contentInset.bottom = note.overlap(with: view) }
    }
    override func keyboardHides(_ note: KeyboardNote) { scroll.contentInset.bottom = 0 }
}
