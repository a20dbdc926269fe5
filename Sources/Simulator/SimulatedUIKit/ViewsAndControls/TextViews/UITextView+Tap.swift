// Fidelity: partial — the caret moves to the nearest character, but UIKit prefers the ends of words; double taps are absent

import Foundation

extension UITextView {
    /// The start of each character and the end of the text, in UTF-16 units.
    var characterOffsets: [Int] {
        var offsets = [0]
        for character in text ?? "" { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        return offsets
    }

    func firstIndex(in places: [Int], where isThere: (Int) -> Bool) -> Int {
        var low = 0, high = places.count
        while low < high {
            let middle = (low + high) / 2
            if isThere(places[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func placeCaret(at point: CGPoint) {
        guard isFirstResponder, let place = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }
}
