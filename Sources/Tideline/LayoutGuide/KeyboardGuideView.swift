import KeyboardModel
import UIKit

/// A view with a layout guide that takes the keyboard's place.
///
/// Constrain content to ``keyboardGuide``'s top, and let a ``KeyboardGuideViewController`` move it. While no keyboard covers
/// the view the guide is as high as the safe area's reach from below, so that its top is the bottom of the safe area, as
/// Apple's own guide does it. A view that cannot inherit calls `addKeyboardGuide()` instead.
///
/// The view judges its place on the screen at every layout of its own and at every keyboard notification; a container that
/// moves it without changing its size calls `setNeedsLayout()` on it.
///
/// The background is `systemBackground`: white, and the system's dark background in dark mode, so that labels and typed text
/// can be read in both. A subclass sets `backgroundColor` after `super.init()`, to `.clear` for none.
open class KeyboardGuideView: UIView {
    /// The keyboard's rectangle: as wide as the view, at its bottom; in the view's coordinates, in points.
    public let keyboardGuide = KeyboardGuide()

    /// The guide's height in points, 0 or more; its constant belongs to this view.
    public var keyboardHeightConstraint: NSLayoutConstraint { keyboardGuide.heightConstraint }

    /// Where the keyboard is for this view; frames in the screen's coordinates, in points.
    ///
    /// Hidden unless somebody tells the view. Setting it changes ``keyboardHeightConstraint`` and lays nothing out:
    /// whoever sets it decides about the animation.
    public var keyboardState: KeyboardState {
        get { keyboardGuide.keyboardState }
        set { keyboardGuide.keyboardState = newValue }
    }

    /// Whether the guide rests on the safe area, instead of the view's bottom edge, while no keyboard covers the view.
    public var guideRestsOnSafeArea: Bool {
        get { keyboardGuide.restsOnSafeArea }
        set { keyboardGuide.restsOnSafeArea = newValue }
    }

    /// Whether the content has places that an animation can start from.
    private(set) var hasBeenLaidOut = false

    /// Creates a view of no size that takes part in Auto Layout, with the system's background.
    public init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .systemBackground
        keyboardGuide.join(self)
    }

    /// Not available: the guide is built in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    /// The view depends on Auto Layout.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Evaluates the overlap again, since the view's own geometry may have changed (S46, S48, S100).
    open override func layoutSubviews() {
        hasBeenLaidOut = true
        keyboardGuide.updateHeight()
        super.layoutSubviews()
    }

    /// Evaluates the overlap again with the new safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        keyboardGuide.updateHeight()
    }

    /// Evaluates the overlap again in the new window (S103, S105).
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        keyboardGuide.updateHeight()
    }

    /// How much of the view the keyboard covers from below, in points of the view, 0 or more; 0 without a window.
    public var keyboardOverlap: CGFloat { keyboardGuide.overlap }
}
