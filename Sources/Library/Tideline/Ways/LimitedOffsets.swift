internal import KeyboardModel
import UIKit

/// The lists of a page that moves up as a whole, each with its offset before.
@MainActor
struct LimitedOffsets {
    private let lists: [Weak<UIScrollView>]
    private var entries: [(list: Weak<UIScrollView>, offset: LimitedOffset)] = []

    init(_ lists: [UIScrollView]) { self.lists = lists.map { Weak(object: $0) } }

    var isEmpty: Bool { entries.isEmpty }

    mutating func note() {
        entries = lists.compactMap { weak in weak.object.map { (weak, LimitedOffset(ListSight($0))) } }
    }

    mutating func noticeLimits() {
        for index in entries.indices where entries[index].offset.isUntouched {
            if let list = entries[index].list.object { entries[index].offset.notice(ListSight(list)) }
        }
    }

    /// Each list goes back, and none is remembered any more.
    mutating func restore() {
        let noted = entries
        entries = []
        for entry in noted {
            guard let list = entry.list.object, let goal = entry.offset.goal(in: ListSight(list)) else { continue }
            list.move(to: goal)
        }
    }
}
