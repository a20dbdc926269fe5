// Fidelity: partial — positions, the caret and the selection; marked text, tokenizers and styling are absent

import Foundation

@preconcurrency @MainActor
open class UITextPosition: NSObject {}

@preconcurrency @MainActor
open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func caretRect(for position: UITextPosition) -> CGRect
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
}

final class TextOffset: UITextPosition {
    let value: Int
    init(_ value: Int) { self.value = value }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
}

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
