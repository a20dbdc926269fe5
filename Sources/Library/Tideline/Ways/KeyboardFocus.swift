import UIKit

/// The part of the screen that stays in sight during editing.
@MainActor
public struct KeyboardFocus {
    private enum Kind {
        case input, caret
        case around(@MainActor (UIView) -> UIView?)

        var name: String {
            switch self {
            case .input: "input"
            case .caret: "caret"
            case .around: "around"
            }
        }
    }

    var kindName: String { kind.name }
    var hasClosure: Bool {
        if case .around = kind { true } else { false }
    }

    private let kind: Kind

    /// The whole input, or the caret.
    ///
    /// The caret counts in a text view, and in an input that is taller than the room above the keyboard.
    public static let input = KeyboardFocus(kind: .input)

    /// The caret, or the end of the selection that the person moves.
    public static let caret = KeyboardFocus(kind: .caret)

    /// A view around the input, such as the input's row.
    ///
    /// - Parameter find: returns the view that stays in sight, or nil for the input itself. The closure is called on
    ///   the main actor with the input, after each change of the keyboard or the layout. If the view is taller than the
    ///   room above the keyboard, only the input stays in sight.
    public static func around(_ find: @escaping @MainActor (UIView) -> UIView?) -> KeyboardFocus {
        KeyboardFocus(kind: .around(find))
    }

    /// Returns the rectangle in the coordinates of `space`; `room` is the height above the keyboard, in points.
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

    /// UIKit returns infinite rectangles until UIKit has laid out the text.
    private static func caret(of input: UIView) -> CGRect? {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else { return nil }
        let caret = text.caretRect(for: range.end)
        let numbers = [caret.origin.x, caret.origin.y, caret.size.width, caret.size.height]
        return numbers.allSatisfy(\.isFinite) ? caret : nil
    }
}
