internal import KeyboardModel
import UIKit

/// The bottom and top insets of scroll views without a keyboard, to recognize room that an app makes itself.
///
/// An inset does not name its purpose, but its growth does. An inset that has grown by most of the covered height since the
/// announcement was grown for the keyboard, by the app's own keyboard code. An inset for a second line of text in a bar, or
/// for a button below a list, grows by less.
@MainActor
final class RestingInsets {
    fileprivate struct Entry {
        weak var scrollView: UIScrollView?
        let content: UIEdgeInsets
        let indicators: UIEdgeInsets
        /// Whether the app had not made room yet when the insets were noted.
        let isCertain: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The least growth of an inset for the keyboard, as a part of the covered height.
    private static let leastGrowth: CGFloat = 0.5
    /// The least inset for the keyboard where the earlier inset is unknown, as a part of the covered height.
    private static let leastUnknown: CGFloat = 0.75

    /// Notes the present insets of scroll views that were not noted before.
    ///
    /// - Parameter isCertain: whether no keyboard has been announced yet, so that no app can have made room for it.
    func note(_ scrollViews: [UIScrollView], isCertain: Bool) {
        for scrollView in scrollViews where entry(of: scrollView).entry == nil {
            entries[ObjectIdentifier(scrollView)] = Entry(
                scrollView: scrollView, content: scrollView.contentInset,
                indicators: scrollView.verticalScrollIndicatorInsets, isCertain: isCertain)
        }
    }

    /// Forgets all insets, before the next keyboard.
    func forget() { entries = [:] }

    /// The insets of a scroll view.
    enum Kind { case content, indicators }

    /// The insets of one scroll view; unknown where none were noted.
    @MainActor
    struct Known {
        fileprivate let entry: Entry?

        /// The policy for an app's own inset: `maximum` where the app has made room itself.
        ///
        /// - Parameters:
        ///   - own: the app's own inset at the edge, in points.
        ///   - overlap: the covered height beyond UIKit's own inset, in points.
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

    /// What is known of a scroll view; compares the object as well, since a new one may have the address of an old one.
    func entry(of scrollView: UIScrollView) -> Known {
        Known(entry: entries[ObjectIdentifier(scrollView)].flatMap { $0.scrollView === scrollView ? $0 : nil })
    }
}
