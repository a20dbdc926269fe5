import Foundation

/// Whether code runs where the main actor runs; unlike an assumption, the question never traps.
///
/// `Thread.isMainThread` is not enough: a process on Linux may serve the main actor on another thread. `Tideline` asks the
/// same of a type of its own, which is not public.
enum MainQueue {
    /// A mark on the main queue; a key has no state of its own, whether or not an SDK declares it sendable.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    /// Whether this is the main queue or the main thread.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false || Thread.isMainThread }
}
