internal import KeyboardModel
import UIKit

/// What Apple's guides, a person's finger and the app's activity have shown since the last announcement.
///
/// UIKit posts no notification while a finger drags the keyboard (T16), and none while the app is inactive. A guide may
/// also lie at the bottom while the keyboard stands (iOS 27, manaflow-ai/cmux#9958). So a guide lowers the keyboard only
/// together with a second witness.
@MainActor
struct GuideSightings {
    /// A drag of the keyboard, as far as the library has seen it.
    enum Drag: Equatable {
        case none
        /// A guide stood lower than announced, and no finger was there to explain it.
        ///
        /// The guide's top is stored to avoid a second search at the same place.
        case unexplained(window: ObjectIdentifier, top: CGFloat)
        /// A finger has lowered the keyboard; the guide's latest top is in the screen's coordinates, in points.
        case lowered(window: ObjectIdentifier, top: CGFloat)
        /// The finger has let go, and the guide rises step by step.
        case rising(window: ObjectIdentifier, top: CGFloat)
    }

    private(set) var drag = Drag.none
    /// Whether a guide has stood at the keyboard's top, so that guides can be believed.
    private(set) var hasStood = false
    private(set) var isAfterAbsence = false

    var isDragged: Bool {
        switch drag {
        case .none, .unexplained: false
        case .lowered, .rising: true
        }
    }

    mutating func noteAbsence() { isAfterAbsence = true }

    /// Compares a guide with the keyboard's announced frame; both are in the screen's coordinates.
    ///
    /// In other movements of the keyboard, UIKit moves the guide inside an animation. So the method looks for a finger
    /// only outside animations, and only while the guide is lower than the frame. After the finger is lifted, the
    /// keyboard still moves. So the drag counts until the next announcement.
    ///
    /// - Parameter accessoryHeight: the height of a bar that the announced frame may exclude, in points.
    mutating func note(
        _ guide: KeyboardReconciliation.Guide, of frame: CGRect, accessoryHeight: @autoclosure () -> CGFloat,
        in window: UIWindow
    ) {
        let lowered = guide.top - frame.minY, tolerance = KeyboardReconciliation.tolerance
        if !hasStood, lowered <= tolerance {
            hasStood = lowered >= -tolerance || abs(lowered + accessoryHeight()) <= tolerance
        }
        guard lowered > tolerance, !isDragged else { return }
        if drag == .unexplained(window: ObjectIdentifier(window), top: guide.top) { return }
        guard UIView.inheritedAnimationDuration == 0 else { return }
        if let finger = window.fingerThatDismisses, hasStood || (!guide.isAtRest && finger.y >= frame.minY) {
            drag = .lowered(window: ObjectIdentifier(window), top: guide.top)
        } else {
            drag = .unexplained(window: ObjectIdentifier(window), top: guide.top)
        }
    }

    /// Returns whether a lowered guide has leapt back to the keyboard's announced top, as in an animation of UIKit.
    ///
    /// - Parameter top: the announced top, in the screen's coordinates, in points.
    mutating func noteReturn(of guide: KeyboardReconciliation.Guide, to top: CGFloat, in window: UIWindow) -> Bool {
        let tolerance = KeyboardReconciliation.tolerance
        switch drag {
        case .lowered(let id, let latest) where id == ObjectIdentifier(window):
            guard guide.top < latest - tolerance, window.fingerThatDismisses == nil else {
                drag = .lowered(window: id, top: guide.top)
                return false
            }
            drag = .rising(window: id, top: guide.top)
            return abs(guide.top - top) <= tolerance
        case .rising(let id, let latest) where id == ObjectIdentifier(window):
            let isLower = guide.top > latest + tolerance
            drag = isLower ? .lowered(window: id, top: guide.top) : .rising(window: id, top: guide.top)
        default: break
        }
        return false
    }
}

extension UIView {
    /// The place of a finger that drags content and dismisses the keyboard, in the screen's coordinates, in points.
    fileprivate var fingerThatDismisses: CGPoint? {
        if let scrollView = self as? UIScrollView, scrollView.isTracking, let window {
            switch scrollView.keyboardDismissMode {
            case .interactive, .interactiveWithAccessory:
                let place = scrollView.panGestureRecognizer.location(in: window)
                return window.convert(place, to: window.screen.coordinateSpace)
            default: break
            }
        }
        for view in subviews { if let finger = view.fingerThatDismisses { return finger } }
        return nil
    }
}
