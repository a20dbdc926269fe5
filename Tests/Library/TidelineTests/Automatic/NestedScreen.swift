import UIKit

/// Nested scroll views without any keyboard code, with an input at the beginning and at the end of each content.
@MainActor
final class NestedScreen {
    /// One of the nested scroll views.
    struct Level: Sendable, CustomStringConvertible {
        /// The distances from the top and the bottom of the surrounding area, in points.
        ///
        /// For the outermost scroll view, this area is the controller's view. For each other one, it is the content of
        /// the scroll view around it.
        let top, bottom: CGFloat
        /// The height of the scroll view's content, in points.
        let content: CGFloat
        var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
        var isPager = false

        var description: String {
            "\(isPager ? "pager " : "")\(top) to -\(bottom) with \(content), \(behavior.rawValue)"
        }
    }

    let controller = UIViewController()
    private(set) var scrollViews: [UIScrollView] = []
    /// For each scroll view, the view at the end of its content, the outermost first.
    private(set) var ends: [UIView] = []
    private(set) var fields: [UITextField] = []

    /// - Parameters:
    ///   - levels: the levels, the outermost first.
    ///   - size: the size of the screen, in points.
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
            // The outermost scroll view follows the screen in a rotation; the inner ones keep their frames in the
            // content.
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
