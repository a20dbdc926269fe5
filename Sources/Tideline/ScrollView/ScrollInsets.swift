import KeyboardModel
import UIKit

/// The keyboard's share of a scroll view's content insets and of its indicators'.
@MainActor
struct ScrollInsets {
    private var content = Contribution()
    private var indicators = Contribution()
    /// The edge whose insets are shared; top in a view that is upside down, as chats are.
    private var edge = VerticalEdge.bottom

    /// What is added to the content inset at present, in points, 0 or more.
    var share: CGFloat { content.share }

    /// Points of the view's height that a keyboard covers at its lower edge on the screen, 0 or more.
    ///
    /// In a view that is upside down that is the top of its own coordinates; the insets then move to that edge.
    mutating func covered(of scrollView: UIScrollView, by state: KeyboardState) -> CGFloat {
        guard let keyboard = scrollView.keyboardFrame(in: state) else { return 0 }
        let newEdge: VerticalEdge = scrollView.isUpsideDown ? .top : .bottom
        if newEdge != edge {
            _ = set(overlap: 0, policy: .sum, on: scrollView)
            edge = newEdge
        }
        guard edge == .top else { return scrollView.overlap(with: state).height }
        return Overlap.of(
            viewBounds: scrollView.bounds.mirrored, keyboardFrame: keyboard.mirrored, tolerance: scrollView.halfAPixel
        ).height
    }

    /// Sets both insets to what follows from an overlap in points and from how it goes together with the app's own insets;
    /// returns whether any of them has changed.
    ///
    /// Equal ones are left alone, since setting one can stop a running scroll.
    mutating func set(overlap: CGFloat, policy: KeyboardInsetPolicy, on scrollView: UIScrollView) -> Bool {
        let present = edge.length(of: scrollView.contentInset)
        let system = edge.length(of: scrollView.adjustedContentInset) - present
        let share = InsetGeometry.share(
            overlap: overlap, beyond: system, own: content.ownNumber(in: present), policy: policy)
        let sum = content.sum(adding: share, present: present)
        if sum != present { edge.set(sum, in: &scrollView.contentInset) }

        let presentIndicator = edge.length(of: scrollView.verticalScrollIndicatorInsets)
        let isAdjusted = scrollView.automaticallyAdjustsScrollIndicatorInsets
        let safeArea = isAdjusted ? edge.length(of: scrollView.safeAreaInsets) : 0
        let indicatorShare = InsetGeometry.share(
            overlap: overlap, beyond: safeArea, own: indicators.ownNumber(in: presentIndicator), policy: policy)
        let indicatorSum = indicators.sum(adding: indicatorShare, present: presentIndicator)
        if indicatorSum != presentIndicator { edge.set(indicatorSum, in: &scrollView.verticalScrollIndicatorInsets) }
        return sum != present || indicatorSum != presentIndicator
    }
}

extension CGRect {
    /// The rectangle mirrored at the line y = 0.
    fileprivate var mirrored: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}
