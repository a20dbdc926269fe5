import Foundation

/// Guards values that scenes compute on first request.
///
/// Nearly always only one thread reads scenes, so one lock is enough for all of them. The locks of `Synchronization`
/// need iOS 18.
enum SceneLock {
    private static let lock = NSLock()

    static func held<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
