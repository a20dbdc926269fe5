import AuditRules
import Foundation
import UIKit

extension JudgedScreen {
    /// Screens that stay changed after a hide, and screens that are restored.
    static let restoration: [JudgedScreen] = [
        JudgedScreen("inset that stays", planted: [.notRestored], fields: ["Name", "City"]) {
            RestoringController(.leavingInset)
        },
        JudgedScreen(
            "bar that drifts", planted: [.notRestored], also: [.needlessGap], marks: ["Send"], fields: ["Name"]
        ) {
            DriftingController(drift: 12)
        },
        JudgedScreen("bar that comes back", marks: ["Send"], fields: ["Name"]) { DriftingController(drift: 0) },
        JudgedScreen(
            "top at each hide", planted: [.notRestored], fields: [], acts: RestoringController.scrolledActs
        ) { RestoringController(.scrollingToTop) },
        JudgedScreen("list left where it was scrolled", fields: [], acts: RestoringController.scrolledActs) {
            RestoringController(.careful)
        },
        JudgedScreen("title that comes back", fields: ["Name"]) { TitleController() },
        JudgedScreen("transform that stays", planted: [.notRestored], fields: ["Name"]) { ScalingController() }
    ]
}

private final class RestoringController: ListeningController {
    enum Habit { case careful, leavingInset, scrollingToTop }
    nonisolated static let scrolledActs: [JudgedScreen.Act] = [
        .scroll("Form", 260), .tap("City"), .type("Ann"), .dismiss
    ]
    private let habit: Habit
    private let scroll = UIScrollView.around(
        UIStackView.column([
            UITextField.named("Name"), .block(420), UITextField.named("City"), .block(700), UILabel.saying("The end")
        ]))

    init(_ habit: Habit) {
        self.habit = habit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.bottomAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        scroll.contentInset.bottom = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
    }

    override func keyboardHides(_ note: KeyboardNote) {
        if habit != .leavingInset { scroll.contentInset.bottom = 0 }
        if habit == .scrollingToTop { scroll.contentOffset = .zero }
    }
}

/// After a hide the constraint's constant is wrong by some points.
private final class DriftingController: ListeningController {
    private let drift: CGFloat
    private let bar = UIStackView.column([UITextField.named("Name"), UIButton.named("Send")], spacing: 4)
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    init(drift: CGFloat) {
        self.drift = drift
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(bar, [bottom])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        move(to: -max(0, note.overlap(with: view) - view.safeAreaInsets.bottom), note)
    }
    override func keyboardHides(_ note: KeyboardNote) { move(to: -drift, note) }

    private func move(to constant: CGFloat, _ note: KeyboardNote) {
        bottom.constant = constant
        UIView.animate(withDuration: note.duration, delay: 0, options: note.options) { self.view.layoutIfNeeded() }
    }
}

private final class TitleController: ListeningController {
    private let heading = UILabel.saying("Your account")

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView.column([heading, UITextField.named("Name"), UILabel.saying("Visible to friends")])
        view.place(column, [column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12)])
    }

    override func keyboardShows(_ note: KeyboardNote) { heading.alpha = 0 }
    override func keyboardHides(_ note: KeyboardNote) { heading.alpha = 1 }
}

/// At a hide the logo grows back only in part.
private final class ScalingController: ListeningController {
    private let logo = UIView.block(80)

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView.column([logo, UITextField.named("Name")])
        view.place(column, [column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12)])
    }

    override func keyboardShows(_ note: KeyboardNote) { logo.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    override func keyboardHides(_ note: KeyboardNote) { logo.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
}
