// Fidelity: partial — detents, their choice and the keyboard (rules F23 to F26, F31, E63); undimmed sheets and scrolling that expands are absent

import Foundation

/// Manages a sheet.
@preconcurrency @MainActor @available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
    /// Follows and steers the sheet.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    /// The heights that the sheet can rest at, the smallest first.
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
    /// The height that the sheet rests at; nil is the smallest (rule F23).
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightsDidChange() } }
    /// Up to which height what lies behind the sheet is not dimmed; touches go as if nothing were.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { unmodelled("UISheetPresentationController.largestUndimmedDetentIdentifier") }
    }
    /// Whether a grabber shows at the top; nothing is drawn.
    open var prefersGrabberVisible = false {
        didSet { unmodelled("UISheetPresentationController.prefersGrabberVisible") }
    }
    /// Whether scrolling at the content's top expands the sheet; it does not here.
    open var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet { unmodelled("UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge") }
    }
    /// Whether the sheet stays a sheet in compact height.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { heightsDidChange() } }
    /// Whether the sheet is as wide as its controller prefers; it has the window's width here.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { unmodelled("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached") }
    }
    /// The corners' radius in points; nothing is drawn.
    public final var preferredCornerRadius: CGFloat? {
        didSet { unmodelled("UISheetPresentationController.preferredCornerRadius") }
    }
    /// The view that the sheet seems to come from; nothing is drawn.
    open var sourceView: UIView? { didSet { unmodelled("UISheetPresentationController.sourceView") } }

    /// Animates changes of the sheet; it is laid out when this returns (rule F25).
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }
    /// Seconds that a sheet takes to another height; a choice.
    private static var changeDuration: Double { 0.5 }

    /// Asks for the heights of custom detents anew.
    @available(iOS 16.0, *)
    open func invalidateDetents() { heightsDidChange() }

    /// A person pulls the sheet to another height; the delegate is told (rule F25).
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

    /// What custom detents are told.
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat) {
            (containerTraitCollection, maximumDetentValue) = (traits, maximum)
        }
    }

    /// The heights that the detents give in a window, without what the safe area takes below, in points.
    private func values(in window: UIWindow) -> [(Detent.Identifier, CGFloat)] {
        let bottom = window.safeAreaInsets.bottom, maximum = Self.largeHeight(in: window) - bottom
        let context = Context(presentedViewController.traitCollection, maximum)
        return detents.compactMap { detent in
            let value = detent.value(in: context, window: window)
            return value.map { (detent.identifier, min($0, maximum)) }
        }
    }

    /// How high a sheet is at most, in points.
    static func largeHeight(in window: UIWindow) -> CGFloat {
        window.bounds.height - window.safeAreaInsets.top - 10
    }

    /// How high the sheet is without a keyboard, the safe area below included, in points (rules F24, F26).
    func height(in window: UIWindow) -> CGFloat {
        let values = values(in: window)
        let chosen = values.first { $0.0 == selectedDetentIdentifier } ?? values.min { $0.1 < $1.1 }
        return chosen.map { $0.1 + window.safeAreaInsets.bottom } ?? Self.largeHeight(in: window)
    }

    /// How high the sheet is over a keyboard that covers so many points of it (rules E63, F31).
    func height(in window: UIWindow, above overlap: CGFloat) -> CGFloat {
        let own = height(in: window)
        let largest = values(in: window).map(\.1).max().map { $0 + window.safeAreaInsets.bottom }
        if let largest, largest > own { return largest }
        return max(own, min(own + overlap, Self.largeHeight(in: window)))
    }
}

/// What a custom detent may ask for.
@preconcurrency @MainActor @available(iOS 16.0, *)
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, without what the safe area takes below, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Follows a sheet.
@preconcurrency @MainActor @available(iOS 15.0, *)
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that a person has pulled the sheet to another height.
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
