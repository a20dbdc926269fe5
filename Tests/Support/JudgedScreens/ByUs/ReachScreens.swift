import AuditRules
import UIKit

extension JudgedScreen {
    /// Screens with views that a person's finger can reach or cannot reach.
    static let reach: [JudgedScreen] = [
        JudgedScreen(
            "whole view pushed up", planted: [.pushedOffScreen],
            also: [.movedNeedlessly, .needlessGap, .doubleAvoidance, .underHardware],
            marks: ["Go"], fields: ["Top", "Below"]
        ) { PushedController(pushesAll: true) },
        JudgedScreen("view pushed up as far as needed", marks: [], fields: ["Below"]) {
            PushedController(pushesAll: false)
        },
        JudgedScreen(
            "field below the screen", planted: [.pushedOffScreen],
            also: [.unreachable, .focusCovered, .caretCovered],
            fields: ["Nickname"]
        ) { BelowController(scrolls: false) },
        JudgedScreen("field below the fold of a form", fields: ["Nickname"]) { BelowController(scrolls: true) },
        JudgedScreen(
            "heading carried under the housing", planted: [.underHardware, .movedNeedlessly], also: [.pushedOffScreen],
            fields: ["Name"]
        ) { CarriedController() },
        JudgedScreen(
            "bar that leaves with everything else", planted: [.barPushedOff],
            also: [.pushedOffScreen, .movedNeedlessly, .underHardware, .needlessGap, .doubleAvoidance], fields: ["Name"]
        ) { OwnBarController() },
        JudgedScreen("chat that loses its end", planted: [.leftItsEnd], fields: ["Message"]) {
            EndController(follows: false)
        },
        JudgedScreen("chat that stays at its end", fields: ["Message"]) { EndController(follows: true) },
        JudgedScreen("labels beside the housing", planted: [.underHardwareAtRest], fields: ["Name"]) {
            EdgeController(isSafe: false)
        },
        JudgedScreen("page that ends at a translucent keyboard", planted: [.bleed], fields: ["Page"], systemVersion: 26)
        {
            PageController(endsAtKeyboard: true)
        },
        JudgedScreen("page that goes on behind a translucent keyboard", fields: ["Page"], systemVersion: 26) {
            PageController(endsAtKeyboard: false)
        },
        JudgedScreen("page that ends at an opaque keyboard", fields: ["Page"]) { PageController(endsAtKeyboard: true) },
        JudgedScreen("labels in the safe area", fields: ["Name"]) { EdgeController(isSafe: true) },
        JudgedScreen("text view as long as its text", fields: ["Story"]) { LongTextController() },
        JudgedScreen(
            "list that can't be scrolled to its end", planted: [.unreachable], fields: ["Search"]
        ) { ResultsController(isHelped: false) },
        JudgedScreen("list that ends above the keyboard", fields: ["Search"]) { ResultsController(isHelped: true) },
        JudgedScreen(
            "form that stands still while a person types", planted: [.controlCovered], marks: ["Send"],
            fields: ["Name"]
        ) { LockedController(locks: true) },
        JudgedScreen("form that a person scrolls while typing", marks: ["Send"], fields: ["Name"]) {
            LockedController(locks: false)
        }
    ]
}

private final class PushedController: ListeningController {
    private let pushesAll: Bool
    private let below = UITextField.named("Below")

    init(pushesAll: Bool) {
        self.pushesAll = pushesAll
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let top = UITextField.named("Top"), go = UIButton.named("Go")
        view.place(top, inset: 80, [top.topAnchor.constraint(equalTo: view.topAnchor, constant: 60)])
        view.place(go, inset: 80, [go.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8)])
        view.place(below, inset: 80, [below.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -120)])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        let bottom = below.convert(below.bounds, to: nil).maxY - view.transform.ty + 8
        let way = pushesAll ? note.end.height : max(0, bottom - note.end.minY)
        view.transform = CGAffineTransform(translationX: 0, y: -way)
    }
    override func keyboardHides(_ note: KeyboardNote) { view.transform = .identity }
}

/// The field begins below the lower edge of every device's screen.
private final class BelowController: ListeningController {
    private let scrolls: Bool

    init(scrolls: Bool) {
        self.scrolls = scrolls
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView.column([UILabel.saying("Profile"), .block(1_300), UITextField.named("Nickname")])
        guard scrolls else {
            return view.place(column, [column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)])
        }
        fill(UIScrollView.around(column), downTo: view.keyboardLayoutGuide.topAnchor)
    }
}

private final class PageController: ListeningController {
    private let endsAtKeyboard: Bool

    init(endsAtKeyboard: Bool) {
        self.endsAtKeyboard = endsAtKeyboard
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        let page = UIView(), field = UITextField.named("Page")
        page.backgroundColor = .systemBackground
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.topAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(
                equalTo: endsAtKeyboard ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor)
        ])
        view.place(field, [field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10)])
    }
}

private final class EdgeController: ListeningController {
    private let isSafe: Bool

    init(isSafe: Bool) {
        self.isSafe = isSafe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = UITextField.named("Name"), column = UIStackView.column([UILabel.saying("Your name, please"), name])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let leading = isSafe ? view.safeAreaLayoutGuide.leadingAnchor : view.leadingAnchor
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leading, constant: 16),
            column.widthAnchor.constraint(equalToConstant: 240),
            column.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 130)
        ])
    }
}

/// The text view is as high as its text and does not scroll.
private final class LongTextController: ListeningController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let story = UITextView.named("Story")
        story.isScrollEnabled = false
        story.text = (1...200).map { "Line \($0) of the story" }.joined(separator: "\n")
        let height = story.heightAnchor.constraint(equalToConstant: 4_300)
        height.isActive = true
        fill(
            UIScrollView.around(UIStackView.column([UILabel.saying("Story"), story])),
            downTo: view.keyboardLayoutGuide.topAnchor)
    }
}

private final class ResultsController: HelpedController, UITableViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let search = UITextField.named("Search"), table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = self
        view.place(search, [search.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)])
        let bottom = isHelped ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor
        view.place(
            table, inset: 0,
            [
                table.topAnchor.constraint(equalTo: search.bottomAnchor), table.bottomAnchor.constraint(equalTo: bottom)
            ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "Result \(indexPath.row)"
        return cell
    }
}

/// The heading moves up with all other views.
private final class CarriedController: ListeningController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView.column([UILabel.saying("Your account"), .block(60), UITextField.named("Name")])
        view.place(column, [column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4)])
    }

    override func keyboardShows(_ note: KeyboardNote) { view.transform = CGAffineTransform(translationX: 0, y: -40) }
    override func keyboardHides(_ note: KeyboardNote) { view.transform = .identity }
}

/// All views move up by the keyboard's height, also the app's own bar at the top.
private final class OwnBarController: ListeningController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIView(), title = UILabel.saying("Profile"), field = UITextField.named("Name")
        bar.backgroundColor = .secondarySystemBackground
        bar.place(title, [title.centerYAnchor.constraint(equalTo: bar.centerYAnchor)])
        view.place(
            bar, inset: 0,
            [
                bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44)
            ])
        view.place(field, [field.centerYAnchor.constraint(equalTo: view.centerYAnchor)])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        view.transform = CGAffineTransform(translationX: 0, y: -min(120, note.overlap(with: view)))
    }
    override func keyboardHides(_ note: KeyboardNote) { view.transform = .identity }
}

private final class EndController: ListeningController {
    private let follows: Bool
    private let list = UIScrollView.around(
        UIStackView.column((1...40).map { UILabel.saying("Message \($0)") }), inset: 12)
    private let field = UITextField.named("Message")
    private lazy var bottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    init(follows: Bool) {
        self.follows = follows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(list, downTo: view.safeAreaLayoutGuide.bottomAnchor)
        list.contentInset.bottom = 44
        field.backgroundColor = .systemBackground
        view.place(field, [bottom])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showEnd()
    }

    private func showEnd() {
        let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        list.contentOffset.y = max(-list.adjustedContentInset.top, end)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        let covered = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
        bottom.constant = -covered
        list.contentInset.bottom = 44 + covered
        if follows { showEnd() }
        view.layoutIfNeeded()
    }

    override func keyboardHides(_ note: KeyboardNote) {
        bottom.constant = 0
        list.contentInset.bottom = 44
        showEnd()
        view.layoutIfNeeded()
    }
}

/// The button is the last view of the form, below the keyboard's edge.
private final class LockedController: ListeningController {
    private let locks: Bool
    private let send = UIButton.named("Send")
    private lazy var form = UIScrollView.around(
        UIStackView.column(
            [UITextField.named("Name")] + (1...16).map { UILabel.saying("Paragraph \($0)") } + [send]), inset: 12)

    init(locks: Bool) {
        self.locks = locks
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(form, downTo: view.safeAreaLayoutGuide.bottomAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        form.contentInset.bottom = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
        form.isScrollEnabled = !locks
    }

    override func keyboardHides(_ note: KeyboardNote) {
        form.contentInset.bottom = 0
        form.isScrollEnabled = true
    }
}
