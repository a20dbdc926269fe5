extension Keyboard {
    /// An observation of the keyboard, which ends when the observation is cancelled or deallocated.
    @MainActor
    final class Observation {
        private var handler: (@MainActor (Change) -> Void)?

        fileprivate init(_ handler: @escaping @MainActor (Change) -> Void) { self.handler = handler }

        fileprivate var isCancelled: Bool { handler == nil }

        func deliver(_ change: Change) { handler?(change) }

        func cancel() { handler = nil }
    }

    /// The observations of one keyboard, in the order of joining.
    @MainActor
    final class ObserverList {
        private struct Entry {
            weak var observation: Observation?
            let kept: Observation?
        }

        private var entries: [Entry] = []

        func add(isKept: Bool, _ handler: @escaping @MainActor (Change) -> Void) -> Observation {
            dropEnded()
            let observation = Observation(handler)
            entries.append(Entry(observation: observation, kept: isKept ? observation : nil))
            return observation
        }

        func deliver(_ change: Change) {
            for entry in entries { entry.observation?.deliver(change) }
        }

        func dropEnded() { entries.removeAll { $0.observation?.isCancelled ?? true } }
    }
}
