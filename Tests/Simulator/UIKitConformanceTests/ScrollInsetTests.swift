import Testing
import UIKit

@MainActor struct ScrollInsetTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll \(scrollView.contentOffset.y)") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            log.add("delegate \(scrollView.adjustedContentInset.bottom)")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
    }

    private typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

    @Test func `C11 adjustment depends on behaviour and on what can scroll`() {
        let all = insets(47, 0, 34, 0)
        for (behavior, height, bounces, expected) in [
            (.never, 2000, false, .zero), (.always, 100, false, all), (.scrollableAxes, 2000, false, all),
            (.scrollableAxes, 100, false, .zero), (.scrollableAxes, 100, true, all), (.automatic, 2000, false, all),
            (.automatic, 100, false, .zero), (.automatic, 100, true, all)
        ] as [(Behavior, CGFloat, Bool, UIEdgeInsets)] {
            let screen = ScrollPage(height: height)
            screen.scrollView.contentInsetAdjustmentBehavior = behavior
            screen.scrollView.alwaysBounceVertical = bounces
            #expect(screen.scrollView.adjustedContentInset == expected, "\(behavior) \(height) \(bounces)")
            screen.scrollView.contentInset = insets(1, 2, 3, 4)
            let sum = insets(expected.top + 1, 2, expected.bottom + 3, 4)
            #expect(screen.scrollView.adjustedContentInset == sum, "\(behavior) \(height) \(bounces)")
        }
    }

    @Test func `C11 in a navigation controller automatic adjusts any content`() {
        let inside = ScrollPage(height: 100, inNavigation: true).scrollView
        #expect(inside.contentInsetAdjustmentBehavior == .automatic)
        #expect(inside.adjustedContentInset == insets(91, 0, 34, 0))
        let switchedOff = ScrollPage(height: 100, inNavigation: true, adjusts: false).scrollView
        #expect(switchedOff.adjustedContentInset == .zero)
    }

    @Test func `C12 content as high as the frame does not exceed it`() {
        let scrollView = ScrollPage().scrollView
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        scrollView.contentSize.height = 844
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize.height = 845
        #expect(scrollView.adjustedContentInset == insets(47, 0, 34, 0))
    }

    @Test func `C13 a change is told to the view, then to the delegate`() {
        final class Scroll: UIScrollView {
            var log = Log()
            override func adjustedContentInsetDidChange() {
                super.adjustedContentInsetDidChange()
                log.add("view \(adjustedContentInset.bottom)")
            }
        }
        let scroll = Scroll(frame: rect(0, 0, 100, 100)), delegate = Delegate(scroll.log)
        scroll.delegate = delegate
        scroll.contentInset.bottom = 20
        #expect(scroll.log.entries == ["view 20.0", "delegate 20.0"])
        scroll.contentInset.bottom = 20
        #expect(scroll.log.entries.count == 2)
    }

    @Test func `C13 the delegate may change the insets again`() {
        final class Again: NSObject, UIScrollViewDelegate {
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                if scrollView.contentInset.top == 10 { scrollView.contentInset.top = 30 }
            }
        }
        let scroll = UIScrollView(frame: rect(0, 0, 100, 100)), delegate = Again()
        scroll.delegate = delegate
        scroll.contentSize.height = 500
        scroll.contentInset.top = 10
        #expect(scroll.adjustedContentInset.top == 30 && scroll.contentOffset.y == -30)
    }

    @Test func `C14 only content at rest at the top follows a top inset`() {
        let scroll = UIScrollView(frame: rect(0, 0, 390, 844))
        scroll.contentSize.height = 2000
        scroll.contentInset.top = 47
        #expect(scroll.contentOffset.y == -47)
        scroll.contentOffset.y = 1156
        scroll.contentInset.bottom = 300
        #expect(scroll.contentOffset.y == 1156)
        scroll.contentInset.top = 60
        #expect(scroll.contentOffset.y == 1156)
        let still = UIScrollView(frame: rect(0, 0, 390, 844))
        still.contentSize.height = 2000
        still.isScrollEnabled = false
        still.contentInset.top = 47
        #expect(still.contentOffset.y == 0)
    }

    @Test func `C14 the safe area counts as well as the insets`() {
        #expect(ScrollPage().scrollView.contentOffset.y == -47)
    }

    /// Setting a frame changes size and position in two steps.
    ///
    /// In between, the scroll view never has its new size at its old position.
    @Test func `C14 content at its top stays there when the view is resized`() {
        let screen = ScrollPage(), scroll = screen.scrollView
        scroll.frame = rect(0, 0, 390, 300)
        #expect(scroll.contentOffset.y == -47 && scroll.adjustedContentInset.top == 47)
        screen.host.endTurn()
        #expect(scroll.contentOffset.y == -47 && scroll.adjustedContentInset.bottom == 0)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        let height = scroll.heightAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: screen.controller.view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: screen.controller.view.leadingAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 390), height
        ])
        for length: CGFloat in [300, 700, 200] {
            height.constant = length
            screen.host.endTurn()
            #expect(scroll.contentOffset.y == -47, "\(length)")
        }
    }

    @Test func `C24 indicator insets do not follow content insets`() {
        let screen = ScrollPage(), scroll = screen.scrollView
        #expect(scroll.automaticallyAdjustsScrollIndicatorInsets)
        #expect(scroll.verticalScrollIndicatorInsets == .zero, "what the safe area adds is not in the value")
        scroll.contentInset.bottom = 302
        #expect(scroll.verticalScrollIndicatorInsets == .zero)
        scroll.verticalScrollIndicatorInsets.bottom = 100
        #expect(scroll.contentInset == insets(0, 0, 302, 0) && scroll.adjustedContentInset.bottom == 336)
        let field = UITextField(frame: rect(16, 100, 100, 30))
        scroll.addSubview(field)
        screen.host.focus(field)
        #expect(screen.host.keyboardTop == 508 && scroll.verticalScrollIndicatorInsets.bottom == 100)
    }
}
