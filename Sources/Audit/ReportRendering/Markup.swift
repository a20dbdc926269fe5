import AuditRules
package import CoreGraphics
import Foundation

/// Formats text and numbers for XML and HTML.
package enum Markup {
    /// Escapes a text for XML, and removes the characters that XML forbids.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += " "
            case let other where other.value < 0x20 || (0xFFFE...0xFFFF).contains(other.value): result += "\u{FFFD}"
            case let other: result.unicodeScalars.append(other)
            }
        }
        return result
    }

    /// Escapes a text of several lines for XML.
    package static func escapedLines(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(
            separator: "\n")
    }

    /// Writes at most two decimals, and 0 for infinity and NaN.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let hundredths = Int((value * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let whole = abs(hundredths) / 100, part = abs(hundredths) % 100
        if part == 0 { return sign + String(whole) }
        let decimals = part % 10 == 0 ? String(part / 10) : (part < 10 ? "0" : "") + String(part)
        return sign + (whole == 0 ? "" : String(whole)) + "." + decimals
    }

    package static func seconds(_ value: Double) -> String { String(format: "%.2f s", value.isFinite ? value : 0) }

    package static func rect(_ frame: CGRect, radius: Double = 0, _ attributes: String = "") -> String {
        let place =
            "x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\""
            + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
        let limited = min(radius, Double(frame.width) / 2, Double(frame.height) / 2)
        let corners = limited > 0 ? " rx=\"\(number(limited))\"" : ""
        return "<rect \(place)\(corners)\(attributes.isEmpty ? "" : " " + attributes)/>"
    }

    /// - Parameter corners: the radius of the two upper corners, and that of the two lower ones.
    package static func rect(_ frame: CGRect, corners: (Double, Double), _ attributes: String = "") -> String {
        let (top, bottom) = corners
        let sides = [frame.width - 2 * top, frame.height - top - bottom, frame.width - 2 * bottom].map(number)
        let (upper, lower) = (number(top), number(bottom))
        let path =
            "M\(number(frame.minX)) \(number(frame.minY + top))a\(upper) \(upper) 0 0 1 \(upper)-\(upper)h\(sides[0])"
            + "a\(upper) \(upper) 0 0 1 \(upper) \(upper)v\(sides[1])a\(lower) \(lower) 0 0 1-\(lower) \(lower)"
            + "h-\(sides[2])a\(lower) \(lower) 0 0 1-\(lower)-\(lower)z"
        return "<path d=\"\(path)\"\(attributes.isEmpty ? "" : " " + attributes)/>"
    }

    /// Makes a text at a point.
    ///
    /// The attributes decide whether the text begins, is centred or ends at the point.
    package static func text(_ words: String, x: Double, y: Double, _ attributes: String) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" \(attributes)>\(escaped(words))</text>"
    }

    private static func number(_ value: CGFloat) -> String { number(Double(value)) }
}

extension Double {
    /// The number as a person says it.
    package var spokenText: String { Finding.spoken(self) }
}
