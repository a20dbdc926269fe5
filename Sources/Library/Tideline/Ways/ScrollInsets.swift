internal import KeyboardModel
import UIKit

/// The amounts that the library adds for the keyboard to a scroll view's content insets and to its indicators' insets.
@MainActor
struct ScrollInsets {
    private var content = Contribution()
    private var indicators = Contribution()
    /// The edge at which the library adds an inset, which is the top in an upside-down view, such as an inverted chat.
    private var edge = VerticalEdge.bottom

    /// The amount that the library has added to the content inset, in points, 0 or more.
    var share: CGFloat { content.share }

    /// The insets that have to be set, in points; nil for an inset that already has the right value.
    ///
    /// All insets are computed before any inset is set. When an inset is set, UIKit may change the offset and call the
    /// app's delegate, which may cause another adjustment.
    struct Plan {
        fileprivate(set) var content: UIEdgeInsets?
        fileprivate(set) var indicators: UIEdgeInsets?

        /// Sets the insets, and returns whether there were any to set.
        ///
        /// The content's insets are set last, because UIKit may then change the offset and call the app's delegate. The
        /// delegate may hide the keyboard, which restores the insets.
        @MainActor
        func apply(to scrollView: UIScrollView) -> Bool {
            if let indicators { scrollView.verticalScrollIndicatorInsets = indicators }
            if let content { scrollView.contentInset = content }
            return content != nil || indicators != nil
        }
    }

    /// Returns the height that a keyboard covers at the lower edge of a scroll view on the screen, in points, 0 or
    /// more.
    ///
    /// In an upside-down scroll view this edge is the top in the scroll view's own coordinates.
    static func covered(of scrollView: UIScrollView, by state: KeyboardState) -> CGFloat {
        guard let keyboard = scrollView.keyboardFrame(in: state) else { return 0 }
        let bounds = scrollView.bounds, isUpsideDown = scrollView.isUpsideDown
        return Overlap.of(
            viewBounds: isUpsideDown ? bounds.mirrored : bounds,
            keyboardFrame: isUpsideDown ? keyboard.mirrored : keyboard, tolerance: scrollView.halfAPixel
        ).height
    }

    struct Present {
        let content, indicators, system: UIEdgeInsets
        let systemIndicators: UIEdgeInsets
        let isUpsideDown: Bool

        @MainActor
        init(_ scrollView: UIScrollView, upsideDown: Bool) {
            content = scrollView.contentInset
            indicators = scrollView.verticalScrollIndicatorInsets
            system = scrollView.adjustedContentInset
            systemIndicators = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
            isUpsideDown = upsideDown
        }
    }

    /// Computes the insets from an overlap in points and a policy for combining them with the app's own insets.
    ///
    /// The plan contains only insets that have to change, because setting an inset can stop a running scroll. If a view
    /// was turned upside down, the added insets move to the opposite edge.
    ///
    /// - Parameters:
    ///   - resting: the app's insets before the keyboard, which show whether the app makes room itself; nil if only the
    ///     policy decides.
    ///   - scrollView: the present insets. They are passed as values, because UIKit's getters run an app's code, which
    ///     may adjust the same scroll view.
    mutating func plan(
        overlap: CGFloat, policy: KeyboardInsetPolicy, resting: RestingInsets.Known?, _ scrollView: Present
    ) -> Plan {
        var insets = scrollView.content, indicatorInsets = scrollView.indicators
        let system = scrollView.system
        let newEdge: VerticalEdge = overlap > 0 ? (scrollView.isUpsideDown ? .top : .bottom) : edge
        if newEdge != edge {
            edge.set(content.sum(adding: 0, present: edge.length(of: insets)), in: &insets)
            edge.set(indicators.sum(adding: 0, present: edge.length(of: indicatorInsets)), in: &indicatorInsets)
            edge = newEdge
        }
        let present = edge.length(of: insets), own = content.ownNumber(in: present)
        let systemShare = edge.length(of: system) - edge.length(of: scrollView.content)
        let share = InsetShare.share(
            overlap: overlap, beyond: systemShare, own: own,
            policy: resting?.policy(of: .content, at: edge, own, overlap - systemShare) ?? policy)
        edge.set(content.sum(adding: share, present: present), in: &insets)

        let presentIndicator = edge.length(of: indicatorInsets)
        let ownIndicator = indicators.ownNumber(in: presentIndicator)
        let systemIndicator = edge.length(of: scrollView.systemIndicators)
        let indicatorShare = InsetShare.share(
            overlap: overlap, beyond: systemIndicator, own: ownIndicator,
            policy: resting?.policy(of: .indicators, at: edge, ownIndicator, overlap - systemIndicator) ?? policy)
        edge.set(indicators.sum(adding: indicatorShare, present: presentIndicator), in: &indicatorInsets)
        return Plan(
            content: insets == scrollView.content ? nil : insets,
            indicators: indicatorInsets == scrollView.indicators ? nil : indicatorInsets)
    }
}

extension CGRect {
    /// The rectangle mirrored at the line y = 0.
    fileprivate var mirrored: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}

extension UIView {
    /// Whether a transform draws the view upside down, as in an inverted chat.
    var isUpsideDown: Bool {
        guard let window else { return false }
        return convert(CGPoint(x: 0, y: 1), to: window).y < convert(CGPoint.zero, to: window).y
    }
}
