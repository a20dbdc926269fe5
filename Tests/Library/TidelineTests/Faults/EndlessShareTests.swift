import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Content that becomes higher with each addition for the keyboard, so that the keyboard always covers some of it.
@MainActor
@Suite struct EndlessShareTests {
    private func landscape() throws -> SimulatedStage {
        SimulatedStage(try Screens.device(Screens.large), orientation: .landscape)
    }

    private func field(in view: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 60, y: 10, width: 200, height: 34))
        field.accessibilityIdentifier = "Field"
        view.addSubview(field)
        return field
    }

    /// Returns the log while the keyboard comes, and waits until the screen is at rest.
    private func edit(_ stage: SimulatedStage) throws -> [String] {
        var log: [String] = []
        Keyboard.shared.onLog = { log.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        try stage.edit("Field")
        stage.advance(by: 3)
        return log
    }

    /// The height of the window's part that the keyboard covers, in points.
    private func keyboardHeight(_ stage: SimulatedStage) throws -> CGFloat {
        stage.phone.window.bounds.height - (try #require(stage.phone.keyboard.frameInScreen)).minY
    }

    @Test(arguments: [0, 8] as [CGFloat], [0, -20] as [CGFloat])
    func `a child with a least height gets at most the keyboard's height`(spacing: CGFloat, own: CGFloat) throws {
        let stage = try landscape(), parent = UIViewController(), child = UIViewController(), content = UIView()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(content)
        let area = child.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
            child.view.bottomAnchor.constraint(greaterThanOrEqualTo: parent.view.bottomAnchor),
            content.topAnchor.constraint(equalTo: area.topAnchor),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualToConstant: 260)
        ])
        child.didMove(toParent: parent)
        _ = field(in: content)
        child.additionalSafeAreaInsets.bottom = own
        child.keyboardAvoidance = .safeArea.spacing(spacing)
        stage.present(parent)
        let log = try edit(stage), share = child.additionalSafeAreaInsets.bottom - own
        let height = try keyboardHeight(stage)
        #expect(share == height + spacing - own)
        #expect(log.contains { $0.contains("does not fit") }, "\(log)")
        stage.hide()
        #expect(child.additionalSafeAreaInsets.bottom == own)
    }

    @Test func `a constant of factor 2 grows at most by twice the keyboard's height`() throws {
        let stage = try landscape(), controller = UIViewController(), panel = UIView(), content = UIView()
        let view: UIView = controller.view
        for child in [panel, content] { child.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(panel)
        panel.addSubview(content)
        // The panel is higher than the screen by its least height, so its bottom moves down with each addition.
        let bottom = panel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10)
        let ground = NSLayoutConstraint(
            item: panel, attribute: .bottom, relatedBy: .equal, toItem: content, attribute: .bottom, multiplier: 2,
            constant: 0)
        _ = bottom
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: panel.topAnchor),
            content.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 130), ground
        ])
        _ = field(in: content)
        ground.keyboardAvoidance = .constant
        stage.present(controller)
        let log = try edit(stage), height = try keyboardHeight(stage)
        #expect(ground.constant == 2 * height)
        #expect(log.contains { $0.contains("does not fit") }, "\(log)")
        stage.hide()
        #expect(ground.constant == 0)
    }

    @Test func `content below the screen comes up by a keyboard that becomes higher too`() throws {
        let below = UIEdgeInsets(top: 422, left: 0, bottom: -422, right: 0)
        for way in [AvoidanceWay.scrollInsets, .constraint, .safeArea] {
            let stage = try WayStage(way, wrap: { ChildContainer($0, insets: below) })
            for height in [336, 400] as [CGFloat] {
                stage.post(.willShow, stage.docked(height))
                #expect(stage.screen.value.magnitude == 422 + height - 34, "\(way)")
            }
        }
    }

    /// The content keeps its height, so it does not grow with the share.
    @Test(arguments: [AvoidanceWay.guide, .guideController, .scrollInsets, .constraint, .safeArea])
    func `a page that is moved below the screen under the keyboard comes up`(way: AvoidanceWay) throws {
        let insets = ([50, -120, 422, 90] as [CGFloat]).map { UIEdgeInsets(top: $0, left: 0, bottom: -$0, right: 0) }
        let wanted = try insets.map { insets in
            let fresh = try WayStage(way, wrap: { ChildContainer($0, insets: insets) })
            fresh.post(.willShow, fresh.docked(336))
            return fresh.screen.value
        }
        let stage = try WayStage(way, wrap: { ChildContainer($0, insets: .zero) })
        let container = try #require(stage.screen.controller.parent as? ChildContainer)
        stage.post(.willShow, stage.docked(336))
        for (insets, value) in zip(insets, wanted) {
            container.insets = insets
            stage.settle()
            #expect(stage.screen.value == value, "moved by \(insets.top)")
        }
    }

    @Test func `a share that grows with its content stops after two steps, until another input is edited`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let view: UIView = controller.view, panel = UIView(), content = UIView()
        for child in [panel, content] { child.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(panel)
        panel.addSubview(content)
        let ground = NSLayoutConstraint(
            item: panel, attribute: .bottom, relatedBy: .equal, toItem: content, attribute: .bottom, multiplier: 1,
            constant: 20)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: panel.topAnchor),
            content.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            content.heightAnchor.constraint(equalToConstant: 528), ground
        ])
        _ = field(in: content)
        let second = field(in: content)
        second.frame.origin.y = 90
        second.accessibilityIdentifier = "Second"
        ground.keyboardAvoidance = .constant
        stage.present(controller)
        // The panel ends 40 points below the keyboard's top, and moves down by each addition: 40, 80, 120 points.
        let log = try edit(stage)
        #expect(ground.keyboardShare == 120 && log.contains { $0.contains("does not fit") }, "\(ground.constant)")
        stage.advance(by: 3)
        #expect(ground.keyboardShare == 120)
        try stage.edit("Second")
        #expect(ground.keyboardShare == 240, "the share grows for the other input, and twice more")
        stage.hide()
        #expect(ground.constant == 20)
    }

    /// A page whose view grows with its guide, because its content has a least height and the guide lies below it.
    private func guidePage(
        hasGuideController: Bool
    ) -> (page: UIViewController, rows: UIView, pin: NSLayoutConstraint) {
        let controller = KeyboardGuideViewController(contentView: KeyboardGuideView())
        controller.automaticallyAdjustsKeyboardGuide = true
        let page = hasGuideController ? controller : UIViewController(), rows = UIView()
        let view: UIView = hasGuideController ? controller.contentView : page.view
        view.addSubview(rows)
        _ = field(in: rows)
        rows.translatesAutoresizingMaskIntoConstraints = false
        let pin = rows.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: view.topAnchor),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rows.heightAnchor.constraint(greaterThanOrEqualToConstant: 260), pin
        ])
        return (page, rows, pin)
    }

    @Test(arguments: [false, true], [false, true])
    func `a guide below content with a least height is at most as high as the keyboard`(
        hasGuideController: Bool, isUp: Bool
    ) throws {
        let stage = try landscape(), parent = UIViewController()
        let (page, rows, pin) = guidePage(hasGuideController: hasGuideController)
        parent.addChild(page)
        parent.view.addSubview(page.view)
        page.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            page.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
            page.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            page.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
            page.view.bottomAnchor.constraint(greaterThanOrEqualTo: parent.view.bottomAnchor)
        ])
        page.didMove(toParent: parent)
        stage.present(parent)
        let window = stage.phone.window
        if !isUp { pin.constant = -408 }
        stage.settle()
        let below = max(0, page.view.bounds.height - window.bounds.height)
        var log = try edit(stage)
        if isUp {
            Keyboard.shared.onLog = { log.append($0.description) }
            pin.constant = -408
            #expect(stage.settle(), "layouts end")
            stage.advance(by: 3)
            Keyboard.shared.onLog = nil
        }
        let guide = try #require(rows.superview).keyboardGuide, height = try keyboardHeight(stage)
        #expect(guide.heightConstraint.constant == height + below)
        #expect(log.contains { $0.contains("does not fit") }, "\(log)")
        stage.hide()
        #expect(guide.heightConstraint.constant == 0)
    }

    /// A scroll view that is as high as its content with its insets.
    private final class SelfSizing: UIScrollView {
        override var contentInset: UIEdgeInsets { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height + contentInset.bottom)
        }
    }

    @Test func `insets of a scroll view that sizes itself are at most the keyboard's height`() throws {
        let stage = try landscape(), controller = UIViewController(), list = SelfSizing()
        let view: UIView = controller.view
        list.contentSize = CGSize(width: 300, height: 280)
        list.contentInsetAdjustmentBehavior = .never
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ])
        _ = field(in: list)
        list.keyboardAvoidance = .insets
        stage.present(controller)
        let log = try edit(stage), height = try keyboardHeight(stage)
        #expect(list.contentInset.bottom == height)
        #expect(log.contains { $0.contains("does not fit") }, "\(log)")
        stage.hide()
        #expect(list.contentInset.bottom == 0 && list.bounds.height == 280)
    }

    /// While the page passes the safe area at the top, its safe area grows by as much, and the field stays in place.
    @Test(arguments: [0, 20, 40, 60] as [CGFloat], [436, 445, 460, 600] as [CGFloat])
    func `a page moves until a field at its safe area is above the keyboard`(top: CGFloat, place: CGFloat) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let root = UIViewController(), view: UIView = page.view, field = field(in: view)
        root.addChild(page)
        root.view.addSubview(view)
        view.frame = root.view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        page.didMove(toParent: root)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: place),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            field.widthAnchor.constraint(equalToConstant: 200)
        ])
        view.keyboardAvoidance = .translation.focus(.input)
        stage.present(root)
        let log = try edit(stage), bottom = field.convert(field.bounds, to: nil).maxY
        let keyboard = try keyboardHeight(stage)
        #expect(bottom <= stage.phone.window.bounds.height - keyboard, "\(view.transform.ty), \(log)")
    }

    /// The page's layout keeps a field at one place of the window, as a header that does not scroll.
    private final class HeaderPage: UIView {
        let field = UITextField()

        override func layoutSubviews() {
            super.layoutSubviews()
            let place = convert(CGPoint(x: 20, y: 600), from: window)
            field.frame = CGRect(x: place.x, y: place.y, width: 200, height: 44)
        }
    }

    @Test func `a page does not move for a field that its layout keeps in place, and the log says so`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), root = UIViewController()
        let page = HeaderPage(frame: root.view.bounds.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)))
        page.field.accessibilityIdentifier = "Field"
        page.addSubview(page.field)
        root.view.addSubview(page)
        page.keyboardAvoidance = .translation.focus(.input)
        stage.present(root)
        let log = try edit(stage)
        #expect(page.transform.ty == 0)
        #expect(log.contains { $0.contains("the input stays where it is when the view moves") }, "\(log)")
    }
}
