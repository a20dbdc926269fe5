// Fidelity: exact — the bench itself: what few views have

import Foundation

extension UIView {
    /// Values that most views never set; they have an object of their own, so that a view stays small.
    final class Extras {
        weak var controller: UIViewController?
        /// Whether a window has the view as its first responder.
        @exclusivity(unchecked) var isFirstResponder = false
        /// The view's place in the line of a stack.
        var stackPlace: StackPlace?
        var gestures: [UIGestureRecognizer] = []
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        var traitChanges = TraitChangeList()
        var tintColor: UIColor?
        var contentMode = ContentMode.scaleToFill
        var semantics = UISemanticContentAttribute.unspecified
        var tag = 0
        var accessibilityIdentifier: String?
        var accessibilityLabel: String?
        var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        /// How many keyboard guides there are in the view and below.
        var keyboardGuides = 0
        var customMargins: UIEdgeInsets?
        var insetsMarginsFromSafeArea = true
        var contentSizeLimits = ContentSizeLimits()
        var preservesMargins = false
    }

    /// A safe area that is not zero.
    final class SafeArea {
        /// What the view has been told.
        var known = UIEdgeInsets.zero
        /// As it is, where that is known and not zero.
        var present = UIEdgeInsets.zero
        /// What subviews met when they were last asked to look at it, unless they were asked otherwise since; an object,
        /// because most views have no subviews.
        var told: Told?

        /// What subviews meet of it: the insets, and the edges of the view that have one, in its own coordinates, in points.
        struct Reach: Equatable {
            var insets: UIEdgeInsets
            var edges: UIEdgeInsets
        }

        final class Told {
            var reach: Reach?
        }

        func tell(_ reach: Reach?) {
            let told = told ?? Told()
            told.reach = reach
            self.told = told
        }
    }

    private var ownSafeArea: SafeArea {
        if let safeArea = safeAreaStorage { return safeArea }
        let safeArea = SafeArea()
        safeAreaStorage = safeArea
        return safeArea
    }

    /// The controller whose root view this is.
    final var controller: UIViewController? {
        get { extras?.controller }
        set {
            ownExtras.controller = newValue
            forgetSafeArea()
        }
    }

    /// The view's place in the line of a stack.
    final var stackPlace: StackPlace? {
        get { extras?.stackPlace }
        set { if extras != nil || newValue != nil { ownExtras.stackPlace = newValue } }
    }

    final var gestures: [UIGestureRecognizer] {
        get { extras?.gestures ?? [] }
        set { ownExtras.gestures = newValue }
    }

    final var traitChanges: TraitChangeList {
        get { extras?.traitChanges ?? TraitChangeList() }
        set { ownExtras.traitChanges = newValue }
    }

    /// The safe area that the view has been told.
    final var knownSafeAreaInsets: UIEdgeInsets {
        get { safeAreaStorage?.known ?? .zero }
        set { if newValue != knownSafeAreaInsets { ownSafeArea.known = newValue } }
    }

    /// The safe area as it is, once it has been worked out; known only where the superview's is.
    final var presentSafeAreaInsets: UIEdgeInsets? {
        get {
            switch tree.safeArea {
            case .unknown: nil
            case .zero: .zero
            case .inObject: safeAreaStorage?.present
            }
        }
        set {
            guard let newValue else { return tree.safeArea = .unknown }
            tree.safeArea = newValue == .zero ? .zero : .inObject
            if newValue != .zero { ownSafeArea.present = newValue }
        }
    }

    /// How many keyboard guides there are in the view and below.
    final var keyboardGuides: Int { extras?.keyboardGuides ?? 0 }
}
