internal import KeyboardModel
import UIKit

/// Moves from one text input to the next, by the return key or by code.
///
/// An avoidance with the option `editing` makes one by itself. A form that submits, or has an order of its own, makes one and
/// keeps it. The return key of every text field inside then goes on to the next field in reading order, and from the last one
/// ends editing and then submits, if there is something to submit to:
///
///     navigator = TextInputNavigator(in: view) { [weak self] in self?.submit() }
///
/// Hidden, transparent, disabled, untouchable and read-only inputs are skipped. A delegate's
/// `textFieldShouldReturn(_:)` that returns false keeps the return key to itself. A text view's return key types a new
/// line; ``moveToNext()`` leaves it.
@MainActor
public final class TextInputNavigator {
    /// The stations in the app's own order, instead of reading order; a button in it is pressed when it is reached.
    ///
    /// Only views inside the container count. Nil means reading order of the text inputs. The views are kept alive.
    public var order: [UIView]?

    /// Whether fields whose `returnKeyType` is `.default` get `.next`, and the last one `.done` or, with a submission, `.go`
    /// when their editing begins; on by default.
    var setsReturnKeys = true

    private weak var container: UIView?
    private let submit: (@MainActor () -> Void)?
    private var editing: TextEditingNotifications?
    private var tapOutside: TapOutsideToDismiss?
    /// The fields whose return key was `.default` before.
    private var served: [Weak<UITextField>] = []
    private static let returnKey = UIAction.Identifier("TidelineTextInputNavigator")

    /// Starts to serve the return key inside a view, which is not kept alive.
    ///
    /// - Parameters:
    ///   - container: the view whose inputs are served, at any depth.
    ///   - submit: called on the main actor after the return key of the last input has ended editing.
    public init(in container: UIView, submit: (@MainActor () -> Void)? = nil) {
        self.container = container
        self.submit = submit
        editing = TextEditingNotifications { [weak self] event, input in
            guard event == .began else { return }
            self?.serve(input)
        }
    }

    /// A navigator that is told which inputs' return keys to serve.
    init(in container: UIView, servesReturnKey: Bool) {
        self.container = container
        submit = nil
        setsReturnKeys = servesReturnKey
    }

    /// A bar with Previous, Next and Done, for the accessory view of any number of inputs.
    ///
    /// The system writes Done in the person's language; Previous and Next are arrows. Buttons that lead nowhere are disabled;
    /// the bar looks at that when editing begins. Their accessibility identifiers are `Previous`, `Next` and `Done` in every
    /// language. The bar is 44 points high, 58 from iOS 26 on, and keeps the navigator alive.
    ///
    /// - Parameter titles: the words on the buttons, in the person's language; nil for the system's items.
    public func makeBar(titles: (previous: String, next: String, done: String)? = nil) -> UIView {
        TextInputNavigationBar(self, titles: titles)
    }

    /// Ends editing when a person taps beside everything that reacts to touches, unless the closure forbids it.
    ///
    /// Inputs and controls keep their taps, and so does everything else: the recognizer only observes the tap. A later call
    /// replaces the closure.
    ///
    /// - Parameter condition: called on the main actor for a tap that would end editing, with the view that was tapped.
    public func endEditingOnTapOutside(if condition: (@MainActor (UIView) -> Bool)? = nil) {
        guard let container else { return }
        let tap = tapOutside ?? TapOutsideToDismiss(in: container)
        tap.shouldDismiss = condition
        tapOutside = tap
    }

    // MARK: Stations

    /// The usable stations, first to last: inputs and, in an ``order`` of the app's own, buttons.
    var stations: [UIView] {
        guard let container else { return [] }
        if let order { return order.filter { $0.isDescendant(of: container) && $0.isUsable(in: container) } }
        let inputs = container.textInputs.filter { $0.isUsable(in: container) }
        let frames = inputs.map { $0.convert($0.bounds, to: container) }
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: frames, rightToLeft: isRightToLeft).map { inputs[$0] }
    }

    /// The input that is being edited, if it is inside.
    var current: UIView? { container.flatMap { Keyboard.shared.following.typingPlace.input(in: $0) } }

    /// The station after the present input; nil at the last one.
    var next: UIView? { neighbour(1) }

    /// The station before the present input; nil at the first one.
    var previous: UIView? { neighbour(-1) }

    private func neighbour(_ step: Int) -> UIView? {
        let stations = self.stations
        guard let current, let index = stations.firstIndex(where: { $0 === current }) else { return nil }
        return stations.indices.contains(index + step) ? stations[index + step] : nil
    }

    // MARK: Moving

    /// Goes on to the next station; returns false, and does nothing, at the last one.
    @discardableResult
    public func moveToNext() -> Bool { next.map(enter) ?? false }

    /// Goes back to the previous station; returns false, and does nothing, at the first one.
    @discardableResult
    public func moveToPrevious() -> Bool { previous.map(enter) ?? false }

    /// Ends editing.
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

    /// Takes the return keys back.
    func leave() {
        for field in served.compactMap(\.object) {
            field.returnKeyType = .default
            field.removeAction(identifiedBy: Self.returnKey, for: .primaryActionTriggered)
        }
        served = []
    }

    /// Lets an input's return key go on to the next one; inputs that lie elsewhere are left alone.
    func serve(_ input: UIView) {
        guard let container, let field = input as? UITextField, field.isDescendant(of: container) else { return }
        if setsReturnKeys, field.returnKeyType == .default {
            served.append(Weak(object: field))
            field.returnKeyType = neighbour(1) != nil ? .next : submit == nil ? .done : .go
            field.reloadInputViews()
        }
        let action = UIAction(identifier: Self.returnKey) { [weak self] _ in self?.goOnFromReturnKey() }
        // One that was added before has the same identifier and is replaced.
        field.addAction(action, for: .primaryActionTriggered)
    }

    private func goOnFromReturnKey() {
        guard !moveToNext() else { return }
        finish()
        submit?()
    }
}

extension UIView {
    /// The text fields and text views inside, in the order of the view tree.
    fileprivate var textInputs: [UIView] {
        subviews.flatMap { view in view is UITextField || view is UITextView ? [view] : view.textInputs }
    }

    /// Whether a person could go there now: in sight, enabled, and editable.
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
