import Tideline
import UIKit

final class ReplyViewController: UIViewController {
    let replyField = UITextField()
    let sendButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [replyField, sendButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            replyField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            replyField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            replyField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            sendButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sendButton.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8)
        ])
    }
}
