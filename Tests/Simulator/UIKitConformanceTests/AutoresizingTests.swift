import Testing
import UIKit

@MainActor struct AutoresizingTests {
    /// The superview's width changes from 100 to 200.
    private func resized(
        _ mask: UIView.AutoresizingMask, x: CGFloat = 20, width: CGFloat = 60, flexes: Bool = true
    ) -> (x: CGFloat, width: CGFloat) {
        let parent = UIView(frame: rect(0, 0, 100, 100)), child = UIView(frame: rect(x, 10, width, 10))
        child.autoresizingMask = mask
        parent.autoresizesSubviews = flexes
        parent.addSubview(child)
        parent.bounds.size.width = 200
        #expect(child.frame.minY == 10 && child.frame.height == 10, "the other axis keeps its place")
        return (child.frame.minX, child.frame.width)
    }

    @Test func `A34 subviews flex at once when the bounds get another size`() {
        let parent = LoggingView("parent", Log(), frame: rect(0, 0, 100, 100)), child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame = rect(0, 0, 300, 50)
        #expect(child.frame == rect(0, 0, 300, 50))
        parent.bounds.origin.y = 40
        #expect(child.frame == rect(0, 0, 300, 50), "another origin is no other size")
        #expect(parent.log.entries(about: ".layout").isEmpty, "no layout is needed")
    }

    @Test func `A34 where nothing flexes place and size stay`() {
        #expect(resized([]) == (20, 60))
        #expect(resized([.flexibleRightMargin]) == (20, 60))
        #expect(resized([.flexibleHeight, .flexibleTopMargin], flexes: false) == (20, 60))
        #expect(resized([.flexibleWidth], flexes: false) == (20, 60))
    }

    @Test func `A35 flexible parts share a change in proportion to length`() {
        #expect(resized([.flexibleWidth]) == (20, 160))
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin]) == (70, 60))
        #expect(resized([.flexibleLeftMargin, .flexibleWidth]) == (45, 135))
        #expect(resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == (40, 120))
        #expect(resized([.flexibleLeftMargin]) == (120, 60))
    }

    @Test func `A35 heights flex like widths`() {
        let parent = UIView(frame: rect(0, 0, 100, 100)), child = UIView(frame: rect(5, 20, 10, 60))
        child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
        parent.addSubview(child)
        parent.bounds.size.height = 200
        #expect(child.frame == rect(5, 45, 10, 135))
    }

    @Test func `A36 parts without length share the change equally`() {
        #expect(resized([.flexibleLeftMargin, .flexibleWidth], x: 0, width: 0) == (50, 50))
        // The left margin is −20 and the right margin is −30. Their sum is below zero, so both get half of the change
        // of 100 points.
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin], x: -20, width: 150) == (30, 150))
        #expect(resized([.flexibleWidth], x: 40, width: 0) == (40, 100))
    }
}
