// Fidelity: exact — the simulation's own machinery: observers that are called off the main thread

import Foundation

enum ObserverThread {
    /// Work that the closure postpones runs in the run-loop turns of the phone that called this function.
    static func run(_ body: @escaping () -> Void) {
        // This thread waits until the closure has run, so the other thread can use the closure safely.
        nonisolated(unsafe) let body = body
        let work = DeferringThread.work, end = DispatchSemaphore(value: 0)
        work?.countElsewhere(1)
        Thread.detachNewThread {
            if let work { DeferringThread.elsewhere(of: work) { body() } } else { body() }
            end.signal()
        }
        end.wait()
    }
}
