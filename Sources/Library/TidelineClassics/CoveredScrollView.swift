import Tideline
import UIKit

/// A scroll view that the keyboard covers, and the offset and the insets that its keyboard listeners have set for the
/// time after the keyboard.
@MainActor
struct CoveredScrollView {
    private(set) weak var scrollView: UIScrollView?
    /// Whether the keyboard has left the scroll view.
    private(set) var isLeft = false
    /// The offset before the keyboard came, in points of the content.
    private let offset: CGPoint
    /// The offset and the insets that a listener has set before the keyboard came, in points.
    private let chosen: (offset: CGPoint?, inset: UIEdgeInsets?)

    /// Records the present offset and insets, and sets the corresponding properties of each listener.
    ///
    /// If a listener has already set a value itself, every listener gets this value in place of the present one.
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

    /// Sets the offset and the insets that a listener has set before the keyboard came; call it after the scroll view's
    /// own values were restored.
    func goBack(_ listeners: [any KeyboardListener]) {
        for listener in listeners {
            (listener.contentOffsetPreKeyboardDisplay, listener.contentInsetPreKeyboardDisplay) = (nil, nil)
        }
        guard let scrollView else { return }
        if let inset = chosen.inset, scrollView.contentInset != inset { scrollView.contentInset = inset }
        // If the offset differs from the noted offset, the person or the app has set it, and it stays.
        guard let wanted = chosen.offset, scrollView.contentOffset == offset else { return }
        let insets = scrollView.adjustedContentInset
        let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        scrollView.contentOffset.y = max(-insets.top, min(wanted.y, end))
    }
}

extension Keyboard.State {
    @MainActor
    func covers(_ view: UIView) -> Bool { frame(in: view)?.intersects(view.bounds) ?? false }
}
