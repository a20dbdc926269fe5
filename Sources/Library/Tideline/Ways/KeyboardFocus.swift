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

    /// The view that the app's closure finds around the input; nil without a closure.
    func view(around input: UIView) -> UIView? {
        guard case .around(let find) = kind else { return nil }
        return find(input)
    }

    /// Returns the rectangle in the coordinates of `space`; `room` is the height above the keyboard, in points.
    ///
    /// The rectangle has only parts that can show: a caret is cut to its input, and everything is cut to the views
    /// between the input and `space` that clip their content and do not scroll.
    func rectangle(of input: UIView, in space: UIView, room: CGFloat) -> CGRect {
        switch kind {
        case .caret: return Self.part(Self.caret(of: input) ?? input.bounds, of: input, in: space)
        case .around(let find):
            if let view = find(input), view.bounds.height <= room {
                return Self.part(view.bounds, of: view, in: space)
            }
        case .input: break
        }
        let isText = input is UITextView || input.bounds.height > room
        return Self.part(isText ? Self.caret(of: input) ?? input.bounds : input.bounds, of: input, in: space)
    }

    private static func part(_ whole: CGRect, of view: UIView, in space: UIView) -> CGRect {
        var part = whole, owner = view, around = view.superview
        while let box = around, box !== space {
            around = box.superview
            guard box.clipsToBounds, !(box is UIScrollView) else { continue }
            let inside = box.convert(part, from: owner), shown = cut(inside, to: box.bounds)
            if shown != inside { (part, owner) = (shown, box) }
        }
        return space.convert(part, from: owner)
    }

    /// Outside of `bounds` nothing of the rectangle can show, and the rectangle stays whole.
    private static func cut(_ rectangle: CGRect, to bounds: CGRect) -> CGRect {
        let common = rectangle.intersection(bounds)
        return common.isNull ? rectangle : common
    }

    /// UIKit returns infinite rectangles until UIKit has laid out the text.
    private static func caret(of input: UIView) -> CGRect? {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else { return nil }
        let caret = text.caretRect(for: range.end)
        let numbers = [caret.origin.x, caret.origin.y, caret.size.width, caret.size.height]
        return numbers.allSatisfy(\.isFinite) ? cut(caret, to: input.bounds) : nil
    }
}
