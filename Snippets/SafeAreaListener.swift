import TidelineClassics
import UIKit

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
