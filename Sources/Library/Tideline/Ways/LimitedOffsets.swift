import UIKit

/// The offsets of lists in a page that moves as a whole.
///
/// Above the home indicator's strip a list has a smaller inset. If the list was at its end, UIKit then limits its
/// offset, and leaves the offset limited after the page has moved back.
@MainActor
struct LimitedOffsets {
    private struct Entry {
        weak var list: UIScrollView?
        /// The offset and the adjusted bottom inset before the page moved, in points.
        let offset: CGFloat, inset: CGFloat
        /// The offset to which UIKit has limited the list, in points; nil before that, and infinite if the app or a person
        /// has scrolled it.
        var limited: CGFloat?
    }

    private let lists: [Weak<UIScrollView>]
    private var entries: [Entry] = []

    init(_ lists: [UIScrollView]) { self.lists = lists.map { Weak(object: $0) } }

    var isEmpty: Bool { entries.isEmpty }

    /// Notes the offsets before the page moves.
    mutating func note() {
        entries = lists.compactMap(\.object).map {
            Entry(list: $0, offset: $0.contentOffset.y, inset: $0.adjustedContentInset.bottom)
        }
    }

    /// Notes the offsets that UIKit has limited in a layout of the moved page.
    mutating func noticeLimits() {
        for index in entries.indices where entries[index].limited == nil {
            guard let list = entries[index].list, list.contentOffset.y != entries[index].offset else { continue }
            let isLimited = list.contentOffset.y == list.clamped(entries[index].offset)
            entries[index].limited = isLimited ? list.contentOffset.y : .infinity
        }
    }

    /// Scrolls the lists back that have stayed where UIKit has limited them, after the page has moved back.
    mutating func restore() {
        let noted = entries
        entries = []
        for entry in noted {
            guard let list = entry.list, list.contentOffset.y == entry.limited, !list.isMovedByFinger else { continue }
            list.contentOffset.y = min(entry.offset, list.contentSize.height + entry.inset - list.bounds.height)
        }
    }
}
