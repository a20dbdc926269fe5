import DeviceSimulation
import HostTestSupport
import Scenarios
import Testing
@testable import Tideline
import UIKit

/// A page inside a scroll view that adds no safe area to its insets, with a bar on the page's keyboard guide.
@MainActor
@Suite struct GuidePageTests {
    private let stage: SimulatedStage
    private let controller = UIViewController(), scrollView = UIScrollView(), plain = UIView()
    private let page = UIView(), bar = UIView()
    private let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))

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

    private func putBarOnGuide() {
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: page.keyboardGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44), bar.widthAnchor.constraint(equalToConstant: 390),
            bar.leadingAnchor.constraint(equalTo: page.leadingAnchor)
        ])
    }

    private var bottom: CGFloat { bar.convert(bar.bounds, to: nil).maxY }

    private func expectSameAroundKeyboard(_ comment: String) throws {
        #expect(bottom == CGFloat(810), "\(comment), before the keyboard")
        try stage.edit("Field")
        #expect(bottom == CGFloat(508), "\(comment)")
        stage.hide()
        #expect(bottom == CGFloat(810), "\(comment), after the keyboard")
    }

    @Test(arguments: [true, false])
    func `a page's bar rests on the safe area before and after the keyboard`(isGuideLast: Bool) throws {
        if !isGuideLast { putBarOnGuide() }
        scrollView.addSubview(page)
        if isGuideLast { putBarOnGuide() }
        stage.present(controller)
        try expectSameAroundKeyboard(isGuideLast ? "guide last" : "guide first")
    }

    @Test func `a page that constraints hold rests on the safe area too`() throws {
        page.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(page)
        putBarOnGuide()
        let area = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: area.topAnchor),
            page.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            page.widthAnchor.constraint(equalTo: frame.widthAnchor),
            page.heightAnchor.constraint(equalTo: frame.heightAnchor)
        ])
        stage.present(controller)
        try expectSameAroundKeyboard("constraints")
    }

    @Test(arguments: [true, false])
    func `a page that changes its surroundings keeps its rest`(beginsPlain: Bool) throws {
        (beginsPlain ? plain : scrollView).addSubview(page)
        putBarOnGuide()
        stage.present(controller)
        #expect(bottom == CGFloat(810), "at first")
        for around in beginsPlain ? [scrollView, plain] : [plain, scrollView] {
            controller.view.bringSubviewToFront(around)
            around.addSubview(page)
            stage.settle()
            #expect(bottom == CGFloat(810), "in \(type(of: around))")
        }
        try expectSameAroundKeyboard("at last")
    }

    @Test func `content that ends at its guide does not grow where the scroll view adds no safe area`() throws {
        let content = UIView(), block = UIView()
        for view in [content, block] { view.translatesAutoresizingMaskIntoConstraints = false }
        scrollView.addSubview(content)
        content.addSubview(block)
        let area = scrollView.contentLayoutGuide
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
        stage.present(controller)
        #expect(stage.settle() && content.bounds.height == CGFloat(1_547))
        scrollView.contentOffset.y = 500
        #expect(stage.settle() && content.bounds.height == CGFloat(1_547))
    }
}
