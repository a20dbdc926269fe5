import CoreGraphics
import AuditRules
import Foundation
import SceneModel

extension SVGDrawing {
    /// The covered parts of views with findings, in the screen's coordinates.
    ///
    /// The list is empty during a movement.
    var coveredParts: [(node: SceneNode, frame: CGRect)] {
        let rules: [Rule.ID] = [.focusCovered, .caretCovered, .controlCovered]
        let subjects = Set(findings.filter { rules.contains($0.rule) }.map(\.subject))
        guard snapshot.isSettled, !subjects.isEmpty, let keyboard = visibleKeyboard else { return [] }
        return needed.filter { subjects.contains($0.name) }.compactMap { node in
            // A text view may go on under the keyboard, but its caret may not.
            let part = node.kind == .textView ? snapshot.focus?.caretInScreen : node.frameInScreen
            return part?.shared(with: keyboard).map { (node, $0) }
        }
    }

    private var needed: [SceneNode] {
        snapshot.root.flattened.filter { !$0.isHidden && ($0.isMarked || $0.id == snapshot.focusedNodeID) }
    }

    func hatches(using library: inout SymbolLibrary) -> String {
        let parts = coveredParts
        guard !parts.isEmpty else { return "" }
        let pattern = library.id(for: "hatch") { id in
            "<pattern id=\"\(id)\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                + "<rect width=\"9\" height=\"9\" class=\"bad\" fill-opacity=\".22\"/>"
                + "<rect width=\"4\" height=\"9\" class=\"bad\" fill-opacity=\".8\"/></pattern>"
        }
        return parts.map { part in
            Markup.rect(
                part.frame, radius: part.node.appearance.cornerRadius,
                "fill=\"url(#\(pattern))\" stroke=\"var(--bad)\" stroke-width=\"2.5\"")
        }.joined()
    }

    /// The labels of the drawing.
    ///
    /// If no part is covered and no other finding is shown, a label shows the gap above the keyboard.
    var measures: String {
        let parts = coveredParts
        var placed: [CGRect] = []
        guard parts.isEmpty else { return parts.map { coveredTag($0.node, $0.frame, beside: &placed) }.joined() }
        let faults = pushes(beside: &placed) + outlines(beside: &placed)
        return faults.isEmpty ? clearance : faults
    }

    /// More labels would hide the screen that they tell about.
    private static let mostTags = 3

    /// A label that goes to the middle of the screen from where it would overlap another one.
    ///
    /// - Parameter placed: the labels so far.
    private func freeTag(_ words: String, x: Double, y: Double, beside placed: inout [CGRect]) -> String {
        guard placed.count < Self.mostTags else { return "" }
        let isUpper = y < Double(device.size.height) / 2
        var y = y
        while let other = placed.first(where: { $0.intersects(tagFrame(words, x: x, y: y)) }) {
            y = isUpper ? Double(other.maxY) + tagSize : Double(other.minY) - tagSize
        }
        placed.append(tagFrame(words, x: x, y: y))
        return tag(words, x: x, y: y, "bad")
    }

    /// - Parameter placed: the labels so far. A label goes above those that it would overlap.
    private func coveredTag(_ node: SceneNode, _ frame: CGRect, beside placed: inout [CGRect]) -> String {
        guard placed.count < Self.mostTags else { return "" }
        let name = node.name.count > 20 ? node.name.prefix(19) + "…" : node.name
        let words = "\(name): \(Double(frame.height).spokenText) pt covered"
        // If the label is too large for the hatched area, a place above the area keeps the hatching visible.
        let isRoomy = tagSize * 1.7 < Double(frame.height) && tagWidth(words) < Double(frame.width) + 8
        var y = isRoomy ? Double(frame.midY) : Double(frame.minY) - tagSize
        while let other = placed.first(where: { $0.intersects(tagFrame(words, x: Double(frame.midX), y: y)) }) {
            y = Double(other.minY) - tagSize
        }
        placed.append(tagFrame(words, x: Double(frame.midX), y: y))
        return tag(words, x: Double(frame.midX), y: y, "bad")
    }

    /// The size of the labels, which grows with the screen.
    ///
    /// So a small picture of a tablet stays readable.
    private var tagSize: Double { max(15, Double(min(device.size.width, device.size.height)) / 24) }

    private func tagWidth(_ words: String) -> Double {
        TextFitting.width(of: words, fontSize: tagSize) + tagSize * 1.3
    }

    private func tagFrame(_ words: String, x: Double, y: Double) -> CGRect {
        let width = tagWidth(words), half = width / 2 + 4
        let center = min(max(x, half), Double(device.size.width) - half)
        return CGRect(x: center - width / 2, y: y - tagSize * 0.85, width: width, height: tagSize * 1.7)
    }

    private func tag(_ words: String, x: Double, y: Double, _ style: String) -> String {
        let size = tagSize, width = tagWidth(words)
        let frame = tagFrame(words, x: x, y: y), center = Double(frame.midX)
        // The reader's font may have wider letters, so the text's length is set.
        let length = Markup.number(max(1, width - size * 1.1))
        let words = Markup.text(
            words, x: center, y: y + size * 0.36,
            "class=\"tag\" font-size=\"\(Markup.number(size))\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\""
        )
        return Markup.rect(
            frame, radius: size * 0.85, "class=\"\(style)\" stroke=\"var(--halo)\" stroke-width=\"2\"") + words
    }

    private func pushes(beside placed: inout [CGRect]) -> String {
        let subjects = Set(findings.filter { $0.rule == .pushedOffScreen }.map(\.subject))
        guard snapshot.isSettled else { return "" }
        return needed.filter { subjects.contains($0.name) && $0.frameInScreen.isDrawable }.map { node in
            let top = Double(node.frameInScreen.minY), bottom = Double(node.frameInScreen.maxY)
            let height = Double(device.size.height)
            if top < device.safeTop {
                let amount = (top < 0 ? -top : device.safeTop - top).spokenText
                let words = "\(node.name) \(amount) pt too high"
                return freeTag(
                    words, x: Double(node.frameInScreen.midX), y: Double(device.safeTop) + 40, beside: &placed)
            }
            guard bottom > height else { return "" }
            let words = "\(node.name) \((bottom - height).spokenText) pt too low"
            return freeTag(words, x: Double(node.frameInScreen.midX), y: height - 30, beside: &placed)
        }.joined()
    }

    /// The rules whose findings are shown by other parts of the drawing.
    private static let drawnOtherwise: Set<Rule.ID> = [.focusCovered, .caretCovered, .controlCovered, .pushedOffScreen]

    /// The outlines of views with findings.
    ///
    /// A view off the screen gets its label at the screen's edge.
    private func outlines(beside placed: inout [CGRect]) -> String {
        let found = findings.filter { $0.at == snapshot.time && !Self.drawnOtherwise.contains($0.rule) }
        let bySubject = Dictionary(grouping: found, by: \.subject)
        let named = snapshot.root.flattened.filter {
            bySubject[$0.name] != nil && !$0.isHidden && $0.frameInScreen.isDrawable
        }
        // A field often has a label with an equal name beside it, so only the field is outlined.
        let inputs = Set(named.filter(\.kind.isTapped).map(\.name))
        var drawn: Set<String> = []
        return named.compactMap { node -> String? in
            guard node.kind.isTapped || !inputs.contains(node.name),
                let worst = bySubject[node.name]?.max(by: { $0.amount < $1.amount }), drawn.insert(node.name).inserted
            else { return nil }
            let unit = worst.rule == .layoutPasses ? "passes" : "pt"
            let words = worst.amount > 0 ? "\(worst.amount.spokenText) \(unit) \(worst.rule)" : "\(worst.rule)"
            let x = Double(node.frameInScreen.midX), height = Double(device.size.height)
            guard let frame = node.frameInScreen.shared(with: screenBounds) else {
                let isAbove = node.frameInScreen.maxY <= 0
                let arrow = isAbove ? "↑" : "↓"
                return freeTag(
                    "\(arrow) \(node.name): \(words)", x: x, y: isAbove ? Double(device.safeTop) + 40 : height - 30,
                    beside: &placed)
            }
            let outline = Markup.rect(
                frame.insetBy(dx: -3, dy: -3).intersection(screenBounds), radius: node.appearance.cornerRadius + 3,
                "fill=\"none\" stroke=\"var(--bad)\" stroke-width=\"2.5\" stroke-dasharray=\"6 5\"")
            return outline + freeTag(words, x: x, y: min(Double(frame.maxY) + 24, height - 40), beside: &placed)
        }.joined()
    }

    private var clearance: String {
        guard snapshot.isSettled, snapshot.keyboard.state == .docked, let keyboard = visibleKeyboard else { return "" }
        let lowest = needed.filter { $0.frameInScreen.isDrawable }.max { $0.frameInScreen.maxY < $1.frameInScreen.maxY }
        guard let frame = lowest?.frameInScreen else { return "" }
        let gap = Double(keyboard.minY - frame.maxY)
        guard gap >= 4, gap < 300 else { return "" }
        let top = Double(frame.maxY), bottom = Double(keyboard.minY), x = Double(frame.midX)
        let words = "\(gap.spokenText) pt clear"
        // If the label is higher than the gap, it is drawn beside the view. Otherwise the label would cover the view.
        let side = tagSize * 1.7 < gap ? x + 8 : Double(frame.maxX)
        let ends = [top + 1, bottom - 1].map { "M\(Markup.number(x - 7)) \(Markup.number($0))h14" }.joined()
        let line = "M\(Markup.number(x)) \(Markup.number(top + 1))V\(Markup.number(bottom - 1))\(ends)"
        return "<path d=\"\(line)\" stroke=\"var(--good)\" stroke-width=\"2\" fill=\"none\"/>"
            + tag(words, x: side + tagWidth(words) / 2 + 8, y: (top + bottom) / 2, "good")
    }
}
