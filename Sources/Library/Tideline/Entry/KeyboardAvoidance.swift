internal import KeyboardModel
import UIKit

/// A value that says how an object makes room for the keyboard.
///
/// Set it on the object as its ``KeyboardAvoiding/keyboardAvoidance``. Only the values that fit the type of the object
/// compile. Options follow after a dot, in any order:
///
///     scrollView.keyboardAvoidance = .insets.spacing(10).editing(.returnKey, .tapOutside)
@MainActor
public struct KeyboardAvoidance<Owner> {
    var plan: AvoidancePlan

    init(plan: AvoidancePlan) { self.plan = plan }

    private func with(_ change: (inout AvoidancePlan) -> Void) -> Self {
        var copy = self
        change(&copy.plan)
        return copy
    }

    /// Keeps a distance between the object and the keyboard, in points, 0 or more, 0 by default.
    ///
    /// The distance applies only while the keyboard would cover the object. Negative, NaN and infinite numbers are
    /// taken as 0.
    public func spacing(_ points: CGFloat) -> Self {
        with { $0.options.spacing = points.isFinite ? max(0, points) : 0 }
    }

    /// A name by which code can recognize an avoidance that it has set, nil by default.
    ///
    /// If other code has set another avoidance of the object since then, the identifier of the object's avoidance is
    /// different or nil.
    public var identifier: String? {
        get { plan.identifier }
        set { plan.identifier = newValue }
    }

    /// Follows a keyboard other than ``Keyboard/shared``, such as a keyboard for a test.
    public func following(_ keyboard: Keyboard) -> Self { with { $0.keyboard = keyboard } }
}

extension KeyboardAvoidance where Owner: UIScrollView {
    /// Grows the bottom content inset by the height that the keyboard covers, and scrolls the edited input into sight.
    ///
    /// It works for `UIScrollView`, `UITableView`, `UICollectionView` and `UITextView`. The content inset grows by the
    /// covered height minus the inset that UIKit itself adds, such as the safe area. The indicators' inset is computed
    /// in the same way from its own values. When the keyboard hides, the library restores the insets and the offset,
    /// and keeps changes by the app or the person. A scroll view that only scrolls sideways stays unchanged. The list
    /// of a `UITableViewController` or a `UICollectionViewController` stays unchanged too, because UIKit keeps this
    /// list clear of the keyboard.
    public static var insets: Self { Self(plan: AvoidancePlan(way: .insets)) }

    /// Makes the bottom inset the greater of the app's own inset and the inset for the keyboard, in place of their sum.
    ///
    /// Use this option if the app's inset makes room for a view at the bottom of the screen, and the keyboard covers
    /// this view, such as a floating button.
    public var coveringOwnInset: Self { with { $0.options.insetPolicy = .maximum } }
}

extension KeyboardAvoidance where Owner: UIView {
    /// Moves the view up by its transform, so that its lower edge stays above the keyboard.
    ///
    /// Frames and constraints stay the same. Until the keyboard hides, the view stays above the highest keyboard that
    /// has appeared. It therefore stays in place when a person switches between fields with different keyboards (T4).
    /// The edited input never leaves the safe area at the top (S53). With the option `focus`, only the part of the view
    /// that the option names stays above the keyboard.
    ///
    /// A view inside a scroll view with the avoidance `insets` stays in place, because the scroll view shows the input.
    /// A window stays in place too. In both cases ``Keyboard/onLog`` gets an entry with the reason.
    public static var translation: Self { Self(plan: AvoidancePlan(way: .translation)) }

    /// Chooses the part of the screen that has to be in sight during editing.
    ///
    /// - Parameters:
    ///   - focus: the part that has to be in sight, by default ``KeyboardFocus/input``.
    ///   - margin: the distance that the library leaves between this part and the keyboard when it brings the part into
    ///     sight, in points, 0 or more.
    public func focus(_ focus: KeyboardFocus = .input, margin: CGFloat = 10) -> Self {
        with { ($0.options.focus, $0.options.margin) = (focus, margin.isFinite ? max(0, margin) : 0) }
    }
}

extension KeyboardAvoidance where Owner: UIResponder {
    /// Excludes an object from the avoidances of the library.
    ///
    /// A view is excluded with its subviews. A controller is excluded with the views of its child controllers and of
    /// the controllers that it presents.
    public static var excluded: Self { Self(plan: AvoidancePlan(way: .excluded)) }

    /// Adds helpers for editing, such as a return key that moves to the next field; none by default.
    public func editing(_ comforts: KeyboardEditing...) -> Self { with { $0.editing = Set(comforts) } }
}

extension KeyboardAvoidance where Owner: UIViewController {
    /// Raises the bottom of the controller's safe area to the keyboard's top.
    ///
    /// Every view that is pinned to the safe area stays above the keyboard, even in child controllers. Only
    /// `additionalSafeAreaInsets.bottom` changes.
    public static var safeArea: Self { Self(plan: AvoidancePlan(way: .safeArea)) }
}

extension KeyboardAvoidance where Owner: NSLayoutConstraint {
    /// Changes a vertical constraint's constant, so that the constraint's upper item stays above the keyboard.
    ///
    /// The change is the height by which the keyboard covers the lower item, the one that is lower on the screen. The
    /// lower item may be the constraint's first or second item. If it is the first item, the constant grows. If it is
    /// the second item, the constant shrinks.
    public static var constant: Self { Self(plan: AvoidancePlan(way: .constant)) }
}

extension KeyboardAvoidance where Owner: UIWindow {
    /// Keeps the edited input in sight in every screen of the window.
    ///
    /// For each input one object around it makes room: a scroll view, the controller's safe area, or the controller's
    /// view as a whole. Screens that avoid the keyboard themselves stay unchanged. ``Keyboard/onLog`` names the chosen
    /// object and the reason.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }

    /// Leaves views and controllers of the given classes alone, with everything inside them.
    public func leavingAlone(_ classes: [AnyClass]) -> Self { with { $0.classesLeftAlone = classes } }
}

extension KeyboardAvoidance where Owner: UIWindowScene {
    /// Keeps the edited input in sight in every window of the scene, as if each window had the avoidance `automatic`.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }

    /// Leaves views and controllers of the given classes alone, with everything inside them.
    public func leavingAlone(_ classes: [AnyClass]) -> Self { with { $0.classesLeftAlone = classes } }

    /// Chooses the part of the screen that has to be in sight during editing.
    ///
    /// - Parameters:
    ///   - focus: the part that has to be in sight, by default ``KeyboardFocus/input``.
    ///   - margin: the distance that the library leaves between this part and the keyboard when it brings the part into
    ///     sight, in points, 0 or more.
    public func focus(_ focus: KeyboardFocus = .input, margin: CGFloat = 10) -> Self {
        with { ($0.options.focus, $0.options.margin) = (focus, margin.isFinite ? max(0, margin) : 0) }
    }
}

/// The kind of an avoidance and its options, independent of the type of the object.
@MainActor
struct AvoidancePlan {
    enum Way { case insets, translation, safeArea, constant, automatic, excluded }

    let way: Way
    var options = WayOptions()
    var editing: Set<KeyboardEditing> = []
    var classesLeftAlone: [AnyClass] = []
    fileprivate var identifier: String?
    /// The keyboard to follow; nil stands for ``Keyboard/shared``.
    var keyboard: Keyboard?

    fileprivate init(way: Way) { self.way = way }

    /// Returns whether an avoidance can continue with this plan, because only its options differ from the other plan.
    ///
    /// Swift can't compare the closures in two plans. Most avoidances simply adopt the new closure. If the option
    /// `focus` of `automatic` has a closure, the avoidance has to start again, because the avoiders that `automatic`
    /// has created hold the old closure.
    func continues(_ other: AvoidancePlan) -> Bool {
        guard way == other.way, editing == other.editing, keyboard === other.keyboard else { return false }
        guard way == .automatic else { return true }
        return options.hasEqualValues(other.options) && options.focus?.hasClosure != true
            && classesLeftAlone.elementsEqual(other.classesLeftAlone) { $0 == $1 }
    }

    /// The names of the options that are set although this kind of avoidance ignores them.
    var unused: [String] {
        let options: [(name: String, isSet: Bool, ways: Set<Way>)] = [
            ("spacing", options.spacing != 0, [.insets, .translation, .safeArea, .constant, .automatic]),
            ("focus", options.focus != nil, [.insets, .translation, .automatic]),
            ("coveringOwnInset", options.insetPolicy != .sum, [.insets]),
            ("editing", !editing.isEmpty, [.insets, .translation, .safeArea, .constant, .automatic]),
            ("leavingAlone", !classesLeftAlone.isEmpty, [.automatic])
        ]
        return options.filter { $0.isSet && !$0.ways.contains(way) }.map(\.name)
    }
}
