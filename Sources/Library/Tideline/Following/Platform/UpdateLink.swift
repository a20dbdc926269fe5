import UIKit

/// Calls a closure in each update of a view's window, before Core Animation commits it.
///
/// In such an update UIKit commits the changes of a turn before it calls the run-loop observers at the end of the turn
/// (rule G39). Before iOS 18 the closure is never called. The update link is passive: it leaves the updates and the
/// frame rate as they are (rule G38).
@MainActor
final class UpdateLink {
    private let onEnd: () -> Void

    /// - Parameters:
    ///   - view: a view of the library; the closure is called while it is in a visible window.
    ///   - body: a closure that is called on the main actor.
    init(of view: UIView, _ body: @escaping @MainActor () -> Void) {
        // Mac Catalyst lacks update links. SDKs before iOS 18 lack them too. Such an SDK also lacks the module
        // `Synchronization`, and the condition recognizes it by this.
        #if canImport(Synchronization) && !targetEnvironment(macCatalyst)
        guard #available(iOS 18.0, *), SystemVersion.isAtLeast(18) else {
            onEnd = {}
            return
        }
        let link = UIUpdateLink(view: view)
        link.addAction(to: .beforeCATransactionCommit) { _, _ in body() }
        link.isEnabled = true
        onEnd = { link.isEnabled = false }
        #else
        onEnd = {}
        #endif
    }

    func end() { onEnd() }
}
