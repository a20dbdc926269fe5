import Dispatch

enum MainQueue {
    private static let mark = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

    /// Runs work on the main actor.
    ///
    /// On another thread, the caller waits while a task on the main actor runs the work.
    static func run<Value: Sendable>(_ work: @MainActor () throws -> Value) throws -> Value {
        _ = isMarked
        return try withoutActuallyEscaping(work) { work in
            let job = Job(work)
            if DispatchQueue.getSpecific(key: mark) == true {
                MainActor.assumeIsolated { job.run() }
            } else {
                Task { @MainActor in job.run() }
                job.wait()
            }
            return try job.value()
        }
    }

    private final class Job<Value>: @unchecked Sendable {
        private var work: (@MainActor () throws -> Value)?
        private var result: Result<Value, any Error>?
        private let end = DispatchSemaphore(value: 0)

        init(_ work: @escaping @MainActor () throws -> Value) { self.work = work }

        @MainActor
        func run() {
            result = work.map { work in Result { try work() } }
            work = nil
            end.signal()
        }

        func wait() { end.wait() }

        func value() throws -> Value {
            guard let result else { throw CancellationError() }
            return try result.get()
        }
    }
}
