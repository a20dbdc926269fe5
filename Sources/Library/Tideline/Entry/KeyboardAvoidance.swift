internal import KeyboardModel
import UIKit

/// A way of giving way to the keyboard, for one kind of object.
///
/// A way is a value that is set on the object: ``KeyboardAvoiding/keyboardAvoidance``. Only the ways that fit an object
/// compile for it. Options follow with a dot, in any order:
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

    /// Keeps a distance between the object and the keyboard, in points, 0 or more; 0 unless set.
    ///
    /// The distance counts only while the keyboard is in the way. Numbers below 0 and numbers that are not finite count as 0.
    public func spacing(_ points: CGFloat) -> Self {
        with { $0.options.spacing = points.isFinite ? max(0, points) : 0 }
    }

    /// A name by which the code that has set the avoidance knows it again; nil unless set.
    ///
    /// Another avoidance of the same object has another name or none. The name changes nothing else.
    public var identifier: String? {
        get { plan.identifier }
        set { plan.identifier = newValue }
    }

    /// Follows another keyboard than ``Keyboard/shared``, such as a test's own.
    public func following(_ keyboard: Keyboard) -> Self { with { $0.keyboard = keyboard } }
}

extension KeyboardAvoidance where Owner: UIScrollView {
    /// Grows the bottom content inset by the height that the keyboard covers, and scrolls the input into sight.
    ///
    /// It works for `UIScrollView`, `UITableView`, `UICollectionView` and `UITextView`. The content inset grows by the
    /// covered height beyond UIKit's own inset. The indicators' inset is computed in the same way from its own values. A
    /// hide restores insets and offset, unless the app or the person has changed them meanwhile. Scroll views that only
    /// scroll sideways are left alone. So is the table of a `UITableViewController`, which avoids the keyboard itself.
    public static var insets: Self { Self(plan: AvoidancePlan(way: .insets)) }

    /// Counts the app's own bottom inset as room for the keyboard, instead of adding it to the keyboard's inset.
    ///
    /// It fits an inset for a view at the screen's bottom that the keyboard covers as well, such as a floating button.
    public var coveringOwnInset: Self { with { $0.options.insetPolicy = .maximum } }
}

extension KeyboardAvoidance where Owner: UIView {
    /// Moves the view up by its transform, so that its lower edge stays above the keyboard.
    ///
    /// No frame and no constraint is changed. The view clears the highest keyboard since the last hide, so that it stays in
    /// place when fields with different keyboards follow each other (rule T4). The input never leaves the safe area at the
    /// top (S53). With `focus` the focus has to be clear instead of the lower edge.
    ///
    /// A window cannot move: ``Keyboard/onLog`` says so.
    public static var translation: Self { Self(plan: AvoidancePlan(way: .translation)) }

    /// Chooses the part of the screen that has to be in sight during editing.
    ///
    /// - Parameters:
    ///   - focus: the part that has to be in sight; ``KeyboardFocus/input`` unless set.
    ///   - margin: the distance, in points, 0 or more, between the focus and the keyboard where the focus has to move.
    public func focus(_ focus: KeyboardFocus = .input, margin: CGFloat = 10) -> Self {
        with { ($0.options.focus, $0.options.margin) = (focus, margin.isFinite ? max(0, margin) : 0) }
    }
}

extension KeyboardAvoidance where Owner: UIResponder {
    /// Leaves a view alone with everything inside it, or the views of a controller, of its children and of the controllers
    /// that it presents.
    public static var excluded: Self { Self(plan: AvoidancePlan(way: .excluded)) }

    /// Adds comfort for going through the inputs inside; none unless set.
    public func editing(_ comforts: KeyboardEditing...) -> Self { with { $0.editing = Set(comforts) } }
}

extension KeyboardAvoidance where Owner: UIViewController {
    /// Raises the controller's safe area by the height that the keyboard covers beyond it.
    ///
    /// Every view that is pinned to the safe area, also in child controllers, stays above the keyboard. Only
    /// `additionalSafeAreaInsets.bottom` is changed.
    public static var safeArea: Self { Self(plan: AvoidancePlan(way: .safeArea)) }
}

extension KeyboardAvoidance where Owner: NSLayoutConstraint {
    /// Grows a vertical constraint's constant by the height that the keyboard covers of the constraint's lower item.
    ///
    /// The constraint may name its items in either order: the constant grows or shrinks to match.
    public static var constant: Self { Self(plan: AvoidancePlan(way: .constant)) }
}

extension KeyboardAvoidance where Owner: UIWindow {
    /// Keeps the input in sight in every screen of the window; no screen needs code for it.
    ///
    /// For each input one object around it gives way: a scroll view, the controller's safe area, or the controller's view
    /// as a whole. Screens that avoid the keyboard themselves are left alone. ``Keyboard/onLog`` names the choice and its
    /// reason.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }

    /// Leaves views and controllers of some classes alone, with everything inside them.
    public func leavingAlone(_ classes: [AnyClass]) -> Self { with { $0.classesLeftAlone = classes } }
}

extension KeyboardAvoidance where Owner: UIWindowScene {
    /// Keeps the input in sight in every window of the scene, as the option for one window does.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }

    /// Leaves views and controllers of some classes alone, with everything inside them.
    public func leavingAlone(_ classes: [AnyClass]) -> Self { with { $0.classesLeftAlone = classes } }

    /// Chooses the part of the screen that has to be in sight during editing.
    ///
    /// - Parameters:
    ///   - focus: the part that has to be in sight; ``KeyboardFocus/input`` unless set.
    ///   - margin: the distance, in points, 0 or more, between the focus and the keyboard where the focus has to move.
    public func focus(_ focus: KeyboardFocus = .input, margin: CGFloat = 10) -> Self {
        with { ($0.options.focus, $0.options.margin) = (focus, margin.isFinite ? max(0, margin) : 0) }
    }
}

/// A way of giving way with its options, for any kind of object.
@MainActor
struct AvoidancePlan {
    enum Way { case insets, translation, safeArea, constant, automatic, excluded }

    let way: Way
    var options = WayOptions()
    var editing: Set<KeyboardEditing> = []
    var classesLeftAlone: [AnyClass] = []
    /// The name that the app knows the avoidance by.
    fileprivate var identifier: String?
    /// Nil means ``Keyboard/shared``.
    var keyboard: Keyboard?

    fileprivate init(way: Way) { self.way = way }

    /// Whether an avoidance goes on with this plan instead of another one: the way is the same, and so is what is around it.
    ///
    /// A closure of the app's cannot be compared. A way takes the new one over; the way `automatic` has handed the old one on.
    func continues(_ other: AvoidancePlan) -> Bool {
        guard way == other.way, editing == other.editing, keyboard === other.keyboard else { return false }
        guard way == .automatic else { return true }
        return options.hasEqualValues(other.options) && options.focus?.hasClosure != true
            && classesLeftAlone.elementsEqual(other.classesLeftAlone) { $0 == $1 }
    }

    /// The options that are set and have no effect for the way.
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
