import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct AvoidanceGeometryTests {
    @Test func `K2 S66 S69 an inset grows to the covered height`() {
        let cases: [(overlap: CGFloat, present: CGFloat, share: CGFloat)] = [
            (336, 34, 302), (336, 0, 336), (20, 34, 0), (0, 34, 0), (-5, 0, 0), (336, -10, 336), (.nan, 0, 0),
            (.infinity, 0, 0), (336, .nan, 336)
        ]
        for (overlap, present, share) in cases {
            #expect(InsetShare.share(overlap: overlap, beyond: present) == share, "\(overlap) beyond \(present)")
        }
    }

    @Test func `K2 S69 UIKit's inset always counts, and the app's own inset on demand`() {
        let cases: [(system: CGFloat, own: CGFloat, policy: KeyboardInsetPolicy, share: CGFloat)] = [
            (34, 0, .sum, 302), (34, 20, .sum, 302), (34, 20, .maximum, 282), (0, 20, .maximum, 316),
            (34, 400, .maximum, 0), (400, 0, .sum, 0), (34, -10, .maximum, 302)
        ]
        for (system, own, policy, share) in cases {
            let found = InsetShare.share(overlap: 336, beyond: system, own: own, policy: policy)
            #expect(found == share, "\(own) beside UIKit's \(system), \(policy)")
        }
    }

    private func translation(_ frame: CGRect, padding: CGFloat = 10) -> CGFloat {
        var sight = TranslationSight()
        (sight.keyboard, sight.rectangle) = (CGRect(x: 0, y: 500, width: 400, height: 300), frame)
        (sight.padding, sight.halfAPixel) = (padding, 0.25)
        return sight.wanted
    }

    @Test func `only a covered view moves to its padding above the keyboard`() {
        #expect(translation(CGRect(x: 0, y: 400, width: 100, height: 150)) == -60)
        #expect(translation(CGRect(x: 0, y: 400, width: 100, height: 150), padding: .nan) == -50)
        #expect(translation(CGRect(x: 0, y: 400, width: 100, height: 100)) == 0, "touching is not covering")
        #expect(translation(CGRect(x: 0, y: 400, width: 100, height: 95)) == 0, "the padding alone moves nothing")
        #expect(translation(CGRect(x: 0, y: 600, width: 100, height: 100)) == -210, "also from all under the keyboard")
        #expect(translation(CGRect(x: 500, y: 400, width: 100, height: 150)) == -60, "beside the keyboard")
    }

    @Test func `K2 S77 S78 scrolling is as little as needed`() {
        func offset(_ low: CGFloat, _ high: CGFloat, from start: CGFloat, margin: CGFloat = 10) -> CGFloat {
            ScrollGeometry.offset(
                showing: (low, high), margin: margin, from: start, length: 844, insets: (47, 336), tolerance: 0)
        }
        #expect(offset(100, 134, from: -47) == -47, "in sight")
        #expect(offset(600, 634, from: -47, margin: 0) == 126)
        #expect(offset(600, 634, from: -47) == 136)
        #expect(offset(100, 134, from: 500) == CGFloat(43), "back to what lies above")
        #expect(offset(0, 2_000, from: 300) == -47, "what does not fit is shown from its beginning, without a margin")
        #expect(offset(.nan, .nan, from: 5) == 5 && offset(0, .infinity, from: 5) == 5 && offset(9, 3, from: 5) == 5)
    }

    @Test func `a margin gives way where there is no room for it`() {
        let offset = ScrollGeometry.offset(
            showing: (100, 195), margin: 10, from: 0, length: 100, insets: (0, 0), tolerance: 0)
        #expect(offset == 100, "the stretch ends five points above the end, and begins at the beginning")
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `a range as high as the room fits at every scale`(scale: CGFloat) {
        for pixel in 1...400 {
            let size = CGFloat(pixel) / scale, length = size + 322 + 1 / scale, near: CGFloat = 300 + 1 / scale
            let offset = ScrollGeometry.offset(
                showing: (500 - size, 500), margin: 10, from: 0, length: length, insets: (near, 22),
                tolerance: 0.5 / scale)
            #expect(abs(offset - (500 - size - near)) < 0.001, "\(size): \(offset)")
        }
    }

    @Test func `offsets up to half a pixel apart are the same`() {
        #expect(
            ScrollGeometry.isSame(0, 0.5, tolerance: 0.5)
                && ScrollGeometry.isSame(1_040 + 1.0 / 6, 1_040, tolerance: 0.5 / 3))
        #expect(
            !ScrollGeometry.isSame(0, 0.51, tolerance: 0.5) && !ScrollGeometry.isSame(0, 1.0 / 3, tolerance: 0.5 / 3))
    }

    @Test func `S85 C15 an offset is clamped to content and insets`() {
        func clamped(_ offset: CGFloat, content: CGFloat) -> CGFloat {
            ScrollGeometry.clamped(offset, content: content, length: 100, insets: (10, 20))
        }
        #expect(clamped(-50, content: 500) == -10)
        #expect(clamped(450, content: 500) == 420)
        #expect(clamped(30, content: 50) == -10)
    }
}
