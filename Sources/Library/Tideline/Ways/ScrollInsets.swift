internal import KeyboardModel
import UIKit

/// The library's additions to a scroll view's content insets and indicator insets.
@MainActor
struct ScrollInsets {
    private var content = Contribution()
    private var indicators = Contribution()
    /// The edge is the top in an upside-down view, such as an inverted chat.
    private var edge = VerticalEdge.bottom

    var share: CGFloat { content.share }

    /// The new insets of a scroll view, computed before any inset is set.
    ///
    /// Setting an inset may change the offset and call the app's delegate. The delegate may cause another adjustment.
    struct Plan {
        fileprivate(set) var content: UIEdgeInsets?
        fileprivate(set) var indicators: UIEdgeInsets?

        /// The content's insets come last, because the app's delegate may then hide the keyboard, which restores the
        /// insets.
        @MainActor
        func apply(to scrollView: UIScrollView) -> Bool {
            if let indicators { scrollView.verticalScrollIndicatorInsets = indicators }
            if let content { scrollView.contentInset = content }
            return content != nil || indicators != nil
        }
    }

    /// Returns the covered height.
    ///
    /// In an upside-down scroll view, the lower edge on the screen is the top in the view's own coordinates.
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

    /// Setting an inset can stop a running scroll, so the plan contains only insets that change.
    ///
    /// - Parameter scrollView: the present insets as values, because UIKit's getters run an app's code, which may
    ///   adjust the same scroll view.
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
    fileprivate var mirrored: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}

extension UIView {
    var isUpsideDown: Bool {
        guard let window else { return false }
        return convert(CGPoint(x: 0, y: 1), to: window).y < convert(CGPoint.zero, to: window).y
    }
}
