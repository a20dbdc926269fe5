/// The library's cost while a keyboard is visible, compared with the same screen without the library.
extension LayoutCase {
    static let look = LayoutCase(
        name: "look 10", meaning: "a turn in which nothing changes, with a keyboard up: what ten that follow it add"
    ) { count in added(count) { $0.turn() } }

    static let lookTwice = LayoutCase(
        name: "look 10 iOS 26", meaning: "the same on iOS 26, where a turn with an update is looked at twice"
    ) { count in added(count, systemVersion: 26) { $0.turn() } }

    static let lookRatio = LayoutCase(
        name: "look/turn", meaning: "such a turn with the ten and without them, divided", unit: "times"
    ) { count in ratio(count) { $0.turn() } }

    static let drag = LayoutCase(
        name: "drag 10", meaning: "a frame in which a finger drags the keyboard: what ten that follow it add"
    ) { count in added(count) { $0.drag() } }

    static let dragRatio = LayoutCase(
        name: "drag/turn", meaning: "such a frame with the ten and without them, divided", unit: "times"
    ) { count in ratio(count) { $0.drag() } }

    static let hundred = LayoutCase(
        name: "event 100", meaning: "a keyboard comes or goes; of the screen's views 100 avoid it; per event"
    ) { count in event(AvoidingScreen(count, ways: 100)) }

    static let hundredRatio = LayoutCase(
        name: "event/hand", meaning: "the same, and an app's own code that moves the 100, divided", unit: "times"
    ) { count in event(AvoidingScreen(count, ways: 100)) / event(AvoidingScreen(count, byHand: 100)) }

    @MainActor private static func time(
        _ count: Int, follows: Bool, _ systemVersion: Double, _ body: @MainActor (FollowingScreen) -> Void
    ) -> Double {
        let screen = FollowingScreen(count, follows: follows, systemVersion: systemVersion)
        defer { screen.end() }
        return LayoutClock.median(of: 101) { _ in body(screen) }
    }

    @MainActor private static func added(
        _ count: Int, systemVersion: Double = 17, _ body: @MainActor (FollowingScreen) -> Void
    ) -> Double {
        time(count, follows: true, systemVersion, body) - time(count, follows: false, systemVersion, body)
    }

    @MainActor private static func ratio(_ count: Int, _ body: @MainActor (FollowingScreen) -> Void) -> Double {
        time(count, follows: true, 17, body) / time(count, follows: false, 17, body)
    }

    @MainActor private static func event(_ screen: AvoidingScreen) -> Double {
        defer { screen.end() }
        let times = (0..<51).map { _ in
            (0..<2).reduce(0.0) { sum, _ in
                defer { screen.rest() }
                return sum + LayoutClock.once { screen.post() }
            }
        }
        return times.sorted()[25] / 2
    }
}
