internal import KeyboardModel

/// Recognizes notifications that the library has already processed.
///
/// The notification center delivers each notification once. The app may also pass the same notification to
/// ``Keyboard/handle(_:)``, before or after the delivery. Between the call by the app and the delivery, the app's code
/// may move the keyboard again. UIKit may then post other notifications.
struct TakenNotifications {
    private struct Entry {
        let event: KeyboardEvent
        let values: KeyboardTransition.RawValues
        let isPassed: Bool
        let time: Double
    }

    /// The notifications that the library has received once so far, with the latest last.
    ///
    /// A notification may arrive twice, from the notification center and from the app.
    private var open: [Entry] = []
    /// The last notification that has arrived twice, from the notification center and from the app.
    private var closed: Entry?

    private static let mostOpen = 8
    /// The longest time in seconds for posting one notification, with the work of the app's observers.
    ///
    /// If an equal notification comes later, it counts as a new notification.
    private static let longestPosting = 0.2

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
