import Foundation
import Observation
import Tideline
import UIKit

@MainActor
func makeWindow(in scene: UIWindowScene, showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.keyboardAvoidance = .automatic
    window.makeKeyAndVisible()
    return window
}

@MainActor
func giveWay(_ view: UIView, _ scrollView: UIScrollView, _ card: UIView, _ button: UIButton) {
    scrollView.keyboardAvoidance = .insets
    card.keyboardAvoidance = .translation.spacing(10)
    button.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8).isActive = true
}

@MainActor
func giveWay(_ controller: UIViewController, _ bottom: NSLayoutConstraint) {
    controller.keyboardAvoidance = .safeArea
    bottom.keyboardAvoidance = .constant
}

@MainActor
func options(_ scrollView: UIScrollView, _ window: UIWindow) {
    scrollView.keyboardAvoidance = .insets.spacing(8).focus(.around { $0.superview }, margin: 16)
    window.keyboardAvoidance = .automatic.editing(.returnKey, .bar, .tapOutside)
    scrollView.keyboardAvoidance = nil
}

final class DrawingView: UIView {}

@MainActor
func keepClear(_ window: UIWindow) {
    Keyboard.shared.onLog = { entry in
        print(entry)
    }
    window.keyboardAvoidance = .automatic.spacing(8).editing(.returnKey, .tapOutside)
        .leavingAlone([DrawingView.self])
}

final class LongFormViewController: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.keyboardAvoidance = .insets.focus(.caret)
    }
}

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

final class AssistantViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    let bar = UIView()
    let endButton = UIButton(type: .system)
    var messages: [(id: UUID, text: String)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [tableView, bar, endButton] { view.addSubview(child) }
        // The table and the bar stand as above; the button lies over the end of the table.
        endButton.translatesAutoresizingMaskIntoConstraints = false
        endButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        endButton.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -12).isActive = true
        tableView.keyboardAvoidance = .insets.chat(
            identity: { [weak self] path in
                guard let messages = self?.messages, messages.indices.contains(path.row) else { return nil }
                return messages[path.row].id
            },
            onEndInSight: { [weak self] isInSight in self?.endButton.isHidden = isInSight })
        endButton.addAction(
            UIAction { [weak self] _ in self?.tableView.keyboardChat?.scrollToEnd(animated: true) }, for: .touchUpInside
        )
    }

    func ask(_ question: String) {
        append(question)
        tableView.keyboardChat?.showAtTop(IndexPath(row: messages.count - 1, section: 0))
        append("")
    }

    /// Words come whenever they like, from a task, a socket or a timer.
    func answer(_ words: String) {
        messages[messages.count - 1].text += words
        tableView.reconfigureRows(at: [IndexPath(row: messages.count - 1, section: 0)])
    }

    private func append(_ text: String) {
        messages.append((UUID(), text))
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
    }
}

final class PhotoConversationViewController: UIViewController {
    let field = UITextField()
    let photos = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        Keyboard.shared.observe(for: self) { page, change in
            // The field of another page may have the keyboard.
            if change.phase == .didShow, page.field.isFirstResponder { page.photos.removeFromSuperview() }
        }
    }

    func showPhotos() {
        photos.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(photos)
        NSLayoutConstraint.activate([
            photos.topAnchor.constraint(equalTo: view.keyboardGuide.topAnchor),
            photos.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            photos.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            photos.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
        Keyboard.shared.hold(for: photos)
        field.resignFirstResponder()
    }

    func showKeyboard() { field.becomeFirstResponder() }

    func showNothing() { photos.removeFromSuperview() }
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

final class CheckoutViewController: UIViewController {
    let scrollView = UIScrollView()
    let couponField = UITextField()
    private let summary: UIViewController

    /// - Parameter summary: a `UIHostingController`.
    init(summary: UIViewController) {
        self.summary = summary
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Use init(summary:) instead.")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(couponField)
        addChild(summary)
        scrollView.addSubview(summary.view)
        summary.didMove(toParent: self)
        scrollView.keyboardAvoidance = .insets
    }
}

final class PaymentViewController: UIViewController {
    let amountField = UITextField()
    let noteField = UITextField()
    let hint = UILabel()
    private var navigator: TextInputNavigator?

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [amountField, noteField] { view.addSubview(field) }
        let navigator = TextInputNavigator(in: view) { [weak self] in self?.pay() }
        amountField.inputAccessoryView = navigator.makeBar()
        hint.numberOfLines = 0
        noteField.inputAccessoryView = navigator.makeBar(titles: ("Back", "Forward", "Close"), content: hint)
        navigator.endEditingOnTapOutside { tapped in !(tapped is UIImageView) }
        self.navigator = navigator
    }

    private func pay() {}
}

@MainActor
func chooseHelpers(_ window: UIWindow, _ search: UIViewController, _ form: UIScrollView, _ codeField: UITextField) {
    window.keyboardAvoidance = .automatic.editing(.returnKey, .bar, .tapOutside)
    search.keyboardAvoidance = .editing()  // no helpers on this screen
    form.keyboardAvoidance = .insets.editing(.bar)  // on this screen a way of its own, and the bar alone
    codeField.keyboardAvoidance = .editing(.returnKey)  // on this field no bar
}

final class EmojiViewController: UIViewController {
    let palette = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        palette.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(palette)
        let guide = view.keyboardGuide
        guide.followsUndockedKeyboard = true
        palette.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        let above = palette.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let below = palette.topAnchor.constraint(equalTo: guide.bottomAnchor)
        guide.setConstraints([above], activeWhenAwayFrom: .top)
        guide.setConstraints([below], activeWhenNearEdge: .top)
    }
}

final class ArticleViewController: UIViewController {
    let noteBar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        noteBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(noteBar)
        NSLayoutConstraint.activate([
            noteBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            noteBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            noteBar.bottomAnchor.constraint(equalTo: view.keyboardGuide(forInputsIn: noteBar).topAnchor)
        ])
    }
}

final class JournalViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.insertSubview(KeyboardBackdropView(color: .systemIndigo), at: 0)
    }
}

final class PlayerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardAvoidance = .excluded
    }
}

@MainActor
func setUpKeyboard() {
    let keyboard = Keyboard.shared
    keyboard.countsForeignKeyboards = false
    keyboard.onLog = { entry in print(entry) }
}

@MainActor
final class AppearanceCounter {
    private(set) var appearances = 0

    init() {
        Keyboard.shared.observe(for: self) { counter, change in
            if change.previousState == .hidden, change.state.isDocked { counter.appearances += 1 }
        }
    }
}

@MainActor
final class TideGauge: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        Keyboard.shared.observeFrames(for: self) { gauge, state, fractionComplete in
            gauge.text = "\(Int(state.overlap(of: gauge))) points, \(Int(100 * fractionComplete)) %"
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

@available(iOS 17, *)
final class StatusViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        showStatus()
    }

    private func showStatus() {
        withObservationTracking {
            title = Keyboard.shared.state == .hidden ? "Ready" : "Typing"
        } onChange: { [weak self] in
            Task { @MainActor in self?.showStatus() }
        }
    }
}

@MainActor
final class BugReport {
    init() { Keyboard.shared.startRecording(id: "password-field-jumps", context: "tap both fields, turn, go back") }

    func save() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("password-field-jumps.json")
        try Keyboard.shared.stopRecording().write(to: file, options: .atomic)
        return file
    }
}

final class ReplyViewController: UIViewController {
    let replyField = UITextField()
    let sendButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [replyField, sendButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            replyField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            replyField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            replyField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            sendButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sendButton.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8)
        ])
    }
}

@MainActor
func replaceManager(in window: UIWindow) {
    window.keyboardAvoidance = .automatic.focus(margin: 10).editing(.returnKey, .bar, .tapOutside)
}

final class SearchResultsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardAvoidance = .excluded
    }
}
