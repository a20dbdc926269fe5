import Testing
import UIKit

@MainActor struct ScrollContentLayoutTests {
    /// Create the scroll view inside a test, because all tests share one device.
    @MainActor private struct ScrolledContent {
        let host = Host()
        let scrollView = UIScrollView()
        let content = UIView()

        init() {
            let root = host.showPlainRoot()
            scrollView.frame = root.bounds
            root.addSubview(scrollView)
            content.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(content)
        }
    }

    @Test func `B43 a scroll view's edges mean content, its size the frame`() {
        let it = ScrolledContent()
        NSLayoutConstraint.activate([
            it.content.topAnchor.constraint(equalTo: it.scrollView.topAnchor, constant: 10),
            it.content.bottomAnchor.constraint(equalTo: it.scrollView.bottomAnchor, constant: -20),
            it.content.leadingAnchor.constraint(equalTo: it.scrollView.leadingAnchor),
            it.content.trailingAnchor.constraint(equalTo: it.scrollView.trailingAnchor),
            it.content.widthAnchor.constraint(equalTo: it.scrollView.widthAnchor),
            it.content.heightAnchor.constraint(equalToConstant: 1000)
        ])
        it.host.endTurn()
        #expect(it.scrollView.contentSize == CGSize(width: 390, height: 1030))
        it.scrollView.contentOffset.y = 300
        it.host.endTurn()
        #expect(it.content.frame == rect(0, 10, 390, 1000), "scrolling does not move content")
    }

    @Test func `B43 a view centred on the scroll view is centred on content`() {
        let it = ScrolledContent()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        it.content.addSubview(inner)
        NSLayoutConstraint.activate([
            it.content.topAnchor.constraint(equalTo: it.scrollView.topAnchor),
            it.content.bottomAnchor.constraint(equalTo: it.scrollView.bottomAnchor),
            it.content.leadingAnchor.constraint(equalTo: it.scrollView.leadingAnchor),
            it.content.trailingAnchor.constraint(equalTo: it.scrollView.trailingAnchor),
            it.content.widthAnchor.constraint(equalToConstant: 600),
            it.content.heightAnchor.constraint(equalToConstant: 2000),
            inner.centerXAnchor.constraint(equalTo: it.scrollView.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: it.scrollView.centerYAnchor),
            inner.widthAnchor.constraint(equalTo: it.scrollView.widthAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10)
        ])
        it.host.endTurn()
        #expect(inner.frame == rect(105, 995, 390, 10))
    }

    @Test func `B43 content tied to an outside view does not scroll`() throws {
        let it = ScrolledContent()
        let outside = try #require(it.scrollView.superview), header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        it.content.addSubview(header)
        NSLayoutConstraint.activate([
            it.content.topAnchor.constraint(equalTo: it.scrollView.contentLayoutGuide.topAnchor),
            it.content.bottomAnchor.constraint(equalTo: it.scrollView.contentLayoutGuide.bottomAnchor),
            it.content.heightAnchor.constraint(equalToConstant: 2000),
            header.topAnchor.constraint(equalTo: outside.topAnchor, constant: 5),
            header.heightAnchor.constraint(equalToConstant: 10)
        ])
        it.host.endTurn()
        for y: CGFloat in [0, 100, 250] {
            it.scrollView.contentOffset.y = y
            it.host.endTurn()
            #expect(header.convert(CGPoint.zero, to: outside).y == 5, "at \(y)")
        }
    }

    @Test func `B44 content constraints define the content size`() {
        let it = ScrolledContent()
        let guide = it.scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            it.content.topAnchor.constraint(equalTo: guide.topAnchor),
            it.content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            it.content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            it.content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            it.content.widthAnchor.constraint(equalTo: it.scrollView.frameLayoutGuide.widthAnchor)
        ])
        let height = it.content.heightAnchor.constraint(equalToConstant: 1200)
        height.isActive = true
        it.host.endTurn()
        #expect(it.scrollView.contentSize == CGSize(width: 390, height: 1200))
        height.constant = 700
        it.host.endTurn()
        #expect(it.scrollView.contentSize == CGSize(width: 390, height: 700))
    }
}
