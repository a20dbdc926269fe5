import Foundation

/// Guards what scenes work out when it is asked for first: held for a look and an assignment, never while something is made.
///
/// One lock serves all scenes, which one thread reads nearly always. The locks of `Synchronization` need iOS 18.
enum SceneLock {
    private static let lock = NSLock()

    static func held<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
