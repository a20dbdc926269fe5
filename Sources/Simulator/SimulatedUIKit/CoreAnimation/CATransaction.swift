// Fidelity: partial — nesting, durations and completion as in CATransaction.h; layers without a view do not animate

import Foundation

open class CATransaction: NSObject {
    private static func stack<Result: Sendable>(_ body: @MainActor (TransactionStack) -> Result) -> Result {
        MainActor.assumeIsolated { body(Simulation.current.animations.transactions) }
    }

    open class func begin() { stack { $0.begin() } }
    open class func commit() {
        stack { $0.commit() }
    }
    open class func flush() {
        MainActor.assumeIsolated {
            guard Simulation.current.animations.transactions.isImplicit else { return }
            Simulation.current.commit()
        }
    }

    open class func animationDuration() -> Double { stack { $0.duration } }
    open class func setAnimationDuration(_ duration: Double) { stack { $0.setDuration(duration) } }
    open class func disableActions() -> Bool { stack { $0.disablesActions } }
    open class func setDisableActions(_ flag: Bool) { stack { $0.setDisablesActions(flag) } }

    /// The closure runs when all animations have ended that were added to this transaction after this call.
    ///
    /// If no animation was added, the closure runs when the transaction ends.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        nonisolated(unsafe) let block = block
        MainActor.assumeIsolated { Simulation.current.animations.transactions.setCompletion(block) }
    }
}
