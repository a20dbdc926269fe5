import UIKit

/// Listeners in the order they came, each once; none of them is kept alive.
@MainActor
struct KeyboardListeners {
    private struct Member {
        weak var listener: (any KeyboardListener)?
    }

    private var members: [Member] = []

    /// How many of them are alive.
    var count: Int { members.count { $0.listener != nil } }
    /// Whether all of them are gone.
    var isEmpty: Bool { count == 0 }

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
