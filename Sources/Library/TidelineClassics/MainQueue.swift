import Foundation

/// Checks whether code runs on the main actor's queue or thread; unlike `MainActor.assumeIsolated`, the check never
/// traps.
///
/// `Thread.isMainThread` is not enough: a process on Linux may serve the main actor on another thread. `Tideline` has
/// its own type for this check, which is not public.
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
}
