// Fidelity: exact — the simulation's own machinery: observers that are called off the main thread

import Foundation

/// A thread on which a key-value observer is called while the setter waits.
enum ObserverThread {
    /// Runs a closure on another thread and waits for its end.
    ///
    /// Work that the closure postpones runs in the run-loop turns of the phone whose app called this function.
    static func run(_ body: @escaping () -> Void) {
        // The other thread can use the closure safely, because this thread waits until the closure has run.
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
