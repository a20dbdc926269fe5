import CoreGraphics
import Foundation
public import SceneModel

/// The hierarchy that XCUITest would print of a simulated screen, in the shape of the hierarchies of real screens.
public struct ExportedTree {
    /// The lines that XCUITest would print.
    public let text: String

    /// The keys' distance from the keyboard's top and from the screen's bottom, in points.
    private static let bar: CGFloat = 44, strip: CGFloat = 58

    /// Writes a snapshot.
    public init(_ snapshot: SceneSnapshot) {
        var writer = Writer(focus: snapshot.focus?.nodeID, screen: CGRect(origin: .zero, size: snapshot.screen.size))
        writer.write(snapshot.root.children)
        let screen = writer.screen, up = snapshot.keyboard.frameInScreen
        // Without a keyboard, its elements stay below the screen.
        let isUp = snapshot.keyboard.state == .docked
        let held = isUp ? up : CGRect(x: 0, y: screen.maxY, width: screen.width, height: 335)
        let top = held.minY + CGFloat(snapshot.keyboard.accessoryHeight)
        let keys = CGRect(
            x: 0, y: top + Self.bar, width: held.width, height: max(1, held.maxY - top - Self.bar - Self.strip))
        writer.line(1, "Window", screen)
        writer.line(2, "Other", screen)
        writer.line(3, "Other", held, "inputView")
        writer.line(1, "Window", screen)
        writer.line(2, "Other", screen)
        writer.line(3, "Other", held)
        writer.line(4, "Other", CGRect(x: 0, y: top, width: held.width, height: Self.bar), "SystemInputAssistantView")
        writer.line(4, "Other", CGRect(x: 0, y: keys.minY, width: held.width, height: held.maxY - keys.minY))
        writer.line(5, "Keyboard", keys)
        writer.line(6, "Key", CGRect(x: 4, y: keys.minY + 7, width: 36, height: 42), "q")
        text = writer.lines.joined(separator: "\n") + "\n"
    }

    /// The name of a node in the tree, by which a finding is the same in both verdicts.
    public static func name(of id: Int) -> String { "n\(id)" }

    private struct Writer {
        let focus: Int?
        let screen: CGRect
        var lines: [String] = []

        init(focus: Int?, screen: CGRect) { (self.focus, self.screen) = (focus, screen) }

        mutating func write(_ nodes: [SceneNode]) {
            lines.append("Application, pid: 16102, label: 'app'")
            line(1, "Window (Main)", screen)
            line(2, "Other", screen)
            for node in nodes { write(node, 3) }
        }

        mutating func line(
            _ level: Int, _ role: String, _ frame: CGRect, _ identifier: String? = nil, _ rest: String = ""
        ) {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%.1f", $0) }
            let name = identifier.map { ", identifier: '\($0)'" } ?? ""
            lines.append(
                String(repeating: " ", count: level)
                    + "\(role), {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}\(name)\(rest)")
        }

        private mutating func write(_ node: SceneNode, _ level: Int) {
            guard !node.isHidden else { return }
            let isNamed = node.kind.isTapped || node.kind == .label || node.kind == .bar
            line(
                level, role(of: node), node.frameInScreen, isNamed ? ExportedTree.name(of: node.id) : nil,
                node.id == focus ? ", Keyboard Focused" : "")
            for child in node.children { write(child, level + 1) }
            if node.kind == .scrollView { writeBar(of: node, level + 1) }
        }

        private func role(of node: SceneNode) -> String {
            switch node.kind {
            case .view: "Other"
            case .label: "StaticText"
            case .textField: "TextField"
            case .textView: "TextView"
            case .button: "Button"
            case .image: "Image"
            case .scrollView: "ScrollView"
            case .control: "Switch"
            case .bar: node.frameInScreen.minY < screen.midY ? "NavigationBar" : "Toolbar"
            }
        }

        /// The track ends where the insets begin, and the bar in it is as long as the visible part of the content.
        private mutating func writeBar(of node: SceneNode, _ level: Int) {
            let inset = node.geometry.adjustedContentInset.map { CGFloat($0) }, frame = node.frameInScreen
            guard inset.count == 4, let content = node.geometry.contentSize, frame.height > 0 else { return }
            let whole = content.height + inset[0] + inset[2], range = whole - frame.height
            let passed = node.geometry.bounds.minY + inset[0]
            let track = CGRect(
                x: frame.maxX - 33, y: frame.minY + inset[0], width: 30, height: frame.height - inset[0] - inset[2])
            guard track.height > 6, whole > 0 else { return }
            let pages = range > 0 ? max(2, Int((whole / frame.height).rounded(.up))) : 1
            let part = range > 0 ? min(max(passed / range, 0), 1) : 0
            let percent = Int((part * 100).rounded())
            line(
                level, "Other", track, nil,
                ", label: 'Vertical scroll bar, \(pages) page\(pages == 1 ? "" : "s")', value: \(percent)%")
            let length = max(36, (track.height - 6) * min(1, frame.height / whole))
            line(
                level + 1, "Other",
                CGRect(
                    x: track.maxX - 3, y: track.minY + 3 + part * (track.height - 6 - length), width: 3, height: length)
            )
        }
    }
}
