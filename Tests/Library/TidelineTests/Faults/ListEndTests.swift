import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// A list between a banner at the top and a bar on the keyboard guide, with a field in the bar.
@MainActor
private final class ListScreen {
    let stage: SimulatedStage
    let controller = UIViewController(), list = UIScrollView(), bar = UIView(), banner = UIView()
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    let barHeight: NSLayoutConstraint, bannerHeight: NSLayoutConstraint

    init() throws {
        stage = SimulatedStage(try Screens.device(Screens.large))
        barHeight = bar.heightAnchor.constraint(equalToConstant: 44)
        bannerHeight = banner.heightAnchor.constraint(equalToConstant: 0)
        let view: UIView = controller.view
        list.contentSize = CGSize(width: 300, height: 3_000)
        list.contentInsetAdjustmentBehavior = .never
        field.accessibilityIdentifier = "Message"
        bar.addSubview(field)
        for subview in [banner, list, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bannerHeight,
            list.topAnchor.constraint(equalTo: banner.bottomAnchor),
            list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            barHeight, bar.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor)
        ])
        list.keyboardAvoidance = .insets
    }

    func show(at offset: (UIScrollView) -> CGFloat, editing name: String = "Message") throws {
        stage.present(controller)
        list.contentOffset.y = offset(list)
        stage.settle()
        try stage.edit(name)
    }

    static func end(_ list: UIScrollView) -> CGFloat { list.contentSize.height - list.bounds.height }

    var distance: CGFloat { (Self.end(list) - list.contentOffset.y).seen }

    /// The place on the screen of a point in the content, in points.
    func place(of y: CGFloat) -> CGFloat { list.convert(CGPoint(x: 0, y: y), to: nil).y.seen }

    func grow(_ constraint: NSLayoutConstraint, to height: CGFloat) {
        constraint.constant = height
        stage.settle()
    }
}

@MainActor
@Suite struct ListEndTests {
    @Test func `a list at its end stays there when the bar below it grows`() throws {
        let screen = try ListScreen()
        try screen.show(at: ListScreen.end)
        for height in [104, 44, 60, 61.5, 44] as [CGFloat] {
            screen.grow(screen.barHeight, to: height)
            #expect(screen.distance == 0, "bar of \(height)")
        }
        screen.stage.hide()
        #expect(screen.distance == 0)
        try screen.stage.edit("Message")
        screen.grow(screen.barHeight, to: 104)
        screen.stage.hide()
        #expect(screen.distance == 0, "hidden above a bar that has grown")
    }

    @Test func `a list at its end stays there when a banner above it unfolds`() throws {
        let screen = try ListScreen()
        try screen.show(at: ListScreen.end)
        for height in [60, 0, 33] as [CGFloat] {
            screen.grow(screen.bannerHeight, to: height)
            #expect(screen.distance == 0, "banner of \(height)")
        }
    }

    @Test func `a list at its end follows a growing bar in the bar's animation`() throws {
        let screen = try ListScreen()
        try screen.show(at: ListScreen.end)
        UIView.animate(withDuration: 0.3) {
            screen.barHeight.constant = 104
            screen.controller.view.layoutIfNeeded()
        }
        screen.stage.advance(by: 0.15)
        let layer = screen.list.layer.presentation() ?? screen.list.layer
        let shown = layer.bounds.maxY
        #expect(abs(shown - 3_000) < 0.5, "the last row ends at \(shown) of 3000")
    }

    @Test func `a list in the middle does not move when the bar below it grows`() throws {
        let screen = try ListScreen()
        try screen.show(at: { _ in 700 })
        screen.grow(screen.barHeight, to: 104)
        #expect(screen.list.contentOffset.y == CGFloat(700))
    }

    @Test func `a list at its end does not move when only its content grows`() throws {
        let screen = try ListScreen()
        try screen.show(at: ListScreen.end)
        let offset = screen.list.contentOffset.y
        screen.list.contentSize.height += 200
        screen.stage.settle()
        #expect(screen.list.contentOffset.y == offset)
        screen.grow(screen.barHeight, to: 104)
        #expect(screen.list.contentOffset.y == offset)
    }

    @Test func `a list near its end does not move when the app assigns its inset`() throws {
        let screen = try ListScreen()
        try screen.show(at: { _ in 700 })
        screen.list.contentOffset.y = ListScreen.end(screen.list) - 10
        screen.stage.settle()
        let offset = screen.list.contentOffset.y
        screen.list.contentInset.bottom = 6
        screen.stage.settle()
        #expect(screen.list.contentOffset.y == offset)
    }

    @Test func `a list at its end does not move under a finger`() throws {
        let screen = try ListScreen()
        try screen.show(at: ListScreen.end)
        screen.list.beginDrag(atScreenY: 300)
        let offset = screen.list.contentOffset.y
        screen.barHeight.constant = 104
        screen.stage.phone.endTurn()
        #expect(screen.list.contentOffset.y == offset)
        screen.list.endDrag()
        screen.stage.settle()
    }

    @Test func `a list at its end does not move while an input inside it is edited`() throws {
        let screen = try ListScreen()
        let inside = UITextField(frame: CGRect(x: 10, y: 2_800, width: 200, height: 34))
        inside.accessibilityIdentifier = "Inside"
        screen.list.addSubview(inside)
        try screen.show(at: ListScreen.end, editing: "Inside")
        screen.list.contentOffset.y = ListScreen.end(screen.list)
        screen.stage.settle()
        let offset = screen.list.contentOffset.y
        screen.grow(screen.barHeight, to: 104)
        #expect(screen.list.contentOffset.y == offset)
    }

    @Test(arguments: [true, false])
    func `the reader of an upside-down list stays in the middle`(flipsSuperview: Bool) throws {
        let screen = try ListScreen()
        let flipped = CGAffineTransform(scaleX: 1, y: -1)
        if flipsSuperview {
            screen.list.removeFromSuperview()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            screen.controller.view.addSubview(box)
            box.addSubview(screen.list)
            box.transform = flipped
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: screen.banner.bottomAnchor),
                box.bottomAnchor.constraint(equalTo: screen.bar.topAnchor),
                box.leadingAnchor.constraint(equalTo: screen.controller.view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: screen.controller.view.trailingAnchor),
                screen.list.topAnchor.constraint(equalTo: box.topAnchor),
                screen.list.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                screen.list.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                screen.list.trailingAnchor.constraint(equalTo: box.trailingAnchor)
            ])
        } else {
            screen.list.transform = flipped
        }
        screen.stage.present(screen.controller)
        screen.list.contentOffset.y = 1_000
        screen.stage.settle()
        let start = screen.place(of: 1_300)
        try screen.stage.edit("Message")
        #expect(screen.place(of: 1_300) == start, "with the keyboard")
        screen.grow(screen.barHeight, to: 104)
        #expect(screen.place(of: 1_300) == start, "with a higher bar")
        screen.grow(screen.barHeight, to: 44)
        screen.stage.hide()
        #expect(screen.place(of: 1_300) == start && screen.list.contentOffset.y == CGFloat(1_000), "after the keyboard")
        screen.list.contentOffset.y = 0
        screen.stage.settle()
        try screen.stage.edit("Message")
        #expect(screen.list.contentOffset.y == CGFloat(0), "the newest row stands on the bar")
        screen.stage.hide()
        #expect(screen.list.contentOffset.y == CGFloat(0))
    }

    @Test func `the content of an upside-down list moves with the nearer edge`() throws {
        let screen = try ListScreen()
        screen.list.transform = CGAffineTransform(scaleX: 1, y: -1)
        screen.bannerHeight.constant = 60
        try screen.show(at: { _ in 1_000 })
        let start = screen.place(of: 1_300)
        screen.bannerHeight.constant = 0
        screen.grow(screen.barHeight, to: 144)
        #expect(screen.place(of: 1_300) == start - 60, "the banner above has gone")
        screen.grow(screen.bannerHeight, to: 60)
        #expect(screen.place(of: 1_300) == start - 60, "the list hangs on its lower edge")
    }

    @Test(arguments: [(0, true), (12, true), (20, true), (21, false), (300, false)] as [(CGFloat, Bool)])
    func `a list within 20 points of its end is at its end`(distance: CGFloat, isAtEnd: Bool) throws {
        let screen = try ListScreen()
        try screen.show(at: { ListScreen.end($0) - distance })
        #expect((screen.distance == 0) == isAtEnd, "\(screen.distance)")
    }
}
