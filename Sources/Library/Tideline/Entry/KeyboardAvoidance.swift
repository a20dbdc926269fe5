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
        with { $0.spacing = points.isFinite ? max(0, points) : 0 }
    }

    /// The keyboard that is followed.
    package var keyboard: Keyboard { plan.keyboard ?? .shared }

    /// The object that has set the avoidance and takes it back, if there is one; not kept alive.
    package var keeper: AnyObject? { plan.keeper }

    /// Remembers the object that sets the avoidance and takes it back.
    package func kept(by keeper: AnyObject) -> Self { with { $0.keeper = keeper } }

    /// Follows another keyboard than ``Keyboard/shared``, such as a test's own.
    public func following(_ keyboard: Keyboard) -> Self { with { $0.keyboard = keyboard } }
}

extension KeyboardAvoidance where Owner: UIScrollView {
    /// Grows the bottom content inset by what the keyboard covers, and scrolls what is typed into into sight.
    ///
    /// It works for `UIScrollView`, `UITableView`, `UICollectionView` and `UITextView`. The inset grows by what the keyboard
    /// covers beyond what UIKit insets there anyway, the indicators' inset by its own measure. On hide insets and offset
    /// are what they were, unless the app or the person has changed them meanwhile. Scroll views that only scroll sideways,
    /// and the table of a `UITableViewController`, which avoids the keyboard itself, are left alone.
    public static var insets: Self { Self(plan: AvoidancePlan(way: .insets)) }

    /// Tells about the values from before the keyboard, and may choose others to go back to.
    ///
    /// - Parameters:
    ///   - begin: called on the main actor when the keyboard comes into the way, before anything is changed, with the
    ///     present offset and insets in points; returns those to go back to, nil for the present ones.
    ///   - end: called on the main actor once everything is taken back.
    package func recalling(begin: @escaping ScrollRecall.Begin, end: @escaping @MainActor () -> Void) -> Self {
        with { $0.recall = ScrollRecall(begin: begin, end: end) }
    }

    /// Lets the app's own bottom inset count as room for the keyboard, instead of staying on top of the keyboard.
    ///
    /// It fits an inset for something at the screen's bottom that the keyboard covers as well, such as a floating button.
    public var coveringOwnInset: Self { with { $0.insetPolicy = .maximum } }
}

extension KeyboardAvoidance where Owner: UIView {
    /// Moves the view up by its transform, so that its lower edge stays above the keyboard.
    ///
    /// No frame and no constraint is changed. The view moves as far as the highest keyboard asks for since the last hide, so
    /// that it does not dance when fields with different keyboards follow each other (rule T4). What is typed into never
    /// leaves the safe area at the top (S53). With `focus` the focus has to be clear instead of the lower edge.
    public static var translation: Self { Self(plan: AvoidancePlan(way: .translation)) }
}

extension KeyboardAvoidance where Owner: UIResponder {
    /// Leaves a view and everything inside it alone, or a controller's views with those of its children and of what it
    /// presents.
    public static var excluded: Self { Self(plan: AvoidancePlan(way: .excluded)) }

    /// Says what has to be in sight while something is typed into.
    ///
    /// - Parameters:
    ///   - focus: what has to be in sight; ``KeyboardFocus/input`` unless set.
    ///   - margin: the distance, in points, 0 or more, between the focus and the keyboard where the focus has to move.
    public func focus(_ focus: KeyboardFocus = .input, margin: CGFloat = 10) -> Self {
        with { ($0.focus, $0.margin) = (focus, margin.isFinite ? max(0, margin) : 0) }
    }

    /// Adds comfort for going through the inputs inside; none unless set.
    public func editing(_ comforts: KeyboardEditing...) -> Self { with { $0.editing = Set(comforts) } }

    /// Leaves the views of some classes of views or controllers alone, with everything inside them; `automatic` looks at it.
    public func leavingAlone(_ classes: [AnyClass]) -> Self { with { $0.classesLeftAlone = classes } }
}

extension KeyboardAvoidance where Owner: UIViewController {
    /// Raises the controller's safe area by what the keyboard covers beyond it.
    ///
    /// Whatever is pinned to the safe area, also in child controllers, stays above the keyboard. Only
    /// `additionalSafeAreaInsets.bottom` is changed.
    public static var safeArea: Self { Self(plan: AvoidancePlan(way: .safeArea)) }
}

extension KeyboardAvoidance where Owner: NSLayoutConstraint {
    /// Grows a vertical constraint's constant by what the keyboard covers of what its upper item stands on.
    ///
    /// The constraint may be written either way round: its constant is added to or subtracted from as its direction needs.
    public static var constant: Self { Self(plan: AvoidancePlan(way: .constant)) }
}

extension KeyboardAvoidance where Owner: UIWindow {
    /// Keeps what is typed into in sight in every screen of the window; no screen needs code for it.
    ///
    /// For each input one thing around it gives way: a scroll view, the controller's safe area, or the controller's view as a
    /// whole. Screens that avoid the keyboard themselves are left alone. ``Keyboard/onLog`` tells what was chosen and why.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }
}

extension KeyboardAvoidance where Owner: UIWindowScene {
    /// Keeps what is typed into in sight in every window of the scene, as in a window of its own.
    public static var automatic: Self { Self(plan: AvoidancePlan(way: .automatic)) }
}

/// What is told about a scroll view's values from before the keyboard.
package struct ScrollRecall {
    package typealias Begin = @MainActor (CGPoint, UIEdgeInsets) -> (offset: CGPoint?, inset: UIEdgeInsets?)

    let begin: Begin
    let end: @MainActor () -> Void
}

/// A way of giving way with its options, for any kind of object.
@MainActor
struct AvoidancePlan {
    enum Way { case insets, translation, safeArea, constant, automatic, excluded }

    var way: Way
    var spacing: CGFloat = 0
    var margin: CGFloat = 10
    /// Nil where nothing was said.
    var focus: KeyboardFocus?
    var insetPolicy = KeyboardInsetPolicy.sum
    var editing: Set<KeyboardEditing> = []
    var recall: ScrollRecall?
    var classesLeftAlone: [AnyClass] = []
    /// Whether it was chosen automatically, for as long as one keyboard is up.
    var isChosen = false
    /// What the apps' own insets were before the keyboard came; nil unless it was chosen automatically.
    var resting: RestingInsets?
    /// Whether a scroll view only shows its focus in the room that something else makes.
    var followsFocusOnly = false
    /// Whether a scroll view gets no room of its own, since one around it can scroll it above the keyboard.
    var isScrolledByAnother = false
    /// What a translation has to clear together with its focus.
    weak var alongside: UIView?
    /// The object that has set the avoidance and takes it back.
    weak var keeper: AnyObject?
    /// Nil stands for the shared one.
    var keyboard: Keyboard?

    init(way: Way) { self.way = way }

    /// The options that were set and mean nothing for the way.
    var unused: [String] {
        let options: [(name: String, isSet: Bool, ways: Set<Way>)] = [
            ("spacing", spacing != 0, [.insets, .translation, .safeArea, .constant, .automatic]),
            ("focus", focus != nil, [.insets, .translation, .automatic]),
            ("coveringOwnInset", insetPolicy != .sum, [.insets]),
            ("editing", !editing.isEmpty, [.insets, .translation, .safeArea, .constant, .automatic]),
            ("leavingAlone", !classesLeftAlone.isEmpty, [.automatic])
        ]
        return options.filter { $0.isSet && !$0.ways.contains(way) }.map(\.name)
    }
}

/// What has to be in sight while something is typed into.
@MainActor
public struct KeyboardFocus {
    private enum Kind {
        case input, caret
        case around(@MainActor (UIView) -> UIView?)
    }

    private let kind: Kind

    /// The whole input; of a text view, and of an input that is higher than the room above the keyboard, the caret.
    public static let input = KeyboardFocus(kind: .input)

    /// The caret, or the end of the selection that moves.
    public static let caret = KeyboardFocus(kind: .caret)

    /// A view around the input, such as the row that it stands in.
    ///
    /// - Parameter find: called on the main actor with the input, each time the keyboard or the layout has moved; returns the
    ///   view that has to be in sight, or nil for the input itself. A view that does not fit counts as the input alone.
    public static func around(_ find: @escaping @MainActor (UIView) -> UIView?) -> KeyboardFocus {
        KeyboardFocus(kind: .around(find))
    }

    /// The rectangle in a view's coordinates, in points.
    ///
    /// - Parameters:
    ///   - input: what is typed into.
    ///   - space: the view in whose coordinates the rectangle is given.
    ///   - room: the height above the keyboard, in points.
    func rectangle(of input: UIView, in space: UIView, room: CGFloat) -> CGRect {
        switch kind {
        case .caret: return space.convert(Self.caret(of: input) ?? input.bounds, from: input)
        case .around(let find):
            if let view = find(input), view.bounds.height <= room { return space.convert(view.bounds, from: view) }
        case .input: break
        }
        let isText = input is UITextView || input.bounds.height > room
        return space.convert(isText ? Self.caret(of: input) ?? input.bounds : input.bounds, from: input)
    }

    /// The caret in the input's coordinates, in points.
    ///
    /// UIKit answers with infinite rectangles while a text has not been laid out.
    private static func caret(of input: UIView) -> CGRect? {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else { return nil }
        let caret = text.caretRect(for: range.end)
        let numbers = [caret.origin.x, caret.origin.y, caret.size.width, caret.size.height]
        return numbers.allSatisfy(\.isFinite) ? caret : nil
    }
}

/// A comfort for going through the inputs of a screen.
public enum KeyboardEditing: Sendable {
    /// The return key of a text field goes on to the next one in reading order; the last one's ends editing.
    case returnKey
    /// Each input that has no accessory view gets a bar with Previous, Next and Done.
    case bar
    /// The bar, for inputs whose keyboard has no return key: pads of numbers.
    case barForPads
    /// A tap beside everything that reacts to touches ends editing.
    case tapOutside
}
