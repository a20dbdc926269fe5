// Fidelity: partial — detents, their choice and the keyboard (rules F23 to F26, F31, E63); undimmed sheets are absent,
// and scrolling does not expand a sheet

import Foundation

@preconcurrency @MainActor @available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    /// Partial: a form sheet on an iPad keeps its size.
    open lazy var detents: [Detent] = [.large()] {
        didSet {
            if presentedViewController.isFreeFormSheet {
                unmodelled("UISheetPresentationController.detents of a form sheet on an iPad")
            }
            heightsDidChange()
        }
    }
    /// Nil selects the smallest detent (rule F23).
    open lazy var selectedDetentIdentifier: Detent.Identifier? = nil { didSet { heightsDidChange() } }
    /// The value has no effect on touches here.
    open lazy var largestUndimmedDetentIdentifier: Detent.Identifier? = nil {
        didSet { unmodelled("UISheetPresentationController.largestUndimmedDetentIdentifier") }
    }
    open var prefersGrabberVisible = false
    /// Here the sheet keeps its height while its content scrolls.
    open lazy var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet { unmodelled("UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge") }
    }
    open lazy var prefersEdgeAttachedInCompactHeight = false { didSet { heightsDidChange() } }
    /// Here the sheet always has the window's width.
    open lazy var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { unmodelled("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached") }
    }
    public final lazy var preferredCornerRadius: CGFloat? = nil {
        didSet { unmodelled("UISheetPresentationController.preferredCornerRadius") }
    }
    open lazy var sourceView: UIView? = nil { didSet { unmodelled("UISheetPresentationController.sourceView") } }

    /// UIKit lays out the sheet before the call returns (rule F25).
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }
    /// The duration of a change of detents in seconds, an assumption of the simulation.
    private static var changeDuration: Double { 0.5 }

    @available(iOS 16.0, *)
    open func invalidateDetents() { heightsDidChange() }

    // MARK: Heights

    private func heightsDidChange() {
        let controller = presentedViewController
        guard controller.presentation.presenter != nil, controller.presentation.phase != .dismissing,
            let window = controller.viewIfLoaded?.superview as? UIWindow
        else { return }
        controller.wrapperFrame = controller.lifted(controller.presentedFrame(in: window), in: window)
    }

    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat) {
            (containerTraitCollection, maximumDetentValue) = (traits, maximum)
        }
    }

    /// Returns the heights of the active detents in points, without the bottom safe area.
    private func values(in window: UIWindow) -> [(Detent.Identifier, CGFloat)] {
        let bottom = window.safeAreaInsets.bottom, maximum = Self.largeHeight(in: window) - bottom
        let context = Context(presentedViewController.traitCollection, maximum)
        return detents.compactMap { detent in
            let value = detent.value(in: context, window: window)
            return value.map { (detent.identifier, min($0, maximum)) }
        }
    }

    /// The height of the large detent, in points.
    static func largeHeight(in window: UIWindow) -> CGFloat {
        window.bounds.height - window.safeAreaInsets.top - 10
    }

    /// Returns the height of the sheet while the keyboard is hidden, in points, with the bottom safe area (rules F24,
    /// F26).
    func height(in window: UIWindow) -> CGFloat {
        let values = values(in: window)
        let chosen = values.first { $0.0 == selectedDetentIdentifier } ?? values.min { $0.1 < $1.1 }
        return chosen.map { $0.1 + window.safeAreaInsets.bottom } ?? Self.largeHeight(in: window)
    }

    /// Returns the height of the sheet while the keyboard covers a part of the sheet, in points (rules E63, F31).
    ///
    /// - Parameter overlap: the height of the covered part, in points.
    func height(in window: UIWindow, above overlap: CGFloat) -> CGFloat {
        let own = height(in: window)
        let largest = values(in: window).map(\.1).max().map { $0 + window.safeAreaInsets.bottom }
        if let largest, largest > own { return largest }
        return max(own, min(own + overlap, Self.largeHeight(in: window)))
    }
}

@preconcurrency @MainActor @available(iOS 16.0, *)
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor @available(iOS 15.0, *)
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

@available(iOS 15.0, *)
extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
