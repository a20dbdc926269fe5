// Fidelity: partial — performing a selector that carries its code; a name alone is recorded (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

extension NSObject {
    /// Performs a method without arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        Self.send(TargetAction(self, aSelector), nil)
        return nil
    }

    /// Performs a method with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        Self.send(TargetAction(self, aSelector), object)
        return nil
    }

    /// Performs a method with one argument in a later turn, after a time in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let target = self, argument = anArgument
        MainActor.assumeIsolated {
            let method = TargetAction(target, aSelector)
            Simulation.current.clock.schedule(after: max(0, delay)) {
                withExtendedLifetime(target) { method.send(argument) }
            }
        }
    }

    /// Performs a method on the thread of the caller; what has no code is noted if that is the main thread.
    private static func send(_ method: TargetAction, _ argument: Any?) {
        guard let target = method.target, !method.selector.perform(on: target, with: [argument]) else { return }
        let text = "Selector(\"\(method.selector)\")"
        if Thread.isMainThread { MainActor.assumeIsolated { unmodelled(text) } }
    }
}
