import Foundation
import Tideline
import TidelineClassics
import UIKit

final class SignInView: KeyboardGuideView {
    let emailTextField = UITextField()
    let signInButton = UIButton(type: .system)

    override init() {
        super.init()
        signInButton.setTitle("Sign in", for: .normal)
        for child in [emailTextField, signInButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            addSubview(child)
        }
        NSLayoutConstraint.activate([
            emailTextField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            emailTextField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            emailTextField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            signInButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            signInButton.bottomAnchor.constraint(equalTo: keyboardGuide.topAnchor, constant: -40)
        ])
    }
}

final class SignInViewController: KeyboardGuideViewController<SignInView> {
    init() { super.init(contentView: SignInView()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsKeyboardGuide = true
    }
}

final class UnlockViewController: UIViewController {
    let cardView = UIView()
    private let keyboardResponder = KeyboardResponder()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cardView)
        keyboardResponder.automaticallyAdjust(cardView)
    }
}

final class HintViewController: UIViewController {
    let hintLabel = UILabel()
    private let keyboardResponder = KeyboardResponder()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(hintLabel)
        keyboardResponder.subscribe { [weak self] event in
            guard let self else { return }
            switch event {
            case .appear(_, _, _, let overlapOf):
                hintLabel.alpha = overlapOf(hintLabel) < 0 ? 0 : 1
            case .disappear:
                hintLabel.alpha = 1
            }
        }
    }
}

final class FormViewController: UIViewController, KeyboardListener {
    let scrollView = UIScrollView()
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?
    private var navigator: TextInputNavigator?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        KeyboardBroadcaster.shared.addListener(self)
        navigator = TextInputNavigator(in: scrollView) { [weak self] in self?.submit() }
    }

    private func submit() {}
}

final class ObservingViewController: UIViewController, KeyboardListener {
    let scrollView = UIScrollView()
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                nonisolated(unsafe) let notification = $0
                MainActor.assumeIsolated { self?.keyboardChanged(with: notification) }
            }
            tokens.append(token)
        }
    }
}

final class StickyFooterViewController: UIViewController, KeyboardListener {
    let scrollView = UIScrollView()
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?
    let scrollViewAvoidance = KeyboardAvoidance<UIScrollView>.insets.coveringOwnInset

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.contentInset.bottom = 80
        KeyboardBroadcaster.shared.addListener(self)
    }

    func keyboardChanged(with notification: Notification) {
        if notification.name == UIResponder.keyboardWillShowNotification { title = "Typing" }
    }
}

final class PictureViewController: UIViewController {
    let nameField = UITextField()
    let spacer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [nameField, spacer] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
            child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            nameField.bottomAnchor.constraint(equalTo: spacer.topAnchor),
            spacer.heightAnchor.constraint(equalToConstant: 10)
        ])
        let bottom = spacer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        KeyboardConstraint(following: bottom).isActive = true
    }
}

final class TransferViewController: UIViewController {
    let sendButton = UIButton(type: .system)
    private var keyboardListener: KeyboardAppearListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        sendButton.setTitle("Send", for: .normal)
        sendButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sendButton)
        NSLayoutConstraint.activate([
            sendButton.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            sendButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        ])
        keyboardListener = KeyboardAppearListener(viewController: self)
    }
}
