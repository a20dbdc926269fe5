// Fidelity: exact — the simulation's own machinery: text as runs of equal attributes, in UTF-16 units

import Foundation

struct StyledText {
    struct Run {
        var length: Int
        var attributes: [NSAttributedString.Key: Any]
    }

    private(set) var string: String
    private(set) var runs: [Run] = []

    var length: Int { runs.reduce(0) { $0 + $1.length } }

    init(_ text: NSAttributedString) {
        string = text.string
        var at = 0
        while at < text.length {
            var range = NSRange(location: at, length: 0)
            let attributes = text.attributes(at: at, effectiveRange: &range)
            let end = max(at + 1, range.location + range.length)
            runs.append(Run(length: end - at, attributes: attributes))
            at = end
        }
    }

    mutating func change(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        for index in runs.indices { body(&runs[index].attributes) }
    }

    /// Returns the attributes of the character at an offset, or of the last character.
    func attributes(at offset: Int) -> [NSAttributedString.Key: Any]? {
        var end = 0
        for run in runs {
            end += run.length
            if offset < end { return run.attributes }
        }
        return runs.last?.attributes
    }

    mutating func replace(_ range: Range<Int>, with text: String, _ attributes: [NSAttributedString.Key: Any]) {
        var units = Array(string.utf16)
        let range = range.clamped(to: 0..<units.count)
        units.replaceSubrange(range, with: text.utf16)
        string = String(decoding: units, as: UTF16.self)
        var kept: [Run] = [], start = 0, isPlaced = text.isEmpty
        let fresh = Run(length: text.utf16.count, attributes: attributes)
        for run in runs {
            let end = start + run.length
            let before = min(end, range.lowerBound) - start, after = end - max(start, range.upperBound)
            if before > 0 { kept.append(Run(length: before, attributes: run.attributes)) }
            if !isPlaced, end >= range.lowerBound {
                kept.append(fresh)
                isPlaced = true
            }
            if after > 0 { kept.append(Run(length: min(after, run.length), attributes: run.attributes)) }
            start = end
        }
        runs = isPlaced ? kept : kept + [fresh]
        // Each run of characters with equal attributes has a length. All lengths together may exceed the length of the
        // text, so the last runs become shorter.
        var rest = string.utf16.count
        runs = runs.compactMap { run in
            let length = min(run.length, rest)
            rest -= length
            return length > 0 ? Run(length: length, attributes: run.attributes) : nil
        }
    }

    var attributed: NSAttributedString {
        let units = Array(string.utf16)
        var at = 0, text: NSMutableAttributedString?, former = -1
        for run in runs {
            let piece = String(decoding: units[at..<at + run.length], as: UTF16.self)
            var attributes = run.attributes
            // If two neighbouring runs have the same number of attributes, Foundation compares their attributes. This
            // comparison may end the process, so the second run gets an additional attribute as a mark.
            if attributes.count == former { attributes[Self.mark] = 1 }
            former = attributes.count
            let next = NSAttributedString(string: piece, attributes: attributes)
            if let text { text.append(next) } else { text = NSMutableAttributedString(attributedString: next) }
            at += run.length
        }
        return text.map(NSAttributedString.init(attributedString:)) ?? NSAttributedString(string: "")
    }

    private static let mark = NSAttributedString.Key(rawValue: "UIKitRun")
}
