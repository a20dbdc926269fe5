import Testing
import UIKit

@MainActor struct ScrollOffsetTests {
    private func makeScroll(content: CGFloat, height: CGFloat) -> UIScrollView {
        let scroll = UIScrollView(frame: rect(0, 0, 100, height))
        scroll.contentSize = CGSize(width: 100, height: content)
        return scroll
    }

    /// The scroll view of rule C22 at its top, with insets of 47 points at the top and 336 at the bottom, and content
    /// of 1200 points.
    private func makeCovered() -> UIScrollView {
        let scroll = UIScrollView(frame: rect(0, 0, 390, 844))
        scroll.contentSize = CGSize(width: 390, height: 1200)
        scroll.contentInset = insets(47, 0, 336, 0)
        return scroll
    }

    @Test func `C15 an offset lies between the content's near and far insets`() {
        for (content, near, far, low, high) in [
            (1000, 0, 0, 0, 400), (1000, 50, 20, -50, 420), (100, 0, 0, 0, 0), (100, 50, 20, -50, -50),
            (580, 0, 50, 0, 30)
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] {
            for (wish, expected) in [(-999, low), (999, high), ((low + high) / 2, (low + high) / 2)]
                as [(CGFloat, CGFloat)]
            {
                let scroll = makeScroll(content: content, height: 600)
                scroll.contentInset = insets(near, 0, far, 0)
                scroll.contentOffset.y = wish
                scroll.contentInset.right += 1
                #expect(scroll.contentOffset.y == expected, "content \(content), insets \(near), \(far), wish \(wish)")
            }
        }
    }

    @Test func `C16 an assigned offset is not clamped`() {
        let scroll = makeScroll(content: 1000, height: 600)
        for wish: CGFloat in [-300, 5000] {
            scroll.contentOffset = CGPoint(x: 0, y: wish)
            #expect(scroll.contentOffset.y == wish)
            scroll.setContentOffset(CGPoint(x: 7, y: wish), animated: false)
            #expect(scroll.contentOffset == CGPoint(x: 7, y: wish))
        }
    }

    @Test func `C17 a new inset, content size or bounds clamps the offset`() {
        let scroll = makeScroll(content: 1000, height: 600)
        scroll.contentInset.bottom = 300
        scroll.contentOffset.y = 700
        scroll.contentInset.bottom = 0
        #expect(scroll.contentOffset.y == 400)
        scroll.contentSize.height = 900
        #expect(scroll.contentOffset.y == 300)
        scroll.bounds.size.height = 700
        #expect(scroll.contentOffset.y == 200)
    }

    @Test func `C17 not under a finger`() {
        let screen = ScrollPage()
        screen.scrollView.contentInset.bottom = 300
        screen.scrollView.contentOffset.y = 1456
        screen.host.beginDrag(screen.scrollView, atScreenY: 300)
        screen.scrollView.contentInset.bottom = 0
        #expect(screen.scrollView.contentOffset.y == 1456)
        screen.host.endDrag(screen.scrollView)
        screen.host.settle()
        #expect(screen.scrollView.contentOffset.y == 1190, "2000 + 34 − 844")
    }

    @Test func `C17 inside an animation block the correction animates`() throws {
        let screen = ScrollPage()
        screen.scrollView.contentInset.bottom = 300
        screen.scrollView.contentOffset.y = 1490
        screen.host.endTurn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { screen.scrollView.contentInset.bottom = 0 }
        #expect(screen.scrollView.contentOffset.y == 1190)
        screen.host.advance(by: 0.5)
        #expect(isClose(try #require(screen.scrollView.layer.presentation()).bounds.origin.y, 1340))
    }

    @Test func `C21 scrolling to a rectangle moves least, inside the range`() {
        for (rectangle, expected) in [
            (rect(0, 0, 10, 50), 0), (rect(0, 560, 10, 40), 0), (rect(0, 700, 10, 50), 150),
            (rect(0, 990, 10, 50), 400), (rect(0, -50, 10, 20), 0)
        ] as [(CGRect, CGFloat)] {
            let scroll = makeScroll(content: 1000, height: 600)
            scroll.scrollRectToVisible(rectangle, animated: false)
            #expect(scroll.contentOffset.y == expected, "\(rectangle)")
        }
        let scroll = makeScroll(content: 1000, height: 600)
        scroll.contentOffset.y = 400
        scroll.scrollRectToVisible(rect(0, 100, 10, 50), animated: false)
        #expect(scroll.contentOffset.y == 100)
    }

    @Test func `C22 only a covered field moves, to just above the keyboard`() {
        let scroll = makeCovered()
        #expect(scroll.contentOffset.y == -47)
        scroll.scrollRectToVisible(rect(16, 100, 358, 34), animated: false)
        #expect(scroll.contentOffset.y == -47)
        scroll.scrollRectToVisible(rect(16, 600, 358, 34), animated: false)
        #expect(scroll.contentOffset.y == 126)
    }

    @Test(arguments: [(-90, 0), (-110, 200), (-340, 400), (-900, 800)] as [(CGFloat, CGFloat)])
    func `C61 pages stop at multiples of the bounds`(_ distance: CGFloat, _ rest: CGFloat) {
        let host = Host(), scrollView = UIScrollView(frame: rect(0, 100, 390, 200))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 1000)
        scrollView.isPagingEnabled = true
        host.showPlainRoot().addSubview(scrollView)
        host.endTurn()
        host.beginDrag(scrollView, atScreenY: 900)
        host.drag(scrollView, toScreenY: 900 + distance)
        host.endDrag(scrollView)
        host.settle()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: rest))
    }

    @Test(arguments: [(true, -60), (false, 0)] as [(Bool, CGFloat)])
    func `C61 a finger drags content past its end where it bounces`(_ bounces: Bool, _ offset: CGFloat) {
        let host = Host(), scrollView = UIScrollView(frame: rect(0, 100, 390, 200))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 1000)
        scrollView.bounces = bounces
        host.showPlainRoot().addSubview(scrollView)
        host.endTurn()
        host.beginDrag(scrollView, atScreenY: 200)
        host.drag(scrollView, toScreenY: 260)
        #expect(scrollView.contentOffset.y == offset)
        host.endDrag(scrollView)
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `C18 only a real change of the offset is told, and at once`() {
        let scroll = makeScroll(content: 1000, height: 600), follower = Follower()
        scroll.delegate = follower
        scroll.contentOffset.y = 100
        #expect(follower.offsets == [100])
        scroll.contentOffset.y = 100
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(follower.offsets == [100])
        scroll.bounds.origin.y = 50
        scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        scroll.scrollRectToVisible(rect(0, 0, 10, 10), animated: false)
        #expect(follower.offsets == [100, 50, 60, 0])
    }

    /// Records the reported offsets, and the end of an animated scroll.
    private final class Follower: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var ends = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    @Test func `C19 an animated scroll moves the offset frame by frame`() {
        let screen = ScrollPage(), scroll = screen.scrollView, follower = Follower()
        scroll.delegate = follower
        scroll.setContentOffset(CGPoint(x: 0, y: 453), animated: true)
        #expect(scroll.contentOffset.y == -47, "not at once")
        if #available(iOS 17.4, *) { #expect(scroll.isScrollAnimating) }
        screen.host.advance(by: 0.15)
        #expect(isClose(scroll.contentOffset.y, 203, within: 60), "about half of the way: \(scroll.contentOffset.y)")
        #expect(scroll.layer.presentation()?.bounds.minY == scroll.contentOffset.y)
        #expect(follower.ends == 0)
        screen.host.advance(by: 0.2)
        #expect(scroll.contentOffset.y == 453 && follower.ends == 1)
        if #available(iOS 17.4, *) { #expect(!scroll.isScrollAnimating) }
        #expect((15...20).contains(follower.offsets.count), "\(follower.offsets.count) frames")
        #expect(follower.offsets == follower.offsets.sorted())
        scroll.setContentOffset(CGPoint(x: 0, y: 453), animated: true)
        screen.host.settle()
        #expect(follower.ends == 1, "an equal offset has no animation")
    }

    @Test func `C19 another offset or another scroll ends an animated scroll`() {
        let screen = ScrollPage(), scroll = screen.scrollView, follower = Follower()
        scroll.delegate = follower
        scroll.setContentOffset(CGPoint(x: 0, y: 453), animated: true)
        screen.host.advance(by: 0.1)
        scroll.contentOffset.y = 20
        if #available(iOS 17.4, *) { #expect(!scroll.isScrollAnimating) }
        screen.host.settle()
        #expect(scroll.contentOffset.y == 20 && follower.ends == 0)
        scroll.setContentOffset(CGPoint(x: 0, y: 453), animated: true)
        screen.host.advance(by: 0.1)
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        screen.host.settle()
        #expect(scroll.contentOffset.y == 100 && follower.ends == 1)
    }

    @Test func `C20 an offset in a block jumps, and only the picture moves`() throws {
        let screen = ScrollPage(), scroll = screen.scrollView, follower = Follower()
        scroll.delegate = follower
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.contentOffset.y = 453 }
        #expect(scroll.contentOffset.y == 453)
        screen.host.advance(by: 0.5)
        #expect(isClose(try #require(scroll.layer.presentation()).bounds.minY, 203))
        screen.host.settle()
        #expect(follower.offsets == [453] && follower.ends == 0)
    }

    @Test func `C23 a scroll to a tall rectangle stops at its farther edge`() {
        for (start, rectangle, expected) in [
            (0, rect(0, 700, 10, 800), 900), (1200, rect(0, 100, 10, 800), 100), (0, rect(0, 300, 10, 800), 500),
            (800, rect(0, 300, 10, 800), 300)
        ] as [(CGFloat, CGRect, CGFloat)] {
            let scroll = makeScroll(content: 2000, height: 600)
            scroll.contentOffset.y = start
            scroll.scrollRectToVisible(rectangle, animated: false)
            #expect(scroll.contentOffset.y == expected, "\(rectangle) from \(start)")
        }
    }

    @Test func `C25 a scroll view's guides are its content and its frame`() {
        let screen = ScrollPage(), scroll = screen.scrollView
        scroll.contentOffset.y = 100
        #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 390, 2000))
        #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, 100, 390, 844))
        let content = UIView(), fixed = UIView()
        for (view, guide) in [(content, scroll.contentLayoutGuide), (fixed, scroll.frameLayoutGuide)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 7).isActive = true
        }
        scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 2000).isActive = true
        screen.host.endTurn()
        #expect(content.frame.minY == 7 && fixed.frame.minY == 107)
        scroll.contentOffset.y = 250
        screen.host.endTurn()
        #expect(content.frame.minY == 7 && fixed.frame.minY == 257)
    }
}
