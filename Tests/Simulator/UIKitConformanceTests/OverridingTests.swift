import Testing
import UIKit

/// Apps' views and controllers override Apple's open members, and UIKit calls the overrides.
@MainActor struct OverridingTests {
    private final class Counting: UIView {
        var log: [String] = []

        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0) }
        override var layoutMargins: UIEdgeInsets {
            get { super.layoutMargins }
            set {
                log.append("margins")
                super.layoutMargins = newValue
            }
        }
        override func addSubview(_ view: UIView) {
            log.append("add")
            super.addSubview(view)
        }
        override func removeFromSuperview() {
            log.append("remove")
            super.removeFromSuperview()
        }
        override func setNeedsLayout() {
            log.append("needs layout")
            super.setNeedsLayout()
        }
        override func invalidateIntrinsicContentSize() {
            log.append("natural size")
            super.invalidateIntrinsicContentSize()
        }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            log.append("gesture")
            super.addGestureRecognizer(gestureRecognizer)
        }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let point = super.convert(point, to: view)
            return CGPoint(x: point.x + 1000, y: point.y)
        }
        override class func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            performWithoutAnimation(animations)
        }
    }

    @Test func `A27 an app may override what Apple opens and call super`() {
        let view = Counting(frame: rect(0, 0, 100, 100)), child = UIView(frame: rect(10, 10, 5, 5))
        view.addSubview(child)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.setContentHuggingPriority(.required, for: .vertical)
        view.addGestureRecognizer(UITapGestureRecognizer())
        #expect(child.superview === view && view.gestureRecognizers?.count == 1)
        #expect(Set(view.log).isSuperset(of: ["add", "margins", "natural size", "gesture", "needs layout"]))
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1001, y: 1))
        let parent = UIView()
        parent.addSubview(view)
        view.removeFromSuperview()
        #expect(view.log.last == "remove" && view.superview == nil)
    }

    @Test func `C1 margins count from a safe area that the view overrides`() {
        let view = Counting(frame: rect(0, 0, 100, 100))
        view.layoutMargins = .zero
        #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
    }

    @Test func `G2 an overridden class method animates as the app says`() {
        let host = Host(), view = Counting(frame: rect(0, 0, 10, 10))
        host.showPlainRoot().addSubview(view)
        Counting.animate(withDuration: 1) { view.alpha = 0 }
        #expect(view.layer.animationKeys() == nil && view.alpha == 0)
    }

    private final class Typed: NSObject, UITableViewDelegate, UITextViewDelegate {}

    @Test func `tables and text views share the scroll view's delegate`() {
        let table = UITableView(), text = UITextView(), delegate = Typed()
        table.delegate = delegate
        text.delegate = delegate
        let ofTable: (any UITableViewDelegate)? = table.delegate, ofText: (any UITextViewDelegate)? = text.delegate
        #expect(ofTable === delegate && ofText === delegate)
        #expect((table as UIScrollView).delegate === delegate && (text as UIScrollView).delegate === delegate)
        (table as UIScrollView).delegate = nil
        #expect(table.delegate == nil)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
    }

    @Test func `a table controller's delegate methods are overridden`() {
        let host = Host(), rows = Rows(style: .plain)
        host.show(rows)
        #expect(rows.tableView.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 60, 390, 30))
    }

    @Test func `a row and a section of an index path can be set`() {
        var path = IndexPath(row: 1, section: 2)
        path.row = 5
        path.section = 7
        #expect(path == IndexPath(row: 5, section: 7))
    }
}
