import AuditRules
import UIKit

extension JudgedScreen {
    /// Screens in which the keyboard covers a view, and screens in which a view only seems to be visible.
    static let coverage: [JudgedScreen] = [
        JudgedScreen(
            "login card without help", planted: [.focusCovered, .caretCovered, .controlCovered],
            marks: ["Log In"], fields: ["Email", "Password"]
        ) { LoginCardController(isHelped: false) },
        JudgedScreen("login card on the guide", marks: ["Log In"], fields: ["Email", "Password"]) {
            LoginCardController(isHelped: true)
        },
        JudgedScreen(
            "notes without an inset", planted: [.caretCovered], also: [.unreachable], fields: [],
            acts: NotesController.acts
        ) { NotesController(isHelped: false) },
        JudgedScreen("notes on the guide", fields: [], acts: NotesController.acts) { NotesController(isHelped: true) },
        JudgedScreen(
            "note behind its bar of formats", planted: [.caretCovered], also: [.unreachable], fields: [],
            acts: NotesController.acts
        ) { FormatsController(isHelped: false) },
        JudgedScreen("note above its bar of formats", fields: [], acts: NotesController.acts) {
            FormatsController(isHelped: true)
        },
        JudgedScreen(
            "checkout without help", planted: [.controlCovered], marks: ["Pay"], fields: ["Card number", "Coupon"]
        ) { CheckoutController(isHelped: false) },
        JudgedScreen("checkout on the guide", marks: ["Pay"], fields: ["Card number", "Coupon"]) {
            CheckoutController(isHelped: true)
        },
        JudgedScreen(
            "address form without an inset", planted: [.controlCovered, .unreachable],
            also: [.focusCovered, .caretCovered], marks: ["Save"], fields: AddressController.fields
        ) { AddressController(isHelped: false) },
        JudgedScreen("address form with an inset", marks: ["Save"], fields: AddressController.fields) {
            AddressController(isHelped: true)
        },
        JudgedScreen("search with a disabled button", marks: ["Filter"], fields: ["Search"]) {
            DisabledButtonController()
        }
    ]
}

/// In the correct version, the card is in the middle of the area above the keyboard, and scrolls.
private final class LoginCardController: HelpedController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let card = UIStackView.column([
            .block(120), UILabel.saying("Welcome back"), UITextField.named("Email"), UITextField.named("Password"),
            UIButton.named("Log In")
        ])
        guard isHelped else {
            return view.place(card, [card.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor)])
        }
        let column = UIStackView.column([card, .block(60)], spacing: 0)
        let scroll = UIScrollView.around(column)
        view.place(
            scroll, inset: 0,
            [
                scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
            ])
    }
}

/// In the correct version, the note ends above the bar.
private final class FormatsController: HelpedController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let note = UITextView.named("Note"), bar = UIToolbar()
        view.place(bar, inset: 0, [bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)])
        fill(note, downTo: isHelped ? bar.topAnchor : view.keyboardLayoutGuide.topAnchor)
        view.bringSubviewToFront(bar)
    }
}

private final class NotesController: HelpedController {
    nonisolated static let acts: [JudgedScreen.Act] =
        [.tap("Note")] + (1...24).map { .type("Line \($0)\n") } + [.dismiss]
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let note = UITextView.named("Note")
        fill(note, downTo: isHelped ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor, inset: 16)
    }
}

/// The form makes room for the keyboard, and the button stays at the bottom of the screen.
private final class CheckoutController: HelpedController {
    private let pay = UIButton.named("Pay")
    private lazy var scroll = UIScrollView.around(
        UIStackView.column([
            UITextField.named("Card number"), .block(200), UILabel.saying("Total 42.00"), UITextField.named("Coupon"),
            .block(80)
        ]))

    override func viewDidLoad() {
        super.viewDidLoad()
        let bottom = isHelped ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
        view.place(pay, [pay.bottomAnchor.constraint(equalTo: bottom, constant: -8)])
        fill(scroll, downTo: pay.topAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        if !isHelped { scroll.contentInset.bottom = note.overlap(with: view) - view.safeAreaInsets.bottom }
    }
    override func keyboardHides(_ note: KeyboardNote) { scroll.contentInset.bottom = 0 }
}

private final class AddressController: HelpedController {
    nonisolated static let fields = ["Name", "Street", "City", "Country"]
    private let scroll = UIScrollView.around(
        UIStackView.column(
            [UIView.block(300)] + fields.map { UITextField.named($0) } + [.block(320), UITextField.named("Remarks")]
                + [UIButton.named("Save")]))

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.bottomAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        if isHelped { scroll.contentInset.bottom = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom) }
    }
    override func keyboardHides(_ note: KeyboardNote) { scroll.contentInset.bottom = 0 }
}

private final class DisabledButtonController: UIViewController {
    private let filter = UIButton.named("Filter")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let search = UITextField.named("Search")
        filter.isEnabled = false
        search.addAction(
            UIAction { [weak self, weak search] _ in self?.filter.isEnabled = search?.text?.isEmpty == false },
            for: .editingChanged)
        let column = UIStackView.column([search, filter])
        view.place(
            column,
            [
                column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16)
            ])
    }
}
