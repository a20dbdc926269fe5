/// Estimates the width of text, exactly enough to cut and wrap the text in a drawing.
package enum TextFitting {
    /// Returns the estimated width of a text.
    ///
    /// All letters of a class, such as capitals, count as equally wide.
    package static func width(of text: String, fontSize: Double) -> Double {
        text.reduce(0) { $0 + share(of: $1) } * fontSize
    }

    private static func share(of character: Character) -> Double {
        if "iljtfrI.,:;'!|()[] ".contains(character) { return 0.3 }
        if "mwMW@%".contains(character) { return 0.86 }
        if character.isUppercase { return 0.68 }
        return character.isASCII ? 0.55 : 0.8
    }

    static func truncated(_ text: String, width limit: Double, fontSize: Double) -> String {
        // The width is only an estimate. So a text may be an eighth wider than the limit before it is cut.
        guard width(of: text, fontSize: fontSize) > max(limit, 0) * 1.125 else { return text }
        var result = ""
        for character in text {
            if width(of: result + String(character) + "…", fontSize: fontSize) > limit { break }
            result.append(character)
        }
        return result + "…"
    }

    /// The height of a line, and of what is above its baseline, for a font of size 1, as in the system font.
    static let lineHeight = 1.193, ascender = 0.952

    /// Breaks the text at spaces into as many lines as fit into the height.
    static func lines(of text: String, width limit: Double, fontSize: Double, height: Double) -> [String] {
        let most = max(1, min(200, Int(height / (fontSize * lineHeight))))
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty && width(of: longer, fontSize: fontSize) > limit {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            lines.append(line)
            if lines.count > most { break }
        }
        return Array(lines.prefix(most))
    }
}
