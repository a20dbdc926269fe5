import UIKit

/// Notices what the app assigns to a number while the keyboard has a share in it: no layout tells of that in time.
@MainActor
final class AssignmentWatch {
    private let onAssignment: () -> Void
    private var observations: [NSKeyValueObservation] = []
    private var isSetting = false

    /// - Parameter onAssignment: called on the main actor after each assignment of the app's.
    init(_ onAssignment: @escaping () -> Void) { self.onAssignment = onAssignment }

    /// Observes the number from now on, or no longer.
    ///
    /// - Parameter observe: begins the observations, which call the closure that they are given; called when they begin.
    func watch(_ hasShare: Bool, _ observe: (@escaping @Sendable () -> Void) -> [NSKeyValueObservation]) {
        guard hasShare == observations.isEmpty else { return }
        guard hasShare else { return end() }
        observations = observe { [weak self] in MainActor.assumeIsolated { self?.notice() } }
    }

    /// Sets the number without noticing it.
    func set(_ change: () -> Void) {
        isSetting = true
        change()
        isSetting = false
    }

    /// Observes nothing any more.
    func end() { observations = [] }

    private func notice() {
        if !isSetting { onAssignment() }
    }
}
