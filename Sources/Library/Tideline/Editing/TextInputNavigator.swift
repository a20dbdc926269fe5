internal import KeyboardModel
import UIKit

/// Moves from one text input to the next, by the return key or by code.
///
/// An avoidance with the option `editing` creates its own navigator. For a submission or a custom order of inputs,
/// create a navigator for the form's view and keep the navigator. The return key of every text field in the view then
/// moves to the next field in reading order. In the last field the return key ends editing and calls the closure
/// `submit`:
///
///     navigator = TextInputNavigator(in: view) { [weak self] in self?.submit() }
///
/// The navigator skips hidden, transparent, disabled and read-only inputs, and inputs that ignore touches. If a
/// delegate's `textFieldShouldReturn(_:)` returns false, the navigator ignores the return key. In a text view the
/// return key types a new line, so call ``moveToNext()`` to leave a text view.
@MainActor
public final class TextInputNavigator {
    /// The inputs and buttons to visit in a custom order, or nil for the text inputs in reading order.
    ///
    /// The navigator presses a button at the button's turn, ignores views outside the container, and retains the views.
    public var order: [UIView]?

    /// Whether the navigator sets the return key of each field.
    ///
    /// The key is `.next`. In the last field it is `.go` if the navigator has a closure for the submission, and
    /// otherwise `.done`.
    var setsReturnKeys = true

    private weak var container: UIView?
    private let submit: (@MainActor () -> Void)?
    private var editing: TextEditingNotifications?
    private var tapOutside: TapOutsideToDismiss?
    private var served: [Weak<UITextField>] = []
    /// The navigators that serve return keys.
    private static var serving: [Weak<TextInputNavigator>] = []
    private static let returnKey = UIAction.Identifier("TidelineTextInputNavigator")

    /// Creates a navigator for the return key of the inputs inside a view, and holds the view weakly.
    ///
    /// - Parameters:
    ///   - container: the view that contains the inputs, at any depth.
    ///   - submit: called on the main actor after the return key of the last input has ended editing.
    public init(in container: UIView, submit: (@MainActor () -> Void)? = nil) {
        self.container = container
        self.submit = submit
        editing = TextEditingNotifications { [weak self] event, input in
            guard event == .began else { return }
            self?.serve(input)
        }
        Self.serving.append(Weak(object: self))
    }

    init(in container: UIView, servesReturnKey: Bool) {
        self.container = container
        submit = nil
        setsReturnKeys = servesReturnKey
        if servesReturnKey { Self.serving.append(Weak(object: self)) }
    }

    /// Returns a bar with Previous, Next and Done, which can be the accessory view of several inputs.
    ///
    /// Done is in the person's language, and Previous and Next are arrows. Previous is disabled in the first input, and
    /// Next in the last input. The accessibility identifiers are `Previous`, `Next` and `Done` in every language. The
    /// bar is 44 points high, and 58 points from iOS 26 on. The bar retains the navigator.
    ///
    /// - Parameters:
    ///   - titles: the titles of the buttons, in the person's language; nil for the system's Done button and two arrows.
    ///   - content: a view above the buttons, such as a hint, as wide as the bar's safe area; nil for none. Its constraints
    ///     or its intrinsic size make it as high as it is, and the bar grows and shrinks with it.
    public func makeBar(
        titles: (previous: String, next: String, done: String)? = nil, content: UIView? = nil
    ) -> UIView {
        TextInputNavigationBar(self, titles: titles, content: content)
    }

    /// Ends editing when a person taps outside of inputs and controls.
    ///
    /// All views still receive their taps. A later call replaces the closure.
    ///
    /// - Parameter condition: returns whether a tap may end editing; called on the main actor with the tapped view.
    public func endEditingOnTapOutside(if condition: (@MainActor (UIView) -> Bool)? = nil) {
        guard let container else { return }
        let tap = tapOutside ?? TapOutsideToDismiss(in: container)
        tap.shouldDismiss = condition
        tapOutside = tap
    }

    // MARK: Stations

    /// The views to which a person can move now, from first to last.
    var stations: [UIView] {
        guard let container else { return [] }
        if let order { return order.filter { $0.isDescendant(of: container) && $0.isUsable(in: container) } }
        let inputs = container.textInputs.filter {
            $0.isUsable(in: container) && !Self.isInGroup($0, in: container)
        }
        let frames = inputs.map { $0.convert($0.bounds, to: container) }
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: frames, rightToLeft: isRightToLeft).map { inputs[$0] }
    }

    /// Returns whether an input belongs to a view inside the container that has helpers or a navigator of its own.
    private static func isInGroup(_ input: UIView, in container: UIView) -> Bool {
        let isInside = { (group: UIView) in group !== container && group.isDescendant(of: container) }
        return owners(of: input).compactMap(\.container).contains(where: isInside)
            || EditingComfort.serves(input, inGroup: isInside)
    }

    /// Returns the app's own navigators for an input.
    private static func owners(of input: UIView) -> [TextInputNavigator] {
        serving.compactMap(\.object).filter { $0.serves(input) && !$0.isHelper }
    }

    /// Whether an avoidance has made the navigator and tells it who is edited; one of the app's own decides over it.
    private var isHelper: Bool { editing == nil }

    private func serves(_ input: UIView) -> Bool { container.map(input.isDescendant) ?? false }

    /// The edited input, also before the library's own observer has heard of it.
    var current: UIView? {
        guard let container else { return nil }
        let place = Keyboard.shared.following.typingPlace
        place.replaceResigned(near: container)
        return place.input(in: container)
    }

    /// The stations before and after the edited input.
    var neighbours: (previous: UIView?, next: UIView?) {
        guard let current else { return (nil, nil) }
        let stations = self.stations
        guard let index = stations.firstIndex(where: { $0 === current }) else { return (nil, nil) }
        return (stations[..<index].last, stations[(index + 1)...].first)
    }

    // MARK: Moving

    /// Moves to the next input, or returns false in the last input.
    ///
    /// If a button is next in a custom ``order``, the method presses the button.
    @discardableResult
    public func moveToNext() -> Bool { neighbours.next.map(enter) ?? false }

    /// Moves to the previous input, or returns false in the first input.
    ///
    /// If a button is the previous view in a custom ``order``, the method presses the button.
    @discardableResult
    public func moveToPrevious() -> Bool { neighbours.previous.map(enter) ?? false }

    func finish() { container?.endEditing(true) }

    private func enter(_ station: UIView) -> Bool {
        if let button = station as? UIButton {
            container?.endEditing(true)
            button.sendActions(for: .primaryActionTriggered)
            button.sendActions(for: .touchUpInside)
            return true
        }
        return station.becomeFirstResponder()
    }

    // MARK: The return key

    /// Fields get their former return keys and lose the navigator's actions.
    func leave(_ isLeft: (UIView) -> Bool) {
        for field in served.compactMap(\.object) where isLeft(field) {
            field.returnKeyType = .default
            field.removeAction(identifiedBy: Self.returnKey, for: .primaryActionTriggered)
        }
        served.removeAll { $0.object.map(isLeft) ?? true }
    }

    /// Sets the return key of a field and its action, unless a group around the field has a navigator of its own.
    func serve(_ input: UIView) {
        guard let container, let field = input as? UITextField, serves(field), !Self.isInGroup(field, in: container)
        else { return }
        let isLeftToApp =
            isHelper
            && Self.owners(of: field).contains { owner in
                owner.container.map { !Self.isInGroup(field, in: $0) } ?? false
            }
        guard !isLeftToApp else { return }
        Self.serving.removeAll { $0.object?.container == nil }
        for other in Self.serving.compactMap(\.object) where other !== self { other.leave { $0 === field } }
        if setsReturnKeys, field.returnKeyType == .default {
            served.append(Weak(object: field))
            field.returnKeyType = neighbours.next != nil ? .next : submit == nil ? .done : .go
            field.reloadInputViews()
        }
        let action = UIAction(identifier: Self.returnKey) { [weak self] _ in self?.goOnFromReturnKey() }
        // Because of the fixed identifier, UIKit replaces the action of an earlier call.
        field.addAction(action, for: .primaryActionTriggered)
    }

    private func goOnFromReturnKey() {
        guard !moveToNext() else { return }
        finish()
        submit?()
    }
}

extension UIView {
    fileprivate var textInputs: [UIView] {
        subviews.flatMap { view in view is UITextField || view is UITextView ? [view] : view.textInputs }
    }

    fileprivate func isUsable(in container: UIView) -> Bool {
        var around: UIView? = self
        while let view = around {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
            around = view === container ? nil : view.superview
        }
        if let text = self as? UITextView { return text.isEditable }
        return (self as? UIControl)?.isEnabled ?? true
    }
}
