import Foundation
@testable import ReportRendering
import SceneModel
import Testing

@Suite struct NodeDrawingTests {
    private func drawn(_ kind: SceneNode.Kind, _ look: SceneNode.Appearance) -> String {
        let frame = CGRect(x: 10, y: 20, width: 51, height: 31)
        let node = SceneNode(
            id: 1, name: "", kind: kind, frameInScreen: frame, modelFrameInScreen: frame, appearance: look)
        return NodeDrawing(node, in: frame).markup
    }

    @Test func `a switch has its thumb at the end that it is at`() {
        let on = drawn(.control, SceneNode.Appearance(isOn: true))
        let off = drawn(.control, SceneNode.Appearance(isOn: false))
        #expect(on.contains("fill=\"#34c759\"") && on.contains("<rect x=\"32\" y=\"22\" width=\"27\" height=\"27\""))
        #expect(off.contains("fill=\"#e9e9eb\"") && off.contains("<rect x=\"12\" y=\"22\" width=\"27\" height=\"27\""))
        #expect(drawn(.control, SceneNode.Appearance()).isEmpty)
    }

    @Test func `a row of a grouped list lies on a card, whose corners the first and the last row have`() {
        func row(_ chrome: SceneNode.Appearance.Chrome) -> String {
            var look = SceneNode.Appearance()
            look.chrome = chrome
            return drawn(.view, look)
        }
        #expect(row(.row).hasPrefix("<rect") && row(.row).contains("fill=\"#ffffff\" style=\"--d:#1c1c1eff\""))
        #expect(row(.firstRow).contains("d=\"M10 30a10 10 0 0 1 10-10h31a10 10 0 0 1 10 10v21a0 0 0 0 1-0 0h-51"))
        #expect(row(.lastRow).contains("v21a10 10 0 0 1-10 10h-31a10 10 0 0 1-10-10z"))
        #expect(row(.groupedList).contains("#f2f2f7") && !row(.groupedList).contains(" rx="))
    }

    @Test func `only semibold text is drawn so`() {
        var look = SceneNode.Appearance(text: "Pay")
        #expect(!drawn(.button, look).contains("font-weight"))
        look.isBold = true
        #expect(drawn(.label, look).contains(" font-weight=\"600\""))
    }

    @Test func `a button's second line stands below its title`() {
        let text = drawn(.button, SceneNode.Appearance(text: "Pay\nnow", fontSize: 10, alignment: .center))
        let lines = text.matches(of: #/y="([0-9.]+)"[^>]*>(\w+)</#).map { ($0.output.1, $0.output.2) }
        #expect(lines.map(\.1) == ["Pay", "now"] && (Double(lines[0].0) ?? 99) < (Double(lines[1].0) ?? 0))
    }

    @Test func `a colour has its dark one for dark pages, with its opacity`() {
        let color = SceneNode.Appearance.Color(red: 1, green: 1, blue: 1, alpha: 0.5, dark: [0, 0, 0, 0.25])
        let fill = drawn(.view, SceneNode.Appearance(background: color))
        #expect(fill.contains("fill=\"#ffffff\" fill-opacity=\".5\" style=\"--d:#00000040\""))
        #expect(DrawingStyle.rules.contains("fill:var(--d)"))
    }

    @Test(arguments: [(59.0, 0.0, 103.0), (20, 0, 64), (200, 200, 44)])
    func `a bar below the status bar is drawn from the screen's top`(bar: (top: Double, drawn: Double, height: Double))
    {
        let frame = CGRect(x: 0, y: bar.top, width: 393, height: 44)
        let node = SceneNode(
            id: 1, name: "", kind: .bar, frameInScreen: frame, modelFrameInScreen: frame,
            appearance: SceneNode.Appearance(background: SceneNode.Appearance.Color(red: 1, green: 1, blue: 1)))
        let drawing = NodeDrawing(node, in: frame).markup
        #expect(drawing.contains("y=\"\(Int(bar.drawn))\" width=\"393\" height=\"\(Int(bar.height))\""), "\(drawing)")
    }

    private func node(
        _ kind: SceneNode.Kind, _ look: SceneNode.Appearance, id: Int = 1, children: [SceneNode] = []
    ) -> SceneNode {
        let frame = CGRect(x: 0, y: 100, width: 200, height: 50)
        var node = SceneNode(
            id: id, name: "", kind: kind, frameInScreen: frame, modelFrameInScreen: frame, appearance: look)
        node.children = children
        return node
    }

    @Test func `a button's title lies in front of its background view`() {
        let blue = SceneNode.Appearance.Color(red: 0, green: 0, blue: 1)
        let fill = node(.view, SceneNode.Appearance(background: blue), id: 0)
        let button = node(.button, SceneNode.Appearance(text: "Next"), children: [fill])
        let drawn = button.drawnChildren.map { NodeDrawing($0, in: $0.frameInScreen).markup }
        #expect(!NodeDrawing(button, in: button.frameInScreen).markup.contains("Next"))
        #expect(drawn.count == 2 && drawn[0].contains("#0000ff") && drawn[1].contains("Next"))
    }

    @Test func `a text that scrolls is drawn from where it begins`() {
        var view = node(.textView, SceneNode.Appearance(text: "One\nTwo", fontSize: 10))
        view.geometry = .init(
            bounds: CGRect(x: 0, y: 30, width: 200, height: 50), contentInset: [0, 0, 0, 0],
            adjustedContentInset: [0, 0, 0, 0], contentSize: CGSize(width: 200, height: 400))
        let text = view.drawnChildren.map { NodeDrawing($0, in: $0.frameInScreen).markup }.joined()
        let lines = text.matches(of: #/y="([0-9.]+)"[^>]*>(\w+)</#).compactMap { Double($0.output.1) }
        // 30 points above the view's top, at 100, and below the inset of 8 points and the ascender.
        #expect(lines.count == 2 && abs(lines[0] - (100 - 30 + 8 + 9.52)) < 0.1, "\(text)")
        #expect(view.drawnChildren.flatMap(\.drawnChildren).isEmpty)
    }
}
