// Fidelity: partial — the caret goes to the nearest character; UIKit prefers the ends of words. Double taps are absent

import Foundation

extension UITextView {
    /// The place nearest to a point in the view's coordinates, in points.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        let places = characterOffsets, font = self.font ?? .systemFont(ofSize: 12)
        let line = { (place: Int) -> Int in
            let y = self.caretRect(for: TextOffset(place)).minY - self.textContainerInset.top
            return Int((y / font.lineHeight).rounded())
        }
        let lastLine = line(places.last ?? 0)
        let wanted = min(max(0, Int(((point.y - textContainerInset.top) / font.lineHeight).rounded(.down))), lastLine)
        var best: (place: Int, distance: CGFloat)?
        // Lines grow with the offset, so the search begins where the wanted one does.
        for index in firstIndex(in: places, where: { line($0) >= wanted })..<places.count {
            let place = places[index]
            guard line(place) == wanted else { break }
            let distance = abs(caretRect(for: TextOffset(place)).minX - point.x)
            if distance < best?.distance ?? .infinity { best = (place, distance) }
        }
        return TextOffset(best?.place ?? places.last ?? 0)
    }

    /// The offsets between characters, in UTF-16 units.
    private var characterOffsets: [Int] {
        var offsets = [0]
        for character in text ?? "" { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        return offsets
    }

    private func firstIndex(in places: [Int], where isThere: (Int) -> Bool) -> Int {
        var low = 0, high = places.count
        while low < high {
            let middle = (low + high) / 2
            if isThere(places[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// A finger has tapped: the caret goes there, also when editing has only just begun.
    func placeCaret(at point: CGPoint) {
        guard isFirstResponder, let place = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }
}
