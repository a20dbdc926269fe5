import Foundation

/// A drawing of the package as a house with three wings, in which each module stands on the modules that it imports.
struct HouseDrawing {
    private struct Box {
        let module: Module
        let wing: String
        let level: Int
    }

    private static let wings = ["Library", "Simulator", "Audit"]
    private static let box = (width: 196, height: 40, gap: 12)
    /// The folders of the module Tideline, from the lowest folder up.
    private let floors: [String]
    private let boxes: [Box]

    init(of sources: [TextFile], floors: [String]) {
        self.floors = floors
        let modules = Dictionary(uniqueKeysWithValues: Module.all.map { ($0.name, $0) })
        func level(of module: Module) -> Int {
            let own = module.mayImport.compactMap { modules[$0] }.filter { !Self.isGround($0.name) }
            return own.map { level(of: $0) + 1 }.max() ?? 0
        }
        boxes = Module.all.compactMap { module in
            guard !Self.isGround(module.name) else { return nil }
            for wing in Self.wings {
                let folder = "Sources/\(wing)/\(module.folder)/"
                if sources.contains(where: { $0.path.hasPrefix(folder) }) {
                    return Box(module: module, wing: wing, level: level(of: module))
                }
            }
            return nil
        }
    }

    /// Whether a module has the name of one of Apple's modules.
    ///
    /// All other modules import these modules, so the drawing of the package's modules leaves them out.
    private static func isGround(_ name: String) -> Bool {
        ["CoreGraphics", "ObjectiveC", "QuartzCore", "_Testing_CoreGraphics", "_Testing_UIKit"].contains(name)
    }

    /// The colours suit a light and a dark page.
    var svg: String {
        let (width, height, gap) = Self.box, levels = (boxes.map(\.level).max() ?? 0) + 1
        let tall = 60 + levels * (height + gap) + 24, floorsWidth = 130
        var parts: [String] = [], x = 16
        for wing in Self.wings {
            let own = boxes.filter { $0.wing == wing }
            let columns = max(1, Set(own.map(\.level)).map { level in own.count { $0.level == level } }.max() ?? 1)
            let room = columns * (width + gap) + gap + (wing == "Library" ? floorsWidth : 0)
            parts.append(
                "<rect x=\"\(x)\" y=\"16\" width=\"\(room)\" height=\"\(tall - 32)\" rx=\"14\" fill=\"#0b6e75\" fill-opacity=\".08\"/>"
                    + text(wing, x + room / 2, 42, size: 16, bold: true))
            for level in 0..<levels {
                let row = own.filter { $0.level == level }
                for (index, item) in row.enumerated() {
                    let left = x + gap + index * (width + gap), top = tall - 40 - (level + 1) * (height + gap) + gap
                    parts.append(draw(item, left, top))
                }
            }
            if wing == "Library" { parts.append(ladder(x + room - floorsWidth + 4, bottom: tall - 44)) }
            x += room + 16
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(x)" height="\(tall)" viewBox="0 0 \(x) \(tall)" role="img" \
            aria-label="The modules of the three wings, each above those that it imports">
            <style>text{font-family:-apple-system,'Helvetica Neue',Arial,sans-serif;fill:#14181d}.card{fill:#fff;stroke:#0b6e75}</style>
            <rect width="\(x)" height="\(tall)" rx="18" fill="#f4f5f3"/>
            \(parts.joined(separator: "\n"))
            </svg>

            """
    }

    private func draw(_ item: Box, _ x: Int, _ y: Int) -> String {
        let (width, height, _) = Self.box
        return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"8\" class=\"card\"/>"
            + text(item.module.name, x + width / 2, y + 25, size: 13, bold: true)
    }

    private func ladder(_ x: Int, bottom: Int) -> String {
        let steps = floors.enumerated().map { index, floor in
            text(floor, x + 58, bottom - index * 19, size: 11.5, bold: false)
        }
        return text("Floors of Tideline", x + 58, bottom - floors.count * 19 - 4, size: 11.5, bold: true)
            + steps.joined()
    }

    private func text(_ words: String, _ x: Int, _ y: Int, size: Double, bold: Bool) -> String {
        "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" text-anchor=\"middle\"\(bold ? " font-weight=\"600\"" : "")>\(words)</text>"
    }
}
