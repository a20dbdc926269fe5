import Foundation

/// Finds out whether code runs on the main actor's queue or thread; unlike `MainActor.assumeIsolated`, never traps.
///
/// If a process on Linux has given its main thread to Dispatch, the main queue and the main actor run on another
/// thread. So `Thread.isMainThread` is not enough.
enum MainQueue {
    /// The value that marks the main queue.
    ///
    /// `DispatchSpecificKey` has no state. But some SDKs fail to declare it sendable, so this type is `@unchecked
    /// Sendable`.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false || Thread.isMainThread }

    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
