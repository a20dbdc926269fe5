import Tideline
import UIKit

final class ConversationViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [tableView, bar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor)
        ])
        tableView.keyboardDismissMode = .interactive
        tableView.keyboardAvoidance = .insets
    }
}

final class InvertedConversationViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        view.addSubview(tableView)
        tableView.keyboardAvoidance = .insets
    }
}
