// Fidelity: partial — rows follow their items at once (rule C71); row animations and moving by a person are absent

import Foundation

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// Kept for the app: changes are immediate here.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (self.tableView, self.cellProvider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.settled }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let former = shown
        shown = AppliedSnapshot(snapshot)
        tableView?.follow(former.way(to: shown))
        tableView?.reconfigure(shown.reconfigured)
        completion?()
    }

    @available(iOS 15.0, *)
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    @available(iOS 15.0, *)
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown = AppliedSnapshot(snapshot)
        tableView?.reloadData()
        completion?()
    }

    @available(iOS 15.0, *)
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    @available(iOS 15.0, *)
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
    @available(iOS 15.0, *)
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.sections.firstIndex(of: sectionIdentifier)
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

    // MARK: The table's questions

    open func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count(in: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = cellProvider(tableView, indexPath, shown.known(at: indexPath)) else {
            UIKitException.internalInconsistency.raise(
                "UITableViewDataSource returned a nil cell for row at index path: \(indexPath). Table view: \(tableView)"
            )
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
