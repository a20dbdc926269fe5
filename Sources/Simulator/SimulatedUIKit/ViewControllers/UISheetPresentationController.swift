// Fidelity: partial — detents, their choice and the keyboard (rules F23 to F26, F31, E63); undimmed sheets and scrolling that expands are absent

import Foundation

/// Manages the presentation of a sheet.
@preconcurrency @MainActor @available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
    /// The sheet's delegate.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    /// The heights at which the sheet can rest, the smallest first.
    ///
    /// Partial: a form sheet on an iPad keeps its size.
    open var detents: [Detent] = [.large()] {
        didSet {
            if presentedViewController.isFreeFormSheet {
                unmodelled("UISheetPresentationController.detents of a form sheet on an iPad")
            }
            heightsDidChange()
        }
    }
    /// The detent at which the sheet rests; nil means the smallest detent (rule F23).
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightsDidChange() } }
    /// The largest detent at which the background is not dimmed; here it does not affect touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { unmodelled("UISheetPresentationController.largestUndimmedDetentIdentifier") }
    }
    /// Whether a grabber is visible at the top; nothing is drawn.
    open var prefersGrabberVisible = false {
        didSet { unmodelled("UISheetPresentationController.prefersGrabberVisible") }
    }
    /// Whether scrolling at the content's top expands the sheet; here it never does.
    open var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet { unmodelled("UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge") }
    }
    /// Whether the sheet stays a sheet in compact height.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { heightsDidChange() } }
    /// Whether the sheet has its controller's preferred width; here it has the window's width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { unmodelled("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached") }
    }
    /// The corners' radius in points; nothing is drawn.
    public final var preferredCornerRadius: CGFloat? {
        didSet { unmodelled("UISheetPresentationController.preferredCornerRadius") }
    }
    /// The view from which the sheet appears to come; nothing is drawn.
    open var sourceView: UIView? { didSet { unmodelled("UISheetPresentationController.sourceView") } }

    /// Animates changes of the sheet; when the call returns, the sheet is laid out (rule F25).
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }
    /// The duration of a sheet's change of height in seconds; a value chosen for the simulation.
    private static var changeDuration: Double { 0.5 }

    /// Recomputes the heights of custom detents.
    @available(iOS 16.0, *)
    open func invalidateDetents() { heightsDidChange() }

    /// Pulls the sheet to another detent, as a person does, and tells the delegate (rule F25).
    @_spi(Simulation) public func pull(to identifier: Detent.Identifier) {
        guard identifier != selectedDetentIdentifier else { return }
        animateChanges { selectedDetentIdentifier = identifier }
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    // MARK: Heights

    private func heightsDidChange() {
        let controller = presentedViewController
        guard controller.presentation.presenter != nil, controller.presentation.phase != .dismissing,
            let view = controller.viewIfLoaded, let window = view.superview as? UIWindow
        else { return }
        view.frame = controller.lifted(controller.presentedFrame(in: window), in: window)
    }

    /// The context for custom detents.
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat) {
            (containerTraitCollection, maximumDetentValue) = (traits, maximum)
        }
    }

    /// Returns the heights of the detents in a window, without the bottom safe area, in points.
    private func values(in window: UIWindow) -> [(Detent.Identifier, CGFloat)] {
        let bottom = window.safeAreaInsets.bottom, maximum = Self.largeHeight(in: window) - bottom
        let context = Context(presentedViewController.traitCollection, maximum)
        return detents.compactMap { detent in
            let value = detent.value(in: context, window: window)
            return value.map { (detent.identifier, min($0, maximum)) }
        }
    }

    /// Returns the largest height of a sheet, in points.
    static func largeHeight(in window: UIWindow) -> CGFloat {
        window.bounds.height - window.safeAreaInsets.top - 10
    }

    /// Returns the height of the sheet without a keyboard, including the bottom safe area, in points (rules F24, F26).
    func height(in window: UIWindow) -> CGFloat {
        let values = values(in: window)
        let chosen = values.first { $0.0 == selectedDetentIdentifier } ?? values.min { $0.1 < $1.1 }
        return chosen.map { $0.1 + window.safeAreaInsets.bottom } ?? Self.largeHeight(in: window)
    }

    /// Returns the height of the sheet, in points, if the keyboard covers the given height of it (rules E63, F31).
    func height(in window: UIWindow, above overlap: CGFloat) -> CGFloat {
        let own = height(in: window)
        let largest = values(in: window).map(\.1).max().map { $0 + window.safeAreaInsets.bottom }
        if let largest, largest > own { return largest }
        return max(own, min(own + overlap, Self.largeHeight(in: window)))
    }
}

/// The values that a custom detent may use.
@preconcurrency @MainActor @available(iOS 16.0, *)
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, without the bottom safe area, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet.
@preconcurrency @MainActor @available(iOS 15.0, *)
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that a person has pulled the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

@available(iOS 15.0, *)
extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
