import Tideline
import TidelineClassics
import UIKit

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
