import DeviceSimulation
import Foundation
import Testing
@_spi(Simulation) import UIKit

/// Tests behaviours that UIKit may have for a scroll view's offset and insets.
@MainActor struct ScrollReadingTests {
    /// A scroll view of 600 points at its end, with content of 1000 and an inset of 300 at the bottom.
    private func makeScrollView(on screen: ReadingScreen) -> UIScrollView {
        let scrollView = screen.add(UIScrollView(), at: CGRect(x: 0, y: 100, width: 390, height: 600))
        scrollView.contentSize = CGSize(width: 390, height: 1000)
        scrollView.contentInset.bottom = 300
        scrollView.contentOffset.y = 700
        screen.phone.endTurn()
        return scrollView
    }

    @Test(arguments: [([], 400), ([.correctsOffsetInLayout], 700)] as [(Set<Reading>, CGFloat)])
    func `C17 an offset out of range`(readings: Set<Reading>, offset: CGFloat) throws {
        let screen = try ReadingScreen(readings), scrollView = makeScrollView(on: screen)
        scrollView.contentInset.bottom = 0
        #expect(scrollView.contentOffset.y == offset)
        screen.phone.endTurn()
        #expect(scrollView.contentOffset.y == 400 && screen.phone.isQuiescent)
        scrollView.contentOffset.y = 900
        screen.phone.endTurn()
        #expect(scrollView.contentOffset.y == 900, "an assigned offset is kept (C16)")
    }

    @Test(arguments: [([], 100.3, -7.5), ([.roundsOffsets], 100 + 1.0 / 3, -8)] as [(Set<Reading>, CGFloat, CGFloat)])
    func `C16 an offset between pixels`(readings: Set<Reading>, inWindow: CGFloat, outside: CGFloat) throws {
        let screen = try ReadingScreen(readings), scrollView = makeScrollView(on: screen)
        scrollView.contentOffset.y = 100.3
        #expect(scrollView.contentOffset.y == inWindow)
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.setContentOffset(CGPoint(x: 0, y: -7.5), animated: false)
        #expect(other.contentOffset.y == outside)
    }

    @Test(arguments: [([], 690), ([.clampsOffsetUnderFinger], 400)] as [(Set<Reading>, CGFloat)])
    func `C17 an inset that shrinks under a finger`(readings: Set<Reading>, offset: CGFloat) throws {
        let screen = try ReadingScreen(readings), scrollView = makeScrollView(on: screen)
        scrollView.beginDrag(atScreenY: 400)
        let start = scrollView.contentOffset.y
        scrollView.drag(toScreenY: 400 + start - 690)
        #expect(scrollView.contentOffset.y == 690 && scrollView.isDragging)
        scrollView.contentInset.bottom = 0
        #expect(scrollView.contentOffset.y == offset)
        scrollView.endDrag()
        screen.phone.settle()
        #expect(scrollView.contentOffset.y == 400)
    }

    @Test(arguments: [([], 47), ([.keepsTopFromNestedScrollViews], 0)] as [(Set<Reading>, CGFloat)])
    func `C11 the top inset of a scroll view in another one`(readings: Set<Reading>, top: CGFloat) throws {
        let screen = try ReadingScreen(readings), outer = screen.add(UIScrollView(), at: screen.view.bounds)
        outer.contentInsetAdjustmentBehavior = .never
        let inner = UIScrollView(frame: screen.view.bounds)
        inner.contentSize = CGSize(width: 390, height: 2000)
        outer.addSubview(inner)
        outer.contentSize = screen.view.bounds.size
        screen.phone.settle()
        #expect(inner.safeAreaInsets.top == 47)
        #expect(inner.adjustedContentInset == UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
        inner.removeFromSuperview()
        screen.view.addSubview(inner)
        screen.phone.settle()
        #expect(inner.adjustedContentInset.top == 47, "no longer nested")
    }
}
