import Testing
import UIKit

struct GeometryTextTests {
    @Test func `I21 points, vectors, sizes and rectangles print as numbers`() {
        #expect("\(rect(40, 100, 200, 100))" == "(40.0, 100.0, 200.0, 100.0)")
        #expect("\(CGPoint(x: 1.5, y: -2))" == "(1.5, -2.0)")
        #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 3, height: 0.25))" == "(3.0, 0.25)")
        #expect(String(describing: rect(0, 0, -1, 2)) == "(0.0, 0.0, -1.0, 2.0)")
        #expect(String(reflecting: CGPoint.zero) == "(0.0, 0.0)")
        #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
        #expect("\([rect(1, 2, 3, 4) as CGRect?])" == "[Optional((1.0, 2.0, 3.0, 4.0))]")
    }

    @Test func `I21 insets and transforms print the names of their parts`() {
        #expect("\(insets(44, 0, 34, 0))" == "UIEdgeInsets(top: 44.0, left: 0.0, bottom: 34.0, right: 0.0)")
        #expect(
            "\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
    }
}
