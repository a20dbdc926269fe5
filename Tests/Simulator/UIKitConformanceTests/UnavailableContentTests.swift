import Testing
import UIKit

@MainActor @Suite struct UnavailableContentTests {
    private final class Page: UIViewController {
        var updates = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates += 1
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        }
    }

    @Test func `D70 what is unavailable stands in the middle of the view, and goes`() throws {
        let host = Host(), page = Page()
        host.show(page)
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "No notes"
        content.button = .plain()
        content.button.title = "Write one"
        page.contentUnavailableConfiguration = content
        host.endTurn()
        let shown = try #require(page.view.subviews.last as? UIContentUnavailableView)
        let stack = try #require(shown.subviews.first)
        #expect(shown.frame == page.view.bounds && stack.subviews.count == 2)
        #expect(abs(stack.center.x - page.view.bounds.midX) < 0.5 && stack.frame.height > 40)
        page.contentUnavailableConfiguration = nil
        #expect(shown.superview == nil)
        page.setNeedsUpdateContentUnavailableConfiguration()
        host.advance(by: 0.1)
        #expect(page.updates == 1 && page.view.subviews.last is UIContentUnavailableView)
    }

    @Test func `a renderer's image has the size of its bounds`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.cgContext.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
    }

    @Test func `a sheet of activities comes and goes, and tells that it was cancelled`() {
        let host = Host(), page = UIViewController()
        host.show(page)
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        var isCompleted: Bool?
        sheet.completionWithItemsHandler = { _, completed, _, _ in isCompleted = completed }
        page.present(sheet, animated: true)
        host.advance(by: 2)
        #expect(sheet.view.window != nil && isCompleted == nil)
        page.dismiss(animated: true)
        host.advance(by: 2)
        #expect(sheet.view.window == nil && isCompleted == false)
    }

    @Test func `haptics and content scroll views change nothing`() {
        let controller = UIViewController(), scroll = UIScrollView(), table = UITableView()
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        controller.setContentScrollView(scroll, for: [.top, .bottom])
        controller.setContentScrollView(table, for: .bottom)
        #expect(
            controller.contentScrollView(for: .top) === scroll && controller.contentScrollView(for: .bottom) === table)
        #expect(controller.contentScrollView(for: .leading) == nil)
    }
}
