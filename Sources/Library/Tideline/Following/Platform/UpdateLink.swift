import UIKit

/// Calls a closure in each update of a view's window, before Core Animation commits it; before iOS 18 never.
///
/// UIKit commits such an update before the observers of the run loop hear that the turn is over (rule G39). The link is
/// passive: it causes no update and asks for no frame rate (rule G38).
@MainActor
final class UpdateLink {
    private let onEnd: () -> Void

    /// - Parameters:
    ///   - view: a view of the library's; the closure is called while it is in a visible window.
    ///   - body: called on the main actor.
    init(of view: UIView, _ body: @escaping @MainActor () -> Void) {
        // Mac Catalyst has no update link. SDKs before that of iOS 18 have none either, and lack the module named here.
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

    /// Ends the calls.
    func end() { onEnd() }
}
