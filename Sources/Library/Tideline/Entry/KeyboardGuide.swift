internal import KeyboardModel
import UIKit

/// A layout guide at the bottom of a view; the guide's top edge follows the keyboard.
///
/// Constrain content to the `topAnchor` of a view's ``KeyboardAvoiding/keyboardGuide``. While the view is clear of the
/// keyboard, the guide's top is the bottom of the safe area, as with Apple's guide (rules E36 to E41). The guide also
/// follows a finger that drags the keyboard down, on every frame.
///
/// In a scroll view the guide stays at the visible bottom while content scrolls. In a view inside a scroll view's
/// content, the guide's top is the keyboard's top. If the content ends at the guide, the guide adds room at the end of
/// the content. While the keyboard is hidden, the guide's height in scrolling content is 0 if the scroll view already
/// insets its content by the safe area. Otherwise the guide's top is the bottom of the safe area, as everywhere.
///
/// The guide's name differs from Apple's name on purpose. If an app's property has Apple's name, iOS 26 calls the app's
/// property in place of UIKit's, and the app crashes (S120, freshOS/KeyboardLayoutGuide#44).
public final class KeyboardGuide: UILayoutGuide {
    /// The guide's minimum height is the covered height, in points, with a priority below required.
    var heightConstraint: NSLayoutConstraint { place.height }

    /// Whether the guide's top rests at the bottom of the safe area, or else at the view's bottom edge.
    ///
    /// The guide rests while the view is clear of the keyboard.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { place.rests(onSafeArea: usesBottomSafeArea) } }
    }

    /// Whether the guide takes the frame of an undocked keyboard, wherever it floats; false by default.
    ///
    /// The guide moves when UIKit has announced the frame: once, after a person has dragged the keyboard. Apple's own
    /// guide also follows the finger. While it floats, all four edges of the guide are the keyboard's.
    public var followsUndockedKeyboard = false { didSet { keyboard?.following.readjust(self) } }

    private var edges = KeyboardGuideEdges()

    /// Activates constraints while the guide is near all given edges of its view, and deactivates them otherwise.
    ///
    /// The constraints of edges act only while ``followsUndockedKeyboard`` is true, as those of Apple's guide do (rule
    /// E42). A docked or hidden keyboard is near the bottom alone. An undocked one is near an edge up to 50 points from it.
    /// Apple documents no distance (December 2026).
    ///
    /// - Parameters:
    ///   - constraints: the constraints that the guide activates in the keyboard's movement, and retains. They replace those
    ///     of an earlier call for the same edges.
    ///   - edge: one edge, or several at once.
    public func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        edges.set(constraints, KeyboardGuideEdges.Condition(edges: edge, isNear: true))
        trackEdges()
    }

    /// Activates constraints while the guide is away from each given edge of its view, and deactivates them otherwise.
    ///
    /// - Parameters:
    ///   - constraints: the constraints, as for ``setConstraints(_:activeWhenNearEdge:)``.
    ///   - edge: one edge, or several at once.
    public func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        edges.set(constraints, KeyboardGuideEdges.Condition(edges: edge, isNear: false))
        trackEdges()
    }

    private func trackEdges() {
        let floating = floatingFrame
        edges.update(
            near: !followsUndockedKeyboard
                ? nil : floating.map { KeyboardGuideEdges.near($0, in: owningView) } ?? .bottom)
    }

    /// The frame of the undocked keyboard that the guide follows, in the view's coordinates, in points.
    private var floatingFrame: CGRect? {
        guard followsUndockedKeyboard else { return nil }
        return owningView?.undockedKeyboardFrame(in: keyboardState)
    }

    private(set) var keyboardState = KeyboardState.hidden

    /// The covered height of the guide's view, in points of the view, 0 or more, and 0 outside a window.
    ///
    /// In a scroll view's content, the value is the covered height of the scroll view. The value is current at any
    /// time, even while a finger drags the keyboard.
    public var overlap: CGFloat { (place.scrollView ?? owningView)?.overlap(with: keyboardState).height ?? 0 }

    let membership = KeyboardMembership(.guide)
    private lazy var place = KeyboardGuidePlace(of: self)

    /// - Parameter container: the view whose inputs' keyboard the guide follows; nil for every keyboard.
    func join(_ view: UIView, followingInputsIn container: UIView?) {
        membership.followed = FollowedInputs(inside: container)
        view.addLayoutGuide(self)
        identifier = "TidelineKeyboardGuide"
        place.put(self, in: view, onSafeArea: usesBottomSafeArea)
    }

    /// The keyboard that the guide follows, by default ``Keyboard/shared``; nil means a hidden keyboard.
    ///
    /// A new keyboard moves the guide at once, without an animation of its own.
    public weak var keyboard: Keyboard? {
        didSet {
            guard keyboard !== oldValue else { return }
            oldValue?.following.remove(self)
            keyboard?.following.add(self)
        }
    }
}

extension KeyboardGuide: Avoider {
    var avoidingView: UIView? { owningView }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        // While a finger holds the keyboard, nobody knows its place, so the guide stays where it is.
        if followsUndockedKeyboard, case .undocked(let frame) = state, frame.isEmpty { return KeyboardAdjustment() }
        keyboardState = state
        // The app may have removed the guide from the view, or put the view into a scroll view.
        guard let view = owningView else { return KeyboardAdjustment() }
        place.put(self, in: view, onSafeArea: usesBottomSafeArea)
        defer { trackEdges() }
        if let frame = floatingFrame {
            place.float(self, in: view, at: frame)
        } else {
            place.dock(onSafeArea: usesBottomSafeArea)
        }
        let covered = overlap
        let height = bounded(
            covered, from: number, measuredIn: place.scrollView ?? view, length: view.bounds.height, state)
        return KeyboardAdjustment(hasChanged: place.keep(above: height), points: height, wanted: covered)
    }

    var number: CGFloat { heightConstraint.constant }

    func follow(_ moment: AvoiderMoment) -> Bool { false }

    func sight(in windows: [WindowSight]) -> FollowerSight {
        var sight = FollowerSight(owningView, in: windows)
        if let around = place.scrollView, around !== owningView {
            // When the content scrolls, the view moves but the guide stays in place. So the position of the scroll view
            // is compared instead of the view's position.
            sight = FollowerSight(around, in: windows)
        }
        sight.number = number
        if !membership.followed.isInside(nil), let surroundings = keyboard?.following.surroundings {
            sight.input = membership.followed.input(in: surroundings).map(ObjectIdentifier.init)
        }
        return sight
    }
}
