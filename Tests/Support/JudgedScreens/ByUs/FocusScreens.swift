import AuditRules
import UIKit

extension JudgedScreen {
    /// Screens about the first responder, and about containers that avoid the keyboard themselves.
    static let focus: [JudgedScreen] = [
        JudgedScreen("table that reloads at the show", planted: [.focusLost], fields: [], acts: [.tap("Row 2")]) {
            FieldTableController(reloads: true)
        },
        JudgedScreen("table of fields", fields: ["Row 2", "Row 4"]) { FieldTableController(reloads: false) },
        JudgedScreen(
            "form rebuilt in a turn", planted: [.focusLost], fields: [],
            acts: [.tap("Name"), .type("Ann"), .turn, .dismiss]
        ) { RebuiltController(rebuilds: true) },
        JudgedScreen("form kept in a turn", fields: [], acts: [.tap("Name"), .type("Ann"), .turn, .dismiss]) {
            RebuiltController(rebuilds: false)
        },
        JudgedScreen("button that ends editing", fields: [], acts: [.tap("Name"), .type("Ann"), .tap("Done")]) {
            DoneController()
        },
        JudgedScreen("form in a navigation stack", marks: ["Add"], fields: ["First", "Last"]) {
            UINavigationController(rootViewController: StackedController())
        },
        JudgedScreen("form in a sheet", marks: ["Add"], fields: ["First", "Last"]) { SheetHostController() },
        JudgedScreen(
            "form under a floating keyboard", planted: [.floatingCover], fields: FloatingController.fields,
            acts: FloatingController.acts
        ) { FloatingController(isHelped: false) },
        JudgedScreen(
            "form that scrolls from under a floating keyboard", fields: FloatingController.fields,
            acts: FloatingController.acts
        ) {
            FloatingController(isHelped: true)
        }
    ]
}

private final class FieldTableController: UITableViewController {
    private let reloads: Bool

    init(reloads: Bool) {
        self.reloads = reloads
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    private var token: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard reloads else { return }
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.tableView.reloadData() } }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField.named("Row \(indexPath.row)")
        cell.contentView.place(field, [field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor)])
        return cell
    }
}

private final class RebuiltController: UIViewController {
    private let rebuilds: Bool
    private var column: UIView?

    init(rebuilds: Bool) {
        self.rebuilds = rebuilds
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        build()
    }

    private func build() {
        column?.removeFromSuperview()
        let new = UIStackView.column([UITextField.named("Name"), UITextField.named("City")])
        view.place(new, [new.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)])
        column = new
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        if rebuilds { build() }
    }
}

private final class DoneController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let done = UIButton.named("Done") { [weak self] in self?.view.endEditing(true) }
        let column = UIStackView.column([UITextField.named("Name"), done])
        view.place(column, [column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)])
    }
}

private final class StackedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let add = UIButton.named("Add")
        let column = UIStackView.column([UITextField.named("First"), .block(140), UITextField.named("Last")])
        view.place(add, [add.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)])
        fill(UIScrollView.around(column), downTo: add.topAnchor)
    }
}

private final class SheetHostController: UIViewController {
    private var hasPresented = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasPresented else { return }
        hasPresented = true
        present(StackedController(), animated: true)
    }
}

private final class FloatingController: HelpedController {
    nonisolated static let fields = ["Upper", "Lower"]
    nonisolated static let acts: [JudgedScreen.Act] = [
        .tap("Upper"), .type("Ann"), .focus("Lower"), .type("Bob"), .dismiss
    ]
    private let lower = UITextField.named("Lower")
    private lazy var scroll: UIScrollView = {
        let upper = UITextField.named("Upper"), column = UIStackView.column([upper, .block(430), lower, .block(1_300)])
        column.alignment = .center
        for field in [upper, lower] { field.widthAnchor.constraint(equalToConstant: 280).isActive = true }
        return .around(column)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.keyboardLayoutGuide.topAnchor)
        guard isHelped else { return }
        lower.addAction(
            UIAction { [weak self] _ in self?.scroll.contentOffset.y = 430 }, for: .editingDidBegin)
    }
}
