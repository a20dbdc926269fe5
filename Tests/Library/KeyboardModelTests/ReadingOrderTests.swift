import CoreGraphics
import Foundation
import KeyboardModel
import TestSupport
import Testing

@Suite struct ReadingOrderTests {
    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 30) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `W7 lines go down, and along each line from the left`() {
        #expect(ReadingOrder.indices(of: [box(0, 100), box(120, 50), box(0, 52), box(0, 0)]) == [3, 2, 1, 0])
    }

    @Test func `W7 from the right in a right-to-left interface`() {
        #expect(ReadingOrder.indices(of: [box(0, 0), box(120, 2), box(0, 50)], rightToLeft: true) == [1, 0, 2])
    }

    @Test func `a tall neighbour shares the line of the views beside it`() {
        #expect(ReadingOrder.indices(of: [box(120, 10), box(0, 0, 100, 60)]) == [1, 0])
    }

    @Test func `equal rectangles keep their order, and none gives none`() {
        #expect(ReadingOrder.indices(of: [box(0, 0), box(0, 0), box(0, 0)]) == [0, 1, 2])
        #expect(ReadingOrder.indices(of: []) == [])
    }

    @Test func `every rectangle of any grid is read exactly once`() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let frames = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                box(
                    .random(in: 0...300, using: &generator), .random(in: 0...600, using: &generator),
                    .random(in: 1...200, using: &generator), .random(in: 0...90, using: &generator))
            }
            #expect(ReadingOrder.indices(of: frames).sorted() == Array(frames.indices), "\(frames)")
        }
    }
}
