import Testing
import UIKit

@MainActor struct BarTests {
    private final class Recorder { var log: [String] = [] }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
    }

    @Test func `C5 a bar shows a controller's title, and items at its edges`() {
        let host = Host(), controller = UIViewController(), recorder = Recorder()
        let navigation = UINavigationController(rootViewController: controller)
        controller.title = "Mail"
        let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in recorder.log.append("save") })
        controller.navigationItem.rightBarButtonItem = save
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        host.show(navigation)
        host.settle()
        let bar = navigation.navigationBar, shown = buttons(in: bar)
        #expect(shown.map(\.currentTitle) == ["Cancel", "Save"])
        #expect(shown.first?.frame.minX == 16 && shown.last?.frame.maxX == 390 - 16)
        let title = bar.subviews.compactMap { $0 as? UILabel }.first
        #expect(title?.text == "Mail" && title.map { abs($0.frame.midX - 195) < 0.5 } == true)
        shown.last?.sendActions(for: .primaryActionTriggered)
        #expect(recorder.log == ["save"])
        save.isEnabled = false
        save.title = "Done"
        host.endTurn()
        #expect(buttons(in: bar).last?.currentTitle == "Done" && buttons(in: bar).last?.isEnabled == false)
    }

    @Test func `F5 the back button has the former title and pops`() {
        let host = Host(), root = UIViewController(), next = UIViewController()
        root.title = "Inbox"
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        host.settle()
        #expect(buttons(in: navigation.navigationBar).isEmpty)
        navigation.pushViewController(next, animated: true)
        host.settle()
        let back = buttons(in: navigation.navigationBar).first
        #expect(back?.currentTitle == "Inbox")
        back?.sendActions(for: .primaryActionTriggered)
        host.settle()
        #expect(navigation.topViewController === root && buttons(in: navigation.navigationBar).isEmpty)
        next.navigationItem.hidesBackButton = true
        navigation.pushViewController(next, animated: false)
        host.settle()
        #expect(buttons(in: navigation.navigationBar).isEmpty)
    }

    @Test func `C5 items stay outside of the sensor housing`() {
        let host = Host(), controller = UIViewController()
        controller.additionalSafeAreaInsets.left = 40
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.additionalSafeAreaInsets.left = 30
        host.show(navigation)
        host.settle()
        let start = buttons(in: navigation.navigationBar).first?.frame.minX ?? 0
        #expect(abs(start - 46) < 0.001)
    }

    @Test func `D19 a toolbar is 44 points high, flexible space pushes items`() {
        let host = Host(), bar = UIToolbar(), field = UITextField(frame: rect(0, 100, 200, 30))
        bar.items = [
            UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .done)
        ]
        bar.sizeToFit()
        #expect(bar.bounds.size == CGSize(width: 390, height: 44))
        field.inputAccessoryView = bar
        host.showPlainRoot().addSubview(field)
        host.focus(field)
        bar.layoutIfNeeded()
        let shown = buttons(in: bar)
        #expect(shown.map(\.currentTitle) == ["Add", "Done"] && shown.first?.frame.minX == 16)
        #expect(shown.last.map { abs($0.frame.maxX - (390 - 16)) < 0.5 } == true)
    }

    @Test func `a view of the app keeps its size in a bar`() {
        let bar = UIToolbar(frame: rect(0, 0, 300, 44)), view = UIView(frame: rect(0, 0, 50, 20))
        bar.items = [.fixedSpace(10), UIBarButtonItem(customView: view)]
        bar.layoutIfNeeded()
        #expect(view.frame == rect(16 + 10 + 8, 12, 50, 20))
        bar.items = nil
        bar.layoutIfNeeded()
        #expect(view.superview == nil)
    }

    @Test func `C5 a bar without a controller has its own height`() {
        let host = Host(), page = UIViewController()
        host.show(page)
        let heights = [UINavigationBar(), UITabBar(), UIToolbar()].map { (bar: UIView) in
            bar.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: page.view.topAnchor),
                bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor)
            ])
            host.endTurn()
            return bar.frame.height
        }
        #expect(heights == [44, 49, 44])
    }
}
