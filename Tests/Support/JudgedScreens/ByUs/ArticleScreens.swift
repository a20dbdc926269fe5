import AuditRules
import Foundation
import UIKit

extension JudgedScreen {
    /// Screens with keyboard code that was copied from articles, together with the faults of this code.
    static let articles: [JudgedScreen] = [
        JudgedScreen(
            "origin moved at each show", planted: [.notRestored],
            also: [
                .movedNeedlessly,
                .pushedOffScreen, .doubleAvoidance, .underHardware, .jump, .lag, .focusCovered,
                .caretCovered, .needlessGap
            ], fields: ["Code", "Phone", "Name"]
        ) { OriginController() },
        JudgedScreen(
            "inset too small for the last field", planted: [.focusCovered], also: [.caretCovered, .unreachable],
            fields: ["First", "Last"]
        ) { ShortInsetController() },
        JudgedScreen(
            "sheet with a button at its bottom", planted: [.controlCovered], marks: ["Add"], fields: ["Name"]
        ) { SheetWithButtonController() },
        JudgedScreen(
            "bar moved by a later turn", planted: [.jump], also: [.lag], marks: ["Send"], fields: ["Message"]
        ) { LaterController() },
        JudgedScreen(
            "list thrown without animation", planted: [.jump], also: [.movedNeedlessly, .lag, .notRestored], fields: [],
            acts: [.tap("Far")]
        ) {
            ThrowingController()
        },
        JudgedScreen(
            "view and inset at once", planted: [.doubleAvoidance],
            also: [.pushedOffScreen, .notRestored, .jump, .lag, .underHardware, .needlessGap],
            fields: ["Upper", "Lower"]
        ) { ViewAndInsetController() },
        JudgedScreen(
            "list that jumps to its top", planted: [.notRestored], also: [.jump, .lag], fields: [],
            acts: [.tap("Upper"), .scroll("Form", 300), .dismiss]
        ) { TopAgainController(throwsUp: true) },
        JudgedScreen(
            "list that stays where a finger left it", fields: [], acts: [.tap("Upper"), .scroll("Form", 300), .dismiss]
        ) { TopAgainController(throwsUp: false) },
        JudgedScreen("bar that ignores the safe area", planted: [.needlessGap], marks: ["Reply"], fields: ["Text"]) {
            SafeAreaTwiceController()
        },
        JudgedScreen(
            "constraint set back late", planted: [.notRestored], also: [.needlessGap], marks: ["Send"],
            fields: ["Message"]
        ) { ForgottenController() }
    ]
}

/// The whole view moves up at each show.
///
/// After two shows, one hide moves the view down only once.
private final class OriginController: ListeningController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let code = UITextField.named("Code"), phone = UITextField.named("Phone"), name = UITextField.named("Name")
        code.keyboardType = .numberPad
        name.keyboardType = .default
        phone.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        let column = UIStackView.column([code, phone, name])
        view.place(column, inset: 80, [column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60)])
    }

    override func keyboardShows(_ note: KeyboardNote) { view.frame.origin.y -= note.end.height }
    override func keyboardHides(_ note: KeyboardNote) { view.frame.origin.y += note.end.height }
}

private final class ShortInsetController: ListeningController {
    private let scroll = UIScrollView.around(
        UIStackView.column([UITextField.named("First"), .block(900), UITextField.named("Last")]))

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.bottomAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) { scroll.contentInset.bottom = 60 }
    override func keyboardHides(_ note: KeyboardNote) { scroll.contentInset.bottom = 0 }
}

private final class SheetWithButtonController: UIViewController {
    private var hasPresented = false

    private final class Form: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let name = UITextField.named("Name"), add = UIButton.named("Add"), safe = view.safeAreaLayoutGuide
            view.place(name, [name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20)])
            view.place(add, [add.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8)])
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if hasPresented { return }
        hasPresented = true
        present(Form(), animated: true)
    }
}

private class ConstraintBarController: ListeningController {
    let bar = UIStackView.column([], spacing: 0)
    private(set) lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    var names: (field: String, button: String) { ("Message", "Send") }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.addArrangedSubview(UITextField.named(names.field))
        bar.addArrangedSubview(UIButton.named(names.button))
        view.place(bar, [bottom])
    }

    func room(for note: KeyboardNote) -> CGFloat { max(0, note.overlap(with: view) - view.safeAreaInsets.bottom) }

    func move(by points: CGFloat) {
        bottom.constant = -points
        view.layoutIfNeeded()
    }

    override func keyboardHides(_ note: KeyboardNote) { move(by: 0) }
}

/// The code handles notifications only in the next turn, outside the keyboard's animation.
private final class LaterController: ConstraintBarController {
    override func keyboardShows(_ note: KeyboardNote) {
        let points = room(for: note)
        later(0) { self.move(by: points) }
    }
}

/// The code adds the safe area, although the keyboard's overlap already includes the safe area.
private final class SafeAreaTwiceController: ConstraintBarController {
    override var names: (field: String, button: String) { ("Text", "Reply") }
    override func keyboardShows(_ note: KeyboardNote) { move(by: note.overlap(with: view)) }
}

private final class ForgottenController: ConstraintBarController {
    override func keyboardShows(_ note: KeyboardNote) { move(by: room(for: note)) }
    override func keyboardHides(_ note: KeyboardNote) {}
}

private final class ThrowingController: ListeningController {
    private let far = UITextField.named("Far")
    private lazy var scroll = UIScrollView.around(UIStackView.column([.block(230), far, .block(1_400)]))

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.bottomAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        UIView.performWithoutAnimation { scroll.contentOffset.y = 220 - view.safeAreaInsets.top }
    }
}

private final class ViewAndInsetController: ListeningController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView.column([UITextField.named("Upper"), .block(60), UITextField.named("Lower")])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 90),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -90),
            column.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -12)
        ])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        view.subviews.first?.transform = CGAffineTransform(translationX: 0, y: -note.overlap(with: view))
    }
    override func keyboardHides(_ note: KeyboardNote) { view.subviews.first?.transform = .identity }
}

private final class TopAgainController: ListeningController {
    private let throwsUp: Bool
    private let scroll = UIScrollView.around(
        UIStackView.column([UITextField.named("Upper"), .block(1_400), UILabel.saying("The end")]))

    init(throwsUp: Bool) {
        self.throwsUp = throwsUp
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
        scroll.contentInset.bottom = 0
        if throwsUp { scroll.setContentOffset(CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: true) }
    }
}
