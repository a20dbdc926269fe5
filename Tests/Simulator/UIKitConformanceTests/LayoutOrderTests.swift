import Testing
import UIKit

@MainActor struct LayoutOrderTests {
    private let log = Log()

    private func makeScreen() -> (controller: LoggingController, child: LoggingView, grandchild: LoggingView) {
        let controller = LoggingController("controller", log)
        controller.makeView = { [log] in LoggingView("V", log) }
        let child = LoggingView("C", log), grandchild = LoggingView("G", log)
        controller.view.addSubview(child)
        child.addSubview(grandchild)
        return (controller, child, grandchild)
    }

    @Test func `B1 constraint updates go bottom-up, then layout top-down`() {
        let host = Host(), screen = makeScreen()
        host.show(screen.controller)
        host.endTurn()
        log.clear()
        for view in [screen.grandchild, screen.child] {
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
        }
        host.endTurn()
        #expect(log.entries == ["G.updateConstraints", "C.updateConstraints", "C.layout", "G.layout"])
    }

    @Test func `B1 constraints changed during the update count in its turn`() {
        let host = Host(), view = LoggingView("view", log)
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        host.showPlainRoot().addSubview(view)
        width.isActive = true
        host.endTurn()
        view.whenUpdatingConstraints = { width.constant = 30 }
        view.setNeedsUpdateConstraints()
        host.endTurn()
        #expect(view.bounds.width == 30)
    }

    @Test func `B2 a root view is updated through its controller`() {
        let host = Host(), screen = makeScreen()
        host.show(screen.controller)
        host.endTurn()
        log.clear()
        screen.controller.view.setNeedsUpdateConstraints()
        host.endTurn()
        #expect(log.entries == ["controller.updateViewConstraints", "V.updateConstraints"])
    }

    @Test func `B5 both layout callbacks come before the child's layout`() {
        let host = Host(), screen = makeScreen()
        host.show(screen.controller)
        host.endTurn()
        log.clear()
        screen.controller.view.setNeedsLayout()
        screen.child.setNeedsLayout()
        host.endTurn()
        #expect(
            log.entries == [
                "controller.viewWillLayoutSubviews", "V.layout", "controller.viewDidLayoutSubviews", "C.layout"
            ])
    }

    @Test func `B5 in viewDidLayoutSubviews only children have frames`() {
        let host = Host(), screen = makeScreen()
        for (view, side) in [(screen.child, CGFloat(80)), (screen.grandchild, 40)] {
            view.frame = .zero
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: side).isActive = true
        }
        var seen: [CGFloat] = []
        screen.controller.whenCalled = { _, callback in
            guard callback == "viewDidLayoutSubviews", seen.isEmpty else { return }
            seen = [screen.child.bounds.width, screen.grandchild.bounds.width]
        }
        host.show(screen.controller)
        host.endTurn()
        #expect(seen == [80, 0])
        #expect(screen.grandchild.bounds.width == 40)
    }

    @Test func `B6 super's layoutSubviews writes solved frames of children`() {
        final class Parent: UIView {
            var widths: [CGFloat] = []
            override func layoutSubviews() {
                widths.append(subviews[0].bounds.width)
                super.layoutSubviews()
                widths.append(subviews[0].bounds.width)
            }
        }
        let parent = Parent(frame: rect(0, 0, 100, 100)), child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        parent.layoutIfNeeded()
        width.constant = 50
        parent.layoutIfNeeded()
        #expect(parent.widths == [0, 30, 30, 50])
    }

    @Test func `B8 layout without a window works, with no safe area`() {
        let root = UIView(frame: rect(0, 0, 100, 100)), middle = UIView(), child = UIView()
        for (view, parent) in [(middle, root), (child, middle)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
                view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
                view.heightAnchor.constraint(equalToConstant: 20)
            ])
        }
        root.layoutIfNeeded()
        #expect(middle.frame == rect(10, 0, 50, 20))
        #expect(child.frame == rect(10, 0, 25, 20))
        #expect(root.safeAreaInsets == .zero)
    }
}
