// Fidelity: exact — the simulation's own machinery: the properties that few views have

import Foundation

extension UIView {
    /// The rarely used properties are in a separate object, to keep a view small.
    final class Extras {
        weak var controller: UIViewController?
        @exclusivity(unchecked) var isFirstResponder = false
        var stackPlace: StackPlace?
        var gestures: [UIGestureRecognizer] = []
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        var traitChanges = TraitChangeList()
        var tintColor: UIColor?
        var tintMode: TintAdjustmentMode?
        var accessibility = AccessibilityValues()
        var contentMode = ContentMode.scaleToFill
        var semantics = UISemanticContentAttribute.unspecified
        var tag = 0
        var accessibilityIdentifier: String?
        var accessibilityLabel: String?
        var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        var keyboardGuides = 0
        var customMargins: UIEdgeInsets?
        var insetsMarginsFromSafeArea = true
        var traitOverrides = TraitOverrides()
        var preservesMargins = false
    }

    /// The stored safe area of a view whose insets are not all zero.
    final class SafeArea {
        /// The insets of the latest notification to the view.
        var known = UIEdgeInsets.zero
        /// The insets if they are known, otherwise zero.
        var present = UIEdgeInsets.zero
        /// The values from which the subviews last computed their safe area.
        ///
        /// The value is nil until the subviews have computed their safe area. The values are in a separate object,
        /// because most views have no subviews.
        var told: Told?

        /// The values from which subviews compute their safe area, in this view's coordinates, in points.
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

    /// The controller with this root view.
    final var controller: UIViewController? {
        get { extras?.controller }
        set {
            ownExtras.controller = newValue
            forgetSafeArea()
        }
    }

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

    final var knownSafeAreaInsets: UIEdgeInsets {
        get { safeAreaStorage?.known ?? .zero }
        set { if newValue != knownSafeAreaInsets { ownSafeArea.known = newValue } }
    }

    /// The insets, or nil while the superview's safe area is unknown.
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

    final var keyboardGuides: Int { extras?.keyboardGuides ?? 0 }
}
