import UIKit

/// Calls a closure in each update of a view's window, before Core Animation commits the update.
///
/// In an update, UIKit commits the changes of a turn before the run-loop observers at the turn's end (rule G39). Before
/// iOS 18 the closure is never called. The update link is passive and leaves the frame rate unchanged (rule G38).
@MainActor
final class UpdateLink {
    private let onEnd: () -> Void

    init(of view: UIView, _ body: @escaping @MainActor () -> Void) {
        // Mac Catalyst and SDKs before iOS 18 lack update links. The same SDKs lack the module `Synchronization`, so
        // the module's presence shows a newer SDK.
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
