import Foundation

/// Guards values that scenes compute on first request.
///
/// The lock is held only for a read and an assignment. One lock is enough for all scenes, because nearly always only
/// one thread reads them. The locks of `Synchronization` need iOS 18.
enum SceneLock {
    private static let lock = NSLock()

    static func held<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
