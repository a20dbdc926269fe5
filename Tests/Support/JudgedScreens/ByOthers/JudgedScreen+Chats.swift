import AuditRules
import UIKit

extension JudgedScreen {
    static let chats = [
        JudgedScreen(
            "Chat that hides its newest message",
            source: "https://github.com/jessesquires/JSQMessagesViewController/issues/876",
            "The bar rises, the list stays where it was, and the newest messages are behind bar and keyboard.",
            planted: [.leftItsEnd], coveredIn: [.slideOver, .stageManager]
        ) { ForgetfulChat() },
        JudgedScreen(
            "Chat that stays at its end",
            source:
                "http://altitudelabs.com/blog/keyboard-handling-in-ios-chat-application-for-optimal-user-experience/",
            "The list follows the bar, and the newest message can be seen with and without the keyboard."
        ) { UINavigationController(rootViewController: FaithfulChat()) },
        JudgedScreen(
            "Bar a home indicator too high", source: "https://github.com/MessageKit/MessageKit/pull/1923",
            "On phones and tablets with a home indicator a strip of 20 to 34 points gapes between bar and keyboard.",
            planted: [.needlessGap], also: [.doubleAvoidance], coveredIn: [.slideOver, .stageManager]
        ) { GapingChat() },
        JudgedScreen(
            "Chat with the controller's accessory", source: "a messenger with an input accessory view",
            "The bar stands on the keyboard and on the home indicator's strip, the list ends above it."
        ) { UINavigationController(rootViewController: AccessoryChat(style: .plain)) }
    ]
}

@MainActor private func filled(_ cell: UITableViewCell, _ text: String) -> UITableViewCell {
    cell.textLabel?.text = text
    return cell
}

private final class ForgetfulChat: UIViewController, UITableViewDataSource {
    let table = UITableView(), bar = UIView(), input = UITextField()
    var bottom: NSLayoutConstraint!
    var wasShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        table.dataSource = self
        table.allowsSelection = false
        input.placeholder = "New message"
        input.borderStyle = .roundedRect
        let send = UIButton(type: .system)
        send.setTitle("Send", for: .normal)
        for item in [table, bar] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        for item in [input, send] {
            item.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        bottom = bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -50),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor), bottom,
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            input.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            input.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            send.leadingAnchor.constraint(equalTo: input.trailingAnchor, constant: 8),
            send.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
            send.centerYAnchor.constraint(equalTo: bar.centerYAnchor), send.widthAnchor.constraint(equalToConstant: 60)
        ])
        bar.backgroundColor = .secondarySystemBackground
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.move($1, up: true) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) {
            $0.move($1, up: false)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !wasShown, table.bounds.height > 0 else { return }
        wasShown = true
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    }

    func move(_ note: Notification, up: Bool) {
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        let safeBottom = view.bounds.maxY - view.safeAreaInsets.bottom
        let covered = up ? max(0, safeBottom - view.convert(end, from: nil).minY) : 0
        bottom.constant = -covered
        table.contentInset.bottom = covered
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        filled(UITableViewCell(style: .default, reuseIdentifier: nil), "Message \(indexPath.row + 1)")
    }
}

private final class FaithfulChat: UIViewController, UITableViewDataSource, UITextViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private let input = UITextView()
    private let send = UIButton(type: .system)
    private var messages = (1...30).map { "Line \($0) of a long talk" }
    private var atEnd = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Anna"
        view.backgroundColor = .systemBackground
        table.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        table.dataSource = self
        input.isScrollEnabled = false
        input.font = .systemFont(ofSize: 16)
        input.backgroundColor = .secondarySystemBackground
        input.delegate = self
        send.setTitle("Send", for: .normal)
        send.setContentHuggingPriority(.required, for: .horizontal)
        let bar = UIStackView(arrangedSubviews: [input, send])
        bar.spacing = 8
        bar.alignment = .bottom
        for item in [table, bar] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -6),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 10),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -10),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -6)
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard atEnd, !table.isDragging else { return }
        table.layoutIfNeeded()
        table.contentOffset.y = max(0, table.contentSize.height - table.bounds.height)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        filled(tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath), messages[indexPath.row])
    }
}

private final class GapingChat: UIViewController, UITableViewDataSource {
    private let table = UITableView(), bar = UIStackView()
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let input = UITextField()
        input.placeholder = "Aa"
        input.borderStyle = .roundedRect
        bar.addArrangedSubview(input)
        bar.addArrangedSubview(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Send") { _ in }))
        bar.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal)
        table.dataSource = self
        view.addSubview(table)
        view.addSubview(bar)
        table.translatesAutoresizingMaskIntoConstraints = false
        bar.translatesAutoresizingMaskIntoConstraints = false
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor), table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
            bar.heightAnchor.constraint(equalToConstant: 44), bottom
        ])
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(self, name) { $0.follow($1) }
        }
    }

    private func follow(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isHiding = note.name == UIResponder.keyboardWillHideNotification
        bottom.constant = isHiding ? 0 : -max(0, view.bounds.maxY - view.convert(end, from: nil).minY)
        view.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        filled(UITableViewCell(style: .default, reuseIdentifier: nil), ["Hello!", "How can we help?"][indexPath.row])
    }
}

private final class AccessoryChat: UITableViewController {
    private final class Bar: UIView {
        let field = UITextField(), button = UIButton(type: .system)

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .secondarySystemBackground
            autoresizingMask = .flexibleHeight
            field.borderStyle = .roundedRect
            field.placeholder = "Message"
            button.setTitle("Send", for: .normal)
            for item in [field, button] {
                item.translatesAutoresizingMaskIntoConstraints = false
                addSubview(item)
            }
            let safe = safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: topAnchor, constant: 6),
                field.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -6),
                field.heightAnchor.constraint(equalToConstant: 36),
                field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 10),
                button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 10),
                button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -10),
                button.widthAnchor.constraint(equalToConstant: 56),
                button.centerYAnchor.constraint(equalTo: field.centerYAnchor)
            ])
        }

        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { .zero }
    }

    private let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 48))

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Group"
        tableView.keyboardDismissMode = .interactive
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "m")
        NotificationCenter.default.addObserver(self, UIResponder.keyboardDidShowNotification) { me, _ in
            guard me.bar.field.isFirstResponder else { return }
            me.tableView.scrollToRow(at: IndexPath(row: 24, section: 0), at: .bottom, animated: true)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.scrollToRow(at: IndexPath(row: 24, section: 0), at: .bottom, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        filled(tableView.dequeueReusableCell(withIdentifier: "m", for: indexPath), "Post \(indexPath.row)")
    }
}
