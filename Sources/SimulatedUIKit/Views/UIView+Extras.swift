// Fidelity: exact — the bench itself: what few views have

import Foundation

extension UIView {
    /// What most views do without, kept apart: a screen has many views, and each is as large as all it keeps itself.
    final class Extras {
        weak var controller: UIViewController?
        /// The engine, on the topmost view only.
        var engine: LayoutEngine?
        /// The view's place in the line of a stack.
        var stackPlace: StackPlace?
        var gestures: [UIGestureRecognizer] = []
        var traitChanges = TraitChangeList()
        var tintColor: UIColor?
        var tag = 0
        var accessibilityIdentifier: String?
        var accessibilityLabel: String?
        var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        /// The safe area that the view has been told.
        var knownSafeAreaInsets = UIEdgeInsets.zero
        /// The safe area as it is, where that is known and not zero.
        var presentSafeAreaInsets = UIEdgeInsets.zero
        /// How many keyboard guides there are in the view and below.
        var keyboardGuides = 0
        var customMargins: UIEdgeInsets?
        var insetsMarginsFromSafeArea = true
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
        get { extras?.knownSafeAreaInsets ?? .zero }
        set { if newValue != knownSafeAreaInsets { ownExtras.knownSafeAreaInsets = newValue } }
    }

    /// The safe area as it is, once it has been worked out; known only where the superview's is.
    final var presentSafeAreaInsets: UIEdgeInsets? {
        get {
            switch tree.safeArea {
            case .unknown: nil
            case .zero: .zero
            case .inExtras: extras?.presentSafeAreaInsets
            }
        }
        set {
            guard let newValue else { return tree.safeArea = .unknown }
            tree.safeArea = newValue == .zero ? .zero : .inExtras
            if newValue != .zero { ownExtras.presentSafeAreaInsets = newValue }
        }
    }

    /// How many keyboard guides there are in the view and below.
    final var keyboardGuides: Int { extras?.keyboardGuides ?? 0 }
}
