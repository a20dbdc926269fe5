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

    /// Returns whether the target and the selector are the given ones.
    ///
    /// Nil stands for any target or any selector.
    func matches(_ target: Any?, _ selector: Selector?) -> Bool {
        (target == nil || self.target === target.map { $0 as AnyObject })
            && (selector == nil || self.selector == selector)
    }

    /// Calls the method of the target.
    ///
    /// A selector without code is recorded as ignored.
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
    /// Calls the method of a target.
    ///
    /// On the main thread, a selector without code is recorded as ignored.
    func performOrNote(on target: AnyObject, with arguments: [Any?]) {
        guard !perform(on: target, with: arguments), Thread.isMainThread else { return }
        let text = "Selector(\"\(self)\")"
        MainActor.assumeIsolated { unmodelled(text) }
    }
}
