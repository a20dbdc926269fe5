// Fidelity: partial — positions, the caret and the selection; marked text, tokenizers and styling are absent

import Foundation

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range is empty.
    open var isEmpty: Bool { true }
}

/// An object that receives typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Types text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}

/// An object that shows text with a caret.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection; an empty range at the caret if nothing is selected.
    var selectedTextRange: UITextRange? { get set }
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance in characters.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the number of characters between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the caret at a position, in the view's coordinates, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the text of a range.
    func text(in range: UITextRange) -> String?
}

/// A position, as the number of characters before it.
final class TextOffset: UITextPosition {
    let value: Int
    init(_ value: Int) { self.value = value }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
}

/// A range between two positions.
final class TextSpan: UITextRange {
    private let from: TextOffset
    private let upTo: TextOffset
    init(_ from: Int, _ upTo: Int) {
        self.from = TextOffset(min(from, upTo))
        self.upTo = TextOffset(max(from, upTo))
    }
    override var start: UITextPosition { from }
    override var end: UITextPosition { upTo }
    override var isEmpty: Bool { from.value == upTo.value }
    var range: Range<Int> { from.value..<upTo.value }
}

extension UITextPosition {
    var textOffset: Int { (self as? TextOffset)?.value ?? 0 }
}
