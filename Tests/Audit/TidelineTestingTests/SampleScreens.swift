import UIKit

/// A form as apps write forms: fields in a scroll view, then a filled button, and a link at the bottom.
final class FormViewController: UIViewController {
    private let count: Int
    private let keepsClear: Bool
    let scrollView = UIScrollView()
    let confirmButton = UIButton(type: .system)
    let linkButton = UIButton(type: .system)
    private(set) var fields: [UITextField] = []

    /// - Parameter keepsClear: whether the button is on Apple's keyboard guide, with the scroll view above.
    init(fields count: Int, keepsClear: Bool) {
        self.count = count
        self.keepsClear = keepsClear
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        fields = (1...count).map { number in
            let field = UITextField()
            field.placeholder = "Field \(number)"
            field.heightAnchor.constraint(equalToConstant: 40).isActive = true
            stack.addArrangedSubview(field)
            return field
        }
        confirmButton.setTitle("Confirm", for: .normal)
        confirmButton.backgroundColor = .systemBlue
        linkButton.setTitle("Forgot it?", for: .normal)
        for child in [scrollView, confirmButton, linkButton] { view.addSubview(child) }
        scrollView.addSubview(stack)
        for child in [scrollView, stack, confirmButton, linkButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
        }
        let safe = view.safeAreaLayoutGuide, content = scrollView.contentLayoutGuide
        let bottom = keepsClear ? view.keyboardLayoutGuide.topAnchor : safe.bottomAnchor
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            scrollView.bottomAnchor.constraint(equalTo: confirmButton.topAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            confirmButton.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            confirmButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            confirmButton.heightAnchor.constraint(equalToConstant: 44),
            linkButton.topAnchor.constraint(equalTo: confirmButton.bottomAnchor),
            linkButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            linkButton.heightAnchor.constraint(equalToConstant: 30),
            linkButton.bottomAnchor.constraint(equalTo: bottom)
        ])
    }
}

final class FieldRowsViewController: UIViewController, UITableViewDataSource {
    private let count: Int
    let tableView = UITableView()

    init(rows count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 60
        tableView.dataSource = self
        tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        (cell as? FieldCell)?.field.placeholder = "Row \(indexPath.row)"
        return cell
    }

    final class FieldCell: UITableViewCell {
        let field = UITextField()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            field.frame = CGRect(x: 16, y: 10, width: 200, height: 40)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }
}

final class MessageViewController: UIViewController {
    let textView = UITextView()
    let sendButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        sendButton.setTitle("Send", for: .normal)
        for child in [textView, sendButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor),
            textView.heightAnchor.constraint(equalToConstant: 40),
            textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            sendButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 60),
            sendButton.centerYAnchor.constraint(equalTo: textView.centerYAnchor)
        ])
    }
}
