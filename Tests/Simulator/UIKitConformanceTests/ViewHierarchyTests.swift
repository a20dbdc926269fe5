import Testing
import UIKit

@MainActor struct ViewHierarchyTests {
    private let log = Log()

    @Test func `A23 in a window wills precede the change and dids follow`() {
        let host = Host()
        let parent = LoggingView("parent", log), view = LoggingView("view", log), inner = LoggingView("inner", log)
        host.showPlainRoot().addSubview(parent)
        view.addSubview(inner)
        log.clear()
        parent.addSubview(view)
        let wills = log.entries(about: ".will"), dids = log.entries(about: ".did")
        #expect(
            Set(wills) == [
                "view.willMove(toWindow: some) in=false", "inner.willMove(toWindow: some) in=false",
                "view.willMove(toSuperview: some) in=false"
            ])
        #expect(
            Set(dids) == [
                "view.didMoveToWindow in=true", "inner.didMoveToWindow in=true", "view.didMoveToSuperview in=true",
                "parent.didAddSubview in=true"
            ])
        #expect(log.entries == wills + dids)
        #expect(
            (log.position(of: "view.didMoveToWindow in=true") ?? 99)
                < (log.position(of: "inner.didMoveToWindow in=true") ?? 0))
    }

    @Test func `A23 also when the view comes from another parent`() {
        let host = Host()
        let root = host.showPlainRoot()
        let old = LoggingView("old", log), new = LoggingView("new", log), view = LoggingView("view", log)
        root.addSubview(new)
        old.addSubview(view)
        log.clear()
        new.addSubview(view)
        let wills = log.entries(about: "view.will"), dids = log.entries(about: ".did")
        #expect(wills.count == 2 && dids.count == 3, "\(log.entries)")
        #expect(wills.contains("view.willMove(toSuperview: some) in=true"), "still with the old parent")
        #expect(log.entries.suffix(3) == dids[...])
        #expect(old.subviews.isEmpty)
    }

    @Test func `a view moved behind or in front of a sibling ends up there`() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView()
        for view in [a, b, c] { parent.addSubview(view) }
        parent.insertSubview(a, belowSubview: c)
        #expect(parent.subviews == [b, a, c])
        parent.insertSubview(c, belowSubview: b)
        #expect(parent.subviews == [c, b, a])
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(a, aboveSubview: b)
        #expect(parent.subviews == [b, a, c])
        parent.insertSubview(UIView(), belowSubview: b)
        #expect(parent.subviews.count == 4 && parent.subviews[1] === b)
    }

    @Test func `A21 below or above a view that is no sibling means the front`() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView(), stranger = UIView()
        for view in [a, b] { parent.addSubview(view) }
        parent.insertSubview(c, belowSubview: stranger)
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(a, belowSubview: stranger)
        #expect(parent.subviews == [b, c, a], "a subview goes to the front, too")
        parent.insertSubview(b, aboveSubview: stranger)
        #expect(parent.subviews == [c, a, b])
    }

    @Test func `A24 the window pair is called only with a window`() {
        let parent = LoggingView("parent", log), view = LoggingView("view", log)
        parent.addSubview(view)
        #expect(log.entries(about: "Window").isEmpty)
        #expect(log.entries(about: "uperview").count == 2)
        let host = Host()
        let root = host.showPlainRoot()
        log.clear()
        root.addSubview(parent)
        #expect(log.entries(about: "view.willMove(toWindow").count == 1)
        #expect(log.entries(about: "view.didMoveToWindow").count == 1)
        #expect(log.entries(about: "view.willMove(toSuperview", "view.didMoveToSuperview").isEmpty)
    }

    @Test func `A25 a parent hears of a removal before the view is gone`() {
        let host = Host()
        let parent = LoggingView("parent", log), view = LoggingView("view", log)
        host.showPlainRoot().addSubview(parent)
        parent.addSubview(view)
        log.clear()
        view.removeFromSuperview()
        #expect(log.entries.first == "parent.willRemoveSubview in=true")
        #expect(log.entries.contains("view.willMove(toSuperview: nil) in=true"))
        #expect(log.entries.contains("view.willMove(toWindow: nil) in=true"))
        #expect(Set(log.entries.suffix(2)) == ["view.didMoveToSuperview in=false", "view.didMoveToWindow in=false"])
        #expect(parent.subviews.isEmpty && view.superview == nil)
    }

    @Test func `A26 leaving the tree deactivates only outside constraints`() {
        let root = UIView(), view = UIView(), inner = UIView(), guide = UILayoutGuide()
        root.addSubview(view)
        view.addSubview(inner)
        view.addLayoutGuide(guide)
        let outside = inner.topAnchor.constraint(equalTo: root.topAnchor)
        let guided = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
        let inside = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
        let own = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outside, guided, inside, own])
        view.removeFromSuperview()
        #expect(!outside.isActive && !guided.isActive)
        #expect(inside.isActive && own.isActive)
        #expect(root.constraints.isEmpty)
        root.addSubview(view)
        #expect(!outside.isActive && !guided.isActive)
    }

    @Test func `A27 a walk may change subviews, tags are searched in depth`() {
        let root = UIView(), children = (0..<4).map { _ in UIView() }
        children.forEach(root.addSubview)
        for view in root.subviews { view.removeFromSuperview() }
        #expect(root.subviews.isEmpty)
        children.forEach(root.addSubview)
        let deep = UIView()
        children[0].addSubview(deep)
        deep.tag = 7
        children[1].tag = 7
        #expect(root.viewWithTag(7) === deep)
        root.tag = 7
        #expect(root.viewWithTag(7) === root)
        #expect(root.viewWithTag(8) == nil)
        #expect(root.isDescendant(of: root) && deep.isDescendant(of: root) && !root.isDescendant(of: deep))
    }

    @Test func `A28 a view whose ancestors end in a window has that window`() {
        let host = Host()
        let view = UIView(), inner = UIView(), window = host.makeWindow()
        view.addSubview(inner)
        #expect(inner.window == nil)
        window.addSubview(view)
        #expect(window.isHidden)
        #expect(inner.window === window && window.window === window)
        view.removeFromSuperview()
        #expect(inner.window == nil)
    }

    @Test func `A20 an added view leaves its old superview and is in front`() {
        let old = UIView(), new = UIView(), view = UIView(), other = UIView()
        old.addSubview(view)
        new.addSubview(other)
        new.addSubview(view)
        #expect(old.subviews.isEmpty && new.subviews == [other, view] && view.superview === new)
    }

    @Test func `A20 a view added to its superview only moves to the front`() {
        let parent = LoggingView("parent", log), view = LoggingView("view", log), other = UIView()
        Host().showPlainRoot().addSubview(parent)
        parent.addSubview(view)
        parent.addSubview(other)
        log.clear()
        parent.addSubview(view)
        #expect(parent.subviews == [other, view])
        #expect(log.entries(about: ".will", ".did").isEmpty)
    }

    @Test func `A22 reordering calls nothing and keeps the views`() {
        let parent = LoggingView("parent", log), views = ["a", "b", "c"].map { LoggingView($0, log) }
        let (a, b, c) = (views[0], views[1], views[2])
        Host().showPlainRoot().addSubview(parent)
        for (reorder, expected) in [
            ({ parent.bringSubviewToFront(a) }, [b, c, a]), ({ parent.sendSubviewToBack(c) }, [c, a, b]),
            ({ parent.exchangeSubview(at: 0, withSubviewAt: 2) }, [c, b, a])
        ] as [(() -> Void, [UIView])] {
            for view in views { parent.addSubview(view) }
            log.clear()
            reorder()
            #expect(parent.subviews == expected)
            #expect(log.entries(about: ".will", ".did").isEmpty)
            for view in views { #expect(view.superview === parent && view.window === parent.window) }
        }
    }
}
