internal import KeyboardModel

/// Recognizes notifications that were processed before.
///
/// The notification center delivers each notification once. The app may also pass the same notification to
/// ``Keyboard/handle(_:)``, before or after the delivery. Between the delivery and the app's call, the app's code may
/// move the keyboard again. UIKit then posts other notifications while it still posts the first notification.
struct TakenNotifications {
    private struct Entry {
        let event: KeyboardEvent
        let values: KeyboardTransition.RawValues
        /// Whether the app has passed the notification to ``Keyboard/handle(_:)``; if false, the notification center
        /// has delivered it.
        let isPassed: Bool
        /// The time of processing, in seconds of `CACurrentMediaTime()`.
        let time: Double
    }

    /// The notifications that so far have come only once, from the notification center or from the app, the latest
    /// last.
    private var open: [Entry] = []
    /// The last notification that has come from both the notification center and the app, or nil if a newer
    /// notification has come since.
    private var closed: Entry?

    /// The maximum number of notifications that are posted while another one is still being posted.
    private static let mostOpen = 8
    /// The maximum time for which UIKit posts one notification, with all that the app does meanwhile, in seconds.
    ///
    /// An equal notification after this time is a new one.
    private static let longestPosting = 0.2

    /// Records a notification, and returns whether it was processed before.
    ///
    /// - Parameter time: the present time, in seconds of `CACurrentMediaTime()`.
    mutating func isRepeat(
        _ event: KeyboardEvent, _ values: KeyboardTransition.RawValues, isPassed: Bool, at time: Double
    ) -> Bool {
        open.removeAll { !(0...Self.longestPosting).contains(time - $0.time) }
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
        open.append(Entry(event: event, values: values, isPassed: isPassed, time: time))
        if open.count > Self.mostOpen { open.removeFirst() }
        return false
    }
}
