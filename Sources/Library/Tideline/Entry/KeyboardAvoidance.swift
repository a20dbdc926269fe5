import Foundation
internal import KeyboardModel
import UIKit

/// The way in which an object makes room for the keyboard.
///
/// Set a value on the object as the object's ``KeyboardAvoiding/keyboardAvoidance``. Only the values that fit the type
/// of the object compile. Options follow after a dot, in any order:
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
    /// The distance applies only while the keyboard would cover the object. Negative, NaN and infinite distances count
    /// as 0.
    public func spacing(_ points: CGFloat) -> Self {
        with { $0.options.spacing = points.isFinite ? max(0, points) : 0 }
    }

    /// A name by which code can recognize its own avoidance, nil by default.
    ///
    /// Another avoidance of the same object has a different identifier or nil.
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
    /// The value works for `UIScrollView`, `UITableView`, `UICollectionView` and `UITextView`. The content inset grows
    /// by the covered height minus UIKit's own inset, such as the safe area. The inset of the scroll indicators grows
    /// likewise. When the keyboard hides, the library restores the insets and the offset, and keeps changes by the app
    /// or the person.
    ///
    /// A scroll view that only scrolls sideways stays unchanged. The list of a `UITableViewController` or a
    /// `UICollectionViewController` stays unchanged too, because UIKit keeps this list clear of the keyboard.
    public static var insets: Self { Self(plan: AvoidancePlan(way: .insets)) }

    /// Holds the place of a chat's list while rows, tokens, bars and keyboards come and go.
    ///
    /// At its end the list stays at its end. A person who reads elsewhere reads on. The list is looked at in each turn of
    /// the run loop, without a keyboard, too. ``KeyboardAvoiding/keyboardChat`` scrolls the list.
    ///
    /// - Parameters:
    ///   - lifting: what moves with the keyboard or with a bar that grows, by default the end of the list alone.
    ///   - identity: returns what identifies the row of a table or a collection view at a path, such as a message's id.
    ///     Pass it if you call `reloadData()`, since nothing else tells which rows have come. A diffable data source, and
    ///     an app that only inserts and deletes rows, need none. Called for the row that is held, and after changes for
    ///     the rows around it. Return nil for a path that your data lacks: your data may have changed before the list is
    ///     told.
    ///   - onEndInSight: called once after the first layout, and then whenever the end of the list comes into sight or
    ///     leaves it; at the end of a turn of the run loop. The end counts as in sight up to 20 points below the visible
    ///     part.
    public func chat(
        lifting: ChatLifting = .whenAtEnd, identity: (@MainActor (IndexPath) -> AnyHashable?)? = nil,
        onEndInSight: (@MainActor (_ isInSight: Bool) -> Void)? = nil
    ) -> Self {
        with {
            $0.options.chat = ChatOptions(lifting: lifting.policy, identity: identity, onEndInSight: onEndInSight)
        }
    }

    /// Makes the bottom inset the greater of the app's own inset and the inset for the keyboard, in place of their sum.
    ///
    /// Use this option if the app's inset makes room for a view that the keyboard covers, such as a floating button.
    public var coveringOwnInset: Self { with { $0.options.insetPolicy = .maximum } }
}

extension KeyboardAvoidance where Owner: UIView {
    /// Moves the view up by its transform, so that the view's lower edge stays above the keyboard.
    ///
    /// Frames and constraints stay the same. Until the keyboard hides, the view stays above the highest keyboard that
    /// has appeared. So the view stays in place between fields with different keyboards (T4). The edited input never
    /// leaves the safe area at the top (S53). With the option `focus`, only the named part of the view stays above the
    /// keyboard.
    ///
    /// A view inside a scroll view with the avoidance `insets` stays in place, because the scroll view shows the input.
    /// A window stays in place too. In both cases ``Keyboard/onLog`` gets an entry with the reason.
    public static var translation: Self { Self(plan: AvoidancePlan(way: .translation)) }

    /// Chooses the part of the screen that stays in sight during editing.
    ///
    /// - Parameters:
    ///   - focus: the part that stays in sight, by default ``KeyboardFocus/input``.
    ///   - margin: the distance between the part and the keyboard after the library has moved the part into sight, in
    ///     points, 0 or more.
    public func focus(_ focus: KeyboardFocus = .input, margin: CGFloat = 10) -> Self {
        with { ($0.options.focus, $0.options.margin) = (focus, margin.isFinite ? max(0, margin) : 0) }
    }
}

extension KeyboardAvoidance where Owner: UIResponder {
    /// Excludes an object from the avoidances of the library.
    ///
    /// A view is excluded with its subviews. A controller is excluded with its child controllers and its presented
    /// controllers.
    public static var excluded: Self { Self(plan: AvoidancePlan(way: .excluded)) }

    /// Gives the object's inputs helpers for editing, such as a return key that moves to the next field.
    ///
    /// An input gets the helpers of the nearest object around it that has this option, and no others. So a screen has the
    /// window's helpers until it names its own, and `editing()` without a helper turns them off.
    public func editing(_ comforts: KeyboardEditing...) -> Self { editing(comforts) }

    /// Gives the object's inputs the helpers of a list, which may be empty.
    public func editing(_ comforts: [KeyboardEditing]) -> Self { with { $0.editing = Set(comforts) } }

    /// Gives the object's inputs helpers for editing, and leaves room for the keyboard to the objects around it.
    ///
    ///     window.keyboardAvoidance = .automatic.editing(.bar)
    ///     searchController.keyboardAvoidance = .editing()         // no bar on this screen
    ///
    /// - Parameter comforts: the helpers in place of those of the objects around; none turns the helpers off.
    public static func editing(_ comforts: KeyboardEditing...) -> Self {
        Self(plan: AvoidancePlan(way: .none)).editing(comforts)
    }
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
    /// The change is the height by which the keyboard covers the constraint's lower item. If the lower item is the
    /// first item, the constant grows. If the lower item is the second item, the constant shrinks.
    public static var constant: Self { Self(plan: AvoidancePlan(way: .constant)) }
}

extension KeyboardAvoidance where Owner: UIWindow {
    /// Keeps the edited input in sight in every screen of the window.
    ///
    /// One object around the input makes room: a scroll view, the controller's safe area, or the controller's whole
    /// view. Screens that avoid the keyboard themselves stay unchanged. ``Keyboard/onLog`` names the chosen object and
    /// the reason.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }

    /// Leaves views and controllers of the given classes alone, with everything inside.
    public func leavingAlone(_ classes: [AnyClass]) -> Self { with { $0.classesLeftAlone = classes } }
}

extension KeyboardAvoidance where Owner: UIWindowScene {
    /// Keeps the edited input in sight in every window of the scene, like `automatic` of each window.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }

    /// Leaves views and controllers of the given classes alone, with everything inside.
    public func leavingAlone(_ classes: [AnyClass]) -> Self { with { $0.classesLeftAlone = classes } }

    /// Chooses the part of the screen that stays in sight during editing.
    ///
    /// - Parameters:
    ///   - focus: the part that stays in sight, by default ``KeyboardFocus/input``.
    ///   - margin: the distance between the part and the keyboard after the library has moved the part into sight, in
    ///     points, 0 or more.
    public func focus(_ focus: KeyboardFocus = .input, margin: CGFloat = 10) -> Self {
        with { ($0.options.focus, $0.options.margin) = (focus, margin.isFinite ? max(0, margin) : 0) }
    }
}

/// The kind and the options of an avoidance, for any type of object.
@MainActor
struct AvoidancePlan {
    enum Way { case none, insets, translation, safeArea, constant, automatic, excluded }

    let way: Way
    var options = WayOptions()
    /// The helpers for the object's inputs; nil if the objects around it decide.
    var editing: Set<KeyboardEditing>?
    var classesLeftAlone: [AnyClass] = []
    fileprivate var identifier: String?
    var keyboard: Keyboard?

    fileprivate init(way: Way) { self.way = way }

    /// Returns whether the avoider can go on with other options.
    ///
    /// `automatic` has to start again if it leaves other classes alone.
    func continues(_ other: AvoidancePlan) -> Bool {
        guard way == other.way, editing == other.editing, keyboard === other.keyboard else { return false }
        guard way == .automatic else { return true }
        return classesLeftAlone.elementsEqual(other.classesLeftAlone) { $0 == $1 }
    }

    var unused: [String] {
        let options: [(name: String, isSet: Bool, ways: Set<Way>)] = [
            ("spacing", options.spacing != 0, [.insets, .translation, .safeArea, .constant, .automatic]),
            ("focus", options.focus != nil, [.insets, .translation, .automatic]),
            ("chat", options.chat != nil, [.insets]),
            ("coveringOwnInset", options.insetPolicy != .sum, [.insets]),
            ("editing", editing != nil, [.none, .insets, .translation, .safeArea, .automatic]),
            ("leavingAlone", !classesLeftAlone.isEmpty, [.automatic])
        ]
        return options.filter { $0.isSet && !$0.ways.contains(way) }.map(\.name)
    }
}
