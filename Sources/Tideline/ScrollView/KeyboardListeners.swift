import UIKit

/// The listeners that share a scroll view; none of them is kept alive.
@MainActor
struct KeyboardListeners {
    private struct Member {
        weak var listener: (any KeyboardListener)?
    }

    private var members: [Member] = []

    /// Whether all of them are gone.
    var isEmpty: Bool { !members.contains { $0.listener != nil } }

    mutating func insert(_ listener: any KeyboardListener) {
        remove(listener)
        members.append(Member(listener: listener))
    }

    mutating func remove(_ listener: any KeyboardListener) {
        members.removeAll { $0.listener == nil || $0.listener === listener }
    }

    /// Gives them the two values from before the keyboard, or nil without one.
    func tell(_ memory: ScrollMemory?) {
        for listener in members.compactMap(\.listener) {
            listener.contentOffsetPreKeyboardDisplay = memory?.offset
            listener.contentInsetPreKeyboardDisplay = memory?.inset
        }
    }
}
