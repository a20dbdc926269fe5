@_spi(Simulation) import DeviceSimulation
import Foundation
import HostTestSupport
@testable import Tideline
@_spi(Simulation) import UIKit

/// Checks that each inset, constant and shift gets at most one new value from the library in a turn of the run loop.
///
/// If several keyboards are announced in one turn, the library may set one new value for each announcement. For
/// example, a rotation announces a hide and then a show (rule E21). UIKit draws only the last of these values.
@MainActor
final class NumberWatch {
    private let clock: SimulationClock
    private var observations: [NSKeyValueObservation] = []
    private var known: [String: CGFloat] = [:]
    private var counts: [String: (turn: Turn, values: [CGFloat])] = [:]
    private var announcements = 0
    private var announcing: Keyboard.Observation?
    private var base = 0
    private weak var page: LawPage?
    private(set) var faults: [String] = []

    private struct Turn: Equatable {
        let number: Int
        let announcements: Int
    }

    /// - Parameter reading: the behaviour of UIKit. If UIKit does not call key-value observers on this thread, nothing
    ///   is recorded.
    init(_ stage: LawStage, _ reading: Reading?) {
        clock = stage.phone.simulation.clock
        let page = stage.page
        self.page = page
        guard Self.works(under: reading) else { return }
        announcing = page.keyboard.observe { [weak self] change in
            if change.isAboutToHappen, change.announced != change.previousAnnounced { self?.announcements += 1 }
        }
        for (id, view) in page.scrollViews {
            let name = "\(page.nodes[id]?.name ?? "") inset"
            watch(view, \.contentInset, name) { $0.contentInset.bottom }
        }
        watch(page.controller, \.additionalSafeAreaInsets, "safe area") { $0.additionalSafeAreaInsets.bottom }
        if let ground = page.ground { watch(ground, \.constant, "ground") { $0.constant } }
        for (node, guide) in page.guides {
            watch(guide.heightConstraint, \.constant, "\(node.name) guide") { $0.constant }
        }
        if let height = page.guide?.heightConstraint { watch(height, \.constant, "guide") { $0.constant } }
        for (name, view) in [("card", page.card), ("page", page.controller.viewIfLoaded)] {
            if let view { watch(view, \.transform, name) { $0.transform.ty } }
        }
    }

    /// Whether UIKit calls key-value observers on the thread that changes the value.
    nonisolated static func works(under reading: Reading?) -> Bool {
        reading != .postsNoKeyValueChanges && reading != .callsObserversOffMainThread
    }

    private func watch<Object: NSObject, Value>(
        _ object: Object, _ path: KeyPath<Object, Value>, _ name: String, _ read: @escaping (Object) -> CGFloat
    ) {
        known[name] = read(object).seen
        let noticed: @MainActor @Sendable () -> Void = { [weak self, weak object] in
            if let object { self?.note(read(object).seen, as: name) }
        }
        observations.append(object.observe(path) { _, _ in MainActor.assumeIsolated { noticed() } })
    }

    /// Begins a turn, before a person or the app acts; the next commit ends the turn.
    func begin() { base = clock.events }

    private func note(_ value: CGFloat, as name: String) {
        guard known[name] != value else { return }
        known[name] = value
        // The app has just assigned this value, so the value does not count. Afterwards the library may add its own
        // part for the keyboard, which counts as a new value.
        if let own = page?.assigned[name], own.seen == value { return }
        page?.noteNumbers()
        let turn = Turn(number: max(clock.events, base + 1), announcements: announcements)
        if counts[name]?.turn != turn { counts[name] = (turn, []) }
        guard counts[name]?.values.last != value else { return }
        counts[name]?.values.append(value)
        guard let values = counts[name]?.values, values.count > 1 else { return }
        faults.append("\(name) becomes \(values.map { "\($0)" }.joined(separator: ", then ")) in one turn")
    }
}
