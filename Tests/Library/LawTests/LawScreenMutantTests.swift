@_spi(Simulation) import DeviceSimulation
import Foundation
import HostTestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// Planted faults on generated screens: chats, child controllers, sheets, screens with own insets and constants, and
/// later pages.
@MainActor
@Suite struct LawScreenMutantTests {
    private let field = ScreenNode(id: 1, kind: .field(.letters)), second = ScreenNode(id: 2, kind: .field(.letters))
    private let gap = ScreenNode(id: 3, kind: .space, height: 900), last = ScreenNode(id: 4, kind: .field(.letters))

    private func life(_ steps: [LifeStep], _ change: (inout LawScreen) -> Void = { _ in }) -> Life {
        let form = ScreenNode(id: 5, kind: .scroll, children: [field, second, gap, last])
        var screen = LawScreen(place: .large, body: form)
        change(&screen)
        return Life(screen: screen, ways: [.insets], steps: steps)
    }

    private func chat(_ steps: [LifeStep]) -> Life {
        life(steps) { $0.bar = [ScreenNode(id: 6, kind: .field(.letters))] }
    }

    private func faults(
        _ life: Life, at event: Notification.Name? = nil, _ act: @escaping (LawStage) -> Void
    ) throws -> Set<Clause> {
        let whole = try LifeRun.faults(of: life).filter { $0.key != .untouched }
        #expect(whole.isEmpty, "the screen breaks clauses without a fault: \(whole)")
        return try Set(LifeRun.faults(of: life, spoiledBy: Breakage(at: event, act)).keys)
    }

    @Test func `clause a finds a newest message that leaves`() throws {
        let found = try faults(chat([.drag(2_000), .focus(6)]), at: UIResponder.keyboardDidShowNotification) {
            if $0.typed != nil { $0.page.bodyScroll?.contentOffset.y -= 100 }
        }
        #expect(found.contains(.inSight))
    }

    @Test func `clause b finds a list that ends under a docked bar`() throws {
        let found = try faults(chat([.type])) { $0.page.bodyScroll?.keyboardAvoidance = nil }
        #expect(found.contains(.inReach))
    }

    @Test(arguments: [false, true])
    func `clause b finds a guide that does not follow`(isChild: Bool) throws {
        let guided = ScreenNode(id: 7, kind: .guided(inChild: isChild), height: 700, children: [field])
        var life = life([.focus(1)])
        life.screen.body = isChild ? guided : ScreenNode(id: 5, kind: .table, children: [guided])
        life.ways = [.guide]
        #expect(try faults(life) { $0.page.guides.first?.guide.keyboard = nil }.contains(.inReach))
    }

    @Test func `clause c finds a bar that leaves its keyboard`() throws {
        let found = try faults(chat([.focus(6)])) { $0.page.bar?.transform.ty = -5 }
        #expect(found.contains(.unmoved))
    }

    @Test func `clause c finds a movement at the second input`() throws {
        let found = try faults(life([.focus(1), .focus(2)]), at: UITextField.textDidBeginEditingNotification) { stage in
            guard stage.typed?.node.id == 2 else { return }
            stage.page.bodyScroll?.subviews.first { $0 is UIStackView }?.transform.ty = 6
        }
        #expect(found.contains(.unmoved))
    }

    @Test func `clause e finds two values beside the app's number`() throws {
        let assigning = life([.assign(9), .focus(4)])
        let found = try faults(assigning, at: UIResponder.keyboardDidShowNotification) {
            $0.page.bodyScroll?.contentInset.bottom += 2
            $0.page.bodyScroll?.contentInset.bottom -= 2
        }
        #expect(found.contains(.oneValue))
    }

    @Test func `clause f finds a page that comes back changed`() throws {
        let pushing = life([.focus(4), .push(animated: true, takesInput: false)]) { $0.container = .navigation }
        let found = try faults(pushing, at: UIResponder.keyboardDidHideNotification) {
            $0.page.bodyScroll?.contentInset.bottom += 1
        }
        #expect(found.contains(.restored))
    }

    @Test(arguments: [LawScreen.Container.plain, .pageSheet])
    func `clause h finds a jump in a single frame`(container: LawScreen.Container) throws {
        let life = life([.focus(4)]) { $0.container = container }
        let found = try faults(life, at: UIResponder.keyboardWillShowNotification) { stage in
            let view: UIView = stage.page.controller.view, clock = stage.phone.simulation.clock
            clock.schedule(after: 19.0 / 60 + 0.001) { view.transform.ty = 60 }
            clock.schedule(after: 20.0 / 60 + 0.001) { view.transform.ty = 0 }
        }
        #expect(found.contains(.straight))
    }
}
