import Foundation

/// Tells whether code runs where the main actor runs, without trapping when it does not.
///
/// `Thread.isMainThread` is not enough: a process on Linux that has handed its main thread to Dispatch serves the main
/// queue, and with it the main actor, on another thread.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this is the main queue or the main thread.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false || Thread.isMainThread }
}
