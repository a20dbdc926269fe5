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
        let offset: CGFloat, inset: CGFloat
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
        entries = lists.compactMap(\.object).map {
            Entry(list: $0, offset: $0.contentOffset.y, inset: $0.adjustedContentInset.bottom)
        }
    }

    mutating func noticeLimits() {
        for index in entries.indices where entries[index].limited == nil {
            guard let list = entries[index].list, !list.isAt(entries[index].offset) else { continue }
            let isLimited = list.isAt(list.clamped(entries[index].offset))
            entries[index].limited = isLimited ? list.contentOffset.y : .infinity
        }
    }

    mutating func restore() {
        let noted = entries
        entries = []
        for entry in noted {
            guard let list = entry.list, let limited = entry.limited, list.isAt(limited), !list.isMovedByFinger else {
                continue
            }
            list.move(to: min(entry.offset, list.contentSize.height + entry.inset - list.bounds.height))
        }
    }
}
