import Foundation

/// Checks whether code runs on the main actor's queue or thread; unlike `MainActor.assumeIsolated`, it never traps.
///
/// `Thread.isMainThread` alone may fail, because a process on Linux may serve the main actor on another thread.
/// `Tideline` has its own internal type for this check.
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
}
