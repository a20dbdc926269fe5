// Fidelity: partial — where a popover would point to; popovers are not shown (rule F30)

import Foundation

/// Manages a popover.
@preconcurrency @MainActor @available(iOS 8.0, *)
open class UIPopoverPresentationController: UIPresentationController {
    /// Follows and steers the popover.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// The view that the popover points to.
    open var sourceView: UIView? { didSet { unmodelled("UIPopoverPresentationController.sourceView") } }
    /// The rectangle that the popover points to, in the source view's coordinates, in points.
    open var sourceRect = CGRect.null { didSet { unmodelled("UIPopoverPresentationController.sourceRect") } }
    /// The bar item that the popover points to.
    open var barButtonItem: UIBarButtonItem? { didSet { unmodelled("UIPopoverPresentationController.barButtonItem") } }
    /// From which sides the popover may point.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { unmodelled("UIPopoverPresentationController.permittedArrowDirections") }
    }
    /// From which side the popover points; unknown while none shows.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The views that touches reach while the popover shows.
    open var passthroughViews: [UIView]? { didSet { unmodelled("UIPopoverPresentationController.passthroughViews") } }
    /// The popover's colour; nothing is drawn.
    open var backgroundColor: UIColor? { didSet { unmodelled("UIPopoverPresentationController.backgroundColor") } }

    var hasSource: Bool { sourceView != nil || barButtonItem != nil }
}

/// From which sides a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upwards.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downwards.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// From every side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Follows and steers a popover.
@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before a popover shows, to say where it points.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

@available(iOS 8.0, *)
extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
