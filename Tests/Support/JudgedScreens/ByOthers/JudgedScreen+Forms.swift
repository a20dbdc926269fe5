import AuditRules
import UIKit

extension JudgedScreen {
    static let forms = [
        JudgedScreen(
            "Form scrolled without need", source: "https://github.com/michaeltyson/TPKeyboardAvoiding/issues/239",
            "The first field is far above the keyboard, and the form still scrolls up, so the heading is cut off.",
            planted: [.movedNeedlessly], also: [.pushedOffScreen, .barPushedOff]
        ) { EagerForm() },
        JudgedScreen(
            "Room that is never taken back", source: "https://github.com/michaeltyson/TPKeyboardAvoiding/issues/270",
            "After a hide that reports an empty frame, the form keeps a keyboard's height of empty room at its end.",
            planted: [.notRestored], coveredIn: [.slideOver, .stageManager]
        ) { RoomKeepingForm() },
        JudgedScreen(
            "Last section under the tab bar", source: "https://github.com/xmartlabs/XLForm/pull/287",
            "Once the keyboard has gone, the last rows lie under the tab bar and can't be scrolled out.",
            planted: [.notRestored], also: [.unreachable], coveredIn: [.slideOver, .stageManager]
        ) {
            let tabs = UITabBarController()
            tabs.viewControllers = [TabForm()]
            return tabs
        },
        JudgedScreen(
            "Table form that makes room twice", source: "https://github.com/nicklockwood/FXForms/pull/57",
            "With the keyboard up the form can be scrolled a whole keyboard too far, into an empty space.",
            planted: [.doubleAvoidance], also: [.movedNeedlessly]
        ) { UINavigationController(rootViewController: TwiceInsetForm(style: .grouped)) },
        JudgedScreen(
            "Frame-wise table inset", source: "https://gist.github.com/TimMedcalf/9505416",
            "The table leaves room for the part of the keyboard that covers it, and all its rows can be reached.",
            coveredIn: [.slideOver, .stageManager]
        ) { IntersectingTable() },
        JudgedScreen(
            "Registration with Next key",
            source: "https://rolandleth.com/tech/blog/avoiding-the-keyboard-on-uitextfield-focus",
            "Each of six fields is in sight while it is typed into, and the button below can be scrolled to."
        ) { UINavigationController(rootViewController: Registration()) },
        JudgedScreen(
            "Settings with four styles of cells", source: "a settings page of UIKit's cells",
            "The table controller keeps each field above the keyboard, as UIKit does by itself."
        ) { UINavigationController(rootViewController: CellStyles(style: .grouped)) }
    ]
}

private final class EagerForm: UIViewController {
    let scroller = UIScrollView()
    let first = UITextField(), second = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scroller.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroller)
        let heading = UILabel(frame: CGRect(x: 20, y: 4, width: 260, height: 24))
        heading.text = "Your address"
        first.frame = CGRect(x: 20, y: 32, width: 260, height: 34)
        second.frame = CGRect(x: 20, y: 700, width: 260, height: 34)
        for field in [first, second] { field.borderStyle = .roundedRect }
        for item in [heading, first, second] { scroller.addSubview(item) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.show($1) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.scroller.contentInset = .zero
            me.scroller.contentOffset = .zero
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds.inset(by: view.safeAreaInsets)
        scroller.contentSize = CGSize(width: scroller.bounds.width, height: 1200)
    }

    func show(_ note: Notification) {
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        let covered = max(0, scroller.frame.maxY - view.convert(end, from: nil).minY)
        scroller.contentInset.bottom = covered
        let field = first.isFirstResponder ? first : second
        let room = scroller.bounds.height - covered
        let ideal = max(0, field.frame.midY - room / 2) + 30
        scroller.setContentOffset(CGPoint(x: 0, y: ideal), animated: false)
    }
}

private final class RoomKeepingForm: UIViewController {
    private let scroll = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        for index in 0..<12 {
            let field = UITextField(frame: CGRect(x: 16, y: 8 + 56 * index, width: 250, height: 36))
            field.placeholder = "Question \(index + 1)"
            field.borderStyle = .roundedRect
            scroll.addSubview(field)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.update($1) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { $0.update($1) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds.inset(by: view.safeAreaInsets)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 680)
    }

    private func update(_ note: Notification) {
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        guard end.height > 0 else { return }
        let isHide = note.name == UIResponder.keyboardWillHideNotification
        scroll.contentInset.bottom = isHide ? 0 : max(0, scroll.frame.maxY - view.convert(end, from: nil).minY)
        if let field = scroll.subviews.first(where: \.isFirstResponder) {
            scroll.scrollRectToVisible(field.frame, animated: false)
        }
    }
}

private final class TabForm: UIViewController, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)
    private var cells: [UITableViewCell] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 0)
        for index in 0..<18 {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Entry \(index)"
            if index < 3 {
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 140, height: 36))
                field.placeholder = "Value"
                cell.accessoryView = field
            }
            cells.append(cell)
        }
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        view.addSubview(table)
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            me.table.contentInset.bottom = max(0, me.view.bounds.maxY - me.view.convert(end, from: nil).minY)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.table.contentInset.bottom = 0
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        table.contentInset = UIEdgeInsets(
            top: view.safeAreaInsets.top, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }
}

private final class TwiceInsetForm: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        let center = NotificationCenter.default
        center.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            me.tableView.contentInset.bottom = end.height
        }
        center.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.tableView.contentInset.bottom = 0
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 24 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 16, y: 4, width: 240, height: 36))
        field.placeholder = "Field \(indexPath.row + 1)"
        cell.contentView.addSubview(field)
        return cell
    }
}

private final class IntersectingTable: UIViewController, UITableViewDataSource {
    private let table = UITableView()
    private let fields = (0..<15).map { _ in UITextField() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.rowHeight = 48
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor),
            table.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safe.trailingAnchor)
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.inset($1) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.table.contentInset.bottom = 0
        }
    }

    private func inset(_ note: Notification) {
        guard let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let window = view.window
        else { return }
        let frame = table.superview?.convert(table.frame, to: window) ?? .zero
        table.contentInset.bottom = frame.intersection(end).isNull ? 0 : frame.intersection(end).height
        if let row = fields.firstIndex(where: \.isFirstResponder) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let field = fields[indexPath.row]
        field.placeholder = "Part \(indexPath.row + 1)"
        field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 6)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        return cell
    }
}

private final class Registration: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView(), stack = UIStackView()
    private var fields: [UITextField] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Register"
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        for hint in ["First name", "Last name", "Street", "Town", "Phone", "E-mail"] {
            let field = UITextField()
            field.placeholder = hint
            field.borderStyle = .roundedRect
            field.returnKeyType = .next
            field.delegate = self
            fields.append(field)
            stack.addArrangedSubview(field)
        }
        stack.addArrangedSubview(
            UIButton(configuration: .filled(), primaryAction: UIAction(title: "Register") { _ in }))
        scrollView.alwaysBounceVertical = true
        for item in [scrollView, stack] { item.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32)
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardDidShowNotification) { me, _ in me.reveal() }
    }

    private func reveal() {
        guard let field = fields.first(where: \.isFirstResponder) else { return }
        scrollView.scrollRectToVisible(
            field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -4), animated: true)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { reveal() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
            return textField.resignFirstResponder()
        }
        return fields[index + 1].becomeFirstResponder()
    }
}

private final class CellStyles: UITableViewController {
    private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Account" : "Names"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 4 : 6
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: styles[indexPath.row % 4], reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        guard indexPath.section == 1 else {
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
        field.placeholder = "Name"
        cell.accessoryView = field
        return cell
    }
}
