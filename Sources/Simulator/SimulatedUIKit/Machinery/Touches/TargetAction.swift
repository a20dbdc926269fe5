// Fidelity: exact — the simulation's own machinery: a weakly held target and the selector to perform on it (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

struct TargetAction {
    private(set) weak var target: AnyObject?
    let selector: Selector
    /// Whether the app gave a target when it added the action, even if the target was destroyed since.
    ///
    /// For an action without a target, UIKit uses the responder chain.
    let hasTarget: Bool

    init(_ target: Any?, _ selector: Selector) {
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        hasTarget = target != nil
    }

    /// Returns whether this pair of target and action has a given target and selector; nil stands for any target or any
    /// selector.
    func matches(_ target: Any?, _ selector: Selector?) -> Bool {
        (target == nil || self.target === target.map { $0 as AnyObject })
            && (selector == nil || self.selector == selector)
    }

    /// Calls the method of the target; a selector that contains no code is recorded as a member that the simulation
    /// ignores.
    @MainActor
    func send(_ arguments: Any?...) {
        guard let target else {
            if !hasTarget { unmodelled("an action without a target: \(selector)") }
            return
        }
        selector.performOrNote(on: target, with: arguments)
    }
}

extension Selector {
    /// Calls the method of a target; on the main thread, a selector that contains no code is recorded as a member that
    /// the simulation ignores.
    func performOrNote(on target: AnyObject, with arguments: [Any?]) {
        guard !perform(on: target, with: arguments), Thread.isMainThread else { return }
        let text = "Selector(\"\(self)\")"
        MainActor.assumeIsolated { unmodelled(text) }
    }
}
