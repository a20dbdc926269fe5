import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// A page inside a scroll view that adds no safe area to its insets, with a bar on the page's keyboard guide.
@MainActor
private final class PageScreen {
    let stage: SimulatedStage
    let controller = UIViewController(), scrollView = UIScrollView(), plain = UIView()
    let page = UIView(), bar = UIView()
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))

    init() throws {
        stage = SimulatedStage(try Screens.device(Screens.large))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 780, height: 844)
        field.accessibilityIdentifier = "Field"
        for view in [plain, scrollView] {
            view.frame = controller.view.bounds
            controller.view.addSubview(view)
        }
        page.frame = controller.view.bounds
        page.addSubview(field)
        bar.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(bar)
    }

    func putBarOnGuide() {
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: page.keyboardGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44), bar.widthAnchor.constraint(equalToConstant: 390),
            bar.leadingAnchor.constraint(equalTo: page.leadingAnchor)
        ])
    }

    var bottom: CGFloat { bar.convert(bar.bounds, to: nil).maxY }

    func expectSameAroundKeyboard(_ comment: String) throws {
        #expect(bottom == CGFloat(810), "\(comment), before the keyboard")
        try stage.edit("Field")
        #expect(bottom == CGFloat(508), "\(comment)")
        stage.hide()
        #expect(bottom == CGFloat(810), "\(comment), after the keyboard")
    }
}

@MainActor
@Suite struct GuidePageTests {
    @Test(arguments: [true, false])
    func `a page's bar rests on the safe area before and after the keyboard`(isGuideLast: Bool) throws {
        let screen = try PageScreen()
        if !isGuideLast { screen.putBarOnGuide() }
        screen.scrollView.addSubview(screen.page)
        if isGuideLast { screen.putBarOnGuide() }
        screen.stage.present(screen.controller)
        try screen.expectSameAroundKeyboard(isGuideLast ? "guide last" : "guide first")
    }

    @Test func `a page that constraints hold rests on the safe area too`() throws {
        let screen = try PageScreen()
        screen.page.translatesAutoresizingMaskIntoConstraints = false
        screen.scrollView.addSubview(screen.page)
        screen.putBarOnGuide()
        let area = screen.scrollView.contentLayoutGuide, frame = screen.scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            screen.page.topAnchor.constraint(equalTo: area.topAnchor),
            screen.page.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            screen.page.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            screen.page.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            screen.page.widthAnchor.constraint(equalTo: frame.widthAnchor),
            screen.page.heightAnchor.constraint(equalTo: frame.heightAnchor)
        ])
        screen.stage.present(screen.controller)
        try screen.expectSameAroundKeyboard("constraints")
    }

    @Test(arguments: [true, false])
    func `a page that changes its surroundings keeps its rest`(beginsPlain: Bool) throws {
        let screen = try PageScreen()
        (beginsPlain ? screen.plain : screen.scrollView).addSubview(screen.page)
        screen.putBarOnGuide()
        screen.stage.present(screen.controller)
        #expect(screen.bottom == CGFloat(810), "at first")
        for around in beginsPlain ? [screen.scrollView, screen.plain] : [screen.plain, screen.scrollView] {
            screen.controller.view.bringSubviewToFront(around)
            around.addSubview(screen.page)
            screen.stage.settle()
            #expect(screen.bottom == CGFloat(810), "in \(type(of: around))")
        }
        try screen.expectSameAroundKeyboard("at last")
    }

    @Test func `content that ends at its guide does not grow where the scroll view adds no safe area`() throws {
        let screen = try PageScreen()
        let content = UIView(), block = UIView()
        for view in [content, block] { view.translatesAutoresizingMaskIntoConstraints = false }
        screen.scrollView.addSubview(content)
        content.addSubview(block)
        let area = screen.scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: area.topAnchor),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 390),
            block.topAnchor.constraint(equalTo: content.topAnchor),
            block.heightAnchor.constraint(equalToConstant: 1_547), block.widthAnchor.constraint(equalToConstant: 390),
            block.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            block.bottomAnchor.constraint(equalTo: content.keyboardGuide.topAnchor)
        ])
        screen.stage.present(screen.controller)
        #expect(screen.stage.settle() && content.bounds.height == CGFloat(1_547))
        screen.scrollView.contentOffset.y = 500
        #expect(screen.stage.settle() && content.bounds.height == CGFloat(1_547))
    }
}
