import AuditRules
import Foundation
import UIKit

extension JudgedScreen {
    /// Common habits of apps that look like faults but are none.
    static let habits: [JudgedScreen] = [
        JudgedScreen("labels that float above their fields", fields: ["Email", "City"]) { FloatingLabelController() },
        JudgedScreen("counter below a field", fields: ["Bio"]) { CounterController() },
        JudgedScreen("button with a number", marks: ["Send"], fields: ["Tag", "City"]) { NumberedButtonController() },
        JudgedScreen("cancel button beside a search", fields: ["Search"]) { CancelController() },
        JudgedScreen("search that filters", fields: ["Search"]) { FilterController() },
        JudgedScreen("code of four digits", fields: [], acts: CodeController.acts) { CodeController(pushes: false) },
        JudgedScreen("code that leads to the next screen", fields: [], acts: CodeController.acts) {
            UINavigationController(rootViewController: CodeController(pushes: true))
        },
        JudgedScreen("avatar that shrinks and grows", fields: ["Name"]) { AvatarController() },
        JudgedScreen("error after editing", marks: ["Next"], fields: ["Email", "City"]) { LateErrorController() },
        JudgedScreen(
            "switch that shows more fields", fields: [],
            acts: [.tap("Name"), .type("Ann"), .tap("Company"), .type("b"), .dismiss]
        ) { MoreFieldsController() },
        JudgedScreen("bar as an accessory", fields: ["Message"]) { AccessoryController() },
        JudgedScreen("navigation bar that hides while editing", fields: ["Title"]) {
            UINavigationController(rootViewController: HidingBarController())
        },
        JudgedScreen("form laid out by frames", marks: ["Save"], fields: ["Name", "Town"]) { FramesController() },
        JudgedScreen("form that scrolls by an animation", fields: ["Name", "Far"]) { ScrollingController() }
    ]
}

private class TopFormController: ListeningController {
    let column = UIStackView.column([])
    private(set) lazy var scroll = UIScrollView.around(column)

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.keyboardLayoutGuide.topAnchor)
    }

    func add(_ views: [UIView]) { for view in views { column.addArrangedSubview(view) } }
}

private final class FloatingLabelController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        add([.block(20), row("Email"), row("City"), .block(60)])
    }

    private func row(_ name: String) -> UIView {
        let field = UITextField.named(name), label = UILabel.saying(name), row = UIView()
        field.placeholder = nil
        row.place(
            field, inset: 0,
            [
                field.topAnchor.constraint(equalTo: row.topAnchor, constant: 20),
                field.bottomAnchor.constraint(equalTo: row.bottomAnchor)
            ])
        row.place(label, inset: 12, [label.centerYAnchor.constraint(equalTo: field.centerYAnchor)])
        field.addAction(
            UIAction { _ in
                UIView.animate(withDuration: 0.2) { label.transform = CGAffineTransform(translationX: 0, y: -30) }
            }, for: .editingDidBegin)
        field.addAction(
            UIAction { [weak field] _ in if field?.text?.isEmpty ?? true { label.transform = .identity } },
            for: .editingDidEnd)
        return row
    }
}

private final class CounterController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField.named("Bio"), counter = UILabel.saying("0"), row = UIView()
        row.translatesAutoresizingMaskIntoConstraints = false
        counter.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(counter)
        NSLayoutConstraint.activate([
            counter.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            counter.topAnchor.constraint(equalTo: row.topAnchor),
            counter.bottomAnchor.constraint(equalTo: row.bottomAnchor)
        ])
        field.addAction(
            UIAction { [weak field] _ in counter.text = "\(field?.text?.count ?? 0) of 140 letters" },
            for: .editingChanged)
        add([field, row, UILabel.saying("Tell who you are.")])
    }
}

private final class NumberedButtonController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField.named("Tag"), send = UIButton.named("Send"), row = UIStackView()
        row.addArrangedSubview(send)
        row.addArrangedSubview(UILabel.saying("to all"))
        row.spacing = 8
        field.addAction(
            UIAction { [weak field] _ in send.setTitle("Send \(field?.text?.count ?? 0) letters", for: .normal) },
            for: .editingChanged)
        add([field, row, UITextField.named("City")])
    }
}

private final class CancelController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UITextField.named("Search"), cancel = UIButton.named("Cancel"), row = UIStackView()
        cancel.isHidden = true
        for part in [search, cancel] { row.addArrangedSubview(part) }
        search.addAction(
            UIAction { _ in
                cancel.isHidden = false
                UIView.animate(withDuration: 0.25) { row.layoutIfNeeded() }
            }, for: .editingDidBegin)
        search.addAction(UIAction { _ in cancel.isHidden = true }, for: .editingDidEnd)
        add([row, UILabel.saying("Popular today")])
    }
}

private final class FilterController: ListeningController, UITableViewDataSource {
    private let all = (1...40).map { "Harbour \($0)" }
    private lazy var shown = all
    private let table = UITableView()
    private let search = UITextField.named("Search")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(search, [search.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)])
        search.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                shown = Array(all.prefix(40 - 9 * (search.text?.count ?? 0)))
                table.reloadData()
            }, for: .editingChanged)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = self
        view.place(
            table, inset: 0,
            [
                table.topAnchor.constraint(equalTo: search.bottomAnchor, constant: 8),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            ])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        table.contentInset.bottom = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
        table.verticalScrollIndicatorInsets.bottom = table.contentInset.bottom
    }
    override func keyboardHides(_ note: KeyboardNote) {
        table.contentInset.bottom = 0
        table.verticalScrollIndicatorInsets.bottom = 0
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }
}

private final class CodeController: ListeningController {
    nonisolated static let acts: [JudgedScreen.Act] = [
        .tap("Digit 1"), .type("1"), .type("2"), .type("3"), .type("4"), .dismiss
    ]
    private let pushes: Bool
    private let fields = (1...4).map { UITextField.named("Digit \($0)") }

    init(pushes: Bool) {
        self.pushes = pushes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UIStackView(arrangedSubviews: fields)
        row.spacing = 8
        row.distribution = .fillEqually
        view.place(row, [row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)])
        for (index, field) in fields.enumerated() {
            field.keyboardType = .numberPad
            field.addAction(UIAction { [weak self] _ in self?.goOn(from: index) }, for: .editingChanged)
        }
    }

    private func goOn(from index: Int) {
        if index + 1 < fields.count { return _ = fields[index + 1].becomeFirstResponder() }
        guard pushes else { return _ = fields[index].resignFirstResponder() }
        let next = UIViewController()
        next.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(next, animated: true)
    }
}

private final class AvatarController: TopFormController {
    private let avatar = UIView()
    private lazy var height = avatar.heightAnchor.constraint(equalToConstant: 120)

    override func viewDidLoad() {
        super.viewDidLoad()
        height.isActive = true
        add([avatar, UITextField.named("Name"), UILabel.saying("Seen by friends")])
    }

    override func keyboardShows(_ note: KeyboardNote) { set(60) }
    override func keyboardHides(_ note: KeyboardNote) { set(120) }

    private func set(_ points: CGFloat) {
        height.constant = points
        view.layoutIfNeeded()
    }
}

private final class LateErrorController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let email = UITextField.named("Email"), city = UITextField.named("City")
        let errors = [UILabel.saying("This is no address."), UILabel.saying("No such city.")]
        for (field, error) in zip([email, city], errors) {
            error.isHidden = true
            field.addAction(UIAction { _ in error.isHidden = false }, for: .editingDidEnd)
        }
        add([email, errors[0], city, errors[1], UIButton.named("Next")])
    }
}

private final class MoreFieldsController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let more = UIStackView.column([UITextField.named("Firm"), UITextField.named("Tax number")])
        more.isHidden = true
        let company = UIButton.named("Company") { UIView.animate(withDuration: 0.2) { more.isHidden = false } }
        add([UITextField.named("Name"), company, more, UILabel.saying("All is private.")])
    }
}

private final class AccessoryController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField.named("Message"), bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        bar.backgroundColor = .secondarySystemBackground
        field.inputAccessoryView = bar
        add([field, UILabel.saying("Only you can read this.")])
    }
}

private final class HidingBarController: TopFormController {
    override func viewDidLoad() {
        super.viewDidLoad()
        add([UITextField.named("Title"), UILabel.saying("A note")])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        navigationController?.setNavigationBarHidden(true, animated: true)
    }
    override func keyboardHides(_ note: KeyboardNote) {
        navigationController?.setNavigationBarHidden(false, animated: true)
    }
}

private final class FramesController: ListeningController {
    private let scroll = UIScrollView(), save = UIButton.named("Save")
    private let fields = ["Name", "Town"].map { UITextField.named($0) }
    private var overlap: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        for part in fields + [save] { scroll.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets, width = view.bounds.width - safe.left - safe.right - 40
        scroll.frame = view.bounds.inset(
            by: UIEdgeInsets(top: safe.top, left: 0, bottom: max(safe.bottom, overlap), right: 0))
        for (index, part) in (fields + [save]).enumerated() {
            part.frame = CGRect(x: safe.left + 20, y: 20 + CGFloat(index) * 150, width: width, height: 44)
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: 400)
    }

    override func keyboardShows(_ note: KeyboardNote) { set(note.overlap(with: view)) }
    override func keyboardHides(_ note: KeyboardNote) { set(0) }

    private func set(_ points: CGFloat) {
        overlap = points
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}

private final class ScrollingController: ListeningController {
    private let far = UITextField.named("Far")
    private lazy var scroll = UIScrollView.around(
        UIStackView.column([UITextField.named("Name"), .block(700), far, .block(200)]))

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(scroll, downTo: view.bottomAnchor)
        far.addAction(UIAction { [weak self] _ in self?.show() }, for: .editingDidBegin)
    }

    private func show() {
        scroll.scrollRectToVisible(far.convert(far.bounds.insetBy(dx: 0, dy: -20), to: scroll), animated: true)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        scroll.contentInset.bottom = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
    }
    override func keyboardHides(_ note: KeyboardNote) { scroll.contentInset.bottom = 0 }
}
