internal import KeyboardModel
import UIKit

/// The scroll offsets of lists in a page that moves up as a whole.
///
/// When the page moves up, a list no longer overlaps the home indicator, so its adjusted bottom inset becomes smaller.
/// If the list is at its end, UIKit then reduces its offset. UIKit does not restore the offset after the page has moved
/// back, so this type restores it.
@MainActor
struct LimitedOffsets {
    private struct Entry {
        weak var list: UIScrollView?
        let before: ListSight
        /// The list's offset after UIKit has reduced it.
        ///
        /// The value is nil as long as the offset is unchanged. If the app or a person has scrolled the list, the value
        /// is infinity, and the offset is not restored.
        var limited: CGFloat?
    }

    private let lists: [Weak<UIScrollView>]
    private var entries: [Entry] = []

    init(_ lists: [UIScrollView]) { self.lists = lists.map { Weak(object: $0) } }

    var isEmpty: Bool { entries.isEmpty }

    mutating func note() {
        entries = lists.compactMap(\.object).map { Entry(list: $0, before: ListSight($0)) }
    }

    mutating func noticeLimits() {
        for index in entries.indices where entries[index].limited == nil {
            let offset = entries[index].before.offset.y
            guard let now = entries[index].list.map({ ListSight($0) }), !now.isAt(offset) else { continue }
            entries[index].limited = now.isAt(now.limited(offset)) ? now.offset.y : .infinity
        }
    }

    mutating func restore() {
        let noted = entries
        entries = []
        for entry in noted {
            guard let list = entry.list, let limited = entry.limited else { continue }
            let now = ListSight(list)
            guard now.isAt(limited), now.mover != .finger else { continue }
            let end = now.contentHeight + entry.before.insets.bottom - now.size.height
            list.move(to: min(entry.before.offset.y, end))
        }
    }
}
