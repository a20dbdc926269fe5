internal import KeyboardModel
import UIKit

/// The library's additions to a scroll view's content insets and indicator insets.
@MainActor
struct ScrollInsets {
    /// The edge is the top in an upside-down view, such as an inverted chat.
    private var edge = VerticalEdge.bottom
    /// The part of the content's share that a chat needs without a keyboard, too, in points.
    private var blank: CGFloat = 0
    /// Whether the other edge has a share, too.
    private var mendsOtherEdge = false
    let book: NumberBook

    init(of scrollView: UIScrollView) { book = .of(scrollView) }

    /// Returns the inset to which the keyboard's share is added, or will be.
    @MainActor
    func number(of scrollView: UIScrollView?) -> AvoidedNumber {
        if book.has(.contentInset(edge)) { return .contentInset(edge) }
        return .contentInset(scrollView?.isUpsideDown ?? false ? .top : .bottom)
    }

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
    ///
    /// - Parameter halfAPixel: a shorter overlap is none, in points.
    static func covered(of scrollView: UIScrollView, by state: KeyboardState, halfAPixel: CGFloat) -> CGFloat {
        guard let keyboard = scrollView.keyboardFrame(in: state) else { return 0 }
        let bounds = scrollView.bounds, isUpsideDown = scrollView.isUpsideDown
        return Overlap.of(
            viewBounds: isUpsideDown ? bounds.mirrored : bounds,
            keyboardFrame: isUpsideDown ? keyboard.mirrored : keyboard, tolerance: halfAPixel
        ).height
    }

    struct Present {
        let content, indicators, system: UIEdgeInsets
        let systemIndicators: UIEdgeInsets
        let isUpsideDown: Bool
        /// What the list of a chat lacks of the safe area, in points.
        let lack: UIEdgeInsets

        @MainActor
        init(_ scrollView: UIScrollView, upsideDown: Bool, lack: UIEdgeInsets) {
            content = scrollView.contentInset
            indicators = scrollView.verticalScrollIndicatorInsets
            var system = scrollView.adjustedContentInset
            system.top += lack.top
            system.bottom += lack.bottom
            (self.system, self.lack) = (system, lack)
            systemIndicators = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
            isUpsideDown = upsideDown
        }
    }

    /// Setting an inset can stop a running scroll, so the plan contains only insets that change.
    ///
    /// - Parameters:
    ///   - present: the present insets as values, because UIKit's getters run an app's code, which may adjust the same
    ///     scroll view.
    ///   - newBlank: what a chat adds after its newest row, in points.
    mutating func plan(
        _ scrollView: UIScrollView, _ present: Present, overlap: CGFloat, blank newBlank: CGFloat = 0,
        _ state: KeyboardState, _ options: WayOptions, by avoider: any Avoider
    ) -> Plan {
        var insets = present.content, indicatorInsets = present.indicators
        let isNeeded = overlap > 0 || newBlank > 0 || present.lack != .zero
        let newEdge: VerticalEdge = isNeeded ? (present.isUpsideDown ? .top : .bottom) : edge
        if newEdge != edge {
            enter(nil, .contentInset(edge), in: &insets, by: avoider)
            enter(nil, .indicatorInset(edge), in: &indicatorInsets, by: avoider)
            edge = newEdge
        }
        let resting = options.resting?.entry(of: scrollView)
        let own = book.own(.contentInset(edge), in: edge.length(of: insets))
        let systemShare = edge.length(of: present.system) - edge.length(of: present.content)
        let share = InsetShare.share(
            overlap: overlap, beyond: systemShare, own: own,
            policy: resting?.policy(of: .content, at: edge, own, overlap - systemShare) ?? options.insetPolicy)
        let added = newBlank + edge.length(of: present.lack)
        edge.set(
            avoider.enter(
                share, .contentInset(edge), in: book, present: edge.length(of: insets), spacing: options.spacing,
                measuredIn: scrollView, length: scrollView.bounds.height, state, blank: added, formerBlank: blank),
            in: &insets)
        blank = added
        mendOtherEdge(present.lack, &insets, by: avoider)

        let ownIndicator = book.own(.indicatorInset(edge), in: edge.length(of: indicatorInsets))
        let systemIndicator = edge.length(of: present.systemIndicators)
        let indicatorShare = InsetShare.share(
            overlap: overlap, beyond: systemIndicator, own: ownIndicator,
            policy: resting?.policy(of: .indicators, at: edge, ownIndicator, overlap - systemIndicator)
                ?? options.insetPolicy)
        enter(state.isDocked ? indicatorShare : nil, .indicatorInset(edge), in: &indicatorInsets, by: avoider)
        return Plan(
            content: insets == present.content ? nil : insets,
            indicators: indicatorInsets == present.indicators ? nil : indicatorInsets)
    }

    private mutating func mendOtherEdge(_ lack: UIEdgeInsets, _ insets: inout UIEdgeInsets, by avoider: any Avoider) {
        let other: VerticalEdge = edge == .top ? .bottom : .top, share = other.length(of: lack)
        guard mendsOtherEdge || share != 0 else { return }
        mendsOtherEdge = share != 0
        let present = other.length(of: insets)
        other.set(
            book.enter(share == 0 ? nil : share, .contentInset(other), by: avoider, present: present), in: &insets)
    }

    private func enter(
        _ share: CGFloat?, _ number: AvoidedNumber, in insets: inout UIEdgeInsets, by avoider: any Avoider
    ) {
        edge.set(book.enter(share, number, by: avoider, present: edge.length(of: insets)), in: &insets)
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
