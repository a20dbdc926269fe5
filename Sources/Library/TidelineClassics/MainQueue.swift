import Foundation

/// Finds out whether code runs on the main actor's queue or thread; unlike `MainActor.assumeIsolated`, never traps.
///
/// A process on Linux may serve the main actor on another thread than the main thread.
enum MainQueue {
    /// The key has no state, but some SDKs fail to declare the key sendable.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false || Thread.isMainThread }
}
