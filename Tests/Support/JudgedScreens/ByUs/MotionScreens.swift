import AuditRules
import Foundation
import UIKit

extension JudgedScreen {
    static let motion: [JudgedScreen] = [
        JudgedScreen("bar without animation", planted: [.jump], also: [.lag], marks: ["Send"], fields: ["Message"]) {
            MovingBarController(.atOnce)
        },
        JudgedScreen("bar in a rhythm of its own", planted: [.lag], marks: ["Send"], fields: ["Message"]) {
            MovingBarController(.ownRhythm)
        },
        JudgedScreen(
            "bar after the keyboard", planted: [.lag], also: [.jump, .slowSettle], marks: ["Send"],
            fields: ["Message"]
        ) { MovingBarController(.afterwards) },
        JudgedScreen("bar with the keyboard", marks: ["Send"], fields: ["Message"]) { MovingBarController(.along) },
        JudgedScreen("bar in a plain animation", marks: ["Send"], fields: ["Message"]) {
            MovingBarController(.plainAnimation)
        },
        JudgedScreen(
            "bar that goes on for a second", planted: [.slowSettle], also: [.lag], marks: ["Send"],
            fields: ["Message"]
        ) { MovingBarController(.slowly) },
        JudgedScreen(
            "bar that no finger moves", planted: [.lag], marks: ["Send"], fields: [], acts: DraggedBarController.acts
        ) { DraggedBarController(hearsNotificationsAlone: true) },
        JudgedScreen("bar under a finger", marks: ["Send"], fields: [], acts: DraggedBarController.acts) {
            DraggedBarController(hearsNotificationsAlone: false)
        },
        JudgedScreen("toast after the keyboard", fields: ["Message"]) { ToastController() },
        JudgedScreen("chat that grows", marks: ["Send"], fields: [], acts: GrowingChatController.acts) {
            GrowingChatController()
        },
        JudgedScreen("layout in every frame", planted: [.layoutPasses], fields: ["Message"]) {
            RestlessController(.everyFrame)
        },
        JudgedScreen("layout without end", planted: [.neverSettles], also: [.layoutPasses], fields: ["Message"]) {
            RestlessController(.endless)
        },
        JudgedScreen("layout twice", fields: ["Message"]) { RestlessController(.twice) }
    ]
}

/// A finger drags the keyboard away from under a bar.
private final class DraggedBarController: ListeningController {
    nonisolated static let acts: [JudgedScreen.Act] = [.tap("Message"), .type("Ann"), .dragKeyboard("Talk")]
    private let hearsNotificationsAlone: Bool
    private let talk = UIScrollView()
    private let bar = UIStackView.column([UITextField.named("Message"), UIButton.named("Send")], spacing: 0)
    private lazy var bottom = bar.bottomAnchor.constraint(
        equalTo: hearsNotificationsAlone
            ? view.safeAreaLayoutGuide.bottomAnchor : view.keyboardLayoutGuide.topAnchor)

    init(hearsNotificationsAlone: Bool) {
        self.hearsNotificationsAlone = hearsNotificationsAlone
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        talk.accessibilityIdentifier = "Talk"
        talk.keyboardDismissMode = .interactive
        talk.alwaysBounceVertical = true
        view.place(talk, [talk.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)])
        view.place(bar, [bottom, talk.bottomAnchor.constraint(equalTo: bar.topAnchor)])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        move(to: -max(0, note.overlap(with: view) - view.safeAreaInsets.bottom))
    }
    override func keyboardHides(_ note: KeyboardNote) { move(to: 0) }

    private func move(to constant: CGFloat) {
        guard hearsNotificationsAlone else { return }
        bottom.constant = constant
        view.layoutIfNeeded()
    }
}

private final class MovingBarController: ListeningController {
    enum Way { case atOnce, ownRhythm, afterwards, along, plainAnimation, slowly }
    private let way: Way
    private let bar = UIStackView.column([UITextField.named("Message"), UIButton.named("Send")], spacing: 0)
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    init(_ way: Way) {
        self.way = way
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(bar, [bottom])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        if way != .afterwards { move(to: -max(0, note.overlap(with: view) - view.safeAreaInsets.bottom), note) }
    }
    override func keyboardHasShown(_ note: KeyboardNote) {
        if way == .afterwards { move(to: -max(0, note.overlap(with: view) - view.safeAreaInsets.bottom), note) }
    }
    override func keyboardHides(_ note: KeyboardNote) {
        bottom.constant = 0
        UIView.animate(withDuration: note.duration, delay: 0, options: note.options) { self.view.layoutIfNeeded() }
    }

    private func move(to constant: CGFloat, _ note: KeyboardNote) {
        bottom.constant = constant
        let lay = { self.view.layoutIfNeeded() }
        let own: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        switch way {
        case .atOnce, .afterwards: UIView.performWithoutAnimation(lay)
        case .ownRhythm: UIView.animate(withDuration: 0.4, delay: 0, options: own, animations: lay)
        case .slowly: UIView.animate(withDuration: 1.2, delay: 0, options: own, animations: lay)
        case .along: UIView.animate(withDuration: note.duration, delay: 0, options: note.options, animations: lay)
        case .plainAnimation: UIView.animate(withDuration: 0.3, animations: lay)
        }
    }
}

private final class ToastController: ListeningController {
    private let toast = UILabel.saying("Draft saved")
    private let away = CGAffineTransform(translationX: 0, y: -200)

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField.named("Message")
        view.place(field, [field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 70)])
        toast.transform = away
        view.place(toast, [toast.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)])
    }

    override func keyboardHasShown(_ note: KeyboardNote) {
        UIView.animate(withDuration: 0.3, delay: 0.4) {
            self.toast.transform = .identity
        } completion: { _ in
            UIView.animate(withDuration: 0.3, delay: 0.5) { self.toast.transform = self.away }
        }
    }
}

private final class GrowingChatController: ListeningController, UITableViewDataSource {
    nonisolated static let acts: [JudgedScreen.Act] = [
        .tap("Message"), .type("Hi"), .tap("Send"), .type("There"), .tap("Send"), .dismiss, .tap("Message"),
        .type("x"), .tap("Send"), .dismiss
    ]
    private var messages = (1...20).map { "Message number \($0)" }
    private let table = UITableView()
    private let field = UITextField.named("Message")

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIStackView.column([field, UIButton.named("Send") { [weak self] in self?.send() }], spacing: 0)
        view.place(bar, [bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = self
        fill(table, downTo: bar.topAnchor)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showEnd()
    }

    override func keyboardShows(_ note: KeyboardNote) {
        view.layoutIfNeeded()
        showEnd()
    }

    private func send() {
        messages.append(field.text ?? "")
        field.text = ""
        table.reloadData()
        showEnd()
    }

    private func showEnd() {
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }
}

/// The screen requests needless layouts while the keyboard is visible.
private final class RestlessController: ListeningController {
    enum Habit { case everyFrame, endless, twice }
    private let habit: Habit
    private var isUp = false, isSecond = false
    private var link: CADisplayLink?
    private let field = UITextField.named("Message")

    init(_ habit: Habit) {
        self.habit = habit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(field, [field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        isUp = true
        view.setNeedsLayout()
        if habit == .everyFrame { frame(0) }
    }
    override func keyboardHides(_ note: KeyboardNote) { isUp = false }

    private func frame(_ number: Int) {
        view.setNeedsLayout()
        field.setNeedsLayout()
        if number < 40 { later(1.0 / 60) { self.frame(number + 1) } }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard isUp else { return }
        if habit == .endless { view.setNeedsLayout() }
        if habit == .twice {
            isSecond.toggle()
            if isSecond { view.setNeedsLayout() }
        }
    }
}
