import DeviceSimulation

extension KeyboardTrace {
    /// The part of a phone's record that a replay needs.
    ///
    /// A phone answers questions about UIKit and writes a record. This type reads only the device and the frames in
    /// which the keyboard appears and hides.
    struct Film: Decodable {
        struct Frame: Decodable {
            var time: Double
            var posts: [Event]
        }

        var device: String
        var system: String
        var maker: String
        var screen: [Double]
        var film: [Frame]

        var trace: KeyboardTrace {
            let events = film.flatMap { frame in
                frame.posts.map { post -> Event in
                    var event = post
                    event.t = frame.time
                    return event
                }
            }
            return KeyboardTrace(
                id: "certificate of \(device), iOS \(system)", source: "phone certificate, UIKit: \(maker)",
                device: device, ios: system, screen: screen, context: "a show and a hide", kinds: ["certificate"],
                events: events)
        }
    }
}
