// Fidelity: partial — the phases of an update around a commit; all events of a run-loop turn are handled before the
// first phase (rule G38)

/// The updates of a phone's interface, and the update links that take part in them.
///
/// An update begins with the display links of a frame, or with a commit if there is no frame. Each phase of an update
/// runs once, in order.
@MainActor
final class UpdateCycle {
    private var links: [UIUpdateLink] = []
    private(set) var info: UIUpdateInfo?
    private var next = 0
    private var isActing = false

    func add(_ link: UIUpdateLink) { if !links.contains(where: { $0 === link }) { links.append(link) } }

    func remove(_ link: UIUpdateLink) { links.removeAll { $0 === link } }

    func isContinuous(in scene: UIWindowScene) -> Bool {
        links.contains { $0.requiresContinuousUpdates && $0.isActive(in: scene) }
    }

    /// Runs the remaining phases up to the given phase, and returns whether a link has acted.
    func run(through last: UIUpdateActionPhase, of simulation: Simulation) -> Bool {
        // An action may run a run loop. The turns of that loop belong to the present update.
        guard let last = last.place, !isActing, !links.isEmpty || info != nil else { return false }
        let clock = simulation.clock
        let info = info ?? UIUpdateInfo(at: clock.now, interval: 1 / Double(clock.framesPerSecond))
        (self.info, isActing) = (info, true)
        links.removeAll(where: \.isOrphaned)
        var hasActed = false
        while next <= last {
            for link in links where link.isActive(in: simulation.scene) {
                hasActed = link.act(in: next, of: info) || hasActed
            }
            next += 1
        }
        isActing = false
        return hasActed
    }

    func end(of simulation: Simulation) -> Bool {
        guard !isActing, info != nil else { return false }
        let hasActed = run(through: .afterUpdateComplete, of: simulation)
        (info, next) = (nil, 0)
        return hasActed
    }
}
