import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// A chat with rows that size themselves, and a bar with a field.
@MainActor
final class ChatScreen {
    enum Kind: CaseIterable { case table, collection, scroll }
    /// Where the bar is: below the list on the library's guide, over the end of the list, or in the keyboard's frame.
    enum Bar: CaseIterable { case below, over, accessory }

    struct Setting: CustomStringConvertible, Sendable {
        var kind = Kind.table
        var isUpsideDown = false
        var bar = Bar.below
        var lifting = ChatLifting.whenAtEnd
        var readings: Set<Reading> = []
        var identifiesRows = true
        /// Whether a diffable data source identifies the rows.
        var isDiffable = false

        var description: String {
            "\(isDiffable ? "diffable " : "")\(kind), \(isUpsideDown ? "upside down" : "upright"), bar \(bar), \(lifting), "
                + "\(readings.map(\.rawValue))"
        }
    }

    let setting: Setting
    let stage: SimulatedStage
    /// A keyboard of its own, which remembers no other test's heights.
    let keyboard: Keyboard
    let controller: ChatPage
    let list: UIScrollView
    private(set) var rows: [ChatPage.Row] = []
    private var nextID = 0

    init(
        _ setting: Setting = Setting(), rows count: Int = 30, systemVersion: Double = 17,
        onEndInSight: (@MainActor (Bool) -> Void)? = nil
    ) throws {
        self.setting = setting
        stage = SimulatedStage(
            try Screens.device(Screens.large), systemVersion: systemVersion, readings: setting.readings)
        keyboard = Keyboard()
        controller = ChatPage(setting, keyboard: keyboard)
        list = controller.list
        for number in 0..<count { rows.append(makeRow(height: 40 + CGFloat(number * 37 % 90))) }
        controller.rows = rows
        controller.loadViewIfNeeded()
        let page = controller
        if setting.identifiesRows, !setting.isDiffable {
            list.keyboardAvoidance = .insets.chat(
                lifting: setting.lifting, identity: { [weak page] in page?.identity(at: $0) },
                onEndInSight: onEndInSight
            ).following(keyboard)
        } else {
            list.keyboardAvoidance = .insets.chat(lifting: setting.lifting, onEndInSight: onEndInSight).following(
                keyboard)
        }
        stage.present(controller)
        settle()
        // Of an animation that begins at the time 0, nobody can say whether it has begun.
        stage.advance(by: 1)
    }

    private func makeRow(height: CGFloat) -> ChatPage.Row {
        nextID += 1
        return ChatPage.Row(id: nextID, height: height)
    }

    // MARK: What the app does

    /// How the app tells its list of changed rows.
    enum Update: CaseIterable { case batch, reload }

    /// The rows of the list in its own order; upside down, the first one is the newest.
    private func own(_ index: Int) -> IndexPath {
        IndexPath(item: setting.isUpsideDown ? rows.count - 1 - index : index, section: 0)
    }

    var newestPath: IndexPath { own(rows.count - 1) }

    func append(height: CGFloat, by update: Update = .batch) {
        rows.append(makeRow(height: height))
        tell(inserted: [own(rows.count - 1)], by: update)
    }

    func prepend(_ heights: [CGFloat], by update: Update = .batch) {
        rows.insert(contentsOf: heights.map(makeRow), at: 0)
        tell(inserted: heights.indices.map(own), by: update)
    }

    func remove(at index: Int, by update: Update = .batch) {
        let path = own(index)
        rows.remove(at: index)
        tell(deleted: [path], by: update)
    }

    /// The newest row gets another line.
    func stream(_ height: CGFloat = 22, by update: Update = .batch) {
        rows[rows.count - 1].height += height
        controller.rows = rows
        controller.resize(newestPath, by: update)
    }

    private func tell(inserted: [IndexPath] = [], deleted: [IndexPath] = [], by update: Update) {
        controller.rows = rows
        controller.update(inserted: inserted, deleted: deleted, by: update)
    }

    func growBar(to height: CGFloat) { controller.barHeight.constant = height }

    /// The app scrolls by UIKit's own means.
    func scroll(to index: Int) {
        (list as? UITableView)?.scrollToRow(at: own(index), at: .top, animated: false)
        (list as? UICollectionView)?.scrollToItem(at: own(index), at: .top, animated: false)
    }

    // MARK: The panel in the keyboard's place

    /// The order in which the app's code takes away the one and brings the other.
    enum Order: CaseIterable { case panelFirst, keyboardFirst }

    /// A panel on the page or, with a bar in the keyboard's frame, as the input view.
    func openPanel(_ order: Order = .panelFirst) {
        if setting.bar == .accessory {
            controller.field.inputView = controller.inputPanel
            controller.field.reloadInputViews()
            controller.field.becomeFirstResponder()
            return
        }
        if order == .keyboardFirst { endEditing() }
        controller.addPanel()
        keyboard.hold(for: controller.panel)
        endEditing()
        endTurn()
    }

    func closePanel() {
        controller.panel.removeFromSuperview()
        if setting.bar == .accessory { endEditing() }
        controller.field.inputView = nil
        endTurn()
    }

    func goBackToKeyboard(_ order: Order = .panelFirst) {
        if order == .panelFirst { controller.panel.removeFromSuperview() }
        controller.field.inputView = nil
        controller.field.reloadInputViews()
        edit()
        controller.panel.removeFromSuperview()
        endTurn()
    }

    // MARK: What a person does

    func edit() { controller.field.becomeFirstResponder() }
    func endEditing() { controller.field.resignFirstResponder() }

    /// A positive distance brings newer rows into sight.
    func drag(by distance: CGFloat) {
        stage.phone.scroll(list, by: distance)
        settle()
    }

    func frame() { stage.advance(by: 1.0 / 60) }
    func settle() {
        for _ in 0..<600 where !stage.phone.isQuiescent { frame() }
        stage.settle()
    }
    func endTurn() { stage.phone.endTurn() }

    // MARK: What a person sees

    var keyboardMoves: Bool { stage.phone.keyboard.isMoving }

    /// The edge of the room on the screen as drawn now, in points: the bar's top, or the keyboard's with its accessory.
    var shownEdge: CGFloat {
        let bar = controller.bar
        guard setting.bar == .accessory else { return (bar.layer.presentation() ?? bar.layer).frame.minY }
        let keyboard = stage.phone.keyboard
        return min(
            keyboard.presentedFrameInScreen.minY, controller.view.bounds.height - controller.view.safeAreaInsets.bottom)
    }

    /// A row's edge on the screen as drawn now, in points; nil if the row has no view.
    private func shown(_ id: Int, _ edge: (CGRect) -> CGFloat) -> CGFloat? {
        guard let view = controller.view(of: id) else { return nil }
        let frame = (view.layer.presentation() ?? view.layer).frame, layer = list.layer.presentation() ?? list.layer
        let y = edge(frame) - layer.bounds.minY
        return setting.isUpsideDown ? layer.frame.maxY - y : layer.frame.minY + y
    }

    func shownTop(of id: Int) -> CGFloat? { shown(id) { setting.isUpsideDown ? $0.maxY : $0.minY } }
    func shownBottom(of id: Int) -> CGFloat? { shown(id) { setting.isUpsideDown ? $0.minY : $0.maxY } }

    /// The height between the covered parts of the list, without the blank, in points.
    var room: CGFloat {
        let insets = list.adjustedContentInset
        return list.bounds.height - insets.top - insets.bottom + blank
    }

    /// The blank under the newest row, in points.
    var blank: CGFloat { AvoidanceSlot.of(list)?.avoider?.membership.chat?.blank ?? 0 }
    var hasBlank: Bool { blank > 0 }

    /// How far the newest row's lower edge is below the edge of the room as drawn now, in points; nil out of sight.
    var shownDistance: CGFloat? { shownBottom(of: rows[rows.count - 1].id).map { $0 - shownEdge } }

    /// The row that begins first below the top of the room, and its place, in points.
    var reading: (id: Int, top: CGFloat)? {
        let top =
            list.frame.minY + (setting.isUpsideDown ? list.adjustedContentInset.bottom : list.adjustedContentInset.top)
        return reading(below: top)
    }

    /// The row that begins first below a place on the screen, in points.
    func reading(below place: CGFloat) -> (id: Int, top: CGFloat)? {
        rows.lazy.compactMap { row in self.shownTop(of: row.id).map { (row.id, $0) } }.first { $0.1 >= place - 0.5 }
    }
}

/// The page of a ``ChatScreen``.
@MainActor
final class ChatPage: UIViewController {
    struct Row {
        let id: Int
        var height: CGFloat
    }

    private let setting: ChatScreen.Setting
    private let keyboard: Keyboard
    var rows: [Row] = []
    let list: UIScrollView
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50)), field = UITextField()
    let panel = UIView()
    private(set) lazy var inputPanel = KeyboardPanel(keyboard: keyboard)
    private(set) lazy var barHeight = bar.heightAnchor.constraint(equalToConstant: 50)
    private var stacked: [Int: UIView] = [:]

    init(_ setting: ChatScreen.Setting, keyboard: Keyboard) {
        (self.setting, self.keyboard) = (setting, keyboard)
        switch setting.kind {
        case .table: list = UITableView(frame: .zero, style: .plain)
        case .collection:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        case .scroll: list = UIScrollView()
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { setting.bar == .accessory }
    override var inputAccessoryView: UIView? { setting.bar == .accessory ? bar : nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.keyboardGuide.keyboard = keyboard
        field.accessibilityIdentifier = "Message"
        field.frame = CGRect(x: 10, y: 5, width: 200, height: 34)
        bar.addSubview(field)
        if setting.isUpsideDown { list.transform = CGAffineTransform(scaleX: 1, y: -1) }
        place()
        (list as? UITableView).map { table in
            table.register(ChatTableCell.self, forCellReuseIdentifier: "row")
            table.estimatedRowHeight = 44
            if setting.isDiffable { diffTable(table) } else { table.dataSource = self }
        }
        (list as? UICollectionView).map { collection in
            collection.register(ChatCollectionCell.self, forCellWithReuseIdentifier: "row")
            if setting.isDiffable { diffCollection(collection) } else { collection.dataSource = self }
        }
        if setting.kind == .scroll { stack() }
    }

    private func place() {
        let views = setting.bar == .accessory ? [list] : [list, bar]
        for subview in views {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        list.bottomAnchor.constraint(equalTo: setting.bar == .below ? bar.topAnchor : view.bottomAnchor).isActive = true
        guard setting.bar != .accessory else { return }
        barHeight.isActive = true
        bar.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor).isActive = true
    }

    /// The panel's top is the keyboard's.
    func addPanel() {
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.keyboardGuide.topAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ])
    }

    /// A list that goes on under its bar gets an inset of the bar's height.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if setting.bar == .over { list.keyboardOwnValue = bar.bounds.height }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if setting.bar == .accessory { becomeFirstResponder() }
    }

    /// How often the library has asked what identifies a row.
    private(set) var identityQuestions = 0

    func identity(at path: IndexPath) -> Int? {
        identityQuestions += 1
        return row(at: path)?.id
    }

    func row(at path: IndexPath) -> Row? {
        guard rows.indices.contains(path.item) else { return nil }
        return setting.isUpsideDown ? rows[rows.count - 1 - path.item] : rows[path.item]
    }

    // MARK: Diffable data sources

    private var apply: ((NSDiffableDataSourceSnapshot<Int, Int>, ChatScreen.Update) -> Void)?

    private func diffTable(_ table: UITableView) {
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] table, path, _ in
            tableView(table, cellForRowAt: path)
        }
        apply = { snapshot, update in
            if update == .batch {
                source.apply(snapshot, animatingDifferences: false, completion: nil)
            } else {
                source.applySnapshotUsingReloadData(snapshot, completion: nil)
            }
        }
        applyRows(by: .reload)
    }

    private func diffCollection(_ collection: UICollectionView) {
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            [unowned self] collection, path, _ in
            collectionView(collection, cellForItemAt: path)
        }
        apply = { snapshot, update in
            if update == .batch {
                source.apply(snapshot, animatingDifferences: false, completion: nil)
            } else {
                source.applySnapshotUsingReloadData(snapshot, completion: nil)
            }
        }
        applyRows(by: .reload)
    }

    private func applyRows(by update: ChatScreen.Update, changing path: IndexPath? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems((setting.isUpsideDown ? rows.reversed() : rows).map(\.id))
        if let id = path.flatMap(row)?.id { snapshot.reconfigureItems([id]) }
        apply?(snapshot, update)
    }

    func update(inserted: [IndexPath], deleted: [IndexPath], by update: ChatScreen.Update) {
        if apply != nil { return applyRows(by: update) }
        switch list {
        case let table as UITableView:
            guard update == .batch else { return table.reloadData() }
            table.performBatchUpdates {
                table.deleteRows(at: deleted, with: .none)
                table.insertRows(at: inserted, with: .none)
            }
        case let collection as UICollectionView:
            guard update == .batch else { return collection.reloadData() }
            collection.performBatchUpdates {
                collection.deleteItems(at: deleted)
                collection.insertItems(at: inserted)
            }
        default: stack()
        }
    }

    func resize(_ path: IndexPath, by update: ChatScreen.Update) {
        if apply != nil { return applyRows(by: update, changing: path) }
        switch list {
        case let table as UITableView:
            if update == .batch { table.reconfigureRows(at: [path]) } else { table.reloadData() }
        case let collection as UICollectionView:
            if update == .batch { collection.reconfigureItems(at: [path]) } else { collection.reloadData() }
        default: stack()
        }
    }

    private func stack() {
        var y: CGFloat = 0
        let ids = Set(rows.map(\.id))
        for (id, view) in stacked where !ids.contains(id) {
            view.removeFromSuperview()
            stacked[id] = nil
        }
        for row in setting.isUpsideDown ? rows.reversed() : rows {
            let view = stacked[row.id] ?? UIView()
            stacked[row.id] = view
            if view.superview == nil { list.addSubview(view) }
            view.frame = CGRect(x: 0, y: y, width: 390, height: row.height)
            y += row.height
        }
        list.contentSize = CGSize(width: 390, height: y)
    }

    func view(of id: Int) -> UIView? {
        switch list {
        case let table as UITableView: table.visibleCells.first { ($0 as? ChatTableCell)?.id == id }
        case let collection as UICollectionView:
            collection.visibleCells.first { ($0 as? ChatCollectionCell)?.id == id }
        default: stacked[id]
        }
    }
}

extension ChatPage: UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? ChatTableCell)?.show(row(at: indexPath))
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? ChatCollectionCell)?.show(row(at: indexPath))
        return cell
    }
}

final class ChatTableCell: UITableViewCell {
    private(set) var id = 0
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 44)

    func show(_ row: ChatPage.Row?) {
        guard let row else { return }
        id = row.id
        height.constant = row.height
        height.isActive = true
    }
}

final class ChatCollectionCell: UICollectionViewCell {
    private(set) var id = 0
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 44)

    func show(_ row: ChatPage.Row?) {
        guard let row else { return }
        id = row.id
        height.constant = row.height
        height.isActive = true
    }
}
