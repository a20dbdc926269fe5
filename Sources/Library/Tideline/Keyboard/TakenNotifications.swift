internal import KeyboardModel

/// Recognizes notifications that were processed before.
///
/// The notification center delivers each notification once, and the app may pass it as well, before or after that. In
/// between, an app's code may move the keyboard again. UIKit then posts the next notifications inside the first one.
struct TakenNotifications {
    private struct Entry {
        let event: KeyboardEvent
        let values: KeyboardTransition.RawValues
        /// Whether the app has passed the notification; otherwise the notification center has delivered it.
        let isPassed: Bool
    }

    /// The notifications that came from one side only, the latest last.
    private var open: [Entry] = []
    /// The notification that came from both sides last, or nil if a newer one has come since.
    private var closed: Entry?

    /// More notifications than this are never posted inside each other.
    private static let mostOpen = 8

    /// Notes a notification, and returns whether it was processed before.
    mutating func isRepeat(
        _ event: KeyboardEvent, _ values: KeyboardTransition.RawValues, isPassed: Bool
    ) -> Bool {
        func isSame(_ entry: Entry?) -> Bool { entry?.event == event && entry?.values == values }
        // The app may pass a notification any number of times.
        if isPassed, isSame(closed) { return true }
        if let last = open.last, isSame(last) {
            if last.isPassed, isPassed { return true }
            if last.isPassed != isPassed {
                closed = open.removeLast()
                return true
            }
            open.removeLast()
        }
        closed = nil
        open.append(Entry(event: event, values: values, isPassed: isPassed))
        if open.count > Self.mostOpen { open.removeFirst() }
        return false
    }
}
