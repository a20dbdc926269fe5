import Tideline
import UIKit

/// A conversation with an assistant: each question goes to the top, and its answer comes word by word below it.
public final class AssistantViewController: UIViewController, UITableViewDataSource {
    /// The messages, the oldest first.
    public private(set) var messages = AssistantMessage.conversation
    /// The table with the conversation.
    public let tableView = UITableView(frame: .zero, style: .plain)
    /// The bar for typing.
    public let bar = ChatBar()
    /// The button that goes to the newest message; hidden while that message is in sight.
    public let endButton = UIButton.filled("Newest", color: .systemGray)

    private let handling: KeyboardHandling
    private var answer: Timer?
    private var words: ArraySlice<String> = []

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Assistant"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configure()
        place()
        guard handling == .tideline else { return }
        tableView.keyboardAvoidance = .insets.chat(
            identity: { [weak self] path in
                guard let messages = self?.messages, messages.indices.contains(path.row) else { return nil }
                return messages[path.row].id
            },
            onEndInSight: { [weak self] isInSight in self?.endButton.isHidden = isInSight })
    }

    private func configure() {
        tableView.accessibilityIdentifier = "Messages"
        tableView.backgroundColor = .systemBackground
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .interactive
        tableView.register(AssistantCell.self, forCellReuseIdentifier: AssistantCell.identifier)
        tableView.dataSource = self
        bar.sendButton.addAction(UIAction { [weak self] _ in self?.ask() }, for: .primaryActionTriggered)
        endButton.isHidden = true
        endButton.addAction(
            UIAction { [weak self] _ in self?.tableView.keyboardChat?.scrollToEnd(animated: true) },
            for: .primaryActionTriggered)
    }

    private func place() {
        for child in [tableView, bar, endButton] {
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
            bar.bottomAnchor.constraint(equalTo: handling.bottom(of: view)),
            endButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            endButton.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
            endButton.widthAnchor.constraint(equalToConstant: 88),
            endButton.heightAnchor.constraint(equalToConstant: 44)
        ])
    }

    // MARK: Question and answer

    private func ask() {
        let question = bar.takeText()
        guard !question.isEmpty else { return }
        answer?.invalidate()
        messages.append(AssistantMessage(text: question, isQuestion: true))
        let path = IndexPath(row: messages.count - 1, section: 0)
        tableView.insertRows(at: [path], with: .none)
        tableView.keyboardChat?.showAtTop(path)
        beginAnswer()
    }

    private func beginAnswer() {
        messages.append(AssistantMessage(text: "", isQuestion: false))
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
        words = AssistantMessage.answer[...]
        answer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.addWord() }
        }
    }

    private func addWord() {
        guard let word = words.popFirst() else {
            answer?.invalidate()
            return
        }
        messages[messages.count - 1].text += word
        tableView.reconfigureRows(at: [IndexPath(row: messages.count - 1, section: 0)])
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        answer?.invalidate()
    }

    // MARK: Table

    /// Returns the number of messages.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    /// Returns a row for a message.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: AssistantCell.identifier, for: indexPath)
        (cell as? AssistantCell)?.show(messages[indexPath.row])
        return cell
    }
}
