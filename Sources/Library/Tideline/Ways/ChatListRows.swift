internal import KeyboardModel
import UIKit

/// A row of a chat, or the content of a scroll view that has no rows.
enum ChatRow: Equatable, Sendable {
    case content
    case row(IndexPath)
    /// The row has been deleted.
    case gone
}

/// The rows of a chat that a decision asks for, in the coordinates of ``ChatSight``, in points.
struct ChatListRows: ChatRows {
    fileprivate(set) var places: [(row: ChatRow, start: CGFloat, end: CGFloat)] = []
    /// The rows in sight, from the oldest to the newest one.
    fileprivate(set) var inSight: [(row: ChatRow, start: CGFloat, end: CGFloat)] = []

    func stretch(of row: ChatRow) -> (start: CGFloat, end: CGFloat)? {
        let place = places.first { $0.row == row } ?? inSight.first { $0.row == row }
        return place.map { ($0.start, $0.end) }
    }

    func row(from coordinate: CGFloat) -> ChatRow? {
        (inSight.first { $0.start >= coordinate } ?? inSight.last)?.row
    }
}

/// Recognizes the rows of a list after other rows have come or gone.
///
/// The app or a diffable data source may tell what identifies a row. Otherwise the cells tell it, because in an update of
/// rows a cell stays with its row. After `reloadData()` a cell may show another row. The cells are then in another order
/// or at their former paths, and each row counts as the one at its path.
@MainActor
struct ChatRowTracker {
    private var seen: [(path: IndexPath, cell: Weak<UIView>)] = []
    private var tracked: [(path: IndexPath, identity: AnyHashable?)] = []
    private var counts: [Int] = []

    mutating func remember(_ rows: [ChatRow], of list: any ChatListView, _ identity: ChatIdentity?) {
        let identity = identity ?? list.chatIdentity
        tracked = rows.compactMap { row in
            guard case .row(let path) = row, list.chatFrame(at: path) != nil else { return nil }
            return (path, identity?(path))
        }
        seen = list.chatPathsInSight.sorted().compactMap { path in
            list.chatCell(at: path).map { (path, Weak(object: $0)) }
        }
        counts = list.chatCounts
    }

    /// Whether rows may have moved.
    func hasChanged(in list: any ChatListView, _ identity: ChatIdentity?) -> Bool {
        let identity = identity ?? list.chatIdentity
        for row in tracked where list.chatFrame(at: row.path) == nil || row.identity != identity?(row.path) {
            return true
        }
        if list.chatCounts != counts { return true }
        guard let first = seen.first, let cell = list.chatCell(at: first.path) else { return false }
        return cell !== first.cell.object
    }

    /// Returns where a row has gone.
    func way(in list: any ChatListView, _ identity: ChatIdentity?) -> (ChatRow) -> ChatRow {
        let survivors = survivors(in: list), identity = identity ?? list.chatIdentity
        return { row in
            guard case .row(let path) = row else { return row }
            if let identity, let known = tracked.first(where: { $0.path == path })?.identity {
                return list.chatPath(of: known, near: path, identity).map(ChatRow.row) ?? .gone
            }
            return survivors.isEmpty ? counted(path, in: list) : followed(path, survivors, in: list)
        }
    }

    /// The present path of each row that was in sight, except where its cell shows no row any more.
    private func survivors(in list: any ChatListView) -> [(old: IndexPath, new: IndexPath)] {
        let found = seen.compactMap { entry in
            entry.cell.object.flatMap(list.chatPath).map { (old: entry.path, new: $0) }
        }
        for (one, next) in zip(found, found.dropFirst()) where one.new >= next.new { return [] }
        return found
    }

    /// A row out of sight moves as the nearest one in sight.
    private func followed(
        _ path: IndexPath, _ survivors: [(old: IndexPath, new: IndexPath)], in list: any ChatListView
    ) -> ChatRow {
        guard let near = survivors.last(where: { $0.old <= path }) ?? survivors.first else { return .row(path) }
        if near.old == path { return .row(near.new) }
        guard near.old.section == path.section else { return .row(path) }
        let moved = IndexPath(item: path.item + near.new.item - near.old.item, section: near.new.section)
        // The row after it stands in its place.
        if survivors.contains(where: { $0.new == moved }) || list.chatFrame(at: moved) == nil { return .gone }
        return .row(moved)
    }

    /// Rows come at the newest edge, so a row keeps its number, counted from the oldest row.
    private func counted(_ path: IndexPath, in list: any ChatListView) -> ChatRow {
        let now = list.chatCounts
        guard list.isUpsideDown, counts.indices.contains(path.section), now.indices.contains(path.section) else {
            return .row(path)
        }
        return .row(IndexPath(item: path.item + now[path.section] - counts[path.section], section: path.section))
    }
}

/// Returns what identifies a row.
typealias ChatIdentity = @MainActor (IndexPath) -> AnyHashable?

extension ChatListView {
    fileprivate var chatCounts: [Int] { (0..<chatSections).map { chatCount($0) } }

    fileprivate var chatIdentity: ChatIdentity? {
        guard let source = chatSource as? any ChatIdentifying else { return nil }
        return { path in source.chatIdentity(at: path) }
    }

    /// Searches for a row from its former path on, in both directions.
    fileprivate func chatPath(of known: AnyHashable, near path: IndexPath, _ identity: ChatIdentity) -> IndexPath? {
        guard path.section < chatSections else { return nil }
        let count = chatCount(path.section)
        for distance in 0...max(path.item, count) {
            for item in distance == 0 ? [path.item] : [path.item + distance, path.item - distance]
            where item >= 0 && item < count {
                let candidate = IndexPath(item: item, section: path.section)
                if identity(candidate) == known { return candidate }
            }
        }
        return nil
    }
}

/// A diffable data source, which identifies its rows.
@MainActor
private protocol ChatIdentifying {
    func chatIdentity(at path: IndexPath) -> AnyHashable?
}

extension UITableViewDiffableDataSource: ChatIdentifying {
    fileprivate func chatIdentity(at path: IndexPath) -> AnyHashable? {
        itemIdentifier(for: path).map { AnyHashable($0) }
    }
}

extension UICollectionViewDiffableDataSource: ChatIdentifying {
    fileprivate func chatIdentity(at path: IndexPath) -> AnyHashable? {
        itemIdentifier(for: path).map { AnyHashable($0) }
    }
}

/// A table or a collection view, as a chat sees it.
@MainActor
protocol ChatListView: UIScrollView {
    var chatPathsInSight: [IndexPath] { get }
    func chatCell(at path: IndexPath) -> UIView?
    func chatPath(of cell: UIView) -> IndexPath?
    /// Returns a row's frame in the list's coordinates, in points; nil without such a row.
    func chatFrame(at path: IndexPath) -> CGRect?
    var chatSections: Int { get }
    func chatCount(_ section: Int) -> Int
    var chatSource: AnyObject? { get }
}

extension UITableView: ChatListView {
    var chatPathsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }
    func chatCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    func chatPath(of cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap(indexPath) }
    func chatFrame(at path: IndexPath) -> CGRect? {
        guard path.section < numberOfSections, path.row < numberOfRows(inSection: path.section) else { return nil }
        return rectForRow(at: path)
    }
    var chatSections: Int { numberOfSections }
    func chatCount(_ section: Int) -> Int { numberOfRows(inSection: section) }
    var chatSource: AnyObject? { dataSource }
}

extension UICollectionView: ChatListView {
    var chatPathsInSight: [IndexPath] { indexPathsForVisibleItems }
    func chatCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func chatPath(of cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap(indexPath) }
    func chatFrame(at path: IndexPath) -> CGRect? {
        guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else { return nil }
        return layoutAttributesForItem(at: path)?.frame
    }
    var chatSections: Int { numberOfSections }
    func chatCount(_ section: Int) -> Int { numberOfItems(inSection: section) }
    var chatSource: AnyObject? { dataSource }
}

extension UIScrollView {
    /// Reads the rows that a decision asks for.
    ///
    /// - Parameter isInSightNeeded: whether the rows in sight are asked for, too.
    func chatRows(_ rows: [ChatRow], inSight isInSightNeeded: Bool, upsideDown: Bool) -> ChatListRows {
        var found = ChatListRows()
        let content = contentSize.height
        func place(_ row: ChatRow, _ frame: CGRect) -> (ChatRow, CGFloat, CGFloat) {
            upsideDown ? (row, content - frame.maxY, content - frame.minY) : (row, frame.minY, frame.maxY)
        }
        guard let list = self as? any ChatListView else {
            found.inSight = [(.content, 0, content)]
            return found
        }
        for case .row(let path) in rows {
            if let frame = list.chatFrame(at: path) { found.places.append(place(.row(path), frame)) }
        }
        guard isInSightNeeded else { return found }
        found.inSight = list.chatPathsInSight.compactMap { path in
            list.chatFrame(at: path).map { place(.row(path), $0) }
        }.sorted { $0.start < $1.start }
        return found
    }
}
