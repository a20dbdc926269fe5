import UIKit

/// Nested scroll views without keyboard code, with an input at the beginning and at the end of each content.
@MainActor
final class NestedScreen {
    struct Level: Sendable, CustomStringConvertible {
        /// The distances of the scroll view's edges from the edges of the controller's view, in points.
        ///
        /// For an inner scroll view, the distances are from the edges of the outer content.
        let top, bottom: CGFloat
        let content: CGFloat
        var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
        var isPager = false

        var description: String {
            "\(isPager ? "pager " : "")\(top) to -\(bottom) with \(content), \(behavior.rawValue)"
        }
    }

    let controller = UIViewController()
    private(set) var scrollViews: [UIScrollView] = []
    /// The view at the end of each scroll view's content, the outermost first.
    private(set) var ends: [UIView] = []
    private(set) var fields: [UITextField] = []

    /// - Parameter levels: the outermost level first.
    init(_ levels: [Level], size: CGSize) {
        var around: UIView = controller.view, area = CGRect(origin: .zero, size: size)
        for (depth, level) in levels.enumerated() {
            let frame = CGRect(
                x: depth == 0 ? 0 : 8, y: level.top, width: size.width - 16 * CGFloat(depth),
                height: area.height - level.top - level.bottom)
            let scrollView = UIScrollView(frame: frame)
            scrollView.accessibilityIdentifier = "Level \(depth)"
            scrollView.contentInsetAdjustmentBehavior = level.behavior
            scrollView.isPagingEnabled = level.isPager
            scrollView.contentSize = CGSize(width: frame.width, height: level.content)
            // The outermost scroll view follows the screen in a rotation; the inner scroll views keep their frames.
            if depth == 0 { scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            around.addSubview(scrollView)
            add("\(depth) first", at: 16, to: scrollView)
            add("\(depth) last", at: level.content - 64, to: scrollView)
            let end = UIView(frame: CGRect(x: 0, y: level.content - 2, width: frame.width, height: 2))
            scrollView.addSubview(end)
            scrollViews.append(scrollView)
            ends.append(end)
            (around, area) = (scrollView, CGRect(origin: .zero, size: scrollView.contentSize))
        }
    }

    private func add(_ name: String, at height: CGFloat, to scrollView: UIScrollView) {
        let field = UITextField(frame: CGRect(x: 16, y: height, width: 200, height: 34))
        field.accessibilityIdentifier = name
        fields.append(field)
        scrollView.addSubview(field)
    }
}
