import Foundation
import UIKit

/// Calls a closure at the end of each turn of the main run loop, before the turn's layout.
///
/// Core Animation commits a turn in its own run-loop observer, which has a high order (rule B3). From iOS 18 on, UIKit
/// commits some turns earlier, in an update of the interface (rule G39). Then the closure is called in the phase before
/// the commit. The closure may be called twice in a turn.
@MainActor
final class TurnEnd {
    /// Core Animation's observer has the order 2,000,000, so this observer is called earlier.
    private static let order: CFIndex = 1_000_000

    private let body: @MainActor () -> Void
    private let observer: CFRunLoopObserver?
    private var views: [UIView] = []
    private var links: [UpdateLink] = []

    /// - Parameter body: called also in run-loop modes that track a finger.
    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, Self.order
        ) { _, _ in
            MainActor.assumeIsolated(body)
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Also calls the closure when UIKit updates the window of one of these views.
    func follow(_ views: [UIView]) {
        guard !views.elementsEqual(self.views, by: { $0 === $1 }) else { return }
        for link in links { link.end() }
        (self.views, links) = (views, views.map { UpdateLink(of: $0, body) })
    }

    func end() {
        CFRunLoopObserverInvalidate(observer)
        follow([])
    }
}
