import UIKit

/// Calls a closure in each update of a scene, before Core Animation commits the update.
///
/// In an update, UIKit commits the changes of a turn before the run-loop observers at the turn's end (rule G39). The
/// update link is passive and leaves the frame rate unchanged (rule G38).
@MainActor
final class UpdateLink {
    private let onEnd: () -> Void

    // Mac Catalyst and SDKs before iOS 18 lack update links. The same SDKs lack the module `Synchronization`, so the
    // module's presence shows a newer SDK.
    #if canImport(Synchronization) && !targetEnvironment(macCatalyst)
    /// Whether the system has update links, which is so since iOS 18.
    static var isOffered: Bool {
        if #available(iOS 18.0, *), SystemVersion.isAtLeast(18) { true } else { false }
    }

    init(of scene: UIWindowScene, _ body: @escaping @MainActor () -> Void) {
        guard #available(iOS 18.0, *) else {
            onEnd = {}
            return
        }
        let link = UIUpdateLink(windowScene: scene)
        link.addAction(to: .beforeCATransactionCommit) { _, _ in body() }
        link.isEnabled = true
        onEnd = { link.isEnabled = false }
    }
    #else
    static let isOffered = false

    init(of scene: UIWindowScene, _ body: @escaping @MainActor () -> Void) { onEnd = {} }
    #endif

    func end() { onEnd() }
}
