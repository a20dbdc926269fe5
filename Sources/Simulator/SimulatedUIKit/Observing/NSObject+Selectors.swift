// Fidelity: partial — performing a selector that carries its code; a name alone is recorded (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

extension NSObject {
    /// Performs a method without arguments.
    @MainActor @preconcurrency @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        TargetAction(self, aSelector).send()
        return nil
    }

    /// Performs a method with one argument.
    @MainActor @preconcurrency @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        TargetAction(self, aSelector).send(object)
        return nil
    }

    /// Performs a method with one argument in a later turn, after a time in seconds.
    @MainActor @preconcurrency
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let method = TargetAction(self, aSelector)
        Simulation.current.clock.schedule(after: max(0, delay)) { [self] in
            withExtendedLifetime(self) { method.send(anArgument) }
        }
    }
}
