internal import KeyboardModel
import UIKit

/// Moves from one text input to the next, by the return key or by code.
///
/// An avoidance with the option `editing` creates its own navigator. If a form has a submission or a custom order of
/// inputs, create your own navigator for the form's view and keep it. The return key of every text field in this view
/// then moves to the next field in reading order. In the last field the return key ends editing, and then calls the
/// closure for the submission:
///
///     navigator = TextInputNavigator(in: view) { [weak self] in self?.submit() }
///
/// The navigator skips hidden, transparent, disabled and read-only inputs, and inputs that ignore touches. If a
/// delegate's `textFieldShouldReturn(_:)` returns false, the navigator ignores the return key. A text view's return key
/// types a new line. Call ``moveToNext()`` to leave a text view.
@MainActor
public final class TextInputNavigator {
    /// The inputs and buttons to visit in a custom order, or nil for the text inputs in reading order.
    ///
    /// When the navigator reaches a button, it presses the button. Views outside the navigator's container are ignored.
    /// The navigator retains the views.
    public var order: [UIView]?

    /// Whether a field with the `returnKeyType` `.default` gets a suitable return key when its editing begins, true by
    /// default.
    ///
    /// The key is `.next`. In the last field it is `.done`, or `.go` if the navigator has a closure for the submission.
    var setsReturnKeys = true

    private weak var container: UIView?
    private let submit: (@MainActor () -> Void)?
    private var editing: TextEditingNotifications?
    private var tapOutside: TapOutsideToDismiss?
    /// The fields whose return key the navigator has changed from `.default`.
    private var served: [Weak<UITextField>] = []
    private static let returnKey = UIAction.Identifier("TidelineTextInputNavigator")

    /// Creates a navigator that handles the return key of the inputs inside a view, and holds the view weakly.
    ///
    /// - Parameters:
    ///   - container: the view that contains the inputs, at any depth.
    ///   - submit: a closure that is called on the main actor after the return key of the last input has ended editing.
    public init(in container: UIView, submit: (@MainActor () -> Void)? = nil) {
        self.container = container
        self.submit = submit
        editing = TextEditingNotifications { [weak self] event, input in
            guard event == .began else { return }
            self?.serve(input)
        }
    }

    /// Creates a navigator that handles the return key only of the inputs that are passed to ``serve(_:)``.
    init(in container: UIView, servesReturnKey: Bool) {
        self.container = container
        submit = nil
        setsReturnKeys = servesReturnKey
    }

    /// Returns a bar with Previous, Next and Done, which can be the accessory view of any number of inputs.
    ///
    /// Done is in the person's language, and Previous and Next are arrows. Previous is disabled while the first input
    /// is edited, and Next while the last one is edited. The bar updates its buttons when editing begins. The
    /// accessibility identifiers are `Previous`, `Next` and `Done` in every language. The bar is 44 points high, and 58
    /// points from iOS 26 on. It retains the navigator.
    ///
    /// - Parameter titles: the titles of the buttons, in the person's language; nil for the system's Done button and
    ///   two arrows.
    public func makeBar(titles: (previous: String, next: String, done: String)? = nil) -> UIView {
        TextInputNavigationBar(self, titles: titles)
    }

    /// Ends editing when a person taps outside of inputs and controls, and the closure allows it.
    ///
    /// All views still receive their taps, because the gesture recognizer only observes them. A later call replaces the
    /// closure.
    ///
    /// - Parameter condition: a closure that returns whether a tap may end editing, called on the main actor with the
    ///   tapped view.
    public func endEditingOnTapOutside(if condition: (@MainActor (UIView) -> Bool)? = nil) {
        guard let container else { return }
        let tap = tapOutside ?? TapOutsideToDismiss(in: container)
        tap.shouldDismiss = condition
        tapOutside = tap
    }

    // MARK: Stations

    /// The views to which a person can move now, from first to last.
    ///
    /// They are text inputs and, in a custom ``order``, also buttons.
    var stations: [UIView] {
        guard let container else { return [] }
        if let order { return order.filter { $0.isDescendant(of: container) && $0.isUsable(in: container) } }
        let inputs = container.textInputs.filter { $0.isUsable(in: container) }
        let frames = inputs.map { $0.convert($0.bounds, to: container) }
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: frames, rightToLeft: isRightToLeft).map { inputs[$0] }
    }

    /// The edited input, if it is inside the container.
    var current: UIView? { container.flatMap { Keyboard.shared.following.typingPlace.input(in: $0) } }

    /// The view after the edited input in ``stations``, or nil if the input is the last one.
    var next: UIView? { neighbour(1) }

    /// The view before the edited input in ``stations``, or nil if the input is the first one.
    var previous: UIView? { neighbour(-1) }

    private func neighbour(_ step: Int) -> UIView? {
        let stations = self.stations
        guard let current, let index = stations.firstIndex(where: { $0 === current }) else { return nil }
        return stations.indices.contains(index + step) ? stations[index + step] : nil
    }

    // MARK: Moving

    /// Moves to the next input, or returns false if the edited input is the last one.
    ///
    /// If a button is next in a custom ``order``, the method presses it.
    @discardableResult
    public func moveToNext() -> Bool { next.map(enter) ?? false }

    /// Moves to the previous input, or returns false if the edited input is the first one.
    ///
    /// If a button is the previous view in a custom ``order``, the method presses it.
    @discardableResult
    public func moveToPrevious() -> Bool { previous.map(enter) ?? false }

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

    /// Sets the return keys that the navigator has changed to `.default` again, and removes the navigator's actions
    /// from the fields.
    func leave() {
        for field in served.compactMap(\.object) {
            field.returnKeyType = .default
            field.removeAction(identifiedBy: Self.returnKey, for: .primaryActionTriggered)
        }
        served = []
    }

    /// Starts to handle the return key of a text field inside the container, and ignores other views.
    func serve(_ input: UIView) {
        guard let container, let field = input as? UITextField, field.isDescendant(of: container) else { return }
        if setsReturnKeys, field.returnKeyType == .default {
            served.append(Weak(object: field))
            field.returnKeyType = neighbour(1) != nil ? .next : submit == nil ? .done : .go
            field.reloadInputViews()
        }
        let action = UIAction(identifier: Self.returnKey) { [weak self] _ in self?.goOnFromReturnKey() }
        // The action has a fixed identifier, so that UIKit replaces the action that an earlier call has added to the
        // field.
        field.addAction(action, for: .primaryActionTriggered)
    }

    private func goOnFromReturnKey() {
        guard !moveToNext() else { return }
        finish()
        submit?()
    }
}

extension UIView {
    /// The text inputs in the view, in the order of the view tree.
    fileprivate var textInputs: [UIView] {
        subviews.flatMap { view in view is UITextField || view is UITextView ? [view] : view.textInputs }
    }

    /// Returns whether a person could use the input or the button now, because it is visible, enabled and editable.
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
