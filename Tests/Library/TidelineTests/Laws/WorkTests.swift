import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Each keyboard notification causes at most one layout of each view.
///
/// A repeated notification causes no layout.
@MainActor
@Suite struct WorkTests {
    private final class CountingView: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// Counts how often the library reads the window's screen.
    ///
    /// The library reads the screen three times for each computed overlap.
    private final class CountingWindow: UIWindow {
        var readings = 0

        override var screen: UIScreen {
            get {
                readings += 1
                return super.screen
            }
            set { super.screen = newValue }
        }
    }

    private final class AskedView: UIView {
        var questions = 0

        override var isFirstResponder: Bool {
            questions += 1
            return super.isFirstResponder
        }
    }

    private func bench(_ ways: [AvoidanceWay]) throws -> (LawBench, CountingView) {
        let bench = try LawBench(ways), view = CountingView()
        let root: UIView = bench.subject.controller.view
        view.frame = root.bounds
        root.insertSubview(view, at: 0)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bench.phone.settle()
        return (bench, view)
    }

    private func viewCount(_ view: UIView) -> Int { 1 + view.subviews.map(viewCount).reduce(0, +) }

    @Test(arguments: AvoidanceWay.allCases)
    func `a keyboard event lays out each view at most once`(way: AvoidanceWay) throws {
        let (bench, _) = try bench([way]), phone = bench.phone
        // The library adds a view to the window, and inside the view another view on Apple's guide.
        let views = viewCount(phone.window) + 2
        for height in [336.0, 291, 253.5] {
            let before = phone.layoutPasses
            bench.post(.willChangeFrame, y: bench.screen.height - height, height: height)
            #expect(phone.layoutPasses - before <= views, "\(way) at \(height)")
            let after = phone.layoutPasses
            bench.post(.willShow, y: bench.screen.height - height, height: height)
            bench.post(.didChangeFrame, y: bench.screen.height - height, height: height)
            bench.post(.didShow, y: bench.screen.height - height, height: height)
            #expect(phone.layoutPasses == after, "\(way): the pair says nothing new")
            phone.settle()
            #expect(phone.layoutPasses == after, "\(way): nothing is left to do")
        }
        let before = phone.layoutPasses
        bench.post(.willHide, y: bench.screen.height, height: 336)
        phone.settle()
        #expect(phone.layoutPasses - before <= views, "\(way) hiding")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `an unchanged view is not laid out`(way: AvoidanceWay) throws {
        let (bench, view) = try bench([way])
        let before = view.layouts
        bench.post(.willShow, y: bench.screen.height - 336, height: 336)
        bench.phone.settle()
        // A change of the safe area lays out every view inside, so one layout is allowed.
        #expect(view.layouts - before <= (way == .safeArea ? 1 : 0), "\(way)")
    }

    private final class WideningView: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            subviews.last?.subviews.last?.bounds.size.width += 1
        }
    }

    /// The layout of the middle view is up to date, so `layoutIfNeeded()` on the inner view does not lay out the outer
    /// view (B4).
    @Test func `a view inside another one that moves is laid out once`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14")), controller = UIViewController()
        let frame = CGRect(x: 0, y: 0, width: 390, height: 200)
        let outer = WideningView(frame: frame), middle = UIView(frame: frame), inner = CountingView(frame: frame)
        controller.view.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
        stage.present(controller)
        for views in [[inner, outer], [outer, inner]] {
            for view in views { view.setNeedsLayout() }
            let before = inner.layouts
            AvoidancePass.layOut(views)
            #expect(inner.layouts - before == 1)
        }
    }

    @Test func `the search for the input does not grow with avoidances`() throws {
        func questions(_ count: Int) throws -> Int {
            let stage = SimulatedStage(try Device.named("iPhone 14")), controller = UIViewController(),
                asked = AskedView()
            for index in 0..<count {
                let view = UIView(frame: CGRect(x: 4 * index, y: 700, width: 10, height: 10))
                controller.view.addSubview(view)
                view.keyboardAvoidance = .translation
            }
            controller.view.addSubview(asked)
            stage.present(controller)
            let before = asked.questions
            let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillShowNotification, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
            return asked.questions - before
        }
        // A keyboard of another height than the last one is asked for its accessory view once.
        _ = try questions(40)
        let few = try questions(40)
        #expect(few > 0)
        let many = try questions(80)
        #expect(many == few)
    }

    /// Counts how often the library asks for the first responder while a person types and then ends editing.
    private func questions(_ way: AvoidanceWay, views: Int, in name: String) throws -> Int {
        let stage = SimulatedStage(try Device.named("iPhone 14")), screen = WayScreen(way), crowd = UIView(),
            note = UITextView()
        let asked = (0..<views).map { _ in AskedView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        for view in asked { crowd.addSubview(view) }
        screen.controller.view.insertSubview(crowd, at: 0)
        note.accessibilityIdentifier = "Note"
        note.frame = CGRect(x: 200, y: 150, width: 80, height: 34)
        screen.controller.view.addSubview(note)
        stage.present(screen.controller)
        let before = asked.map(\.questions).reduce(0, +)
        try stage.edit(name)
        try stage.type("abc")
        stage.settle()
        stage.hide()
        return asked.map(\.questions).reduce(0, +) - before
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `no view beside a text field is asked`(way: AvoidanceWay) throws {
        #expect(try questions(way, views: 300, in: "Field") == 0, "\(way)")
    }

    /// For a text view, UIKit announces the keyboard before editing begins (rule E11), so the library has to search for
    /// the text view once.
    @Test(arguments: AvoidanceWay.allCases)
    func `a text view is searched for once at most`(way: AvoidanceWay) throws {
        #expect(try questions(way, views: 300, in: "Note") <= 300, "\(way)")
    }

    private final class VisitedView: UIView {
        nonisolated(unsafe) static var visits = 0

        override var isHidden: Bool {
            get {
                Self.visits += 1
                return super.isHidden
            }
            set { super.isHidden = newValue }
        }
    }

    /// Counts how often a page's views are visited while a person edits a field and then another one.
    private func visits(_ avoidance: KeyboardAvoidance<UIWindow>?, views: Int) throws -> [Int] {
        let stage = SimulatedStage(try Device.named("iPhone 14")), page = UIViewController(), crowd = UIView()
        for _ in 0..<views { crowd.addSubview(VisitedView()) }
        page.view.addSubview(crowd)
        for (index, name) in ["First", "Second"].enumerated() {
            let field = UITextField(frame: CGRect(x: 20, y: 500 + 100 * index, width: 200, height: 44))
            field.accessibilityIdentifier = name
            page.view.addSubview(field)
        }
        stage.phone.window.keyboardAvoidance = avoidance
        stage.present(page)
        return try ["First", "Second"].map { name in
            let before = VisitedView.visits
            try stage.edit(name)
            return VisitedView.visits - before
        }
    }

    /// Each time the page is walked once before the keyboard comes, and once when it has come.
    @Test func `automatic visits a page at most twice an event`() throws {
        let without = try visits(nil, views: 300), with = try visits(.automatic, views: 300)
        for (with, without) in zip(with, without) { #expect(with - without <= 2 * 300, "\(with) and \(without)") }
    }

    @Test(arguments: [AvoidanceWay.guide, .translation, .scrollInsets, .constraint, .safeArea])
    func `one adjustment computes the overlap once`(way: AvoidanceWay) throws {
        let bench = try ObserverBench(Screens.large), subject = LawSubject(way, keyboard: bench.keyboard)
        let window = CountingWindow(windowScene: try #require(bench.phone.window.windowScene))
        window.rootViewController = subject.controller
        window.makeKeyAndVisible()
        bench.phone.settle()
        let before = window.readings
        let adjustment = try #require(bench.keyboard.following.avoiders.present.first)
            .adjust(to: .docked(CGRect(x: 0, y: 508, width: 390, height: 336)))
        #expect(adjustment.hasChanged)
        // The screen is read three times: to judge the keyboard's frame in the window, to convert this frame, and to
        // find the width of a pixel.
        #expect(window.readings - before == 3)
    }

    /// Makes views with a translation, alternately in each of the windows.
    private func translatedViews(_ count: Int, in windows: [UIWindow], _ keyboard: Keyboard) -> [UIView] {
        for window in windows {
            window.rootViewController = UIViewController()
            window.isHidden = false
        }
        return (0..<count).map { index in
            let window = windows[index % windows.count]
            let view = UIView(frame: CGRect(x: 4 * index, y: Int(window.bounds.maxY) - 60, width: 10, height: 40))
            window.rootViewController?.view.addSubview(view)
            view.keyboardAvoidance = .translation.following(keyboard)
            return view
        }
    }

    @Test func `a pass judges the keyboard once for all in a window`() throws {
        func readings(_ count: Int) throws -> Int {
            let bench = try ObserverBench(Screens.large)
            let window = CountingWindow(windowScene: try #require(bench.phone.window.windowScene))
            let views = translatedViews(count, in: [window], bench.keyboard)
            bench.phone.settle()
            let before = window.readings
            bench.post(.willShow, y: 508, height: 336)
            #expect(views.allSatisfy { $0.transform.ty < 0 })
            return window.readings - before
        }
        let few = try readings(40), many = try readings(80)
        // Each view is adjusted in two rounds, and each round reads the screen twice. The first reading finds the size
        // of a pixel. The second reading checks whether the keyboard is on that screen.
        #expect(many - few <= 40 * 4)
    }

    /// The keyboard ends at the bottom of the shorter window, above the bottom of the screen, so it covers views of the
    /// shorter window only (E60).
    @Test func `views of two windows in turn are judged in their own`() throws {
        let bench = try ObserverBench(Screens.large), scene = try #require(bench.phone.window.windowScene)
        let whole = UIWindow(windowScene: scene), short = UIWindow(windowScene: scene)
        short.frame.size.height = 636
        let views = translatedViews(6, in: [whole, short], bench.keyboard)
        bench.phone.settle()
        bench.post(.willShow, y: 300, height: 336)
        bench.phone.settle()
        #expect(views.map { $0.transform.ty < 0 } == [false, true, false, true, false, true])
    }

    @Test func `five avoidances lay each view out at most twice`() throws {
        let (bench, _) = try bench([.translation, .scrollInsets, .constraint, .safeArea, .guide])
        let phone = bench.phone, views = viewCount(phone.window), before = phone.layoutPasses
        bench.post(.willShow, y: bench.screen.height - 336, height: 336)
        phone.settle()
        #expect(phone.layoutPasses - before <= 2 * views)
    }
}
