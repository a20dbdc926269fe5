import Foundation

/// Checks whether code runs on the main actor's queue or thread; unlike `MainActor.assumeIsolated`, the check never
/// traps.
///
/// `Thread.isMainThread` is not enough. If a process on Linux has given its main thread to Dispatch, the main queue and
/// the main actor run on another thread.
enum MainQueue {
    /// A mark on the main queue.
    ///
    /// It is sendable, because a key has no state, even if an SDK does not declare the key sendable.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false || Thread.isMainThread }

    /// At once on the main queue, otherwise in a task.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
