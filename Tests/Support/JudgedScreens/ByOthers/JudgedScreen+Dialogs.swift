import AuditRules
import UIKit

extension JudgedScreen {
    static let dialogs = [
        JudgedScreen(
            "Alert with a text field", source: "an alert of UIKit's",
            "UIKit keeps its alert above the keyboard on every device."
        ) { Opener { rename() } },
        JudgedScreen(
            "Card with three fields", source: "https://github.com/dogo/SCLAlertView/issues/118",
            "On small phones, and on all in landscape, the keyboard hides the lower fields of the card.",
            planted: [.focusCovered], also: [.caretCovered, .controlCovered], coveredIn: [.slideOver, .stageManager]
        ) { CardDialog(fields: 3, height: 260) },
        JudgedScreen(
            "Card with buttons under the keys", source: "https://github.com/dogo/SCLAlertView/issues/297",
            "On a tablet in landscape, and on phones, the card's buttons are behind the keyboard.",
            planted: [.controlCovered], also: [.focusCovered, .caretCovered], coveredIn: [.slideOver, .stageManager]
        ) { CardDialog(fields: 1, height: 330) },
        JudgedScreen(
            "Card between top and keyboard", source: "https://github.com/Orderella/PopupDialog/pull/17",
            "The card is in the middle of what the keyboard leaves free, with field and button in sight."
        ) { CenteredCard() },
        JudgedScreen(
            "Sheet with a field at its top", source: "a sheet of half height",
            "The sheet's field is above the keyboard on every device, for UIKit lifts the sheet."
        ) { Opener { halfSheet() } },
        JudgedScreen(
            "Form sheet that counts the whole keyboard",
            source: "https://github.com/freshOS/KeyboardLayoutGuide/issues/33",
            "On a tablet the form sheet hardly reaches the keyboard, and its button rises by the whole height.",
            planted: [.needlessGap], also: [.doubleAvoidance, .movedNeedlessly, .pushedOffScreen]
        ) { Opener { formSheet(followingGuide: false) } },
        JudgedScreen(
            "Form sheet that follows Apple's guide", source: "https://github.com/freshOS/KeyboardLayoutGuide/pull/41",
            "The button of the form sheet stands on the keyboard, or at the sheet's end where that is higher."
        ) { Opener { formSheet(followingGuide: true) } },
        JudgedScreen(
            "Popover with a field", source: "a popover that asks for a name",
            "On a tablet UIKit keeps the popover clear of the keyboard; on a phone it is a sheet."
        ) { PopoverHost() }
    ]
}

@MainActor private func rename() -> UIViewController {
    let alert = UIAlertController(title: "Rename", message: "The others will see it.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Rename", style: .default, handler: nil))
    return alert
}

@MainActor private func halfSheet() -> UIViewController {
    let sheet = SheetContent()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    return sheet
}

@MainActor private func formSheet(followingGuide followsGuide: Bool) -> UIViewController {
    let sheet = FormSheet(followsGuide: followsGuide)
    sheet.modalPresentationStyle = .formSheet
    return sheet
}

private final class Opener: UIViewController {
    private let make: () -> UIViewController

    init(_ make: @escaping () -> UIViewController) {
        self.make = make
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(make(), animated: true) }
    }
}

private final class CardDialog: UIViewController {
    private let card = UIView()
    private let count: Int, cardHeight: CGFloat

    init(fields: Int, height: CGFloat) {
        count = fields
        cardHeight = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.4, alpha: 1)
        card.backgroundColor = .white
        card.layer.cornerRadius = 6
        view.addSubview(card)
        let title = UILabel(frame: CGRect(x: 16, y: 12, width: 208, height: 24))
        title.text = "Edit"
        title.textAlignment = .center
        card.addSubview(title)
        for index in 0..<count {
            let field = UITextField(frame: CGRect(x: 16, y: 48 + 46 * index, width: 208, height: 36))
            field.layer.borderWidth = 1
            field.layer.borderColor = UIColor.lightGray.cgColor
            field.placeholder = "Value \(index + 1)"
            card.addSubview(field)
        }
        for (index, name) in ["Show name", "Done"].enumerated() {
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 16, y: cardHeight - 92 + CGFloat(44 * index), width: 208, height: 36)
            button.setTitle(name, for: .normal)
            button.backgroundColor = .systemBlue
            card.addSubview(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(
            x: view.bounds.midX - 120, y: view.bounds.midY - cardHeight / 2, width: 240, height: cardHeight)
    }
}

private final class CenteredCard: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        let card = UIView(), free = UILayoutGuide()
        let field = UITextField(), button = UIButton(configuration: .borderedProminent())
        field.placeholder = "Code"
        field.borderStyle = .roundedRect
        button.setTitle("OK", for: .normal)
        card.backgroundColor = .white
        view.addLayoutGuide(free)
        view.addSubview(card)
        for item in [card, field, button] { item.translatesAutoresizingMaskIntoConstraints = false }
        card.addSubview(field)
        card.addSubview(button)
        NSLayoutConstraint.activate([
            free.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            free.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            card.centerYAnchor.constraint(equalTo: free.centerYAnchor),
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.widthAnchor.constraint(equalToConstant: 280), card.heightAnchor.constraint(equalToConstant: 56),
            field.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            field.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 10),
            button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            button.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 70)
        ])
    }
}

private final class SheetContent: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let field = UITextField()
        field.placeholder = "Add a place"
        field.borderStyle = .roundedRect
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20)
        ])
    }
}

private final class FormSheet: UIViewController {
    private let followsGuide: Bool
    private var bottom: NSLayoutConstraint!

    init(followsGuide: Bool) {
        self.followsGuide = followsGuide
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField(), save = UIButton(configuration: .filled())
        field.placeholder = "Filter"
        field.borderStyle = .roundedRect
        save.setTitle("Apply", for: .normal)
        for item in [field, save] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        let edge = followsGuide ? view.keyboardLayoutGuide.topAnchor : safe.bottomAnchor
        bottom = save.bottomAnchor.constraint(equalTo: edge, constant: -6)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 6),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            field.heightAnchor.constraint(equalToConstant: 32),
            save.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            save.heightAnchor.constraint(equalToConstant: 32), bottom
        ])
        guard !followsGuide else { return }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.change($1) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.bottom.constant = -6
            me.view.layoutIfNeeded()
        }
    }

    private func change(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        bottom.constant = -6 - max(0, end.height - view.safeAreaInsets.bottom)
        view.layoutIfNeeded()
    }
}

private final class PopoverHost: UIViewController {
    private let opener = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        opener.setTitle("Name…", for: .normal)
        opener.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(opener)
        opener.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10).isActive = true
        opener.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        opener.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { open() }
    }

    private func open() {
        let content = SheetContent()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 280, height: 90)
        content.popoverPresentationController?.sourceView = opener
        content.popoverPresentationController?.sourceRect = opener.bounds
        present(content, animated: true)
    }
}
