import Testing
import UIKit

@MainActor struct ViewGeometryTests {
    @available(iOS 16, *)
    @Test func `A1 bounds, center, anchor point and transform are stored, frame follows from them`() {
        let view = UIView()
        view.bounds = rect(0, 0, 40, 20)
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == rect(80, 40, 40, 20))
        view.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == rect(100, 50, 40, 20))
        #expect(view.center == CGPoint(x: 100, y: 50))
        #expect(view.layer.position == view.center && view.layer.bounds == view.bounds)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == rect(100, 50, 80, 40))
        #expect(view.bounds == rect(0, 0, 40, 20))
    }

    @Test func `A2 frame is the bounding box of the transformed bounds`() {
        let view = UIView()
        view.bounds = rect(0, 0, 100, 50)
        view.center = CGPoint(x: 200, y: 300)
        #expect(view.frame == rect(150, 275, 100, 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(isClose(view.frame, rect(146.967, 246.967, 106.066, 106.066)), "\(view.frame)")
    }

    @Test func `A3 setting frame changes the size and the center and leaves the bounds' origin`() {
        let view = UIView()
        view.bounds.origin = CGPoint(x: 5, y: 7)
        view.frame = rect(10, 20, 40, 60)
        #expect(view.bounds == rect(5, 7, 40, 60))
        #expect(view.center == CGPoint(x: 30, y: 50))
    }
}
