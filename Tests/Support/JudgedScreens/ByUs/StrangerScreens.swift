import AuditRules
import Foundation
import UIKit

extension JudgedScreen {
    /// Screens with faults in new forms, and similar screens without faults.
    ///
    /// The screens in the other files have the same faults in other forms.
    static let strangers: [JudgedScreen] = [
        JudgedScreen(
            "settings in a table controller", fields: ["Row 1", "Row 6", "Row 11"]
        ) { SettingsController() },
        JudgedScreen(
            "settings in a plain controller", planted: [.focusCovered], also: [.caretCovered, .unreachable],
            fields: ["Row 1", "Row 6", "Row 11"]
        ) { PlainSettingsController(isHelped: false) },
        JudgedScreen("settings with insets", fields: ["Row 1", "Row 6", "Row 11"]) {
            PlainSettingsController(isHelped: true)
        },
        JudgedScreen(
            "composer without help", planted: [.focusCovered], also: [.caretCovered, .controlCovered],
            marks: ["Send"], fields: ["Message"]
        ) { ComposerController(.none) },
        JudgedScreen("composer on the guide", marks: ["Send"], fields: ["Message"]) { ComposerController(.guide) },
        JudgedScreen(
            "composer on a guide of raw heights", planted: [.needlessGap], marks: ["Send"], fields: ["Message"]
        ) { ComposerController(.rawHeight) },
        JudgedScreen(
            "composer in a late animation", planted: [.slowSettle],
            also: [.lag, .focusCovered, .caretCovered, .jump],
            marks: ["Send"], fields: ["Message"]
        ) { ComposerController(.late) },
        JudgedScreen(
            "label that never gets out of layout", planted: [.neverSettles], also: [.layoutPasses, .notRestored],
            fields: ["Width"]
        ) { FittingController(isEndless: true) },
        JudgedScreen("label that fits in a second pass", fields: ["Width"]) { FittingController(isEndless: false) },
        JudgedScreen("progress in every frame", planted: [.layoutPasses], fields: ["Name"]) {
            ProgressController(inEachFrame: true)
        },
        JudgedScreen("progress in one animation", fields: ["Name"]) { ProgressController(inEachFrame: false) },
        JudgedScreen(
            "rows rebuilt when a letter is typed", planted: [.focusLost], also: [.notRestored], fields: ["Tag"]
        ) { RebuildingController(rebuilds: true) },
        JudgedScreen("rows added around a field", fields: ["Tag"]) { RebuildingController(rebuilds: false) },
        JudgedScreen("button in the home indicator's strip", planted: [.underHardwareAtRest], fields: ["Name"]) {
            LowButtonController(isLow: true)
        },
        JudgedScreen("button above the home indicator", fields: ["Name"]) { LowButtonController(isLow: false) },
        JudgedScreen(
            "card moved out of the screen", planted: [.pushedOffScreen],
            also: [.needlessGap, .doubleAvoidance, .underHardware], marks: ["OK"], fields: ["Amount"]
        ) { CardController(factor: 3) },
        JudgedScreen("card moved as far as needed", marks: ["OK"], fields: ["Amount"]) { CardController(factor: 1) },
        JudgedScreen(
            "chat under a floating keyboard", planted: [.floatingCover], fields: [],
            acts: [.tap("First"), .type("a"), .focus("Second"), .type("b"), .dismiss]
        ) { NarrowController() },
        JudgedScreen("two forms side by side", fields: ["Left", "Right"]) { ColumnsController() }
    ]
}

/// A table controller avoids the keyboard itself.
private final class SettingsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        SettingRow.cell(indexPath.row)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 56
    }
}

@MainActor private enum SettingRow {
    static func cell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), field = UITextField.named("Row \(row)")
        cell.contentView.place(field, [field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor)])
        return cell
    }
}

private final class PlainSettingsController: HelpedController, UITableViewDataSource {
    private let table = UITableView()
    private lazy var cells = (0..<12).map { SettingRow.cell($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 56
        table.dataSource = self
        fill(table, downTo: view.bottomAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        if isHelped { table.contentInset.bottom = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom) }
    }
    override func keyboardHides(_ note: KeyboardNote) { table.contentInset.bottom = 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }
}

private final class ComposerController: ListeningController {
    enum Way { case none, guide, rawHeight, late }
    private let way: Way
    private let bar = UIStackView(arrangedSubviews: [UITextField.named("Message"), UIButton.named("Send")])
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    init(_ way: Way) {
        self.way = way
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if way == .guide { bottom = bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor) }
        bar.spacing = 8
        view.place(bar, [bottom])
        let list = UIScrollView.around(UIStackView.column((1...9).map { UILabel.saying("Message \($0)") }))
        fill(list, downTo: bar.topAnchor)
    }

    override func keyboardShows(_ note: KeyboardNote) {
        let overlap = max(0, note.overlap(with: view) - view.safeAreaInsets.bottom)
        switch way {
        case .none, .guide: return
        case .rawHeight: bottom.constant = -note.end.height
        case .late: bottom.constant = -overlap
        }
        guard way == .late else { return view.layoutIfNeeded() }
        let own: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
        UIView.animate(withDuration: 0.6, delay: 0.4, options: own) { self.view.layoutIfNeeded() }
    }

    override func keyboardHides(_ note: KeyboardNote) {
        if way == .guide || way == .none { return }
        bottom.constant = 0
        view.layoutIfNeeded()
    }
}

/// Each layout adapts the label's font size to the label's width.
private final class FittingController: ListeningController {
    private let isEndless: Bool
    private var size: CGFloat = 20, isUp = false
    private let label = UILabel.saying("As wide as can be")

    init(isEndless: Bool) {
        self.isEndless = isEndless
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView.column([UITextField.named("Width"), label])
        view.place(column, [column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10)])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        isUp = true
        view.setNeedsLayout()
    }

    override func keyboardHides(_ note: KeyboardNote) {
        if isEndless { return }
        (isUp, size) = (false, 20)
        label.font = .systemFont(ofSize: 17)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard isUp else { return }
        // In the endless case, each layout switches the font size between 20 and 21.
        let wanted: CGFloat = isEndless && size == 21 ? 20 : 21
        if wanted == size { return }
        size = wanted
        label.font = .systemFont(ofSize: size)
        view.setNeedsLayout()
    }
}

private final class ProgressController: ListeningController {
    private let inEachFrame: Bool
    private let track = UIView.block(4)
    private lazy var width = track.widthAnchor.constraint(equalToConstant: 0)

    init(inEachFrame: Bool) {
        self.inEachFrame = inEachFrame
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = UITextField.named("Name"), safe = view.safeAreaLayoutGuide
        view.place(name, [name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20)])
        track.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(track)
        NSLayoutConstraint.activate([
            track.leadingAnchor.constraint(equalTo: safe.leadingAnchor), width,
            track.topAnchor.constraint(equalTo: safe.topAnchor)
        ])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        if inEachFrame { return grow(0) }
        width.constant = 180
        UIView.animate(withDuration: 0.75) { self.view.layoutIfNeeded() }
    }
    override func keyboardHides(_ note: KeyboardNote) { width.constant = 0 }

    private func grow(_ step: Int) {
        width.constant = CGFloat(step) * 4
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if step < 45 { later(1.0 / 60) { self.grow(step + 1) } }
    }
}

private final class RebuildingController: ListeningController {
    private let rebuilds: Bool
    private var column = UIStackView()

    init(rebuilds: Bool) {
        self.rebuilds = rebuilds
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        build()
    }

    private func build() {
        column.removeFromSuperview()
        let tag = UITextField.named("Tag")
        tag.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        column = .column([UILabel.saying("Tags"), tag])
        view.place(column, [column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10)])
    }

    private func typed() {
        if rebuilds { return build() }
        if column.arrangedSubviews.count < 4 { column.insertArrangedSubview(UILabel.saying("More"), at: 0) }
    }
}

private final class LowButtonController: ListeningController {
    private let isLow: Bool

    init(isLow: Bool) {
        self.isLow = isLow
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = UITextField.named("Name"), skip = UIButton.named("Skip"), safe = view.safeAreaLayoutGuide
        view.place(name, [name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12)])
        let bottom = isLow ? view.bottomAnchor : safe.bottomAnchor
        view.place(skip, inset: 60, [skip.bottomAnchor.constraint(equalTo: bottom)])
    }
}

/// The card moves up by the covered height, or by a multiple of the covered height.
private final class CardController: ListeningController {
    private let factor: CGFloat
    private let card = UIStackView.column([.block(90), UITextField.named("Amount"), UIButton.named("OK")], spacing: 8)

    init(factor: CGFloat) {
        self.factor = factor
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.place(card, inset: 90, [card.centerYAnchor.constraint(equalTo: view.centerYAnchor)])
    }

    override func keyboardShows(_ note: KeyboardNote) {
        let bottom = card.center.y + card.bounds.height / 2
        let overlap = max(0, bottom + 12 - view.convert(note.end, from: nil).minY)
        card.transform = CGAffineTransform(translationX: 0, y: -factor * overlap)
    }
    override func keyboardHides(_ note: KeyboardNote) { card.transform = .identity }
}

private final class NarrowController: ListeningController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let first = UITextField.named("First"), second = UITextField.named("Second")
        let column = UIStackView.column([first, .block(500), second, .block(1_000)])
        column.alignment = .center
        for field in [first, second] { field.widthAnchor.constraint(equalToConstant: 240).isActive = true }
        fill(UIScrollView.around(column), downTo: view.keyboardLayoutGuide.topAnchor)
    }
}

private final class ColumnsController: ListeningController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let sides = ["Left", "Right"].map { name in
            UIScrollView.around(
                UIStackView.column([UITextField.named(name), UILabel.saying("Below \(name)")]), inset: 8)
        }
        let row = UIStackView(arrangedSubviews: sides)
        row.distribution = .fillEqually
        fill(row, downTo: view.keyboardLayoutGuide.topAnchor)
    }
}
