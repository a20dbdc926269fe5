// Fidelity: partial — positions, the caret and the selection; marked text, tokenizers and styling are absent

import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A stretch of text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where the stretch begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the stretch ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the stretch holds nothing.
    open var isEmpty: Bool { true }
}

/// Something that takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Types text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}

/// Something that shows text with a caret.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection; empty at the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// A stretch between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// A place some characters away.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Characters from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The caret at a place, in the view's coordinates, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The text of a stretch.
    func text(in range: UITextRange) -> String?
}

/// A place, as the number of characters before it.
final class TextOffset: UITextPosition {
    let value: Int
    init(_ value: Int) { self.value = value }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
}

/// A stretch between two places.
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
