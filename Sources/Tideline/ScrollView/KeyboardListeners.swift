import KeyboardModel
import UIKit

/// Listeners in the order they came, each once; none of them is kept alive.
@MainActor
struct KeyboardListeners {
    private struct Member {
        weak var listener: (any KeyboardListener)?
    }

    private var members: [Member] = []

    /// Those that are alive.
    var present: [any KeyboardListener] { members.compactMap(\.listener) }
    /// How many of them are alive.
    var count: Int { members.count { $0.listener != nil } }
    /// Whether all of them are gone.
    var isEmpty: Bool { count == 0 }

    /// How the insets of the scroll view go together: the maximum if any listener asks for it.
    var insetPolicy: KeyboardInsetPolicy {
        present.contains { $0.keyboardInsetPolicy == .maximum } ? .maximum : .sum
    }

    mutating func insert(_ listener: any KeyboardListener) {
        remove(listener)
        members.append(Member(listener: listener))
    }

    mutating func remove(_ listener: any KeyboardListener) {
        members.removeAll { $0.listener == nil || $0.listener === listener }
    }

    /// What the scroll view goes back to after the keyboard: values that a listener has set itself, or else the present ones.
    func memory(of scrollView: UIScrollView) -> ScrollMemory {
        ScrollMemory(
            scrollView, offset: present.lazy.compactMap(\.contentOffsetPreKeyboardDisplay).first,
            inset: present.lazy.compactMap(\.contentInsetPreKeyboardDisplay).first)
    }

    /// Gives them the two values from before the keyboard, or nil without one.
    func tell(_ memory: ScrollMemory?) {
        for listener in present {
            listener.contentOffsetPreKeyboardDisplay = memory?.offset
            listener.contentInsetPreKeyboardDisplay = memory?.inset
        }
    }
}
