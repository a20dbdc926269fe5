// Fidelity: exact — the simulation's own machinery: a weakly held target and the selector to perform on it (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

struct TargetAction {
    private(set) weak var target: AnyObject?
    let selector: Selector
    /// Whether the app gave a target, even if the target no longer exists.
    ///
    /// Without a target, UIKit sends the action up the responder chain.
    let hasTarget: Bool

    init(_ target: Any?, _ selector: Selector) {
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        hasTarget = target != nil
    }

    /// Returns whether this action has the given target and selector.
    ///
    /// Nil stands for any target or any selector.
    func matches(_ target: Any?, _ selector: Selector?) -> Bool {
        (target == nil || self.target === target.map { $0 as AnyObject })
            && (selector == nil || self.selector == selector)
    }

    /// Calls the selector's method of the target.
    ///
    /// If the selector has no code, the simulation records that it was ignored.
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
    /// Calls the selector's method of a target.
    ///
    /// If the selector has no code, the simulation records the call, but only if the call is on the main thread.
    func performOrNote(on target: AnyObject, with arguments: [Any?]) {
        guard !perform(on: target, with: arguments), Thread.isMainThread else { return }
        let text = "Selector(\"\(self)\")"
        MainActor.assumeIsolated { unmodelled(text) }
    }
}
