internal import KeyboardModel
import UIKit

/// The top and bottom insets of scroll views from before the keyboard appeared, which show whether an app makes room
/// itself.
///
/// The purpose of an inset is recognized by its growth. If an inset has grown by half of the covered height or more,
/// the app's own keyboard code has increased it. An inset for a second line of text in a bar, or for a button below a
/// list, grows by less.
@MainActor
final class RestingInsets {
    fileprivate struct Entry {
        weak var scrollView: UIScrollView?
        let content: UIEdgeInsets
        let indicators: UIEdgeInsets
        /// Whether the insets are certain to be from before the app made room for the keyboard.
        let isCertain: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The smallest growth of an inset that counts as the app's own room for the keyboard, as a fraction of the covered
    /// height.
    private static let leastGrowth: CGFloat = 0.5
    /// The smallest inset that counts as the app's own room for the keyboard if the earlier inset is unknown, as a
    /// fraction of the covered height.
    private static let leastUnknown: CGFloat = 0.75

    /// Records the present insets of each scroll view whose insets were not recorded before.
    ///
    /// - Parameter isCertain: whether the keyboard is still unannounced, so that no app can have made room for it.
    func note(_ scrollViews: [UIScrollView], isCertain: Bool) {
        for scrollView in scrollViews where entry(of: scrollView).entry == nil {
            entries[ObjectIdentifier(scrollView)] = Entry(
                scrollView: scrollView, content: scrollView.contentInset,
                indicators: scrollView.verticalScrollIndicatorInsets, isCertain: isCertain)
        }
    }

    /// Forgets the insets, before the next keyboard.
    func forget() { entries = [:] }

    enum Kind { case content, indicators }

    /// The recorded insets of one scroll view, if any were recorded.
    @MainActor
    struct Known {
        fileprivate let entry: Entry?

        /// Returns how to combine the keyboard's inset with the app's own inset.
        ///
        /// The result is `maximum` if the app has made room itself, and `sum` otherwise.
        ///
        /// - Parameters:
        ///   - own: the app's own inset at the edge, in points.
        ///   - overlap: the covered height minus UIKit's own inset, in points.
        func policy(
            of kind: Kind, at edge: VerticalEdge, _ own: CGFloat, _ overlap: CGFloat
        ) -> KeyboardInsetPolicy {
            guard overlap > 0 else { return .sum }
            guard let entry, entry.isCertain || own < RestingInsets.leastUnknown * overlap else {
                return own >= RestingInsets.leastUnknown * overlap ? .maximum : .sum
            }
            let rest = edge.length(of: kind == .content ? entry.content : entry.indicators)
            return own - rest >= RestingInsets.leastGrowth * overlap ? .maximum : .sum
        }
    }

    /// Returns the noted insets of a scroll view.
    ///
    /// The method also compares the object, because a new scroll view may have the address of a deallocated scroll
    /// view.
    func entry(of scrollView: UIScrollView) -> Known {
        Known(entry: entries[ObjectIdentifier(scrollView)].flatMap { $0.scrollView === scrollView ? $0 : nil })
    }
}
