import UIKit

/// The part of the screen that has to be in sight during editing.
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

    /// The kind without its closure.
    var kindName: String { kind.name }
    var hasClosure: Bool {
        if case .around = kind { true } else { false }
    }

    private let kind: Kind

    /// The whole input; of a text view, and of an input that is higher than the room above the keyboard, the caret.
    public static let input = KeyboardFocus(kind: .input)

    /// The caret, or the end of the selection that moves.
    public static let caret = KeyboardFocus(kind: .caret)

    /// A view around the input, such as the row that it stands in.
    ///
    /// - Parameter find: called on the main actor with the input, each time the keyboard or the layout has moved; returns the
    ///   view that has to be in sight, or nil for the input itself. The input alone counts where the view does not fit.
    public static func around(_ find: @escaping @MainActor (UIView) -> UIView?) -> KeyboardFocus {
        KeyboardFocus(kind: .around(find))
    }

    /// The rectangle in a view's coordinates, in points.
    ///
    /// - Parameters:
    ///   - input: the input.
    ///   - space: the view that has the coordinates of the rectangle.
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
    /// UIKit returns infinite rectangles until a text has been laid out.
    private static func caret(of input: UIView) -> CGRect? {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else { return nil }
        let caret = text.caretRect(for: range.end)
        let numbers = [caret.origin.x, caret.origin.y, caret.size.width, caret.size.height]
        return numbers.allSatisfy(\.isFinite) ? caret : nil
    }
}
