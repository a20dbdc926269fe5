import KeyboardModel
import UIKit

/// A view with a layout guide that takes the keyboard's place.
///
/// Constrain content to ``keyboardGuide``'s top, and let a ``KeyboardGuideViewController`` move it. While no keyboard covers
/// the view the guide is as high as the safe area's reach from below, so that its top is the bottom of the safe area, as
/// Apple's own guide does it.
///
/// The view judges its place on the screen at every layout of its own and at every keyboard notification; a container that
/// moves it without changing its size calls `setNeedsLayout()` on it.
///
/// The guide's name differs from Apple's on purpose: a property that shadows UIKit's is messaged by iOS 26 as if it were
/// UIKit's and crashes (S120, freshOS/KeyboardLayoutGuide#44).
open class KeyboardGuideView: UIView {
    /// The keyboard's rectangle: as wide as the view, at its bottom; in the view's coordinates, in points.
    public let keyboardGuide = UILayoutGuide()

    /// The guide's height in points, 0 or more; its constant belongs to this view.
    public private(set) lazy var keyboardHeightConstraint = keyboardGuide.heightAnchor.constraint(equalToConstant: 0)

    /// Where the keyboard is for this view; frames in the screen's coordinates, in points.
    ///
    /// Hidden unless somebody tells the view. Setting it changes ``keyboardHeightConstraint`` and lays nothing out:
    /// whoever sets it decides about the animation.
    public var keyboardState = KeyboardState.hidden {
        didSet { if keyboardState != oldValue { updateKeyboardHeight() } }
    }

    /// Whether the guide rests on the safe area, instead of the view's bottom edge, while no keyboard covers the view.
    public var guideRestsOnSafeArea = true {
        didSet { if guideRestsOnSafeArea != oldValue { updateKeyboardHeight() } }
    }

    /// Whether the content has places that an animation can start from.
    private(set) var hasBeenLaidOut = false

    /// Creates a view of no size that takes part in Auto Layout.
    public init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        addLayoutGuide(keyboardGuide)
        keyboardGuide.identifier = "TidelineKeyboardGuide"
        NSLayoutConstraint.activate([
            keyboardHeightConstraint,
            keyboardGuide.leadingAnchor.constraint(equalTo: leadingAnchor),
            keyboardGuide.trailingAnchor.constraint(equalTo: trailingAnchor),
            keyboardGuide.bottomAnchor.constraint(equalTo: bottomAnchor)
        ])
    }

    /// Not available: the guide is built in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    /// The view depends on Auto Layout.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Evaluates the overlap again, since the view's own geometry may have changed (S46, S48, S100).
    open override func layoutSubviews() {
        hasBeenLaidOut = true
        updateKeyboardHeight()
        super.layoutSubviews()
    }

    /// Evaluates the overlap again with the new safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateKeyboardHeight()
    }

    /// Evaluates the overlap again in the new window (S103, S105).
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateKeyboardHeight()
    }

    /// How much of the view the keyboard covers from below, in points of the view, 0 or more; 0 without a window.
    public var keyboardOverlap: CGFloat {
        guard let window, case .docked(let frameInScreen) = keyboardState else { return 0 }
        let keyboard = convert(frameInScreen, from: window.screen.coordinateSpace)
        let halfAPixel = KeyboardState.halfAPixel(atScale: window.screen.scale)
        return Overlap.of(viewBounds: bounds, keyboardFrame: keyboard, tolerance: halfAPixel).height
    }

    /// Takes a state over and judges the view's place anew; returns whether the state or the guide changed.
    func adopt(_ state: KeyboardState) -> Bool {
        let oldState = keyboardState, oldHeight = keyboardHeightConstraint.constant
        keyboardState = state
        updateKeyboardHeight()
        return keyboardState != oldState || keyboardHeightConstraint.constant != oldHeight
    }

    /// Sets the one number that follows from state and geometry; an equal one is left alone.
    private func updateKeyboardHeight() {
        let height = GuideGeometry.guideHeight(
            overlap: keyboardOverlap, bottomSafeAreaInset: safeAreaInsets.bottom,
            usesBottomSafeArea: guideRestsOnSafeArea)
        if keyboardHeightConstraint.constant != height { keyboardHeightConstraint.constant = height }
    }
}
