import UIKit

extension JudgedScreen {
    /// The app makes changes of its own while the keyboard is visible, and a rule must not report these changes.
    static let appChanges: [JudgedScreen] = [
        JudgedScreen("validation label", marks: ["Next"], fields: ["Email", "City"]) { ValidationController() },
        JudgedScreen("banner while typing", fields: ["Email", "City"]) { BannerController() },
        JudgedScreen("hint with a longer text", fields: ["Password", "Repeat"]) { HintController() },
        JudgedScreen("promo row that goes", fields: ["Code", "City"]) { PromoController() },
        JudgedScreen("comment box that grows", marks: ["Post"], fields: [], acts: CommentController.acts) {
            CommentController()
        },
        JudgedScreen("bar hidden on purpose", fields: ["Title", "Body"]) { HiddenBarController() },
        JudgedScreen("row added while typing", fields: ["Tag", "City"]) { AddedRowController() },
        JudgedScreen("label that fades in", fields: ["Email", "City"]) { FadingController() }
    ]
}

/// The column is at the top, so the keyboard does not cover the column.
private class ColumnController: UIViewController {
    let column = UIStackView.column([])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView.around(column)
        view.place(
            scroll, inset: 0,
            [
                scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
            ])
    }

    func add(_ views: [UIView]) { for view in views { column.addArrangedSubview(view) } }

    func whenTyping(in field: UITextField, _ body: @escaping @MainActor (String) -> Void) {
        field.addAction(UIAction { [weak field] _ in body(field?.text ?? "") }, for: .editingChanged)
    }
}

private final class ValidationController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let email = UITextField.named("Email"), error = UILabel.saying("This is no address.")
        error.isHidden = true
        whenTyping(in: email) { error.isHidden = $0.contains("@") }
        add([email, error, UITextField.named("City"), UIButton.named("Next")])
    }
}

private final class BannerController: ColumnController {
    private let banner = UILabel.saying("Working offline")
    private lazy var height = banner.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        let email = UITextField.named("Email")
        banner.clipsToBounds = true
        height.isActive = true
        whenTyping(in: email) { [weak self] _ in
            guard let self, height.constant == 0 else { return }
            height.constant = 32
            banner.text = "No connection: working offline"
            UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
        }
        add([banner, email, UITextField.named("City")])
    }
}

private final class HintController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField.named("Password"), hint = UILabel.saying("Eight letters.")
        whenTyping(in: field) {
            hint.text = $0.count > 1 ? String(repeating: "A word of few letters is easily found. ", count: 4) : "Eight."
        }
        add([field, hint, UITextField.named("Repeat")])
    }
}

private final class PromoController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let promo = UIView.block(90), code = UITextField.named("Code")
        code.addAction(
            UIAction { _ in UIView.animate(withDuration: 0.25) { promo.isHidden = true } }, for: .editingDidBegin)
        add([UILabel.saying("Shop"), promo, code, UITextField.named("City")])
    }
}

private final class CommentController: UIViewController, UITextViewDelegate {
    nonisolated static let acts: [JudgedScreen.Act] = [
        .tap("Comment"), .type("Hello"), .type("\nsecond"), .type("\nthird"), .dismiss
    ]
    private let box = UITextView.named("Comment")
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.delegate = self
        let post = UIButton.named("Post")
        let bar = UIStackView.column([box, post], spacing: 4)
        view.place(bar, [bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), height])
        let list = UIView.block(10)
        list.constraints.forEach { $0.isActive = false }
        fill(list, downTo: bar.topAnchor)
    }

    func textViewDidChange(_ textView: UITextView) {
        let room = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        height.constant = min(100, max(40, textView.sizeThatFits(room).height.rounded(.up)))
    }
}

private final class HiddenBarController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIView.block(50), title = UITextField.named("Title")
        view.place(bar, [bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)])
        title.addAction(UIAction { _ in bar.isHidden = true }, for: .editingDidBegin)
        add([title, UITextField.named("Body")])
    }
}

private final class AddedRowController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let tag = UITextField.named("Tag")
        whenTyping(in: tag) { [weak self] text in
            if text.count == 3 { self?.column.insertArrangedSubview(UILabel.saying("Tag: \(text)"), at: 0) }
        }
        add([tag, UITextField.named("City")])
    }
}

private final class FadingController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let email = UITextField.named("Email"), label = UILabel.saying("Looks good.")
        label.alpha = 0
        whenTyping(in: email) { _ in UIView.animate(withDuration: 0.2) { label.alpha = 1 } }
        add([email, label, UITextField.named("City")])
    }
}
