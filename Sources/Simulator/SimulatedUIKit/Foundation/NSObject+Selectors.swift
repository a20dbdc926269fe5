// Fidelity: partial — performing a selector that carries its code; a selector without code is recorded (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

extension NSObject {
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector.performOrNote(on: self, with: [])
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector.performOrNote(on: self, with: [object])
        return nil
    }

    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let target = self, argument = anArgument
        MainActor.assumeIsolated {
            let method = TargetAction(target, aSelector)
            Simulation.current.clock.schedule(after: max(0, delay)) {
                withExtendedLifetime(target) { method.send(argument) }
            }
        }
    }
}
