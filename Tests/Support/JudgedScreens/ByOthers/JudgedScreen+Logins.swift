import AuditRules
import UIKit

extension JudgedScreen {
    static let logins = [
        JudgedScreen(
            "Login column at the bottom", source: "https://github.com/blockmason/lndr-mobile/issues/115",
            "On every phone and tablet the keyboard hides name and password, which stand at the bottom.",
            planted: [.focusCovered], also: [.caretCovered, .controlCovered], coveredIn: [.slideOver, .stageManager]
        ) { LoginColumn() },
        JudgedScreen(
            "Login button below the middle", source: "https://github.com/element-hq/element-ios/issues/281",
            "On a tablet in landscape, and on phones, the keyboard hides the login button; the fields stay in sight.",
            planted: [.controlCovered], also: [.focusCovered, .caretCovered], coveredIn: [.slideOver, .stageManager]
        ) { LoginBelowMiddle() },
        JudgedScreen(
            "Passwordless entry", source: "https://github.com/auth0/Lock.swift/issues/482",
            "On small phones the keyboard hides the submit button at the bottom, wholly in landscape.",
            planted: [.controlCovered], coveredIn: [.slideOver, .stageManager]
        ) { PasswordlessEntry() },
        JudgedScreen(
            "Sign-in form with picture", source: "the ordinary sign-in form",
            "Every field and the button can be seen above the keyboard on every device."
        ) { SignInForm() },
        JudgedScreen(
            "Card lifted without need", source: "https://github.com/hackiftekhar/IQKeyboardManager/issues/1265",
            "The card with the e-mail field stands at the top, clear of the keyboard, and jumps up under the title.",
            planted: [.movedNeedlessly], also: [.pushedOffScreen]
        ) { NeedlesslyLiftedCard() },
        JudgedScreen(
            "Card lifted as far as needed", source: "a card in the middle of a picture",
            "The card with field and button rises until it is clear of the keyboard, and falls back."
        ) { LiftedCard() },
        JudgedScreen(
            "Fields lifted by the keyboard's width", source: "https://github.com/mehfuzh/MHTextField/issues/23",
            "In landscape the fields fly off the top of the screen, for the code takes the width for the height.",
            planted: [.pushedOffScreen],
            also: [.barPushedOff, .movedNeedlessly, .doubleAvoidance, .needlessGap, .jump, .underHardware],
            coveredIn: [.slideOver, .stageManager]
        ) { FieldsLiftedByWidth() },
        JudgedScreen(
            "Unlock with a picture as a button", source: "a lock screen of a diary",
            "The field is at the top, so nothing has to move on any device."
        ) { DiaryLock() }
    ]
}

private final class LoginColumn: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let name = UITextField()
        name.placeholder = "User name"
        name.borderStyle = .roundedRect
        let password = UITextField()
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.borderStyle = .roundedRect
        let button = UIButton(configuration: .filled())
        button.setTitle("Create account", for: .normal)
        let stack = UIStackView(arrangedSubviews: [name, password, button])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
            stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16)
        ])
    }
}

private final class LoginBelowMiddle: UIViewController {
    let user = UITextField(), password = UITextField(), login = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (field, hint) in [(user, "Matrix ID"), (password, "Password")] {
            field.placeholder = hint
            field.borderStyle = .roundedRect
            view.addSubview(field)
        }
        login.setTitle("Log in", for: .normal)
        login.backgroundColor = .systemGreen
        login.setTitleColor(.white, for: .normal)
        view.addSubview(login)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(320, view.bounds.width - 40), x = (view.bounds.width - width) / 2
        let top = view.safeAreaInsets.top
        user.frame = CGRect(x: x, y: top + 4, width: width, height: 34)
        password.frame = CGRect(x: x, y: top + 42, width: width, height: 34)
        login.frame = CGRect(x: x, y: view.bounds.height * 0.72, width: width, height: 44)
    }
}

private final class PasswordlessEntry: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let email = UITextField()
        email.placeholder = "yours@example.com"
        email.keyboardType = .emailAddress
        email.autocapitalizationType = .none
        var look = UIButton.Configuration.filled()
        look.title = "SUBMIT"
        look.baseBackgroundColor = .systemOrange
        let submit = UIButton(
            configuration: look, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
        for item in [email, submit] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let views = ["email": email, "submit": submit]
        for format in ["H:|-[email]-|", "H:|[submit]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        NSLayoutConstraint.activate([
            email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            email.heightAnchor.constraint(equalToConstant: 40),
            submit.heightAnchor.constraint(equalToConstant: 56),
            submit.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
    }
}

private final class SignInForm: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let email = UITextField(), password = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let logo = UIImageView(image: UIImage(systemName: "leaf.fill"))
        logo.contentMode = .scaleAspectFit
        logo.heightAnchor.constraint(equalToConstant: 90).isActive = true
        let welcome = UILabel()
        welcome.text = "Welcome back"
        welcome.font = .boldSystemFont(ofSize: 28)
        let hint = UILabel()
        hint.text = "Sign in with the address that you gave us when you ordered for the first time."
        hint.numberOfLines = 0
        email.placeholder = "E-mail"
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        for field in [email, password] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
        var look = UIButton.Configuration.filled()
        look.title = "Sign in"
        let button = UIButton(configuration: look)
        let stack = UIStackView(arrangedSubviews: [logo, welcome, hint, email, password, button])
        stack.axis = .vertical
        stack.spacing = 14
        scrollView.alwaysBounceVertical = true
        for item in [scrollView, stack] { item.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let safe = view.safeAreaLayoutGuide, content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48)
        ])
        let center = NotificationCenter.default
        center.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
        center.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in me.scrollView.contentInset = .zero
        }
    }

    private func keyboardWillShow(_ note: Notification) {
        guard let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let frame = view.convert(value.cgRectValue, from: nil)
        scrollView.contentInset.bottom = max(0, scrollView.frame.maxY - frame.minY)
        reveal([email, password].first { $0.isFirstResponder })
    }

    private func reveal(_ field: UITextField?) {
        guard let field else { return }
        scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { reveal(textField) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField === email ? password.becomeFirstResponder() : textField.resignFirstResponder()
    }
}

private final class NeedlesslyLiftedCard: UIViewController {
    private let card = UIView(), heading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        heading.text = "Newsletter"
        view.addSubview(heading)
        card.backgroundColor = .white
        card.layer.cornerRadius = 12
        let field = UITextField(frame: CGRect(x: 12, y: 8, width: 176, height: 36))
        field.placeholder = "E-mail"
        card.addSubview(field)
        view.addSubview(card)
        let center = NotificationCenter.default
        center.addObserver(self, UIResponder.keyboardWillShowNotification) { me, _ in
            UIView.animate(withDuration: 0.25) { me.card.transform = CGAffineTransform(translationX: 0, y: -60) }
        }
        center.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            UIView.animate(withDuration: 0.25) { me.card.transform = .identity }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heading.frame = CGRect(x: view.bounds.midX - 100, y: view.safeAreaInsets.top + 4, width: 200, height: 30)
        card.bounds.size = CGSize(width: 200, height: 52)
        card.center = CGPoint(
            x: view.bounds.midX, y: view.safeAreaInsets.top + 90 - (view.bounds.height < 500 ? 24 : 0))
    }
}

private final class LiftedCard: UIViewController {
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        card.backgroundColor = .white
        card.layer.cornerRadius = 10
        card.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin
        ]
        card.frame = CGRect(x: view.bounds.midX - 145, y: view.bounds.midY - 30, width: 290, height: 60)
        let code = UITextField(frame: CGRect(x: 12, y: 10, width: 170, height: 40))
        code.borderStyle = .line
        code.placeholder = "Voucher"
        let redeem = UIButton(type: .system)
        redeem.frame = CGRect(x: 190, y: 10, width: 90, height: 40)
        redeem.setTitle("Redeem", for: .normal)
        card.addSubview(code)
        card.addSubview(redeem)
        view.addSubview(card)
        let center = NotificationCenter.default
        center.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.lift($1) }
        center.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in me.card.transform = .identity }
    }

    private func lift(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let bottom = card.center.y + card.bounds.height / 2
        let covered = bottom + 8 - view.convert(end, from: nil).minY
        card.transform = covered > 0 ? CGAffineTransform(translationX: 0, y: -covered) : .identity
    }
}

private final class FieldsLiftedByWidth: UIViewController {
    private let box = UIView()
    private let fields = (1...3).map { _ in UITextField() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(box)
        for (index, field) in fields.enumerated() {
            field.borderStyle = .bezel
            field.placeholder = "Line \(index + 1)"
            box.addSubview(field)
        }
        let center = NotificationCenter.default
        center.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.shown($1) }
        center.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in me.box.transform = .identity }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.bounds = view.bounds
        box.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        for (index, field) in fields.enumerated() {
            let y = view.bounds.height - view.safeAreaInsets.bottom - 160 + CGFloat(index) * 50
            field.frame = CGRect(x: view.safeAreaInsets.left + 20, y: y, width: 220, height: 36)
        }
    }

    private func shown(_ note: Notification) {
        guard let size = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.size,
            let field = fields.first(where: \.isFirstResponder)
        else { return }
        let isLandscape = view.bounds.width > view.bounds.height
        let taken = isLandscape ? size.width : size.height
        let rise = max(0, field.frame.maxY + 10 - (view.bounds.height - taken))
        box.transform = CGAffineTransform(translationX: 0, y: -rise)
    }
}

private final class DiaryLock: UIViewController {
    override func loadView() {
        let root = UIView()
        root.backgroundColor = .black
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let secret = UITextField()
        secret.placeholder = "Secret"
        secret.isSecureTextEntry = true
        secret.backgroundColor = .white
        let open = UIButton(type: .custom)
        open.setImage(UIImage(systemName: "lock.open"), for: .normal)
        open.layer.borderWidth = 1
        open.layer.cornerRadius = 20
        open.addAction(UIAction { [weak secret] _ in secret?.resignFirstResponder() }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [secret, open])
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            row.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            row.widthAnchor.constraint(equalToConstant: 240), row.heightAnchor.constraint(equalToConstant: 40),
            open.widthAnchor.constraint(equalToConstant: 40)
        ])
    }
}
