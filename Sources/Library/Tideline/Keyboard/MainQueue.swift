import Foundation

/// Checks whether code runs on the main actor's queue or thread; unlike `MainActor.assumeIsolated`, it never traps.
///
/// `Thread.isMainThread` alone may fail. If a process on Linux has given its main thread to Dispatch, the main queue
/// and the main actor run on another thread.
enum MainQueue {
    /// A key with a value only on the main queue, by which the queue is recognized.
    ///
    /// It is sendable, because a key has no state. Some SDKs fail to declare the key sendable.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false || Thread.isMainThread }

    /// Runs a closure at once if the caller is on the main queue, and otherwise later in a task.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
