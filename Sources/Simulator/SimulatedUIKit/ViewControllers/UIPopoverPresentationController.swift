// Fidelity: partial — size, place and compact width (rule F30); no arrow is drawn, and a tap beside it reaches the view there

import Foundation

/// Manages the presentation of a popover.
@preconcurrency @MainActor @available(iOS 8.0, *)
open class UIPopoverPresentationController: UIPresentationController {
    /// The popover's delegate.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    /// The view to which the popover points.
    open var sourceView: UIView?
    /// The rectangle to which the popover points, in the source view's coordinates, in points.
    ///
    /// The null rectangle stands for the whole view.
    open var sourceRect = CGRect.null
    /// The bar item to which the popover points.
    open var barButtonItem: UIBarButtonItem? { didSet { unmodelled("UIPopoverPresentationController.barButtonItem") } }
    /// The directions in which the popover's arrow may point.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The direction in which the popover's arrow points; unknown while the popover is not shown.
    open var arrowDirection: UIPopoverArrowDirection {
        guard shownStyle == .popover, let window = presentedView?.window else { return .unknown }
        return place(in: window).direction
    }
    /// The views that receive touches while the popover is visible.
    open var passthroughViews: [UIView]? { didSet { unmodelled("UIPopoverPresentationController.passthroughViews") } }
    /// The popover's colour; nothing is drawn.
    open var backgroundColor: UIColor? { didSet { unmodelled("UIPopoverPresentationController.backgroundColor") } }

    var hasSource: Bool { sourceView != nil || barButtonItem != nil }

    // MARK: Place (rule F30)

    /// The size of a popover without a preferred size, in points.
    private static let defaultSize = CGSize(width: 320, height: 480)
    /// The arrow's length in points; a value chosen for the simulation.
    private static let arrow: CGFloat = 13
    /// The distance to the edges of the safe area in points; a value chosen for the simulation.
    private static let margin: CGFloat = 10

    /// The shown style: a popover in regular width; in compact width the delegate's style, or by default a page sheet.
    var shownStyle: UIModalPresentationStyle {
        let traits = presentingViewController.traitCollection
        guard traits.horizontalSizeClass != .regular else { return .popover }
        let said = adaptiveDelegate?.adaptivePresentationStyle(
            for: self, traitCollection: traits)
        let style = said ?? .automatic
        return style == .none ? .popover : style == .automatic ? .pageSheet : style
    }

    /// Returns the popover's frame in the window's coordinates, in points.
    func frame(in window: UIWindow) -> CGRect { place(in: window).frame }

    private func place(in window: UIWindow) -> (frame: CGRect, direction: UIPopoverArrowDirection) {
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let wanted = presentedViewController.preferredContentSize
        let wish = wanted == .zero ? Self.defaultSize : wanted
        let size = CGSize(width: min(wish.width, room.width), height: min(wish.height, room.height))
        let source = source(in: window)
        let gaps: [(UIPopoverArrowDirection, CGFloat)] = [
            (.up, room.maxY - source.maxY - Self.arrow - size.height),
            (.down, source.minY - room.minY - Self.arrow - size.height),
            (.left, room.maxX - source.maxX - Self.arrow - size.width),
            (.right, source.minX - room.minX - Self.arrow - size.width)
        ]
        let allowed = gaps.filter { permittedArrowDirections.contains($0.0) }
        let best = allowed.first { $0.1 >= 0 } ?? allowed.max { $0.1 < $1.1 }
        let direction = best?.0 ?? .up
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch direction {
        case .up: origin.y = source.maxY + Self.arrow
        case .down: origin.y = source.minY - Self.arrow - size.height
        case .left: origin.x = source.maxX + Self.arrow
        default: origin.x = source.minX - Self.arrow - size.width
        }
        origin.x = min(max(origin.x, room.minX), room.maxX - size.width)
        origin.y = min(max(origin.y, room.minY), room.maxY - size.height)
        return (CGRect(origin: origin, size: size), direction)
    }

    /// Returns the rectangle to which the popover points, in the window's coordinates; by default the middle of the top
    /// edge.
    private func source(in window: UIWindow) -> CGRect {
        guard let view = sourceView else {
            return CGRect(x: window.bounds.midX, y: window.safeAreaInsets.top, width: 0, height: 0)
        }
        return window.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
    }
}

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upwards.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downwards.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Every direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Unknown.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The delegate of a popover.
@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before a popover appears, so that the delegate can set the popover's source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

@available(iOS 8.0, *)
extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
