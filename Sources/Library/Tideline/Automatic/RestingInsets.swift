internal import KeyboardModel
import UIKit

/// The bottom and top insets of scroll views while no keyboard is there, so that room that an app makes itself is known.
///
/// Nothing in an inset tells what it is for. What it has grown by since the keyboard was announced does: an inset that has
/// grown by most of what the keyboard covers was grown for the keyboard, by code that hears of it too. A bar that gets a
/// second line of text, or a list that gets a button below it, grows its inset by less.
@MainActor
final class RestingInsets {
    private struct Entry {
        weak var scrollView: UIScrollView?
        let content: UIEdgeInsets
        let indicators: UIEdgeInsets
        /// Whether the app can't have made room yet when it was looked at.
        let isCertain: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// How much an inset has to have grown by to have been grown for the keyboard, as a part of what the keyboard covers.
    private static let leastGrowth: CGFloat = 0.5
    /// How high an inset has to be to have been grown for the keyboard where it is not known what it has grown from.
    private static let leastUnknown: CGFloat = 0.75

    /// Notes the present insets of scroll views, but for those that are known.
    ///
    /// - Parameter isCertain: whether no keyboard has been announced yet, so that no app can have made room for it.
    func note(_ scrollViews: [UIScrollView], isCertain: Bool) {
        for scrollView in scrollViews where entry(of: scrollView) == nil {
            entries[ObjectIdentifier(scrollView)] = Entry(
                scrollView: scrollView, content: scrollView.contentInset,
                indicators: scrollView.verticalScrollIndicatorInsets, isCertain: isCertain)
        }
    }

    /// Forgets all insets: another keyboard is another matter.
    func forget() { entries = [:] }

    /// Which insets of a scroll view are meant.
    enum Kind { case content, indicators }

    /// How an app's own inset and the keyboard's share go together: the greater of both where the app has made room itself.
    ///
    /// - Parameters:
    ///   - own: the app's own inset at the edge, in points.
    ///   - overlap: what the keyboard covers beyond what UIKit insets there, in points.
    func policy(
        of kind: Kind, in scrollView: UIScrollView, at edge: VerticalEdge, _ own: CGFloat, _ overlap: CGFloat
    ) -> KeyboardInsetPolicy {
        guard overlap > 0 else { return .sum }
        guard let entry = entry(of: scrollView), entry.isCertain || own < Self.leastUnknown * overlap else {
            return own >= Self.leastUnknown * overlap ? .maximum : .sum
        }
        let rest = edge.length(of: kind == .content ? entry.content : entry.indicators)
        return own - rest >= Self.leastGrowth * overlap ? .maximum : .sum
    }

    /// An address may have been taken over by another scroll view.
    private func entry(of scrollView: UIScrollView) -> Entry? {
        entries[ObjectIdentifier(scrollView)].flatMap { $0.scrollView === scrollView ? $0 : nil }
    }
}
