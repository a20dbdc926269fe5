import KeyboardModel

/// Keeps a subscription alive; letting go of it, or cancelling it, ends the subscription.
@MainActor
public final class KeyboardSubscription {
    private var handler: (@MainActor (KeyboardChange) -> Void)?

    init(_ handler: @escaping @MainActor (KeyboardChange) -> Void) { self.handler = handler }

    /// Whether the subscription has ended.
    var isCancelled: Bool { handler == nil }

    func deliver(_ change: KeyboardChange) { handler?(change) }

    /// Ends the subscription at once; calling it again does nothing.
    public func cancel() { handler = nil }
}
