import KeyboardModel
import UIKit

/// A layout guide that takes the keyboard's place at the bottom of a view.
///
/// `view.addKeyboardGuide()` gives one to any view, and it follows the keyboard by itself for as long as the view lives.
/// Constrain content to its `topAnchor`. While no keyboard covers the view the guide is as high as the safe area's reach
/// from below, so that its top is the bottom of the safe area, as Apple's own guide does it (rules E36 to E41).
///
/// The guide's name differs from Apple's on purpose: a property that shadows UIKit's is messaged by iOS 26 as if it were
/// UIKit's and crashes (S120, freshOS/KeyboardLayoutGuide#44).
public final class KeyboardGuide: UILayoutGuide {
    /// The guide's height in points, 0 or more; its constant belongs to the guide.
    public private(set) lazy var heightConstraint = heightAnchor.constraint(equalToConstant: 0)

    /// Whether the guide rests on the safe area, instead of the view's bottom edge, while no keyboard covers the view.
    public var restsOnSafeArea = true {
        didSet { if restsOnSafeArea != oldValue { updateHeight() } }
    }

    /// Where the keyboard is for the guide's view; frames in the screen's coordinates, in points.
    ///
    /// Setting it changes ``heightConstraint`` and lays nothing out: whoever sets it decides about the animation.
    var keyboardState = KeyboardState.hidden {
        didSet { if keyboardState != oldValue { updateHeight() } }
    }

    /// What the keyboard covers of the view from below, in points of the view, 0 or more; 0 without a window.
    public var overlap: CGFloat { owningView?.overlap(with: keyboardState).height ?? 0 }

    private(set) var probe: KeyboardGeometryProbe?

    /// Joins a view's layout: as wide as the view, at its bottom.
    func join(_ view: UIView) {
        view.addLayoutGuide(self)
        identifier = "TidelineKeyboardGuide"
        NSLayoutConstraint.activate([
            heightConstraint,
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    /// Follows the keyboard by itself from now on; the view needs no code for it.
    func follow(_ observer: KeyboardObserver, in view: UIView) {
        probe = KeyboardGeometryProbe(in: view) { [weak self, weak observer] in
            guard let self else { return }
            observer?.reevaluate(self)
        }
        observer.add(self)
    }

    /// Sets the one number that follows from state and geometry; an equal one is left alone.
    func updateHeight() {
        guard let view = owningView else { return }
        let height = GuideGeometry.guideHeight(
            overlap: overlap, bottomSafeAreaInset: view.safeAreaInsets.bottom, usesBottomSafeArea: restsOnSafeArea)
        if heightConstraint.constant != height { heightConstraint.constant = height }
    }
}

extension KeyboardGuide: KeyboardAvoidance {
    var avoidingView: UIView? { owningView }

    var hasBeenLaidOut: Bool { probe?.hasBeenLaidOut ?? (owningView as? KeyboardGuideView)?.hasBeenLaidOut ?? false }

    func follow(_ state: KeyboardState) -> KeyboardAdjustment {
        let oldHeight = heightConstraint.constant
        keyboardState = state
        updateHeight()
        return KeyboardAdjustment(
            hasChanged: heightConstraint.constant != oldHeight, points: overlap, means: "layout guide")
    }
}
