import UIKit

/// Adds the helpers of ``KeyboardEditing`` to the inputs of one container, or of each screen on which a person types.
@MainActor
final class EditingComfort {
    private let options: Set<KeyboardEditing>
    private let group: () -> UIView?
    private let container: (UIView) -> UIView?
    private var editing: TextEditingNotifications?
    private var navigator: TextInputNavigator?
    private weak var served: UIView?
    private var bar: TextInputNavigationBar?
    private var barred: [Weak<UIView>] = []
    private var tapOutside: TapOutsideToDismiss?
    private static var living: [Weak<EditingComfort>] = []

    /// - Parameters:
    ///   - group: returns the view that has the helpers, such as a window.
    ///   - container: returns the view around all inputs of the same form, or nil to leave the input alone.
    init(
        _ options: Set<KeyboardEditing>, of group: @escaping () -> UIView?, container: @escaping (UIView) -> UIView?
    ) {
        self.options = options
        self.group = group
        self.container = container
        editing = TextEditingNotifications { [weak self] event, input in
            if event == .began { self?.serve(input) }
        }
        Self.living.removeAll { $0.object == nil }
        Self.living.append(Weak(object: self))
    }

    func end() {
        editing = nil
        leave()
    }

    /// Returns whether one of some views has the helpers of an input.
    ///
    /// An input with helpers of its own is no group: the arrows of its form reach it.
    static func serves(_ input: UIView, inGroup isAsked: (UIView) -> Bool) -> Bool {
        living.contains { comfort in
            guard let comfort = comfort.object, let group = comfort.group() else { return false }
            return group !== input && isAsked(group) && comfort.container(input) != nil
        }
    }

    /// Leaves inputs that have other helpers now, and serves the input that is being edited.
    static func reconsiderAll(edited: UIView?) {
        for comfort in living.compactMap(\.object) where comfort.editing != nil { comfort.reconsider(edited) }
    }

    private func reconsider(_ edited: UIView?) {
        leave { container($0) !== served }
        if navigator?.stations.contains(where: { container($0) === served }) == false { leave() }
        if let edited { serve(edited) }
    }

    private func leave() {
        leave { _ in true }
        (bar, navigator, tapOutside, served) = (nil, nil, nil, nil)
    }

    private func leave(_ isLeft: (UIView) -> Bool) {
        for input in barred.compactMap(\.object) where isLeft(input) { setBar(nil, on: input) }
        barred.removeAll { $0.object.map(isLeft) ?? true }
        navigator?.leave(isLeft)
    }

    private func serve(_ input: UIView) {
        guard let container = container(input), NamedClasses.searchFields.name(of: input) == nil else { return }
        if served !== container { begin(in: container) }
        if options.contains(.returnKey) { navigator?.serve(input) }
        giveBar(to: input)
        bar?.update()
    }

    private func giveBar(to input: UIView) {
        let wantsBar = options.contains(.bar) || (options.contains(.barForNumberPads) && input.hasPad)
        guard wantsBar, input.inputAccessoryView == nil, let navigator, container(input) === served else { return }
        let bar = self.bar ?? TextInputNavigationBar(navigator)
        self.bar = bar
        barred.append(Weak(object: input))
        setBar(bar, on: input)
    }

    private func begin(in container: UIView) {
        leave()
        served = container
        navigator = TextInputNavigator(in: container, servesReturnKey: options.contains(.returnKey))
        if options.contains(.tapOutside) { tapOutside = TapOutsideToDismiss(in: container) }
        // The input that is being edited gets no bar. A new bar would change the keyboard's height, and the keyboard
        // would move once more.
        for input in navigator?.stations ?? [] where !input.isFirstResponder { giveBar(to: input) }
    }

    private func setBar(_ bar: UIView?, on input: UIView) {
        switch input {
        case let field as UITextField: field.inputAccessoryView = bar
        case let text as UITextView: text.inputAccessoryView = bar
        default: return
        }
        if input.isFirstResponder { input.reloadInputViews() }
    }
}

extension UIView {
    fileprivate var hasPad: Bool {
        let type = (self as? UITextField)?.keyboardType ?? (self as? UITextView)?.keyboardType
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return true
        default: return false
        }
    }
}
