internal import KeyboardModel
import UIKit

/// A layout guide that takes the keyboard's place at the bottom of a view.
///
/// ``KeyboardAvoiding/keyboardGuide`` is the guide of any view. The guide follows the keyboard for as long as the view
/// lives. Constrain content to its `topAnchor`. While no keyboard covers the view the guide is as high as the safe area's
/// reach from below, so that its top is the bottom of the safe area, like Apple's own guide (rules E36 to E41). A
/// finger that drags the keyboard down takes the guide along on every frame.
///
/// In a scroll view the guide stays at the visible bottom while content scrolls. In a view inside a scroll view's content
/// the guide's top is the keyboard's top. If the content ends at the guide, the guide adds room at the content's end instead.
/// There the guide's height is 0 without a keyboard, because the scroll view already insets its content by the safe area.
///
/// The guide's name differs from Apple's on purpose: iOS 26 calls a property of the same name as UIKit's own, and the app
/// crashes (S120, freshOS/KeyboardLayoutGuide#44).
public final class KeyboardGuide: UILayoutGuide {
    /// The least height of the guide: the covered height, in points, 0 or more; its constant belongs to the guide.
    ///
    /// Without a keyboard it is 0, and the guide reaches up to the safe area by another constraint. In a view inside a scroll
    /// view's content the constraint sets the height at a priority below required. Its identifier is `TidelineKeyboardHeight`.
    var heightConstraint: NSLayoutConstraint { place.height }

    /// Whether the guide rests on the safe area, instead of the view's bottom edge, while no keyboard covers the view.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { place.rests(onSafeArea: usesBottomSafeArea) } }
    }

    /// Where the keyboard is for the guide's view; frames in the screen's coordinates, in points.
    ///
    /// The keyboard sets it by ``adjust(to:)``.
    private(set) var keyboardState = KeyboardState.hidden

    /// The height that the keyboard covers of the guide's view, in points of the view, 0 or more; 0 without a window.
    ///
    /// In a scroll view's content it is the covered height of the scroll view. The value is that of the present moment, while a
    /// finger drags the keyboard too.
    public var overlap: CGFloat { (place.scrollView ?? owningView)?.overlap(with: keyboardState).height ?? 0 }

    let membership = KeyboardMembership()
    private lazy var place = KeyboardGuidePlace(of: self)

    /// Joins a view's layout: as wide as the view, at its bottom.
    func join(_ view: UIView) {
        view.addLayoutGuide(self)
        identifier = "TidelineKeyboardGuide"
        place.put(in: view, onSafeArea: usesBottomSafeArea)
    }

    /// The keyboard that the guide follows: ``Keyboard/shared`` at first; with nil the guide rests.
    ///
    /// Setting it while the keyboard is up takes effect at once, without animation.
    public weak var keyboard: Keyboard? {
        didSet {
            guard keyboard !== oldValue else { return }
            oldValue?.following.remove(self)
            keyboard?.following.add(self)
        }
    }
}

extension KeyboardGuide: Avoider {
    var way: String { "layout guide" }
    var share: CGFloat { heightConstraint.constant }
    var onlyTells: Bool { true }
    var avoidingView: UIView? { owningView }

    /// Changes ``heightConstraint`` and lays nothing out: the caller decides about the animation.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        keyboardState = state
        // The app may have removed the guide from its view, or put the view into a scroll view.
        guard let view = owningView else { return KeyboardAdjustment() }
        place.put(in: view, onSafeArea: usesBottomSafeArea)
        let covered = overlap
        return KeyboardAdjustment(hasChanged: place.keep(above: covered), points: covered, wanted: covered)
    }

    var number: CGFloat { heightConstraint.constant }

    func sight(in windows: [WindowSight]) -> FollowerSight {
        var sight = FollowerSight(owningView, in: windows)
        if let around = place.scrollView, around !== owningView {
            // The view's own place changes with every scroll, and the guide's does not.
            sight = FollowerSight(around, in: windows)
        }
        sight.number = number
        return sight
    }
}
