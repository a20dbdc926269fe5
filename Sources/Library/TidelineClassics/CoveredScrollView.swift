import Tideline
import UIKit

/// A scroll view that the keyboard has come over, and the values that its listeners want it to go back to.
@MainActor
struct CoveredScrollView {
    private(set) weak var scrollView: UIScrollView?
    /// Whether the keyboard has left it.
    private(set) var isLeft = false
    /// The offset before the keyboard, in points of the content.
    private let offset: CGPoint
    /// The values that a listener has set beforehand, in points.
    private let chosen: (offset: CGPoint?, inset: UIEdgeInsets?)

    /// Tells the listeners the present values, except those that one of them has set itself.
    init(_ scrollView: UIScrollView, _ listeners: [any KeyboardListener]) {
        self.scrollView = scrollView
        offset = scrollView.contentOffset
        chosen = (
            listeners.lazy.compactMap(\.contentOffsetPreKeyboardDisplay).first,
            listeners.lazy.compactMap(\.contentInsetPreKeyboardDisplay).first
        )
        for listener in listeners {
            listener.contentOffsetPreKeyboardDisplay = chosen.offset ?? offset
            listener.contentInsetPreKeyboardDisplay = chosen.inset ?? scrollView.contentInset
        }
    }

    mutating func noteLeaving(_ state: Keyboard.State) { isLeft = scrollView.map { !state.covers($0) } ?? true }

    /// Sets the chosen values on a scroll view that has gone back to its own.
    func goBack(_ listeners: [any KeyboardListener]) {
        for listener in listeners {
            (listener.contentOffsetPreKeyboardDisplay, listener.contentInsetPreKeyboardDisplay) = (nil, nil)
        }
        guard let scrollView else { return }
        if let inset = chosen.inset, scrollView.contentInset != inset { scrollView.contentInset = inset }
        // Any other offset is the person's or the app's.
        guard let wanted = chosen.offset, scrollView.contentOffset == offset else { return }
        let insets = scrollView.adjustedContentInset
        let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        scrollView.contentOffset.y = max(-insets.top, min(wanted.y, end))
    }
}

extension Keyboard.State {
    /// Whether a docked keyboard is over a part of a view.
    @MainActor
    func covers(_ view: UIView) -> Bool { frame(in: view)?.intersects(view.bounds) ?? false }
}
