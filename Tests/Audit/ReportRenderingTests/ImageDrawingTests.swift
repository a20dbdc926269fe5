import Foundation
@testable import ReportRendering
import Testing

@Suite struct ImageDrawingTests {
    @Test func `a picture keeps its proportions, in the middle of its view`() {
        let tall = SVGDrawing.image(in: CGRect(x: 0, y: 100, width: 300, height: 600))
        #expect(tall.contains("x=\"0\" y=\"300\" width=\"300\" height=\"200\""), "\(tall)")
        let wide = SVGDrawing.image(in: CGRect(x: 0, y: 0, width: 600, height: 200))
        #expect(wide.contains("x=\"150\" y=\"0\" width=\"300\" height=\"200\""), "\(wide)")
    }

    @Test func `a view that has shrunk to nothing shows none`() {
        #expect(SVGDrawing.image(in: CGRect(x: 0, y: 0, width: 300, height: 0)).isEmpty)
        #expect(SVGDrawing.image(in: .zero).isEmpty)
    }
}
