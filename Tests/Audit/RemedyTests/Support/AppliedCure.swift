@testable import AuditRules
import DeviceSimulation
@testable import JudgedScreens
import SceneModel
@_spi(Simulation) import Scenarios
@_spi(Simulation) import UIKit
import Tideline

/// Applies a remedy to a screen, as a reader of the report would.
@MainActor
struct AppliedCure {
    /// Whether the cure uses this library or UIKit alone.
    enum Hand {
        case tideline, uikit
    }

    let cure: Cure
    let hand: Hand

    /// Applies the remedy to a controller.
    ///
    /// If the remedy replaces the screen's own keyboard code, that code is switched off.
    func apply(to controller: UIViewController, on stage: SimulatedStage) {
        // The snapshot numbers the views, and the remedy names views by these numbers.
        _ = stage.snapshot()
        if cure.replaced != nil { ListeningController.silenceAll(below: controller) }
        guard let view = stage.host.view(numbered: cure.view.id) else { return }
        switch (cure.way, hand) {
        case (.guide, .tideline): stand(view, on: view.pageAround.keyboardGuide.topAnchor)
        case (.guide, .uikit): stand(view, on: view.pageAround.keyboardLayoutGuide.topAnchor)
        case (.insets, .tideline): if let scroller = view as? UIScrollView { scroller.keyboardAvoidance = .insets }
        case (.translation, .tideline):
            view.keyboardAvoidance = cure.movesPage ? .translation.focus() : .translation
        case (.automatic, .tideline): stage.phone.window.keyboardAvoidance = .automatic
        case (.insets, .uikit), (.translation, .uikit), (.automatic, .uikit):
            PlainHandling.attach(to: controller, moving: view, showing: stage.host.view(numbered: cure.target.id))
        }
    }

    /// Attaches a view's bottom to an anchor, and removes the constraints that held the view's bottom.
    private func stand(_ view: UIView, on top: NSLayoutYAxisAnchor) {
        var around = view.superview, distance: CGFloat = 0
        while let present = around {
            for constraint in present.constraints where constraint.holdsBottom(of: view) {
                distance = constraint.firstItem === view ? constraint.constant : -constraint.constant
                constraint.isActive = false
            }
            around = present.superview
        }
        view.bottomAnchor.constraint(equalTo: top, constant: distance).isActive = true
        view.window?.layoutIfNeeded()
    }
}

/// Keyboard code that uses UIKit alone, as the remedies describe.
@MainActor
private final class PlainHandling {
    private weak var controller: UIViewController?
    private weak var view: UIView?
    private weak var target: UIView?
    private var tokens: [any NSObjectProtocol] = []

    static func attach(to controller: UIViewController, moving view: UIView, showing target: UIView?) {
        let handling = PlainHandling()
        (handling.controller, handling.view, handling.target) = (controller, view, target)
        for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification] {
            let hides = name == UIResponder.keyboardWillHideNotification
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                nonisolated(unsafe) let notification = $0
                MainActor.assumeIsolated { handling.follow(KeyboardNote(notification), hides: hides) }
            }
            handling.tokens.append(token)
        }
    }

    private func follow(_ note: KeyboardNote, hides: Bool) {
        guard let view, let controller, view.window != nil else { return }
        UIView.animate(withDuration: note.duration, delay: 0, options: note.options) {
            if let scroller = view as? UIScrollView {
                self.inset(scroller, hides ? 0 : max(0, note.overlap(with: scroller) - scroller.safeAreaInsets.bottom))
            } else {
                view.transform = .identity
                let lift = hides ? 0 : self.covered(by: note, in: view)
                view.transform = CGAffineTransform(translationX: 0, y: -lift)
            }
            controller.view.layoutIfNeeded()
        }
    }

    private func inset(_ scroller: UIScrollView, _ bottom: CGFloat) {
        scroller.contentInset.bottom = bottom
        scroller.verticalScrollIndicatorInsets.bottom = bottom
        guard bottom > 0, let input = scroller.focusedInput, !(input is UITextView) else { return }
        scroller.layoutIfNeeded()
        scroller.scrollRectToVisible(input.convert(input.bounds, to: scroller), animated: false)
    }

    /// Returns how far the keyboard's end frame covers the target or the input, plus eight points.
    private func covered(by note: KeyboardNote, in view: UIView) -> CGFloat {
        let seen = [target, view.focusedInput].compactMap(\.self).map { $0.convert($0.bounds, to: nil).maxY }
        return max(0, (seen.max() ?? 0) + 8 - note.end.minY)
    }
}

extension UIView {
    fileprivate var pageAround: UIView {
        var around: UIView? = self
        while let present = around {
            if let controller = present.next as? UIViewController { return controller.view }
            around = present.superview
        }
        return self
    }

    fileprivate var focusedInput: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.focusedInput).first
    }
}

extension NSLayoutConstraint {
    fileprivate func holdsBottom(of view: UIView) -> Bool {
        firstItem === view && firstAttribute == .bottom || secondItem === view && secondAttribute == .bottom
    }
}
