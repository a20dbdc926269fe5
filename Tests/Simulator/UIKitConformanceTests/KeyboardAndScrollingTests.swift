import Testing
import UIKit

@MainActor struct KeyboardAndScrollingTests {
    /// A form with 1200 points of content and a field at (16, 600, 358, 34).
    ///
    /// The phone's keyboard is 336 points high.
    @MainActor private struct Form {
        let host: Host
        let scrollView = UIScrollView()
        let field = UITextField(frame: rect(16, 600, 358, 34))

        init(fieldTop: CGFloat = 600) {
            host = Host()
            let root = host.showPlainRoot()
            scrollView.frame = root.bounds
            scrollView.contentSize = CGSize(width: 390, height: 1200)
            field.frame.origin.y = fieldTop
            scrollView.addSubview(field)
            root.addSubview(scrollView)
            host.endTurn()
        }

        /// Apps set the bottom inset at willShow.
        func raiseBottomInset(by value: CGFloat) -> Listener {
            Listener(UIResponder.keyboardWillShowNotification) { scrollView.contentInset.bottom = value }
        }
    }

    @Test func `C7 the keyboard leaves safe area insets alone`() {
        let form = Form()
        let before = form.scrollView.safeAreaInsets
        #expect(before == insets(47, 0, 34, 0))
        form.field.becomeFirstResponder()
        form.host.endTurn()
        #expect(form.host.keyboardTop == 508)
        #expect(form.scrollView.safeAreaInsets == before)
        form.host.settle()
        #expect(form.scrollView.safeAreaInsets == before && form.host.window.safeAreaInsets == before)
        form.host.resign(form.field)
        #expect(form.host.keyboardTop == nil && form.scrollView.safeAreaInsets == before)
    }

    private final class Table: UITableViewController {
        let field = UITextField(frame: rect(16, 5, 200, 34))
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 4 { cell.contentView.addSubview(field) }
            return cell
        }
    }

    @Test func `C26 C27 the overlap adds only to a table's adjusted inset`() {
        for (device, rest, shown) in [(Device.p375, 0, 253), (.p390, 34, 336)] as [(Device, CGFloat, CGFloat)] {
            let host = Host(device), controller = Table(style: .plain)
            host.show(controller)
            host.endTurn()
            let table: UITableView = controller.tableView, safe = table.safeAreaInsets
            #expect(table.adjustedContentInset.bottom == rest)
            #expect(controller.field.becomeFirstResponder())
            host.settle()
            #expect(table.adjustedContentInset.bottom == shown, "\(device)")
            #expect(table.contentInset == .zero && table.safeAreaInsets == safe)
            #expect(controller.additionalSafeAreaInsets == .zero)
            host.resign(controller.field)
            #expect(table.adjustedContentInset.bottom == rest, "\(device)")
        }
    }

    @Test func `C29 without an inset a covered field counts as visible`() {
        let form = Form()
        form.host.focus(form.field)
        #expect(form.host.keyboardTop == 508)
        #expect(form.scrollView.contentOffset.y == -47)
    }

    @Test func `C29 a field outside the adjusted insets is scrolled to`() {
        let form = Form(fieldTop: 1000)
        form.host.focus(form.field)
        #expect(form.scrollView.contentOffset.y == 224, "1034 + 34 − 844")
    }

    @Test func `C30 insets set in willShow act within the same animation`() throws {
        let form = Form()
        let listener = form.raiseBottomInset(by: 302)
        form.field.becomeFirstResponder()
        #expect(form.scrollView.adjustedContentInset == insets(47, 0, 336, 0))
        #expect(form.scrollView.contentOffset.y == 126, "at once in the model")
        form.host.advance(by: 0.125)
        // After 0.125 s the keyboard has completed the fraction 0.665015 of its movement, and the content the same
        // fraction of its 173 points.
        let shown = try #require(form.scrollView.layer.presentation()).bounds.origin.y
        #expect(isClose(shown, -47 + 173 * 0.665_015, within: 0.01), "\(shown)")
        withExtendedLifetime(listener) {}
    }

    @Test func `C33 dismiss modes have Apple's numbers and default to none`() {
        let modes: [UIScrollView.KeyboardDismissMode] = [
            .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory
        ]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UIScrollView().keyboardDismissMode == .none)
    }

    @Test func `C34 onDrag resigns when a drag begins, not when code scrolls`() {
        for mode in [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory] {
            let form = Form(), log = Log(), delegate = ScrollInsetTests.Delegate(log)
            form.scrollView.keyboardDismissMode = mode
            form.scrollView.delegate = delegate
            form.host.focus(form.field)
            form.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            form.host.settle()
            #expect(form.field.isFirstResponder)
            form.host.beginDrag(form.scrollView, atScreenY: 300)
            #expect(!form.field.isFirstResponder)
            #expect(log.entries.last == "willBeginDragging")
            form.host.endDrag(form.scrollView)
        }
    }

    @Test func `C35 a finger pulls past the top edge, and release decides`() {
        for (lastMove, dismisses) in [(620, true), (590, false)] as [(CGFloat, Bool)] {
            let form = Form()
            form.scrollView.keyboardDismissMode = .interactive
            form.host.focus(form.field)
            form.host.beginDrag(form.scrollView, atScreenY: 300)
            for (y, top) in [(400, 508), (507, 508), (600, 600), (480, 508), (600, 600)] as [(CGFloat, CGFloat)] {
                form.host.drag(form.scrollView, toScreenY: y)
                #expect(form.host.keyboardTop == top, "finger at \(y)")
            }
            #expect(form.field.isFirstResponder)
            form.host.drag(form.scrollView, toScreenY: lastMove)
            form.host.endDrag(form.scrollView)
            form.host.settle()
            #expect(form.host.keyboardTop == (dismisses ? nil : 508))
            #expect(form.field.isFirstResponder == !dismisses)
        }
    }

    @available(iOS 17, *)
    @Test func `C35 a dismiss padding lets the pull begin that much higher`() throws {
        for (padding, dismisses) in [(0, false), (50, true)] as [(CGFloat, Bool)] {
            let form = Form()
            try #require(form.scrollView.superview).keyboardLayoutGuide.keyboardDismissPadding = padding
            form.scrollView.keyboardDismissMode = .interactive
            form.host.focus(form.field)
            form.host.beginDrag(form.scrollView, atScreenY: 300)
            for y: CGFloat in [470, 480] {
                form.host.drag(form.scrollView, toScreenY: y)
                #expect(form.host.keyboardTop == 508, "never above its resting place")
            }
            form.host.endDrag(form.scrollView)
            form.host.settle()
            #expect(form.field.isFirstResponder == !dismisses, "padding \(padding)")
        }
    }

    @Test func `C36 a pull posts nothing, and the layout guide follows it`() throws {
        let form = Form(), log = Log()
        let root = try #require(form.scrollView.superview), guide = root.keyboardLayoutGuide
        form.scrollView.keyboardDismissMode = .interactive
        form.host.focus(form.field)
        let listeners = Listener.keyboard(log)
        form.host.beginDrag(form.scrollView, atScreenY: 300)
        for y: CGFloat in [560, 600, 640] {
            form.host.drag(form.scrollView, toScreenY: y)
            #expect(guide.layoutFrame == rect(0, y, 390, 844 - y))
        }
        form.host.advance(by: 0.1)
        #expect(log.entries.isEmpty)
        form.host.endDrag(form.scrollView)
        #expect(log.entries == ["willChangeFrame", "willHide"])
        withExtendedLifetime(listeners) {}
    }

    /// The field is at y 900 in the content of the inner scroll view.
    ///
    /// The inner scroll view is at y 100 in the content of the outer scroll view.
    private func makeNested() -> (host: Host, outer: UIScrollView, inner: UIScrollView, field: UITextField) {
        let host = Host(), outer = UIScrollView(frame: rect(0, 0, 390, 844))
        let inner = UIScrollView(frame: rect(0, 100, 390, 400)), field = UITextField(frame: rect(16, 900, 358, 34))
        for scrollView in [outer, inner] {
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 390, height: 3000)
        }
        inner.addSubview(field)
        outer.addSubview(inner)
        host.showPlainRoot().addSubview(outer)
        host.endTurn()
        return (host, outer, inner, field)
    }

    @Test func `C31 only the nearest scroll view moves, as far as needed`() {
        let (host, outer, inner, field) = makeNested()
        outer.contentOffset.y = 400
        host.focus(field)
        #expect(inner.contentOffset.y == 534, "900 + 34 − 400")
        #expect(outer.contentOffset.y == 400, "although it hides the inner one's upper part")
    }

    @Test func `C31 a scroll view that is switched off is passed over`() {
        let (host, outer, inner, field) = makeNested()
        inner.isScrollEnabled = false
        host.focus(field)
        #expect(inner.contentOffset.y == 0)
        #expect(outer.contentOffset.y == 190, "100 + 900 + 34 − 844")
    }
}
