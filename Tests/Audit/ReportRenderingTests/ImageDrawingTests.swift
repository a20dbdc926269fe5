import Foundation
@testable import ReportRendering
import SceneModel
import Testing

@Suite struct ImageDrawingTests {
    private func image(in frame: CGRect) -> String {
        let node = SceneNode(id: 1, name: "", kind: .image, frameInScreen: frame, modelFrameInScreen: frame)
        return NodeDrawing(node, in: frame).markup
    }

    @Test func `a picture keeps its proportions, in the middle of its view`() {
        let tall = image(in: CGRect(x: 0, y: 100, width: 300, height: 600))
        #expect(tall.contains("x=\"0\" y=\"300\" width=\"300\" height=\"200\""), "\(tall)")
        let wide = image(in: CGRect(x: 0, y: 0, width: 600, height: 200))
        #expect(wide.contains("x=\"150\" y=\"0\" width=\"300\" height=\"200\""), "\(wide)")
    }

    @Test func `a view that has shrunk to nothing shows none`() {
        #expect(image(in: CGRect(x: 0, y: 0, width: 300, height: 0)).isEmpty)
        #expect(image(in: .zero).isEmpty)
    }
}
