import Dispatch

/// The queue that the main actor runs on.
enum MainQueue {
    private static let mark = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

    /// Runs work on the main actor, at once if the caller is there.
    static func run<Value: Sendable>(_ work: @MainActor () throws -> Value) throws -> Value {
        _ = isMarked
        return try withoutActuallyEscaping(work) { work in
            let box = Work(run: work)
            if DispatchQueue.getSpecific(key: mark) == true { return try MainActor.assumeIsolated { try box.run() } }
            return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try box.run() } }
        }
    }

    /// Carries work that stays within the caller's time over to the queue.
    private struct Work<Value>: @unchecked Sendable {
        let run: @MainActor () throws -> Value
    }
}
