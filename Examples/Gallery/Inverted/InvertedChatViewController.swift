import Tideline
import UIKit

/// A conversation in a table that is turned upside down, so that its first row is the newest message.
public final class InvertedChatViewController: UIViewController, UITableViewDataSource {
    /// The messages, the newest first.
    public private(set) var messages = Array(ChatMessage.conversation.reversed())
    /// The table with the conversation.
    public let tableView = UITableView(frame: .zero, style: .plain)
    /// The bar for typing.
    public let bar = ChatBar()

    private let handling: KeyboardHandling

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Inverted chat"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configure()
        for child in [tableView, bar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: handling.bottom(of: view))
        ])
        if handling == .tideline { tableView.keyboardAvoidance = .insets.chat() }
    }

    private func configure() {
        tableView.accessibilityIdentifier = "Messages"
        tableView.backgroundColor = .systemBackground
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        tableView.rowHeight = MessageCell.height
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .interactive
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
        tableView.dataSource = self
        bar.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    }

    private func send() {
        let text = bar.takeText()
        guard !text.isEmpty else { return }
        messages.insert(ChatMessage(text: text, isOwn: true), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        tableView.keyboardChat?.scrollToEnd(animated: true)
    }

    // MARK: Table

    /// Returns the number of messages.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    /// Returns a row for a message, turned the right way up again.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        cell.contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
        (cell as? MessageCell)?.show(messages[indexPath.row])
        return cell
    }
}
