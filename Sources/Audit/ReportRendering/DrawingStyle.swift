import Foundation

/// The colours of drawings, for light and dark.
package enum DrawingStyle {
    package static let light = """
        --metal:#c9ced6;--bezel:#0b0d10;--ring:#0a84ff;
        """
    package static let dark = """
        --metal:#4a515c;--bezel:#000;--ring:#3b9bff;
        """
    package static let litScreen = """
        --app:#fff;--bar:#f9f9f9;--tx:#000;--ph:#3c3c434d;--kb:#d2d5db;--kk:#fff;--kf:#adb3be;--kt:#000;--kl:#b4b8c0;--ks:#898a8d;\
        --bad:#d92d20;--good:#0e7a4a;--halo:#fff;
        """
    package static let dimScreen = """
        --app:#000;--bar:#1d1d1f;--tx:#fff;--ph:#ebebf54d;--kb:#2a2a2c;--kk:#6b6b6e;--kf:#48484b;--kt:#fff;--kl:#515154;--ks:#161618;\
        --bad:#d93c30;--good:#12804f;--halo:#000;
        """

    /// The rules of a page, whose drawings follow the app's colours or else the reader's light or dark mode.
    package static let rules = """
        .lit{\(litScreen)}
        .dim{\(dimScreen)}
        \(shapes)
        @media (prefers-color-scheme:dark){.dr [style*="--d"]{fill:var(--d);fill-opacity:1}}
        """

    private static let shapes = """
        .dr{font-family:-apple-system,"SF Pro Text",Inter,Roboto,"Helvetica Neue",Helvetica,Arial,system-ui,sans-serif}
        .k{fill:var(--kk)}.kf{fill:var(--kf)}.ks{fill:var(--ks)}.kt{fill:var(--kt);text-anchor:middle}
        .kg{fill:none;stroke:var(--kt);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
        .st{fill:var(--tx)}.ba{fill:var(--bar)}.m{text-anchor:middle}.e{text-anchor:end}
        .bad{fill:var(--bad)}.good{fill:var(--good)}
        .tag{font-weight:700;text-anchor:middle;fill:#fff}
        """

    /// Makes a standalone SVG document with plain colour values, because many renderers know no CSS variables.
    ///
    /// - Parameters:
    ///   - head: the attributes of the document.
    ///   - isDim: whether the app's colours are dark.
    package static func document(_ head: String, _ body: String, isDim: Bool) -> String {
        let document = """
            <svg xmlns="http://www.w3.org/2000/svg" \(head)>
            <style>\(shapes)</style>
            \(body)
            </svg>

            """
        let colours = (light + (isDim ? dimScreen : litScreen)).split(separator: ";").map { $0.split(separator: ":") }
        return colours.reduce(document) {
            $0.replacingOccurrences(of: "var(\($1[0]))", with: $1[1])
        }
    }
}
