extension Keyboard {
    /// Keeps an observation alive; letting go of it, or cancelling it, ends the observation.
    @MainActor
    package final class Observation {
        private var handler: (@MainActor (Change) -> Void)?

        init(_ handler: @escaping @MainActor (Change) -> Void) { self.handler = handler }

        /// Whether the observation has ended.
        var isCancelled: Bool { handler == nil }

        func deliver(_ change: Change) { handler?(change) }

        /// Ends the observation at once; calling it again does nothing.
        package func cancel() { handler = nil }
    }
}
