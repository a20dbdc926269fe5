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
}
