import AuditRules
import UIKit

extension JudgedScreen {
    /// Screens whose keyboard or whose bar is there before a person does anything.
    ///
    /// Such a screen never rests without it before the fault shows.
    static let early: [JudgedScreen] = [
        JudgedScreen(
            "opens with the keyboard, button stays up", planted: [.notRestored], also: [.needlessGap],
            fields: [], acts: typing
        ) { OpeningForm(.afterwards, isHelped: false) },
        JudgedScreen("opens with the keyboard, button comes back", fields: [], acts: typing) {
            OpeningForm(.afterwards, isHelped: true)
        },
        JudgedScreen(
            "arrives with the keyboard, button stays up", planted: [.notRestored], also: [.needlessGap],
            fields: [], acts: typing
        ) { OpeningForm(.whileArriving, isHelped: false) },
        JudgedScreen("arrives with the keyboard, button comes back", fields: [], acts: typing) {
            OpeningForm(.whileArriving, isHelped: true)
        },
        JudgedScreen(
            "next page with the keyboard, button stays up", planted: [.notRestored], also: [.needlessGap],
            fields: [], acts: [.tap("Start")] + typing
        ) { welcome { OpeningForm(.afterwards, isHelped: false) } },
        JudgedScreen(
            "next page with the keyboard, button comes back", fields: [], acts: [.tap("Start")] + typing
        ) { welcome { OpeningForm(.afterwards, isHelped: true) } },
        JudgedScreen(
            "opens with the keyboard, bar avoided twice", planted: [.doubleAvoidance],
            also: [.needlessGap, .pushedOffScreen, .underHardware, .notRestored], fields: [], acts: typing
        ) { OpeningComposer(isHelped: false) },
        JudgedScreen("opens with the keyboard, bar on the guide", fields: [], acts: typing) {
            OpeningComposer(isHelped: true)
        },
        JudgedScreen(
            "opens with the keyboard, messages lose their end", planted: [.leftItsEnd], also: [.unreachable],
            fields: [], acts: typing
        ) { OpeningChat(isHelped: false) },
        JudgedScreen("opens with the keyboard, messages keep their end", fields: [], acts: typing) {
            OpeningChat(isHelped: true)
        },
        JudgedScreen(
            "bar below the messages, they lose their end", planted: [.leftItsEnd], fields: ["Message"]
        ) { AccessoryChat(.losingEnd) },
        JudgedScreen(
            "bar below the messages, their room stays", planted: [.notRestored], also: [.doubleAvoidance],
            fields: ["Message"]
        ) { AccessoryChat(.keepingRoom) },
        JudgedScreen("bar below the messages, they keep their end", fields: ["Message"]) { AccessoryChat(.careful) }
    ]

    private static let typing: [Act] = [.type("Ann"), .dismiss]

    @MainActor
    private static func welcome(_ next: @escaping @MainActor () -> UIViewController) -> UIViewController {
        let first = UIViewController(), pages = UINavigationController(rootViewController: first)
        first.view.backgroundColor = .systemBackground
        let start = UIButton.named("Start") { [weak pages] in pages?.pushViewController(next(), animated: true) }
        first.view.place(start, [start.centerYAnchor.constraint(equalTo: first.view.centerYAnchor)])
        return pages
    }
}

private final class OpeningForm: HelpedController {
    enum Focus { case whileArriving, afterwards }
    private let focus: Focus
    private let name = UITextField.named("Name"), button = UIButton.named("Next")
    private lazy var bottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    init(_ focus: Focus, isHelped: Bool) {
        self.focus = focus
        super.init(isHelped: isHelped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(name, [name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)])
        view.place(button, [bottom])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if focus == .whileArriving { name.becomeFirstResponder() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if focus == .afterwards { name.becomeFirstResponder() }
    }

    override func keyboardShows(_ note: KeyboardNote) {
        bottom.constant = -max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
        view.layoutIfNeeded()
    }

    override func keyboardHides(_ note: KeyboardNote) {
        guard isHelped else { return }
        bottom.constant = 0
        view.layoutIfNeeded()
    }
}

private final class OpeningComposer: HelpedController {
    private let message = UITextField.named("Message")
    private lazy var bottom = message.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(message, [bottom])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        message.becomeFirstResponder()
    }

    override func keyboardShows(_ note: KeyboardNote) {
        if !isHelped { bottom.constant = -max(0, note.overlap(with: view) - view.safeAreaInsets.bottom) }
        view.layoutIfNeeded()
    }

    override func keyboardHides(_ note: KeyboardNote) {
        bottom.constant = 0
        view.layoutIfNeeded()
    }
}

/// Thirty messages, the last of which is in sight before the keyboard comes.
private final class Messages: UITableView, UITableViewDataSource {
    init() {
        super.init(frame: .zero, style: .plain)
        accessibilityIdentifier = "Messages"
        (rowHeight, dataSource) = (60, self)
        register(UITableViewCell.self, forCellReuseIdentifier: "message")
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = "Message \(indexPath.row + 1)"
        return cell
    }

    func scrollToEnd() { scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false) }
}

private final class OpeningChat: HelpedController {
    private let messages = Messages(), message = UITextField.named("Message")
    private var hasBegun = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(message, [message.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)])
        fill(messages, downTo: message.topAnchor)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasBegun, messages.bounds.height > 0 else { return }
        hasBegun = true
        messages.layoutIfNeeded()
        messages.scrollToEnd()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        message.becomeFirstResponder()
    }

    override func keyboardShows(_ note: KeyboardNote) {
        view.layoutIfNeeded()
        if isHelped { messages.scrollToEnd() }
    }
}

/// The bar with the input is the controller's accessory view, so it is on screen from the start.
private final class AccessoryChat: ListeningController {
    enum Habit { case careful, losingEnd, keepingRoom }
    private let habit: Habit
    private let messages = Messages(), bar = MessageBar()
    private var hasBegun = false

    init(_ habit: Habit) {
        self.habit = habit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(messages, downTo: view.bottomAnchor)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func keyboardShows(_ note: KeyboardNote) {
        let room = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
        messages.contentInset.bottom = habit == .keepingRoom ? max(room, messages.contentInset.bottom) : room
        if habit != .losingEnd || !hasBegun { messages.scrollToEnd() }
        hasBegun = true
    }

    override func keyboardHides(_ note: KeyboardNote) {
        if habit != .keepingRoom { messages.contentInset.bottom = 0 }
    }
}

private final class MessageBar: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        backgroundColor = .secondarySystemBackground
        let field = UITextField.named("Message")
        place(field, [field.topAnchor.constraint(equalTo: topAnchor, constant: 6)])
    }

    required init?(coder: NSCoder) { nil }
}
