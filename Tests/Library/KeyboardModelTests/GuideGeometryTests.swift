import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct GuideGeometryTests {
    @Test(
        arguments: [
            (0.0, 34.0, true, 34.0), (336, 34, true, 336), (336, 34, false, 336), (0, 34, false, 0), (20, 34, true, 34),
            (-5, 34, true, 34), (-5, -5, true, 0), (.nan, 34, true, 34), (92, 0, true, 92)
        ] as [(CGFloat, CGFloat, Bool, CGFloat)])
    func `the guide is as high as the greater of overlap and safe area`(
        overlap: CGFloat, inset: CGFloat, usesSafeArea: Bool, height: CGFloat
    ) {
        let result = GuideGeometry.guideHeight(
            overlap: overlap, bottomSafeAreaInset: inset, usesBottomSafeArea: usesSafeArea)
        #expect(result == height)
    }

    @Test(
        arguments: [
            (844.0, 0.0, 34.0, CGRect(x: 0, y: 810, width: 390, height: 34)),
            (844, 336, 34, CGRect(x: 0, y: 508, width: 390, height: 336)),
            (600, 92, 0, CGRect(x: 0, y: 508, width: 390, height: 92)),
            (400, 0, 0, CGRect(x: 0, y: 400, width: 390, height: 0))
        ] as [(Double, Double, Double, CGRect)])
    func `E36 to E38 the guide spans the view's bottom`(height: Double, overlap: Double, inset: Double, frame: CGRect) {
        let bounds = CGRect(x: 0, y: 0, width: 390, height: height)
        let guideHeight = GuideGeometry.guideHeight(
            overlap: overlap, bottomSafeAreaInset: inset, usesBottomSafeArea: true)
        #expect(GuideGeometry.guideFrame(viewBounds: bounds, guideHeight: guideHeight) == frame)
    }
}
