import CoreGraphics
import Foundation

/// How far the content of a scroll view can still go up, as its scroll bar and its content tell.
struct ScrollSight {
    /// The distance by which the content can still go up, in points, or nil if nothing tells it.
    let up: CGFloat?
    /// The distance by which the content has gone up, in points; 0 if nothing tells it.
    let passed: CGFloat
    /// The bottom inset that the scroll bar shows, in points, or nil.
    let bottomInset: CGFloat?

    /// The inaccuracy of a scroll bar's edge, in points.
    private static let slack: CGFloat = 4
    /// A bar keeps this distance from both ends of its track, in points.
    private static let margin: CGFloat = 3
    /// A bar that is about as short as this no longer tells the length of the content, in points.
    private static let shortestBar: CGFloat = 40

    /// Looks at a scroll view.
    ///
    /// - Parameter top: the keyboard's top in the screen's coordinates, in points, or nil without a keyboard.
    init(of view: Element, frame: CGRect, above top: CGFloat?) {
        guard let top else {
            // A percentage is too coarse to tell whether content is back at its place.
            (up, passed, bottomInset) = (nil, 0, nil)
            return
        }
        let bar = view.children.first { Self.isVerticalBar($0, of: frame) }
        let track = bar?.frame
        let value = bar?.progress.map { CGFloat($0) }
        let range = Self.range(of: bar, height: frame.height)
        passed = range.flatMap { range in value.map { range * $0 } } ?? 0
        let byBar: CGFloat? = value == 1 ? 0 : range.flatMap { range in value.map { range * (1 - $0) } }
        // What a content view holds can be scrolled to where the view or its scroll bar ends.
        let end = min(frame.maxY, track?.maxY ?? frame.maxY)
        guard end <= top + Self.slack else {
            (up, bottomInset) = (byBar, nil)
            return
        }
        bottomInset = track != nil && frame.maxY > end ? frame.maxY - end : 0
        let below = Self.contentEnd(in: view, frame: frame) - end
        up = byBar == nil && bar == nil && below <= 0 ? nil : max(byBar ?? 0, below, 0)
    }

    private static func isVerticalBar(_ element: Element, of view: CGRect) -> Bool {
        guard element.progress != nil, let frame = element.frame else { return false }
        return frame.height > frame.width && frame.width <= 44
            && (frame.maxX >= view.maxX - 24 || frame.minX <= view.minX + 24)
    }

    /// The whole distance that the content can go, in points.
    ///
    /// The bar is as long in its track as the view is in its content with the insets. One page has nothing to scroll.
    private static func range(of bar: Element?, height: CGFloat) -> CGFloat? {
        guard let bar, let track = bar.frame else { return nil }
        if bar.pages == 1 { return 0 }
        let thumb = bar.children.compactMap(\.frame).first { $0.width <= 12 && $0.height > 0 }
        guard let thumb, thumb.height > shortestBar, track.height > 2 * margin else { return nil }
        let share = thumb.height / (track.height - 2 * margin)
        return share < 1 ? height / share - height : 0
    }

    /// The lower end of what the content holds, in the screen's coordinates, in points.
    private static func contentEnd(in view: Element, frame: CGRect) -> CGFloat {
        let ends = view.children.compactMap { child in
            child.progress == nil && child.frame != frame ? child.frame.map(\.maxY) : nil
        }
        return ends.max() ?? frame.minY
    }
}
