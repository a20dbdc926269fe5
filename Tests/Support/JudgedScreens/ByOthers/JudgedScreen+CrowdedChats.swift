import AuditRules
import UIKit

extension JudgedScreen {
    /// Chat screens that do more for the keyboard than keep the end of the list in view.
    static let crowdedChats = [
        JudgedScreen(
            "Messages behind the bar", source: "https://github.com/MessageKit/MessageKit/issues/494",
            "The last message can't be scrolled out from behind the bar, with the keyboard up or down.",
            planted: [.unreachable], also: [.leftItsEnd], coveredIn: [.slideOver, .stageManager]
        ) { BehindTheBarChat() },
        JudgedScreen(
            "Chat that receives by itself", source: "a support chat with a robot",
            "Messages come while a person types; the list keeps its newest message above the bar."
        ) { RobotChat() },
        JudgedScreen(
            "Chat turned upside down", source: "a messenger that mirrors its table",
            "The table is mirrored, so its first row is the newest one, just above the bar at all times."
        ) { MirroredChat() }
    ]
}

private final class BehindTheBarChat: UIViewController, UICollectionViewDataSource {
    private final class Bubble: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private var list: UICollectionView!
    private let bar = UIView(), input = UITextField()
    private var keyboardHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 10)
        list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.backgroundColor = .white
        list.backgroundColor = .white
        list.dataSource = self
        list.register(Bubble.self, forCellWithReuseIdentifier: "bubble")
        view.addSubview(list)
        bar.backgroundColor = .lightGray
        input.borderStyle = .roundedRect
        bar.addSubview(input)
        view.addSubview(bar)
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            me.change(to: max(0, me.view.bounds.maxY - me.view.convert(end, from: nil).minY))
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.change(to: 0)
        }
    }

    private func change(to height: CGFloat) {
        keyboardHeight = height
        list.contentInset.bottom = max(0, height - view.safeAreaInsets.bottom)
        viewDidLayoutSubviews()
        toEnd()
    }

    private func toEnd() { list.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        toEnd()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 0, left: view.safeAreaInsets.left, bottom: 0, right: view.safeAreaInsets.right))
        let bottom = max(keyboardHeight, view.safeAreaInsets.bottom)
        bar.frame = CGRect(x: 0, y: view.bounds.height - bottom - 52, width: view.bounds.width, height: 52)
        let left = view.safeAreaInsets.left + 10
        input.frame = CGRect(
            x: left, y: 8, width: view.bounds.width - left - view.safeAreaInsets.right - 10, height: 36)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        (cell as? Bubble)?.label.text = "Bubble \(indexPath.item)"
        return cell
    }
}

private final class RobotChat: UIViewController, UITableViewDataSource {
    private let table = UITableView(), field = UITextField()
    private var lines = (1...12).map { "Answer \($0)" }
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.separatorStyle = .none
        field.placeholder = "Ask"
        field.borderStyle = .roundedRect
        for item in [table, field] {
            view.addSubview(item)
            item.translatesAutoresizingMaskIntoConstraints = false
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor),
            table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            field.topAnchor.constraint(equalTo: table.bottomAnchor, constant: 4),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: 38),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.receive() }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    private func receive() {
        guard lines.count < 20 else { return timer?.invalidate() ?? () }
        lines.append("Answer \(lines.count + 1)")
        table.insertRows(at: [IndexPath(row: lines.count - 1, section: 0)], with: .none)
        view.layoutIfNeeded()
        end()
    }

    private func end() {
        table.contentOffset.y = max(0, table.contentSize.height - table.bounds.height)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.layoutIfNeeded()
        end()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = lines[indexPath.row]
        cell.detailTextLabel?.text = "Robot"
        return cell
    }
}

private final class MirroredChat: UIViewController, UITableViewDataSource {
    private let table = UITableView(), bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        table.dataSource = self
        table.contentInsetAdjustmentBehavior = .never
        let field = UITextField()
        field.placeholder = "Write"
        field.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(field)
        for item in [table, bar] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor), table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 48),
            field.leadingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.leadingAnchor, constant: 14),
            field.trailingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.trailingAnchor, constant: -14),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6)
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
        cell.textLabel?.text = "Message \(50 - indexPath.row)"
        return cell
    }
}
