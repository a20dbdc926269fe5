import Foundation
import Testing

@_spi(Simulation) import ObjectiveC
@_spi(Simulation) @testable import UIKit

@MainActor
@Suite struct UpdateLinkTests {
    /// A window on its own phone, with a view that records its layouts.
    private final class NotingController: UIViewController {
        let simulation: Simulation
        let window: UIWindow
        var log: [String] = []
        private final class Noted: UIView {
            var onLayout: () -> Void = {}
            override func layoutSubviews() {
                super.layoutSubviews()
                onLayout()
            }
        }

        init(_ switches: UIKitSwitches = []) {
            simulation = Simulation(switches: switches)
            simulation.install()
            window = UIWindow(windowScene: simulation.scene)
            super.init(nibName: nil, bundle: nil)
            window.rootViewController = self
            window.makeKeyAndVisible()
            simulation.clock.advance(by: 0)
            log = []
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override func loadView() {
            let noted = Noted()
            noted.onLayout = { [weak self] in self?.log.append("layout") }
            view = noted
        }

        func noting(_ phases: [(String, UIUpdateActionPhase)]) -> UIUpdateLink {
            let link = UIUpdateLink(view: view)
            for (name, phase) in phases { link.addAction(to: phase) { [weak self] _, _ in self?.log.append(name) } }
            link.isEnabled = true
            return link
        }

        func endTurn() { simulation.clock.advance(by: 0) }
    }

    private static let phases: [(String, UIUpdateActionPhase)] = [
        ("complete", .afterUpdateComplete), ("before commit", .beforeCATransactionCommit),
        ("after commit", .afterCATransactionCommit), ("before links", .beforeCADisplayLinkDispatch),
        ("after links", .afterCADisplayLinkDispatch), ("scheduled", .afterUpdateScheduled),
        ("before events", .beforeEventDispatch), ("after events", .afterEventDispatch)
    ]

    @Test func `G38 an update runs its phases in order`() {
        let screen = NotingController(), link = screen.noting(Self.phases)
        screen.view.setNeedsLayout()
        screen.endTurn()
        #expect(
            screen.log == [
                "scheduled", "before events", "after events", "before links", "after links", "before commit", "layout",
                "after commit", "complete"
            ])
        screen.log = []
        link.isEnabled = false
        screen.endTurn()
        #expect(screen.log == [])
    }

    @Test func `G38 display links call back between their phases`() {
        let screen = NotingController(), link = screen.noting(Self.phases)
        let display = CADisplayLink { _ in screen.log.append("link") }
        display.add(to: .main, forMode: .common)
        screen.simulation.clock.advance(by: 0)
        screen.log = []
        screen.simulation.clock.advance(by: 0.02)
        display.invalidate()
        link.isEnabled = false
        #expect(
            screen.log.drop { $0 != "complete" }.dropFirst() == [
                "scheduled", "before events", "after events", "before links", "link", "after links", "before commit",
                "after commit", "complete"
            ], "\(screen.log)")
    }

    @Test(arguments: [([], "end link"), ([.commitsBeforeObservers], "link end")] as [(UIKitSwitches, String)])
    func `B3 G38 observers and links of a turn`(switches: UIKitSwitches, order: String) {
        let screen = NotingController(switches), link = screen.noting([("link", .beforeCATransactionCommit)])
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, false, 0
        ) { _, _ in MainActor.assumeIsolated { screen.log.append("end") } }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        screen.endTurn()
        CFRunLoopObserverInvalidate(observer)
        #expect(screen.log.joined(separator: " ") == order)
        link.isEnabled = false
    }

    @Test func `an observer hears of the turns of its own phone`() {
        let screen = NotingController(), next = NotingController()
        var turns = 0
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
        ) { _, _ in turns += 1 }
        screen.simulation.perform { CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes) }
        next.endTurn()
        #expect(turns == 0)
        screen.endTurn()
        #expect(turns == 1)
        next.simulation.perform { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes) }
        screen.endTurn()
        #expect(turns == 1)
        next.simulation.perform { CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes) }
        screen.endTurn()
        #expect(turns == 1)
        next.endTurn()
        #expect(turns == 2)
        CFRunLoopObserverInvalidate(observer)
        next.endTurn()
        #expect(turns == 2)
    }

    @Test func `G38 a passive link causes no update`() {
        let screen = NotingController()
        var count = 0
        let link = UIUpdateLink(view: screen.view) { _, _ in count += 1 }
        link.isEnabled = true
        screen.simulation.clock.advance(by: 10)
        #expect(count == 1 && screen.simulation.clock.isQuiescent, "the turn that begins")
        link.requiresContinuousUpdates = true
        screen.simulation.clock.advance(by: 1)
        #expect((60...62).contains(count - 1), "\(count)")
        link.isEnabled = false
        screen.simulation.clock.advance(by: 1)
        #expect((60...62).contains(count - 1))
    }

    @Test func `G38 a link acts while its view is in a visible window`() {
        let screen = NotingController(), view = UIView()
        var count = 0
        let link = UIUpdateLink(view: view, actionHandler: { _, _ in count += 1 })
        link.isEnabled = true
        screen.endTurn()
        #expect(count == 0)
        screen.view.addSubview(view)
        screen.endTurn()
        view.isHidden = true
        screen.endTurn()
        #expect(count == 2, "the window counts, not the view")
        screen.window.isHidden = true
        screen.endTurn()
        #expect(count == 2)
        screen.window.isHidden = false
        view.removeFromSuperview()
        screen.endTurn()
        #expect(count == 2)
        let ofScene = UIUpdateLink(windowScene: screen.simulation.scene) { _, _ in count += 10 }
        ofScene.isEnabled = true
        screen.endTurn()
        #expect(count == 12)
    }

    @Test func `G38 what changes after the commit is shown a frame later`() {
        let screen = NotingController(), link = UIUpdateLink(view: screen.view)
        var hasChanged = false
        link.addAction(to: .afterCATransactionCommit) { _, _ in
            guard !hasChanged else { return }
            hasChanged = true
            screen.view.setNeedsLayout()
            DispatchQueue.main.async { MainActor.assumeIsolated { screen.log.append("work") } }
        }
        link.isEnabled = true
        let start = screen.simulation.clock.now
        screen.simulation.clock.settle()
        #expect(screen.log.sorted() == ["layout", "work"])
        #expect(abs(screen.simulation.clock.now - start - 1.0 / 60) < 1e-9)
        link.isEnabled = false
    }

    private final class Target: NSObject {
        var log: [String] = []
        static let acted = Selector("acted:info:") { target, arguments in
            (target as? Target)?.log.append("\(arguments.map { type(of: $0 ?? "none") })")
        }
    }

    @Test func `I18 G38 a link performs a target's method`() {
        let screen = NotingController(), target = Target()
        let links = [
            UIUpdateLink(view: screen.view, actionTarget: target, selector: Target.acted),
            UIUpdateLink(windowScene: screen.simulation.scene, actionTarget: target, selector: Target.acted),
            UIUpdateLink(view: screen.view), UIUpdateLink(view: screen.view)
        ]
        links[2].addAction(target: target, selector: Target.acted)
        links[3].addAction(to: .beforeCATransactionCommit, target: target, selector: Target.acted)
        for link in links { link.isEnabled = true }
        screen.endTurn()
        for link in links { link.isEnabled = false }
        #expect(target.log == Array(repeating: "[UIKit.UIUpdateLink, UIKit.UIUpdateInfo]", count: 4))
    }

    @Test func `G38 an update tells its times while it runs`() throws {
        let screen = NotingController(), link = UIUpdateLink(view: screen.view)
        var seen: [UIUpdateInfo?] = []
        link.addAction { link, info in
            seen = [
                info, link.currentUpdateInfo(), .current(for: screen.view), .current(for: screen.simulation.scene)
            ]
        }
        link.isEnabled = true
        screen.simulation.clock.block(for: 2)
        screen.endTurn()
        let info = try #require(seen.first ?? nil)
        #expect(seen.count == 4 && seen.allSatisfy { $0 === info })
        #expect(info.modelTime == 2 && info.modelTime == CACurrentMediaTime())
        #expect(info.modelTime < info.completionDeadlineTime)
        #expect(info.completionDeadlineTime < info.estimatedPresentationTime)
        #expect(!info.isImmediatePresentationExpected && !info.isLowLatencyEventDispatchConfirmed)
        #expect(!info.isPerformingLowLatencyPhases)
        #expect(link.currentUpdateInfo() == nil && UIUpdateInfo.current(for: screen.view) == nil)
        link.isEnabled = false
    }

    @Test func `G38 phases of low latency never run and wishes are recorded`() {
        let screen = NotingController()
        let link = screen.noting([
            ("low", .beforeLowLatencyEventDispatch), ("low", .afterLowLatencyEventDispatch),
            ("low", .beforeLowLatencyCATransactionCommit), ("low", .afterLowLatencyCATransactionCommit)
        ])
        link.wantsLowLatencyEventDispatch = true
        link.wantsImmediatePresentation = true
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120)
        screen.endTurn()
        #expect(screen.log == [])
        let noted = screen.simulation.record.unmodelled.keys.filter { $0.hasPrefix("UIUpdateLink.") }
        #expect(
            noted.sorted() == [
                "UIUpdateLink.preferredFrameRateRange", "UIUpdateLink.wantsImmediatePresentation",
                "UIUpdateLink.wantsLowLatencyEventDispatch"
            ])
    }

    @Test func `an enabled link lives as long as its view`() {
        let screen = NotingController()
        weak var gone: UIUpdateLink?
        var count = 0
        do {
            let view = UIView()
            screen.view.addSubview(view)
            let link = UIUpdateLink(view: view) { _, _ in count += 1 }
            link.isEnabled = true
            gone = link
        }
        screen.endTurn()
        #expect(count == 1 && gone != nil)
        screen.view.subviews.first?.removeFromSuperview()
        screen.endTurn()
        #expect(count == 1 && gone == nil)
    }

    @Test func `a turn inside an action has no update of its own`() {
        let screen = NotingController()
        var count = 0
        let link = UIUpdateLink(view: screen.view) { _, _ in
            count += 1
            screen.view.setNeedsLayout()
            screen.endTurn()
        }
        link.isEnabled = true
        screen.endTurn()
        link.isEnabled = false
        #expect(count == 1 && screen.log == ["layout"])
    }
}
