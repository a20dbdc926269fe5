import Foundation
import UIKit

/// Calls a closure at the end of each turn of the main run loop, before the turn's layout; ends with the object.
///
/// Core Animation commits a turn in an observer of its own, of a high order (rule B3). Where a system commits before that
/// observer, the closure comes after the commit, and what it changes is shown a frame later.
@MainActor
final class TurnEnd {
    /// Before Core Animation's own observer, whose order is 2,000,000.
    private static let order: CFIndex = 1_000_000

    private let observer: CFRunLoopObserver?

    /// - Parameter body: called on the main actor, in every mode that tracks a finger as well.
    init(_ body: @escaping @MainActor () -> Void) {
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, Self.order
        ) { _, _ in
            MainActor.assumeIsolated(body)
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Ends the calls.
    func end() { CFRunLoopObserverInvalidate(observer) }
}
