internal import KeyboardModel
import UIKit

/// A layout guide at the bottom of a view; the guide's top edge follows the keyboard.
///
/// ``KeyboardAvoiding/keyboardGuide`` is the guide of any view. The guide follows the keyboard for as long as the view
/// lives. Constrain content to its `topAnchor`. While the view is clear of the keyboard, the guide's top is the bottom
/// of the safe area, like the top of Apple's own guide (rules E36 to E41). The guide also follows a finger that drags
/// the keyboard down, on every frame.
///
/// In a scroll view the guide stays at the visible bottom while content scrolls. In a view inside a scroll view's
/// content the guide's top is the keyboard's top. If the content ends at the guide, the guide adds room at the end of
/// the content. While the keyboard is hidden, the guide's height in scrolling content is 0, because the scroll view
/// already insets its content by the safe area.
///
/// The guide's name differs from Apple's name on purpose. If an app's property has Apple's name, iOS 26 calls it in
/// place of UIKit's own property, and the app crashes (S120, freshOS/KeyboardLayoutGuide#44).
public final class KeyboardGuide: UILayoutGuide {
    /// The constraint for the guide's minimum height, which is the covered height, in points, 0 or more.
    ///
    /// The guide sets the constraint's constant. While the keyboard is hidden the constant is 0, and another constraint
    /// lets the guide reach up to the safe area. The priority is below required: if a view is too small for its
    /// content, the guide may be less high than the covered height. The constraint's identifier is
    /// `TidelineKeyboardHeight`.
    var heightConstraint: NSLayoutConstraint { place.height }

    /// Whether the guide's top is at the bottom of the safe area while the view is clear of the keyboard.
    ///
    /// If the value is false, the guide's top is then at the view's bottom edge.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { place.rests(onSafeArea: usesBottomSafeArea) } }
    }

    /// The keyboard's state for the guide's view, with frames in the screen's coordinates, in points.
    ///
    /// The library sets it through ``adjust(to:)``.
    private(set) var keyboardState = KeyboardState.hidden

    /// The covered height of the guide's view, in points of the view, 0 or more, and 0 outside a window.
    ///
    /// In a scroll view's content it is the covered height of the scroll view. The value is current at any time, even
    /// while a finger drags the keyboard.
    public var overlap: CGFloat { (place.scrollView ?? owningView)?.overlap(with: keyboardState).height ?? 0 }

    let membership = KeyboardMembership()
    private lazy var place = KeyboardGuidePlace(of: self)

    /// Adds the guide at the view's bottom, as wide as the view.
    func join(_ view: UIView) {
        view.addLayoutGuide(self)
        identifier = "TidelineKeyboardGuide"
        place.put(in: view, onSafeArea: usesBottomSafeArea)
    }

    /// The keyboard that the guide follows, by default ``Keyboard/shared``; if it is nil, the guide behaves as if the
    /// keyboard were hidden.
    ///
    /// A new value moves the guide at once and in one step, even while the keyboard is up.
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

    /// Adjusts the constraints; the caller lays out the view, inside the animation.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        keyboardState = state
        // Check the guide's view and constraints each time. The app may have removed the guide from its view, or put
        // the view into a scroll view.
        guard let view = owningView else { return KeyboardAdjustment() }
        place.put(in: view, onSafeArea: usesBottomSafeArea)
        let covered = overlap
        return KeyboardAdjustment(hasChanged: place.keep(above: covered), points: covered, wanted: covered)
    }

    var number: CGFloat { heightConstraint.constant }

    func sight(in windows: [WindowSight]) -> FollowerSight {
        var sight = FollowerSight(owningView, in: windows)
        if let around = place.scrollView, around !== owningView {
            // Compare the position of the scroll view that contains the view. The view's own position changes with
            // every scroll, but the guide stays at its position on the screen.
            sight = FollowerSight(around, in: windows)
        }
        sight.number = number
        return sight
    }
}
