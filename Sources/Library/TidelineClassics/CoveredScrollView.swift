import Tideline
import UIKit

/// A scroll view that the keyboard covers, with the values that its listeners want after the keyboard has hidden.
@MainActor
struct CoveredScrollView {
    private(set) weak var scrollView: UIScrollView?
    private(set) var isLeft = false
    private let offset: CGPoint
    private let chosen: (offset: CGPoint?, inset: UIEdgeInsets?)

    /// Records the present values and gives them to the listeners.
    ///
    /// If a listener has already set a value, every listener gets this value.
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

    /// Sets the values that the listeners want.
    ///
    /// The library has to restore the scroll view's own values first.
    func goBack(_ listeners: [any KeyboardListener]) {
        for listener in listeners {
            (listener.contentOffsetPreKeyboardDisplay, listener.contentInsetPreKeyboardDisplay) = (nil, nil)
        }
        guard let scrollView else { return }
        if let inset = chosen.inset, scrollView.contentInset != inset { scrollView.contentInset = inset }
        // If the person or the app has scrolled since then, the present offset stays. UIKit may round a restored offset
        // to pixels.
        guard let wanted = chosen.offset, abs(scrollView.contentOffset.y - offset.y) <= 0.5 else { return }
        let insets = scrollView.adjustedContentInset
        let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        scrollView.contentOffset.y = max(-insets.top, min(wanted.y, end))
    }
}

extension Keyboard.State {
    @MainActor
    func covers(_ view: UIView) -> Bool { frame(in: view)?.intersects(view.bounds) ?? false }
}
