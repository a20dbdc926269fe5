internal import KeyboardModel
import UIKit

/// The insets of scroll views before the keyboard came, which show whether an app makes room itself.
///
/// If an inset has grown by half of the covered height or more, the app's own keyboard code has increased the inset.
/// For a second line of text in a bar, or for a button below a list, an inset grows by less.
@MainActor
final class RestingInsets {
    fileprivate struct Entry {
        weak var scrollView: UIScrollView?
        let content: UIEdgeInsets
        let indicators: UIEdgeInsets
        /// Whether the insets were certainly read before the keyboard came.
        ///
        /// If the value is false, the app may already have made room for the keyboard.
        let isCertain: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The fraction of the covered height by which an inset has to grow.
    ///
    /// An inset that has grown by this fraction or more counts as room for the keyboard.
    private static let leastGrowth: CGFloat = 0.5
    /// The fraction of the covered height that an inset has to reach, if no earlier inset is known.
    ///
    /// An inset of this fraction or more counts as room for the keyboard.
    private static let leastUnknown: CGFloat = 0.75

    /// - Parameter isCertain: whether the keyboard is still unannounced, so that no app has made room.
    func note(_ scrollViews: [UIScrollView], isCertain: Bool) {
        for scrollView in scrollViews where entry(of: scrollView).entry == nil {
            entries[ObjectIdentifier(scrollView)] = Entry(
                scrollView: scrollView, content: scrollView.contentInset,
                indicators: scrollView.verticalScrollIndicatorInsets, isCertain: isCertain)
        }
    }

    func forget() { entries = [:] }

    /// Takes the app's own inset, which the app has stated while the keyboard is up, as no room for the keyboard.
    func take(_ own: CGFloat, at edge: VerticalEdge, of scrollView: UIScrollView) {
        var content = scrollView.contentInset
        edge.set(own, in: &content)
        let indicators = entry(of: scrollView).entry?.indicators ?? scrollView.verticalScrollIndicatorInsets
        entries[ObjectIdentifier(scrollView)] = Entry(
            scrollView: scrollView, content: content, indicators: indicators, isCertain: true)
    }

    enum Kind { case content, indicators }

    @MainActor
    struct Known {
        fileprivate let entry: Entry?

        /// The result is `maximum` if the app has made room itself, and otherwise `sum`.
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

    /// Compares the object too, because a new scroll view may have the address of a deallocated scroll view.
    func entry(of scrollView: UIScrollView) -> Known {
        Known(entry: entries[ObjectIdentifier(scrollView)].flatMap { $0.scrollView === scrollView ? $0 : nil })
    }
}
