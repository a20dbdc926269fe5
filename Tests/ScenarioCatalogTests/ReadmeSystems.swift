import Tideline
import TidelineClassics
import UIKit

// The five systems as the README shows them, word by word.

final class ChatViewController: UIViewController {
    private let toolbar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        toolbar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toolbar)
        let guide = view.keyboardGuide
        toolbar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    }
}

final class LoginViewController: UIViewController {
    private let card = UIView()
    private let keyboardResponder = KeyboardResponder()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        keyboardResponder.automaticallyAdjust(card)
    }
}

final class FormViewController: UIViewController, KeyboardListener {
    let scrollView = UIScrollView()
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?

    override func viewDidLoad() {
        super.viewDidLoad()
        KeyboardBroadcaster.shared.addListener(self)
    }
}

final class PhotoViewController: UIViewController {
    private let spacer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(spacer)
        let spacing = spacer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        KeyboardConstraint(following: spacing).isActive = true
    }
}

final class PaymentViewController: UIViewController {
    private var keyboardListener: KeyboardAppearListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardListener = KeyboardAppearListener(viewController: self)
    }
}
