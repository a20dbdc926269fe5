@_spi(Simulation) import UIKit

/// A chat in an app with tabs; the bar is the input accessory view.
final class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private struct Message {
        let text: String
        let isMine: Bool
    }

    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var inputBar = ChatInputBar()
    private var messages: [Message] = (1...18).map { number in
        Message(
            text: number % 4 == 0
                ? "Did you see the pictures from last weekend? I have put them all into the shared album."
                : "Hi \(number)",
            isMine: number % 3 == 0)
    }

    static func inTabBar() -> UITabBarController {
        let list = UIViewController()
        list.title = "Chats"
        let chat = ChatViewController()
        chat.title = "Ann"
        chat.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: "Chats", image: UIImage(systemName: "message"), tag: 0)
        let settings = UINavigationController(rootViewController: UIViewController())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, settings]
        navigation.pushViewController(chat, animated: false)
        return tabs
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { inputBar }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.keyboardDismissMode = .interactive
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.identifier)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
        inputBar.onSend = { [weak self] text in self?.send(text) }
        NotificationCenter.default.addObserver(
            self,
            selector: Selector(
                "keyboardWillChangeFrame:",
                calling: { target, arguments in
                    nonisolated(unsafe) let (target, arguments) = (target, arguments)
                    MainActor.assumeIsolated {
                        guard let note = arguments.first as? Notification else { return }
                        (target as? ChatViewController)?.keyboardWillChangeFrame(note)
                    }
                }),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        scrollToEnd(animated: false)
    }

    private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let window = view.window,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let local = view.convert(frame, from: window.screen.coordinateSpace)
        let overlap = max(0, view.bounds.maxY - local.minY)
        let grows = overlap > tableView.contentInset.bottom
        tableView.contentInset.bottom = overlap
        tableView.verticalScrollIndicatorInsets.bottom = overlap
        if grows { scrollToEnd(animated: false) }
    }

    private func send(_ text: String) {
        messages.append(Message(text: text, isMine: true))
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .automatic)
        scrollToEnd(animated: true)
    }

    private func scrollToEnd(animated: Bool) {
        guard !messages.isEmpty else { return }
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.identifier, for: indexPath)
        let message = messages[indexPath.row]
        (cell as? BubbleCell)?.configure(text: message.text, isMine: message.isMine)
        return cell
    }
}
