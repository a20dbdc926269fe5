import UIKit

/// A conversation: the newest message is above a bar for typing, which is attached to the safe area's bottom.
public final class ChatViewController: UIViewController, UITableViewDataSource {
    /// The messages, the oldest first.
    public private(set) var messages = ChatMessage.conversation
    /// The table with the conversation.
    public let tableView = UITableView(frame: .zero, style: .plain)
    /// The bar for typing.
    public let bar = ChatBar()

    private var hasAppeared = false

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Chat"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
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
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
    }

    private func configure() {
        tableView.accessibilityIdentifier = "Messages"
        tableView.backgroundColor = .systemBackground
        tableView.rowHeight = MessageCell.height
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
        tableView.dataSource = self
        bar.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        bar.onGrowth = { [weak self] in self?.scrollToEnd(animated: false) }
    }

    private func send() {
        let text = bar.takeText()
        guard !text.isEmpty else { return }
        messages.append(ChatMessage(text: text, isOwn: true))
        tableView.reloadData()
        scrollToEnd(animated: true)
    }

    // MARK: The end of the conversation

    private func scrollToEnd(animated: Bool) {
        view.layoutIfNeeded()
        showEnd(animated: animated)
    }

    private func showEnd(animated: Bool) {
        guard !messages.isEmpty else { return }
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
    }

    /// Shows the end of the conversation until the screen has appeared.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !hasAppeared { showEnd(animated: false) }
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }

    public override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
        guard tableView.bounds.maxY >= end - 1 else { return }
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.scrollToEnd(animated: false) })
    }

    // MARK: Table

    /// Returns the number of messages.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    /// Returns a row for a message.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        (cell as? MessageCell)?.show(messages[indexPath.row])
        return cell
    }
}
