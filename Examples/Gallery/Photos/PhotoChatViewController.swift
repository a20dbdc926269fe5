import Tideline
import UIKit

/// A conversation with a panel of photos, which stands in the keyboard's place.
public final class PhotoChatViewController: UIViewController, UITableViewDataSource {
    /// The messages, the oldest first.
    public private(set) var messages = ChatMessage.conversation
    /// The table with the conversation.
    public let tableView = UITableView(frame: .zero, style: .plain)
    /// The bar for typing.
    public let bar = ChatBar()
    /// The button that opens the photos, or brings the keyboard back.
    public let photosButton = UIButton.filled("Photos", color: .systemGray)
    /// The panel with the photos; it has a superview only while it is open.
    public let panel = PhotoPanel()

    private let handling: KeyboardHandling

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Photo chat"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configure()
        place()
        if handling == .tideline { tableView.keyboardAvoidance = .insets.chat() }
        // The keyboard takes the panel's place, however it comes, and covers the panel while it rises.
        Keyboard.shared.observe(for: self) { screen, change in
            if change.phase == .didShow, screen.bar.textView.isFirstResponder { screen.panel.removeFromSuperview() }
        }
    }

    private func configure() {
        tableView.accessibilityIdentifier = "Messages"
        tableView.backgroundColor = .systemBackground
        tableView.rowHeight = MessageCell.height
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .interactive
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
        tableView.dataSource = self
        bar.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        photosButton.addAction(UIAction { [weak self] _ in self?.togglePanel() }, for: .primaryActionTriggered)
        panel.onChoice = { [weak self] name in self?.add("Photo: \(name)") }
    }

    private func place() {
        for child in [tableView, bar, photosButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            photosButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            photosButton.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            photosButton.widthAnchor.constraint(equalToConstant: 80),
            photosButton.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: photosButton.trailingAnchor, constant: -8),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: handling.bottom(of: view))
        ])
    }

    // MARK: Panel

    private func togglePanel() {
        if panel.superview == nil || bar.textView.isFirstResponder {
            openPanel()
        } else {
            bar.textView.becomeFirstResponder()
        }
    }

    private func openPanel() {
        if panel.superview == nil { placePanel() }
        if handling == .tideline { Keyboard.shared.hold(for: panel) }
        bar.textView.resignFirstResponder()
    }

    private func placePanel() {
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: bar.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    // MARK: Messages

    private func send() {
        let text = bar.takeText()
        if !text.isEmpty { add(text) }
    }

    private func add(_ text: String) {
        messages.append(ChatMessage(text: text, isOwn: true))
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
        tableView.keyboardChat?.scrollToEnd(animated: true)
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
