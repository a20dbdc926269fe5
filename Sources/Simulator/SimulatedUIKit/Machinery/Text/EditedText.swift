// Fidelity: exact — text measured in UTF-16 units, like UIKit's ranges and offsets

import Foundation

/// A text with a caret or a selection, counted in UTF-16 units.
struct EditedText {
    private(set) var string = ""
    /// The selected range, which always lies within the text.
    ///
    /// Without a selection, the range is empty and lies at the caret.
    private(set) var selection = 0..<0

    var count: Int { string.utf16.count }

    mutating func set(_ text: String) {
        string = text
        moveCaretToEnd()
    }

    mutating func moveCaretToEnd() { selection = count..<count }

    /// Selects the text between two offsets in any order; offsets outside the text are allowed.
    mutating func select(_ one: Int, _ other: Int) {
        let ends = [one, other].map { min(max(0, $0), count) }.sorted()
        selection = ends[0]..<ends[1]
    }

    /// Replaces the text in a range, and returns the replaced range.
    ///
    /// The range may exceed the text, because the app's delegate may have changed the text meanwhile.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with text: String) -> NSRange {
        let limit = count
        let range = min(range.lowerBound, limit)..<min(range.upperBound, limit)
        let place = indices(of: range), scalars = string.unicodeScalars
        if let start = place.lowerBound.samePosition(in: scalars), let end = place.upperBound.samePosition(in: scalars)
        {
            string.replaceSubrange(start..<end, with: text)
        } else {
            // If the edit cuts a character in half, the remaining half becomes a replacement character.
            var units = Array(string.utf16)
            units.replaceSubrange(range, with: text.utf16)
            string = String(decoding: units, as: UTF16.self)
        }
        let end = range.lowerBound + text.utf16.count
        select(end, end)
        return NSRange(range)
    }

    /// The range that a delete key removes: the selection, or the character before the caret.
    var rangeBeforeCaret: Range<Int>? {
        guard selection.isEmpty else { return selection }
        guard let last = prefix(selection.lowerBound).last else { return nil }
        return max(0, selection.lowerBound - last.utf16.count)..<selection.lowerBound
    }

    func prefix(_ offset: Int) -> String { text(in: 0..<min(max(0, offset), count)) }

    func text(in range: Range<Int>) -> String {
        let limit = count
        let units = string.utf16[indices(of: min(range.lowerBound, limit)..<min(range.upperBound, limit))]
        // If the range cuts a character in half, the half becomes a replacement character.
        return String(units) ?? String(decoding: units, as: UTF16.self)
    }

    private func indices(of range: Range<Int>) -> Range<String.Index> {
        let units = string.utf16, start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return start..<units.index(start, offsetBy: range.count)
    }

    @MainActor
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (value, overflows) = position.textOffset.addingReportingOverflow(offset)
        return !overflows && (0...count).contains(value) ? TextOffset(value) : nil
    }
}

extension NSRange {
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}
