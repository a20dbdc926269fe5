import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Views that are special cases for an avoidance: some avoid the keyboard themselves, some are in the keyboard's
/// windows, and some have no room for subviews.
@MainActor
@Suite struct NeighbourTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S125 a page does not move for an alert with a field`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        var reasons: Set<String> = []
        Keyboard.shared.onLog = { reasons.insert($0.description) }
        defer { Keyboard.shared.onLog = nil }
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.accessibilityIdentifier = "Name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.screen.controller.present(alert, animated: true)
        stage.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        #expect(stage.phone.keyboard.frameInScreen != nil)
        #expect(stage.screen.state == start, "\(way)")
        #expect(reasons.contains { $0.contains("left alone") && $0.contains("UIAlertController") }, "\(reasons)")
        try stage.tapAndSettle("OK")
        #expect(stage.screen.state == start, "\(way)")
    }

    /// The library recognizes classes of WebKit and SwiftUI by their names.
    private final class WKWebView: UIView {}

    @Test(arguments: AvoidanceWay.allCases.filter { $0 != .guide && $0 != .guideController })
    func `S122 S127 no view moves while a web view is edited`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), web = WKWebView(), field = UITextField()
        web.frame = stage.screen.panel.bounds
        field.frame = CGRect(x: 0, y: 40, width: 100, height: 30)
        field.accessibilityIdentifier = "Web"
        web.addSubview(field)
        stage.screen.panel.addSubview(web)
        stage.settle()
        let value = stage.screen.value
        try stage.edit("Web")
        #expect(stage.screen.value == value, "\(way)")
        try stage.edit("Field")
        stage.expectUp(508, .large)
    }

    @Test func `S128 scroll views in input or accessory views do not move`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = WayScreen(.guide)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 390, height: 250), inputViewStyle: .keyboard)
        let bars = [UIScrollView(frame: accessory.bounds), UIScrollView(frame: keys.bounds)]
        for (around, bar) in zip([accessory, keys], bars) {
            bar.contentSize.height = 2_000
            around.addSubview(bar)
        }
        let listeners = bars.map(Listener.init), responder = KeyboardResponder()
        for listener in listeners { KeyboardBroadcaster.shared.addListener(listener) }
        responder.automaticallyAdjust(bars[0])
        screen.field.inputAccessoryView = accessory
        screen.field.inputView = keys
        stage.present(screen.controller)
        try stage.edit("Field")
        #expect(bars.map(\.contentInset) == [.zero, .zero])
        #expect(bars[0].transform == .identity)
        withExtendedLifetime((listeners, responder)) {}
    }

    @Test func `S128 an input view that an app shows itself does not move`() throws {
        let frame = CGRect(x: 0, y: 600, width: 390, height: 244)
        for around in [UIInputView(frame: frame, inputViewStyle: .default), UIView(frame: frame)] {
            let stage = SimulatedStage(try Screens.device(Screens.large)), screen = WayScreen(.guide, avoids: false)
            let scrollView = UIScrollView(frame: around.bounds), listener = Listener(scrollView)
            scrollView.contentSize.height = 2_000
            around.addSubview(scrollView)
            screen.controller.view.addSubview(around)
            KeyboardBroadcaster.shared.addListener(listener)
            stage.present(screen.controller)
            try stage.edit("Top")
            #expect((scrollView.contentInset == .zero) == (around is UIInputView))
            withExtendedLifetime(listener) {}
        }
    }

    @Test func `S128 an input view and a stranger's stay beside moving views`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = WayScreen(.guide, avoids: false)
        let stranger = UIViewController()
        let views = [
            UIView(), UIInputView(frame: .zero, inputViewStyle: .default), stranger.view, UIView()
        ].compactMap(\.self)
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 40 * index, y: 700, width: 30, height: 40)
            screen.controller.view.addSubview(view)
            view.keyboardAvoidance = .translation
        }
        stage.present(screen.controller)
        try stage.edit("Top")
        #expect(views.map { $0.transform.ty < 0 } == [true, false, false, true])
        withExtendedLifetime(stranger) {}
    }

    @Test func `effect views, stack views and cells are kept clear`() throws {
        let effects = UIVisualEffectView(effect: UIBlurEffect(style: .regular)), stack = UIStackView()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = UILabel()
        stack.addArrangedSubview(label)
        for view in [effects, stack, cell] as [UIView] {
            let stage = SimulatedStage(try Screens.device(Screens.large)), screen = WayScreen(.guide, avoids: false)
            view.frame = CGRect(x: 0, y: 600, width: 390, height: 244)
            screen.controller.view.addSubview(view)
            let responder = KeyboardResponder(), count = view.subviews.count
            responder.automaticallyAdjust(view, padding: 0)
            let guide = view.keyboardGuide
            stage.present(screen.controller)
            try stage.edit("Top")
            #expect(view.convert(view.bounds, to: nil).maxY.seen == 508, "\(type(of: view))")
            #expect(guide.layoutFrame.height == 0, "it has moved out of the keyboard's reach")
            if view !== stack { #expect(view.subviews.count == count) }
            view.removeLayoutGuide(guide)
            view.layoutIfNeeded()
        }
        #expect(stack.arrangedSubviews == [label])
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `Reduce Motion with Prefer Cross-Fade moves views at once`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), phone = stage.phone
        phone.setReducesMotion(true)
        phone.setPrefersCrossFades(true)
        try stage.focus("Field")
        stage.expect(ground: 508, covered: 336, safeArea: 34)
        #expect(stage.screen.shownFieldBottom == CGFloat(498), "\(way) is there at once")
        stage.settle()
        stage.dismissKeyboard()
        #expect(stage.screen.shownFieldBottom == CGFloat(800), "\(way)")
        stage.settle()
        stage.expectRest(.large)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `an explanation names the view, the height and the frame`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        var lines: [String] = []
        Keyboard.shared.onLog = { lines.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        try stage.edit("Field")
        #expect(lines.allSatisfy { $0.contains(": ") && $0.contains("(") }, "\(lines)")
        let last = try #require(lines.last { $0.contains("kept clear by") }, "\(lines)")
        #expect(last.contains("the keyboard covers") && last.contains("docked: (0, 508, 390, 336)"), "\(last)")
    }
}
