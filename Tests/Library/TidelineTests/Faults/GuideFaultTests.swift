import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Keyboard guides in scroll views, and the views that avoidances add.
@MainActor
@Suite struct GuideFaultTests {
    @Test func `a scroll view's guide stays on the keyboard during scrolling`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        KeyboardBroadcaster.shared.removeListener(screen)
        let guide = screen.scrollView.keyboardGuide, bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        screen.scrollView.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: screen.scrollView.frameLayoutGuide.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 390)
        ])
        try stage.edit("Field 1")
        for offset in [0, 300, 655, -47] as [CGFloat] {
            screen.scrollView.contentOffset.y = offset
            stage.settle()
            #expect(bar.convert(bar.bounds, to: nil).maxY == CGFloat(508), "at \(offset)")
        }
        stage.hide()
        #expect(bar.convert(bar.bounds, to: nil).maxY == CGFloat(810))
    }

    private func page(_ height: CGFloat, endsAtGuide: Bool) -> (UIViewController, UIScrollView, UIView, UIView) {
        let controller = UIViewController(), scrollView = UIScrollView(), content = UIView(), block = UIView()
        let field = UITextField(), bar = UIView()
        field.accessibilityIdentifier = "Field"
        field.frame = CGRect(x: 10, y: 60, width: 200, height: 34)
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.addSubview(scrollView)
        scrollView.addSubview(content)
        for view in [block, bar] { content.addSubview(view) }
        block.addSubview(field)
        for view in [content, block, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
        let guide = content.keyboardGuide, area = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: area.topAnchor),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            block.topAnchor.constraint(equalTo: content.topAnchor),
            block.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            block.heightAnchor.constraint(equalToConstant: height),
            endsAtGuide
                ? block.bottomAnchor.constraint(equalTo: guide.topAnchor)
                : block.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: content.trailingAnchor)
        ])
        return (controller, scrollView, content, bar)
    }

    @Test func `a guide in scrolling content has its top at the keyboard's top`() throws {
        let (controller, scrollView, content, bar) = page(1_547, endsAtGuide: false)
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.present(controller)
        let resting = bar.frame.maxY
        try stage.edit("Field")
        for offset in [-47, 0, 200, 700] as [CGFloat] {
            scrollView.contentOffset.y = offset
            stage.settle()
            #expect(bar.convert(bar.bounds, to: nil).maxY == CGFloat(508), "at \(offset)")
            #expect(content.bounds.height == CGFloat(1_547))
        }
        stage.hide()
        #expect(bar.frame.maxY == resting)
    }

    @Test(arguments: [300, 900, 1_211, 2_000] as [CGFloat])
    func `content that ends at a guide can scroll above the keyboard`(height: CGFloat) throws {
        let (controller, scrollView, content, _) = page(height, endsAtGuide: true)
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.present(controller)
        let resting = content.bounds.height
        try stage.focus("Field")
        #expect(stage.settle())
        let insets = scrollView.adjustedContentInset
        let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        if end > -insets.top {
            scrollView.contentOffset.y = end
            stage.settle()
            // The block ends at the keyboard, or above the keyboard by at most the safe area's inset of 34 points.
            let block = try #require(content.subviews.first { $0.subviews.contains { $0 is UITextField } })
            let bottom = block.convert(block.bounds, to: nil).maxY
            #expect(bottom <= 508 && bottom >= 508 - 34, "\(height): \(bottom)")
        }
        stage.hide()
        #expect(content.bounds.height == resting)
    }

    @Test func `a view has one guide, and removing the guide leaves nothing behind`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        stage.present(controller)
        let view: UIView = controller.view, count = view.subviews.count
        // UIKit makes the safe area's guide at the first access.
        _ = view.safeAreaLayoutGuide
        let guides = view.layoutGuides.count
        let constraints = view.constraints.count
        let first = view.keyboardGuide, second = view.keyboardGuide
        #expect(first === second)
        stage.settle()
        first.keyboard = nil
        view.removeLayoutGuide(first)
        stage.settle()
        #expect(view.subviews.count == count && view.layoutGuides.count == guides)
        #expect(view.constraints.count == constraints)
    }

    @Test func `a deactivated, dropped constraint leaves no view behind`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(), bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        stage.present(controller)
        let count = controller.view.subviews.count
        do {
            let constraint = KeyboardConstraint(
                following: controller.view.bottomAnchor.constraint(equalTo: bar.bottomAnchor))
            constraint.isActive = true
            stage.settle()
            constraint.isActive = false
        }
        stage.settle()
        #expect(controller.view.subviews.count == count)
    }

    @Test func `a guide in a table's content counts its own view's part`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(),
            table = UITableView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 763)), bar = UIView(), field = UITextField()
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        field.accessibilityIdentifier = "Field"
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(table)
        table.tableHeaderView = content
        content.addSubview(field)
        content.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: content.keyboardGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: content.trailingAnchor)
        ])
        stage.present(controller)
        let resting = bar.frame
        try stage.edit("Field")
        #expect(bar.convert(bar.bounds, to: nil).maxY == CGFloat(508) && content.bounds.height == CGFloat(763))
        stage.hide()
        #expect(bar.frame == resting)
    }
}
