public import CoreGraphics
import UIKit

/// A view of a chosen height that replaces the system's keyboard, even beside a hardware keyboard.
///
/// Each input with the system's keyboard gets this view before editing, and loses the view after the run. UIKit
/// announces the view by the keyboard's notifications and guide. On a tablet the run removes an input's buttons from
/// the shortcuts bar, because the bar would appear above the keyboard. Notifications may be missing while a hardware
/// keyboard is connected (INFERRED; row PC-21 of the certificate).
@MainActor
public final class StandInKeyboard {
    /// The keyboard's height with the home indicator's strip, in points, 0 or more.
    ///
    /// A run without a keyboard has height 0.
    public var height: CGFloat { didSet { keys.frame.size.height = max(0, height) } }
    private let keys: UIView
    private var inputs: [UIView] = []
    private var shortcuts: [Shortcuts] = []
    private(set) var notes: [String] = []

    /// Makes a keyboard with a height in points, 0 or more.
    public init(height: CGFloat) {
        self.height = max(0, height)
        keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: self.height))
        keys.autoresizingMask = .flexibleHeight
    }

    /// An input with its own input view keeps that view.
    func replace(in view: UIView) {
        switch view {
        case let field as UITextField where field.inputView == nil:
            field.inputView = keys
            check(field.inputView, of: field)
        case let text as UITextView where text.inputView == nil:
            text.inputView = keys
            check(text.inputView, of: text)
        case is UITextField, is UITextView: return
        default:
            let note = "\(ViewName.of(view)) takes no other keyboard: the system's came"
            if !notes.contains(note) { notes.append(note) }
        }
    }

    private struct Shortcuts {
        let item: UITextInputAssistantItem
        let leading, trailing: [UIBarButtonItemGroup]

        /// Phones have no shortcuts bar.
        @MainActor
        init?(takenFrom input: UIView) {
            guard UIDevice.current.userInterfaceIdiom == .pad else { return nil }
            item = input.inputAssistantItem
            (leading, trailing) = (item.leadingBarButtonGroups, item.trailingBarButtonGroups)
            (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = ([], [])
        }

        @MainActor
        func giveBack() { (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = (leading, trailing) }
    }

    private func check(_ view: UIView?, of input: UIView) {
        guard view !== keys else {
            if let taken = Shortcuts(takenFrom: input) { shortcuts.append(taken) }
            return inputs.append(input)
        }
        notes.append("\(ViewName.of(input)) keeps its own keyboard: the system's came")
    }

    func giveBack() {
        for input in inputs {
            if let field = input as? UITextField, field.inputView === keys { field.inputView = nil }
            if let text = input as? UITextView, text.inputView === keys { text.inputView = nil }
        }
        for taken in shortcuts { taken.giveBack() }
        (inputs, shortcuts) = ([], [])
    }
}
