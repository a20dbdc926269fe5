import UIKit

/// The scroll offsets of lists in a page that moves as a whole.
///
/// When the page moves up, a list in it no longer overlaps the home indicator, and its adjusted bottom inset becomes
/// smaller. If the list was scrolled to its end, UIKit then limits its offset to the smaller range. The offset stays
/// limited after the page has moved back.
@MainActor
struct LimitedOffsets {
    private struct Entry {
        weak var list: UIScrollView?
        /// The offset and the adjusted bottom inset before the page moved, in points.
        let offset: CGFloat, inset: CGFloat
        /// The offset to which UIKit has limited the list, in points.
        ///
        /// It is nil as long as the list's offset is unchanged, and infinite if the app or a person has scrolled the
        /// list.
        var limited: CGFloat?
    }

    private let lists: [Weak<UIScrollView>]
    private var entries: [Entry] = []

    init(_ lists: [UIScrollView]) { self.lists = lists.map { Weak(object: $0) } }

    var isEmpty: Bool { entries.isEmpty }

    /// Records the offsets of the lists before the page moves.
    mutating func note() {
        entries = lists.compactMap(\.object).map {
            Entry(list: $0, offset: $0.contentOffset.y, inset: $0.adjustedContentInset.bottom)
        }
    }

    /// Records the offsets to which UIKit has limited the lists in a layout of the moved page.
    mutating func noticeLimits() {
        for index in entries.indices where entries[index].limited == nil {
            guard let list = entries[index].list, list.contentOffset.y != entries[index].offset else { continue }
            let isLimited = list.contentOffset.y == list.clamped(entries[index].offset)
            entries[index].limited = isLimited ? list.contentOffset.y : .infinity
        }
    }

    /// Restores the offsets of the lists after the page has moved back.
    ///
    /// A list is scrolled back only if it has stayed at the offset to which UIKit has limited it.
    mutating func restore() {
        let noted = entries
        entries = []
        for entry in noted {
            guard let list = entry.list, list.contentOffset.y == entry.limited, !list.isMovedByFinger else { continue }
            list.contentOffset.y = min(entry.offset, list.contentSize.height + entry.inset - list.bounds.height)
        }
    }
}
