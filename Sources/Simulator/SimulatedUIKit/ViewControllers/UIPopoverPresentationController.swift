// Fidelity: partial — size, place and compact width (rule F30); no arrow is drawn, and a tap outside the popover
// reaches the view under the finger

import Foundation

@preconcurrency @MainActor @available(iOS 8.0, *)
open class UIPopoverPresentationController: UIPresentationController {
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open lazy var barButtonItem: UIBarButtonItem? = nil {
        didSet { unmodelled("UIPopoverPresentationController.barButtonItem") }
    }
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open var arrowDirection: UIPopoverArrowDirection {
        guard shownStyle == .popover, let window = presentedView?.window else { return .unknown }
        return place(in: window).direction
    }
    open lazy var passthroughViews: [UIView]? = nil {
        didSet { unmodelled("UIPopoverPresentationController.passthroughViews") }
    }
    open lazy var backgroundColor: UIColor? = nil {
        didSet { unmodelled("UIPopoverPresentationController.backgroundColor") }
    }

    var hasSource: Bool { sourceView != nil || barButtonItem != nil }

    // MARK: Place (rule F30)

    /// The size of a popover without a preferred size, in points.
    private static let defaultSize = CGSize(width: 320, height: 480)
    /// The length of the arrow in points, an assumption of the simulation.
    private static let arrow: CGFloat = 13
    /// The distance to the safe area's edges in points, an assumption of the simulation.
    private static let margin: CGFloat = 10

    /// The style in which the controller is shown.
    ///
    /// In regular width, this is a popover. In compact width, the delegate chooses the style, and the default is a page
    /// sheet.
    var shownStyle: UIModalPresentationStyle {
        let traits = presentingViewController.traitCollection
        guard traits.horizontalSizeClass != .regular else { return .popover }
        let said = adaptiveDelegate?.adaptivePresentationStyle(
            for: self, traitCollection: traits)
        let style = said ?? .automatic
        return style == .none ? .popover : style == .automatic ? .pageSheet : style
    }

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

    /// Returns the rectangle to which the popover points, in the window's coordinates.
    private func source(in window: UIWindow) -> CGRect {
        guard let view = sourceView else {
            return CGRect(x: window.bounds.midX, y: window.safeAreaInsets.top, width: 0, height: 0)
        }
        return window.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
    }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

@available(iOS 8.0, *)
extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
