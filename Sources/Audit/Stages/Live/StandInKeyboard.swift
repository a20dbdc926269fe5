public import CoreGraphics
import UIKit

/// A view of a chosen height that replaces the system's keyboard, even beside a hardware keyboard.
///
/// Each input that would show the system's keyboard gets this view before editing, and loses the view at the end. UIKit
/// moves the view like a keyboard, with notifications and the keyboard layout guide. On an iPad, an input's buttons in
/// the shortcuts bar are removed, because the bar would appear above the view. While a hardware keyboard is connected,
/// notifications may be missing (INFERRED; row PC-21 of the certificate).
@MainActor
public final class StandInKeyboard {
    /// The keyboard's height including the home indicator's strip, in points, 0 or more.
    ///
    /// Height 0 hides the keyboard.
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

    /// Replaces the keyboard of an input, unless the app has set an input view.
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

        /// Returns nil on a phone, because phones have no shortcuts bar.
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
