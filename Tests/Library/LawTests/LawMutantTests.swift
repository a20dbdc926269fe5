@_spi(Simulation) import DeviceSimulation
import Foundation
import HostTestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// For each clause of the law, a planted fault has to be reported.
@MainActor
@Suite struct LawMutantTests {
    /// A long form with a field at either end; the lower field is edited.
    private let life: Life = {
        let field = ScreenNode(id: 1, kind: .field(.letters)), last = ScreenNode(id: 3, kind: .field(.letters))
        let gap = ScreenNode(id: 2, kind: .space, height: 900)
        let form = ScreenNode(id: 4, kind: .scroll, children: [field, gap, last])
        return Life(screen: LawScreen(place: .large, body: form), ways: [.insets], steps: [.focus(3)])
    }()

    private var lifeAtTheTop: Life {
        var life = life
        life.steps = [.focus(1)]
        return life
    }

    private func faults(
        _ life: Life, at event: Notification.Name? = nil, _ act: @escaping (LawStage) -> Void
    ) throws -> Set<Clause> {
        let whole = try Set(LifeRun.faults(of: life).keys)
        #expect(whole.isSubset(of: [.untouched]), "the screen breaks clauses without a fault: \(whole)")
        return try Set(LifeRun.faults(of: life, spoiledBy: Breakage(at: event, act)).keys)
    }

    @Test func `clause a finds a covered input`() throws {
        let found = try faults(life) { $0.page.bodyScroll?.keyboardAvoidance = nil }
        #expect(found.contains(.inSight) || found.contains(.inReach))
    }

    @Test func `clause b finds a control below the end of scrolling`() throws {
        let found = try faults(lifeAtTheTop) { $0.page.bodyScroll?.keyboardAvoidance = nil }
        #expect(found.contains(.inReach))
    }

    @Test func `clause c finds a movement that is not needed`() throws {
        let found = try faults(lifeAtTheTop, at: UIResponder.keyboardDidShowNotification) {
            $0.page.bodyScroll?.subviews.first { $0 is UIStackView }?.transform.ty = 6
        }
        #expect(found.contains(.unmoved))
    }

    @Test func `clause d finds a number that is 2 points off`() throws {
        let found = try faults(life, at: UIResponder.keyboardDidShowNotification) {
            $0.page.bodyScroll?.contentInset.bottom += 2
        }
        #expect(found.contains(.memoryless))
    }

    /// Between two ways the law compares what a person sees, and not their numbers.
    @Test(arguments: [2, 302] as [CGFloat])
    func `clause d finds room that two ways make twice`(extra: CGFloat) throws {
        var life = lifeAtTheTop
        life.ways = [.insets, .safeArea]
        let found = try faults(life, at: UIResponder.keyboardDidShowNotification) {
            $0.page.bodyScroll?.contentInset.bottom += extra
        }
        #expect(found.contains(.memoryless))
    }

    @Test func `clause e finds a number with two values in a turn`() throws {
        let found = try faults(life, at: UIResponder.keyboardDidShowNotification) {
            $0.page.bodyScroll?.contentInset.bottom += 2
            $0.page.bodyScroll?.contentInset.bottom -= 2
        }
        #expect(found.contains(.oneValue))
    }

    @Test func `clause e finds a layout in each frame`() throws {
        final class Restless: NSObject {
            var link: CADisplayLink?
            weak var view: UIView?
        }
        let restless = Restless()
        let found = try faults(life) { stage in
            restless.view = stage.page.controller.view
            restless.link = CADisplayLink { _ in restless.view?.setNeedsLayout() }
            restless.link?.add(to: .main, forMode: .common)
        }
        restless.link?.invalidate()
        #expect(found.contains(.quiet))
    }

    @Test func `clause f finds an inset that stays`() throws {
        let found = try faults(life, at: UIResponder.keyboardDidHideNotification) {
            $0.page.bodyScroll?.contentInset.bottom += 1
        }
        #expect(found.contains(.restored))
    }

    @Test func `clause f finds an offset that is not restored`() throws {
        let found = try faults(life, at: UIResponder.keyboardDidHideNotification) {
            $0.page.bodyScroll?.contentOffset.y += 3
        }
        #expect(found.contains(.restored))
    }

    @Test func `clause g finds a view of the library's`() throws {
        var screen = life.screen
        screen.container = .plain
        let stage = try LawStage(screen, [], nil)
        defer { stage.end() }
        #expect(TidelineTraces(stage).views.isEmpty)
        let view: UIView = stage.page.controller.view
        view.addSubview(TextInputNavigator(in: view).makeBar())
        #expect(TidelineTraces(stage).views.count == 1)
    }

    @Test func `clause h finds a jump in the middle of a movement`() throws {
        let found = try faults(life, at: UIResponder.keyboardWillShowNotification) { stage in
            let view: UIView = stage.page.controller.view, clock = stage.phone.simulation.clock
            clock.schedule(after: 0.1) { view.transform.ty = 60 }
            clock.schedule(after: 0.15) { view.transform.ty = 0 }
        }
        #expect(found.contains(.straight))
    }
}
