import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// How `automatic` makes room for the keyboard on screens without keyboard code.
@MainActor
@Suite struct AutomaticChoiceTests {
    /// A screen without keyboard code on a phone, in a window with an automatic avoidance.
    @MainActor
    private final class AutomaticScreen: Staged {
        let stage: SimulatedStage
        let controller: UIViewController
        let field = UITextField()
        private(set) var log: [String] = []

        init(
            _ controller: UIViewController = UIViewController(),
            avoidance: KeyboardAvoidance<UIWindow> = .automatic, _ build: (UIView, UITextField) -> Void
        ) throws {
            stage = SimulatedStage(try Screens.device(Screens.large))
            self.controller = controller
            stage.phone.window.keyboardAvoidance = avoidance
            field.accessibilityIdentifier = "Field"
            field.frame = CGRect(x: 20, y: 700, width: 200, height: 44)
            build(controller.view, field)
            stage.present(controller)
            Keyboard.shared.onLog = { [weak self] in self?.log.append($0.description) }
        }

        deinit { MainQueue.run { Keyboard.shared.onLog = nil } }

        var bottom: CGFloat { field.convert(field.bounds, to: nil).maxY.seen }
        var choice: String? { log.first { $0.hasPrefix("Field: ") } }
    }

    private static func form(in view: UIView, around field: UITextField) -> UIScrollView {
        let form = UIScrollView(frame: view.bounds)
        form.accessibilityIdentifier = "Form"
        form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        form.contentSize = CGSize(width: 390, height: 1_200)
        form.addSubview(field)
        view.addSubview(form)
        return form
    }

    private static func bar(in view: UIView, with field: UITextField) {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        field.frame = CGRect(x: 20, y: 8, width: 200, height: 44)
        bar.addSubview(field)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 60),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
    }

    // MARK: Choices

    @Test func `the scroll view around an input gives way by its insets`() throws {
        var form: UIScrollView?
        let bench = try AutomaticScreen { form = Self.form(in: $0, around: $1) }
        let offset = form?.contentOffset
        try bench.edit()
        #expect(form?.contentInset.bottom.seen == 302 && bench.bottom == 498)
        #expect(bench.controller.additionalSafeAreaInsets == .zero && bench.controller.view.transform == .identity)
        #expect(bench.choice == "Field: insets of Form, a scroll view that can show it")
        bench.hide()
        #expect(form?.contentInset == .zero && form?.contentOffset == offset)
    }

    @Test func `a view on the safe area rises with it`() throws {
        let bench = try AutomaticScreen { Self.bar(in: $0, with: $1) }
        try bench.edit()
        #expect(bench.controller.additionalSafeAreaInsets.bottom.seen == 302 && bench.bottom == 500)
        #expect(bench.choice == "Field: the safe area of UIViewController, on which it rests")
        bench.hide()
        #expect(bench.controller.additionalSafeAreaInsets == .zero)
    }

    @Test func `a field with a fixed frame is lifted with its page`() throws {
        let bench = try AutomaticScreen { $0.addSubview($1) }
        try bench.edit()
        #expect(bench.bottom == 498, "10 points above the keyboard")
        #expect(bench.controller.additionalSafeAreaInsets == .zero, "the safe area did not help, and is as before")
        #expect(bench.choice?.contains("translation") ?? false)
        bench.hide()
        #expect(bench.controller.view.transform == .identity)
    }

    @Test func `the submit button stays in sight with the input`() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 760, width: 200, height: 44))
        button.backgroundColor = .systemBlue
        let bench = try AutomaticScreen { view, field in
            view.addSubview(field)
            view.addSubview(button)
        }
        try bench.edit()
        #expect(button.convert(button.bounds, to: nil).maxY.seen == 498)
        bench.hide()
        #expect(bench.controller.view.transform == .identity)
    }

    /// The form is below a header, and above a filled button on the safe area.
    private static func form(
        in view: UIView, belowHeaderWith field: UITextField, height: CGFloat = 430
    ) -> UIScrollView {
        let form = UIScrollView(), button = UIButton()
        form.accessibilityIdentifier = "Form"
        button.backgroundColor = .systemBlue
        field.frame.origin.y = 0
        form.addSubview(field)
        form.contentSize = CGSize(width: 390, height: 600)
        for child in [form, button] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.topAnchor, constant: height),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            form.bottomAnchor.constraint(equalTo: button.topAnchor),
            button.heightAnchor.constraint(equalToConstant: 50),
            button.widthAnchor.constraint(equalToConstant: 200),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
        return form
    }

    @Test func `a button below the form raises the safe area in one layout`() throws {
        let bench = try AutomaticScreen { view, field in _ = Self.form(in: view, belowHeaderWith: field, height: 100) }
        let before = bench.phone.layoutPasses
        try bench.tap("Field")
        #expect(bench.controller.additionalSafeAreaInsets.bottom.seen == 302)
        #expect(bench.phone.layoutPasses - before <= 9, "\(bench.phone.layoutPasses - before)")
        bench.hide()
    }

    @Test func `the page gives way for an input that a scroll view cuts off`() throws {
        var form: UIScrollView?
        let bench = try AutomaticScreen { form = Self.form(in: $0, belowHeaderWith: $1) }
        try bench.edit()
        let shown = try #require(form.map { $0.convert($0.bounds, to: nil) })
        #expect(shown.minY <= bench.bottom - 44 && bench.bottom <= min(shown.maxY, 508))
        #expect(bench.controller.additionalSafeAreaInsets == .zero, "28 points would be left of 44")
        #expect(bench.choice?.contains("translation") ?? false)
        bench.hide()
        #expect(form?.contentInset == .zero && bench.controller.view.transform == .identity)
    }

    @Test func `an input that nothing covers moves nothing`() throws {
        let bench = try AutomaticScreen { view, field in
            field.frame.origin.y = 100
            view.addSubview(field)
        }
        try bench.edit()
        #expect(bench.bottom == 144 && bench.controller.additionalSafeAreaInsets == .zero)
        #expect(bench.choice == "Field: nothing has to give way")
    }

    @Test func `another input reuses the same way, and a hide restores all`() throws {
        var form: UIScrollView?
        let other = UITextField(frame: CGRect(x: 20, y: 900, width: 200, height: 44))
        other.accessibilityIdentifier = "Other"
        let bench = try AutomaticScreen { view, field in
            form = Self.form(in: view, around: field)
            form?.addSubview(other)
        }
        let offset = form?.contentOffset
        try bench.edit()
        try bench.edit("Other")
        #expect(other.convert(other.bounds, to: nil).maxY.seen == 498)
        try bench.edit()
        bench.hide()
        #expect(form?.contentInset == .zero && form?.contentOffset == offset)
    }

    @Test func `a scene keeps all of its windows clear`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(),
            field = UITextField()
        field.accessibilityIdentifier = "Field"
        Self.bar(in: controller.view, with: field)
        let scene = try #require(stage.phone.window.windowScene)
        scene.keyboardAvoidance = .automatic
        stage.present(controller)
        try stage.edit("Field")
        #expect(controller.additionalSafeAreaInsets.bottom.seen == 302)
        scene.keyboardAvoidance = nil
        #expect(controller.additionalSafeAreaInsets == .zero, "nil takes it back at once")
    }

    @Test(arguments: [true, false])
    func `a scene leaves the given classes alone and shows the focus`(isAlone: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(), chart = Chart()
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
        field.accessibilityIdentifier = "Field"
        chart.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        chart.addSubview(field)
        controller.view.addSubview(chart)
        let scene = try #require(stage.phone.window.windowScene)
        scene.keyboardAvoidance = .automatic.focus(margin: 30).leavingAlone(isAlone ? [Chart.self] : [])
        stage.present(controller)
        try stage.edit("Field")
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(field.convert(field.bounds, to: nil).maxY.seen == (isAlone ? 740 : top - 30))
    }

    @Test func `automatic switched on with the keyboard up acts at once`() throws {
        let bench = try AutomaticScreen { Self.bar(in: $0, with: $1) }
        bench.phone.window.keyboardAvoidance = nil
        try bench.edit()
        #expect(bench.bottom == 802)
        bench.phone.window.keyboardAvoidance = .automatic
        bench.settle()
        #expect(bench.bottom == 500)
    }

    // MARK: Each input as if it came first

    @Test func `an input that needs nothing gets nothing after another one`() throws {
        let top = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        top.accessibilityIdentifier = "Top"
        let bench = try AutomaticScreen { view, field in
            Self.bar(in: view, with: field)
            view.addSubview(top)
        }
        try bench.edit()
        #expect(bench.controller.additionalSafeAreaInsets.bottom.seen == 302)
        try bench.edit("Top")
        #expect(bench.controller.additionalSafeAreaInsets == .zero)
        #expect(bench.log.contains("Top: nothing has to give way"), "\(bench.log)")
    }

    @Test func `a field that another one has cleared is chosen for`() throws {
        let second = UITextField(frame: CGRect(x: 230, y: 8, width: 100, height: 44))
        second.accessibilityIdentifier = "Second"
        let bench = try AutomaticScreen { view, field in
            Self.bar(in: view, with: field)
            field.superview?.addSubview(second)
        }
        try bench.edit()
        try bench.edit("Second")
        #expect(bench.controller.additionalSafeAreaInsets.bottom.seen == 302)
        #expect(!bench.log.contains("Second: nothing has to give way"), "\(bench.log)")
    }

    @Test func `a form gives way for its own input after a bar below it`() throws {
        let bar = UITextField()
        bar.accessibilityIdentifier = "Bar"
        var form: UIScrollView?
        let bench = try AutomaticScreen { view, field in
            form = Self.form(in: view, around: field)
            Self.bar(in: view, with: bar)
        }
        try bench.edit("Bar")
        try bench.edit()
        #expect(bench.controller.additionalSafeAreaInsets == .zero && form?.contentInset.bottom.seen == 302)
        #expect(bench.bottom <= 498)
    }

    @Test func `S126 a popup that stands in the window by itself is lifted`() throws {
        let bench = try AutomaticScreen { _, _ in }
        let window = bench.phone.window, dimmed = UIView(frame: window.bounds)
        let card = UIView(frame: CGRect(x: 40, y: 600, width: 310, height: 200))
        bench.field.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        card.addSubview(bench.field)
        dimmed.addSubview(card)
        window.addSubview(dimmed)
        try bench.edit()
        #expect(bench.bottom == 498 && dimmed.transform == .identity, "\(bench.log)")
        bench.hide()
        #expect(card.transform == .identity)
    }

    @Test func `where no way shows an input whole, the best one stays`() throws {
        let bench = try AutomaticScreen { view, field in
            let fixed = Self.form(in: view, around: field)
            fixed.isScrollEnabled = false
            field.frame.origin.y = 820
        }
        try bench.edit()
        #expect(bench.controller.view.transform.ty < -300, "\(bench.log)")
    }

    // MARK: Exemptions

    /// The library recognizes the WebKit class `WKWebView` by the name.
    private final class WKWebView: UIView {}
    private final class Chart: UIView {}

    @Test(
        arguments: [
            "view", "controller", "class", "web", "guide", "own insets", "own guide", "own safe area"
        ])
    func `a screen that adapts itself or opts out is left alone`(what: String) throws {
        let bench = try AutomaticScreen(
            avoidance: .automatic.leavingAlone([Chart.self])
        ) { view, field in
            let around: UIView =
                switch what {
                case "web": WKWebView(frame: view.bounds)
                case "class": Chart(frame: view.bounds)
                case "own insets": UIScrollView(frame: view.bounds)
                default: UIView(frame: view.bounds)
                }
            around.addSubview(field)
            view.addSubview(around)
            switch what {
            case "view": around.keyboardAvoidance = .excluded
            case "guide": view.keyboardLayoutGuide.topAnchor.constraint(equalTo: around.bottomAnchor).isActive = false
            case "own insets": (around as? UIScrollView)?.keyboardAvoidance = .insets
            case "own guide": _ = view.keyboardGuide
            default: break
            }
        }
        if what == "controller" { bench.controller.keyboardAvoidance = .excluded }
        if what == "own safe area" { bench.controller.keyboardAvoidance = .safeArea }
        if what == "guide" {
            let spacer = UIView()
            spacer.translatesAutoresizingMaskIntoConstraints = false
            bench.controller.view.addSubview(spacer)
            spacer.bottomAnchor.constraint(equalTo: bench.controller.view.keyboardLayoutGuide.topAnchor).isActive = true
        }
        try bench.edit()
        #expect(bench.choice?.hasPrefix("Field: left alone, because ") ?? false, "\(bench.log)")
        #expect(bench.log.filter { $0.hasPrefix("Field: left alone") }.count == 1, "the reason is told once")
        #expect(bench.controller.view.transform == .identity)
        if what != "own safe area" { #expect(bench.controller.additionalSafeAreaInsets == .zero) }
        bench.hide()
        #expect(bench.controller.additionalSafeAreaInsets == .zero)
    }

    @Test func `S129 a table controller's table is left alone`() throws {
        let bench = try AutomaticScreen(UITableViewController()) { view, field in view.addSubview(field) }
        try bench.edit()
        #expect(bench.choice?.contains("its table controller avoids the keyboard itself") ?? false, "\(bench.log)")
    }

    @Test func `S125 an alert's field moves nothing`() throws {
        let bench = try AutomaticScreen { Self.bar(in: $0, with: $1) }
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.accessibilityIdentifier = "Name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        bench.controller.present(alert, animated: true)
        bench.settle()
        #expect(bench.phone.keyboard.frameInScreen != nil)
        #expect(bench.controller.additionalSafeAreaInsets == .zero)
        #expect(bench.log.contains { $0.contains("UIAlertController around it avoids the keyboard itself") })
    }

    // MARK: Afterwards

    @Test func `no view is added, and without a keyboard no layout happens`() throws {
        let bench = try AutomaticScreen { _ = Self.form(in: $0, around: $1) }
        func views(_ view: UIView) -> Int { 1 + view.subviews.map(views).reduce(0, +) }
        let window = bench.phone.window, before = views(window)
        for _ in 1...3 {
            try bench.edit()
            #expect(views(window) == before)
            bench.hide()
            #expect(views(window) == before)
        }
        let passes = bench.phone.layoutPasses
        bench.advance(by: 5)
        #expect(bench.phone.layoutPasses == passes)
    }

    @Test func `automatic costs no layout before a keyboard comes`() throws {
        var passes: [Int] = []
        for avoidance in [nil, KeyboardAvoidance<UIWindow>.automatic] {
            let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(),
                field = UITextField()
            _ = Self.form(in: controller.view, around: field)
            stage.phone.window.keyboardAvoidance = avoidance
            stage.present(controller)
            stage.rotate(to: .landscape)
            stage.settle()
            passes.append(stage.phone.layoutPasses)
        }
        #expect(passes[0] == passes[1])
    }

    @Test func `an input that the upper edge of its scroll view cuts off is not in sight`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200)), field = UITextField()
        field.frame = CGRect(x: 20, y: 10, width: 200, height: 44)
        list.contentSize = CGSize(width: 390, height: 900)
        list.addSubview(field)
        controller.view.addSubview(list)
        stage.present(controller)
        let place = Tideline.AutomaticScreen.KeyboardPlace(top: 600, windowSize: stage.phone.window.bounds.size)
        let views = PageViews(around: .input(field))
        let screen = Tideline.AutomaticScreen(.input(field), in: views, keyboard: place)
        #expect(screen.sight(above: place.top).verdict.showsInput)
        list.contentOffset.y = 30
        let verdict = screen.sight(above: place.top).verdict
        #expect(!verdict.showsInput && verdict.height == 24)
    }
}
