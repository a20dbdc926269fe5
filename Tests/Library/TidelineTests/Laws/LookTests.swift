import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// While the keyboard is up, the library checks its avoidances at the end of each run-loop turn.
///
/// If the app has changed a view, the library adjusts the avoidance with the same animation.
@MainActor
@Suite struct LookTests {
    /// A page with a scroll view that contains a field, and above the field a view whose height a test changes.
    private final class Form: UIViewController {
        let scrollView = UIScrollView(), field = UITextField(), above = UIView(), below = UIView()
        private(set) lazy var height = above.heightAnchor.constraint(equalToConstant: 40)
        var onLayout: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            let stack = UIStackView(arrangedSubviews: [above, field, below])
            stack.axis = .vertical
            field.accessibilityIdentifier = "Field"
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
            below.heightAnchor.constraint(equalToConstant: 900).isActive = true
            height.isActive = true
            for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(scrollView)
            scrollView.addSubview(stack)
            let content = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                stack.topAnchor.constraint(equalTo: content.topAnchor),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor)
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            onLayout?()
        }

        var fieldBottom: CGFloat { field.convert(field.bounds, to: nil).maxY.seen }
        /// The field's lower edge as drawn at this moment, in the window's coordinates, in points.
        var shownBottom: CGFloat {
            var y = field.bounds.maxY, next: UIView? = field
            while let view = next, let around = view.superview {
                let shown = (view.layer.presentation() ?? view.layer).frame
                y += shown.minY - (around.layer.presentation() ?? around.layer).bounds.minY
                next = around
            }
            return y.seen
        }
    }

    private static let top: CGFloat = 508

    private func edit(_ form: Form, readings: Set<Reading> = [], systemVersion: Double = 17) throws -> SimulatedStage {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: systemVersion, readings: readings)
        form.loadViewIfNeeded()
        stage.present(form)
        try stage.edit("Field")
        return stage
    }

    @Test(arguments: [nil] + Reading.allCases)
    func `content that grows above the field leaves it in sight`(reading: Reading?) throws {
        let form = Form()
        form.loadViewIfNeeded()
        form.height.constant = 380
        form.scrollView.keyboardAvoidance = .insets
        let stage = try edit(form, readings: reading.map { [$0] } ?? [])
        #expect(form.fieldBottom <= Self.top)
        form.height.constant = 600
        stage.settle()
        #expect(form.fieldBottom <= Self.top && form.fieldBottom >= 91, "\(form.fieldBottom)")
    }

    @Test(
        arguments: [
            (17, [], true), (17, [.commitsBeforeObservers], true), (18, [], true),
            (18, [.commitsBeforeObservers], true), (26, [.commitsBeforeObservers], true)
        ] as [(Double, Set<Reading>, Bool)])
    func `G39 a look comes before the commit of its turn`(
        version: Double, readings: Set<Reading>, isInTime: Bool
    ) throws {
        let form = Form()
        form.loadViewIfNeeded()
        form.height.constant = 380
        form.scrollView.keyboardAvoidance = .insets
        let stage = try edit(form, readings: readings, systemVersion: version)
        var committed: [CGFloat] = []
        let link = UIUpdateLink(view: form.view)
        link.addAction(to: .afterCATransactionCommit) { _, _ in committed.append(form.fieldBottom) }
        link.isEnabled = true
        stage.phone.perform { form.height.constant = 600 }
        stage.phone.endTurn()
        let shown = try #require(committed.first)
        #expect((shown <= Self.top) == isInTime, "\(shown)")
        stage.settle()
        #expect(form.fieldBottom <= Self.top, "a frame later at most")
        link.isEnabled = false
    }

    /// How an app animates content that grows.
    enum Growth: String, CaseIterable, Sendable { case linear, easeInOut, spring, animator }

    @Test(arguments: Growth.allCases)
    func `what grows animated is followed by the same animation`(growth: Growth) throws {
        let form = Form()
        form.loadViewIfNeeded()
        form.height.constant = 410
        form.scrollView.keyboardAvoidance = .insets
        let stage = try edit(form), start = form.shownBottom
        let grow = {
            form.height.constant = 600
            form.view.layoutIfNeeded()
        }
        switch growth {
        case .linear: UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: grow)
        case .easeInOut: UIView.animate(withDuration: 0.4, animations: grow)
        case .spring:
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, animations: grow)
        case .animator:
            UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1, animations: grow).startAnimation()
        }
        var most = start, least = start
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            (most, least) = (max(most, form.shownBottom), min(least, form.shownBottom))
        }
        #expect(form.fieldBottom <= Self.top)
        // The field and the scroll view's offset move by the same curve, so the field moves straight to its new
        // position.
        let end = form.fieldBottom
        #expect(
            most <= max(start, end) + 0.6 && least >= min(start, end) - 0.6, "\(least)...\(most), \(start) to \(end)")
    }

    @Test func `an inset that the app assigns gets the share on top`() throws {
        let form = Form()
        form.loadViewIfNeeded()
        form.scrollView.keyboardAvoidance = .insets
        let stage = try edit(form)
        #expect(form.scrollView.contentInset.bottom == 302, "a plain number")
        form.scrollView.contentInset.bottom = 80
        stage.settle()
        #expect(form.scrollView.contentInset.bottom == 382)
        stage.hide()
        #expect(form.scrollView.contentInset.bottom == 80)
    }

    @Test(arguments: [[], [.correctsOffsetInLayout]] as [Set<Reading>], [80.0, 0])
    func `a list stays at its end when the app assigns its inset`(readings: Set<Reading>, inset: CGFloat) throws {
        let form = Form()
        form.loadViewIfNeeded()
        form.scrollView.keyboardAvoidance = .insets
        form.scrollView.contentInset.bottom = 80
        let stage = try edit(form, readings: readings)
        stage.scroll(form.scrollView, by: 2000)
        stage.settle()
        let end = form.scrollView.contentOffset.y
        form.scrollView.contentInset.bottom = inset
        stage.phone.endTurn()
        #expect(form.shownBottom == form.fieldBottom, "the list never moved")
        #expect(form.scrollView.contentInset.bottom == inset + 302)
        #expect(form.scrollView.contentOffset.y == end - 80 + inset)
        stage.hide()
        #expect(form.scrollView.contentInset.bottom == inset)
    }

    /// Puts a bar on the form that avoids the keyboard by its constant.
    private func bar(on form: Form) -> NSLayoutConstraint {
        form.loadViewIfNeeded()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        form.view.addSubview(bar)
        let ground = form.view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20)
        NSLayoutConstraint.activate([ground, bar.heightAnchor.constraint(equalToConstant: 44)])
        ground.keyboardAvoidance = .constant
        return ground
    }

    @Test func `a number assigned once in a layout above the keyboard keeps its share`() throws {
        let form = Form(), ground = bar(on: form)
        var isAssigned = false
        form.onLayout = {
            guard ground.constant > 100, !isAssigned else { return }
            (isAssigned, ground.constant) = (true, 30)
        }
        let stage = try edit(form)
        #expect(isAssigned && ground.constant == 366)
        stage.hide()
        #expect(ground.constant == 30)
    }

    @Test func `a number assigned in each layout is left to the app`() throws {
        let form = Form(), ground = bar(on: form)
        form.onLayout = { ground.constant = 20 }
        var log: [String] = []
        Keyboard.shared.onLog = { log.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        let stage = try edit(form), passes = stage.phone.layoutPasses
        #expect(ground.constant == 20 && log.contains { $0.contains("assigns the number again in each layout") })
        stage.advance(by: 20)
        #expect(stage.phone.layoutPasses == passes, "nothing is laid out for ever")
        form.onLayout = nil
        stage.hide()
        try stage.edit("Field")
        #expect(ground.constant == 356, "the next keyboard tries again")
    }

    @Test(arguments: [[], [.leavesGuidesOfMovedWindows], [.postsNoKeyValueChanges]] as [Set<Reading>])
    func `a window that is dragged is followed in that turn`(readings: Set<Reading>) throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad), readings: readings), form = Form()
        stage.phone.setWindowFrame(CGRect(x: 60, y: 40, width: 714, height: 924))
        form.loadViewIfNeeded()
        form.view.keyboardGuide.identifier = "guide"
        let guide = form.view.keyboardGuide
        stage.present(form)
        try stage.edit("Field")
        let before = guide.layoutFrame.height, top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(before == 964 - top)
        stage.phone.setWindowFrame(CGRect(x: 60, y: 240, width: 714, height: 924))
        stage.phone.endTurn()
        #expect(guide.layoutFrame.height == 1164 - top)
    }

    @Test(arguments: [[], [.matchesFrameUnderTransform]] as [Set<Reading>])
    func `a lifted page keeps its place when UIKit sets its frame`(readings: Set<Reading>) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), readings: readings), page = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 780, width: 200, height: 44))
        field.accessibilityIdentifier = "Field"
        page.view.addSubview(field)
        page.view.keyboardAvoidance = .translation
        stage.present(page)
        try stage.edit("Field")
        let lifted = field.convert(field.bounds, to: nil).maxY
        #expect(lifted <= Self.top && page.view.transform.ty == -336)
        for _ in 1...3 {
            page.view.frame = stage.phone.window.bounds
            stage.settle()
            #expect(field.convert(field.bounds, to: nil).maxY == lifted)
        }
        stage.hide()
        #expect(page.view.frame == stage.phone.window.bounds && page.view.transform == .identity)
    }

    @Test func `a look at what has not changed lays nothing out`() throws {
        let form = Form()
        form.loadViewIfNeeded()
        form.scrollView.keyboardAvoidance = .insets
        let stage = try edit(form), passes = stage.phone.layoutPasses
        for _ in 0..<1_200 { stage.phone.endTurn() }
        #expect(stage.phone.layoutPasses == passes)
    }

    @Test func `an offset that a person has chosen stays`() throws {
        let form = Form()
        form.loadViewIfNeeded()
        form.scrollView.keyboardAvoidance = .insets
        let stage = try edit(form)
        stage.scroll(form.scrollView, by: 300)
        let offset = form.scrollView.contentOffset.y
        stage.settle()
        #expect(offset > 0 && form.scrollView.contentOffset.y == offset)
    }

    @Test func `a list that a person has scrolled to the next input stays there after the hide`() throws {
        let form = Form(), next = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
        form.loadViewIfNeeded()
        form.below.addSubview(next)
        form.scrollView.keyboardAvoidance = .insets
        let stage = try edit(form)
        stage.scroll(form.scrollView, by: 300)
        stage.settle()
        #expect(stage.phone.tap(next) == .delivered)
        stage.settle()
        let scrolled = form.scrollView.contentOffset.y
        stage.hide()
        let end = form.scrollView.contentSize.height + form.scrollView.adjustedContentInset.bottom
        #expect(scrolled > 250)
        #expect(form.scrollView.contentOffset.y == min(scrolled, end - form.scrollView.bounds.height))
    }
}
