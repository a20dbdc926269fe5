import DeviceSimulation
import Foundation
import UIKit

/// The contents of a keyboard notification.
struct KeyboardPost: Sendable {
    /// Upper case for will, lower case for did: C for change-frame, S for show, H for hide.
    var letter: String
    var time = 0.0
    var begin, end: CGRect?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?
    var hasScreen: Bool
    /// The number that the closure `look` returned when this notification was posted.
    var seen: CGFloat = 0

    private init(_ letter: String, _ note: Notification) {
        self.letter = letter
        let info = note.userInfo
        begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        hasScreen = note.object is UIScreen
    }

    /// The list receives notifications for as long as it exists.
    @MainActor
    final class List {
        var posts: [KeyboardPost] = []
        /// The closure's result is recorded with each notification.
        private let look: () -> CGFloat
        private let phone: SimulatedPhone
        private var tokens: [any NSObjectProtocol] = []

        init(of phone: SimulatedPhone, _ look: @escaping () -> CGFloat = { 0 }) {
            (self.phone, self.look) = (phone, look)
            let names: [(Notification.Name, String)] = [
                (UIResponder.keyboardWillChangeFrameNotification, "C"),
                (UIResponder.keyboardDidChangeFrameNotification, "c"), (UIResponder.keyboardWillShowNotification, "S"),
                (UIResponder.keyboardDidShowNotification, "s"), (UIResponder.keyboardWillHideNotification, "H"),
                (UIResponder.keyboardDidHideNotification, "h")
            ]
            tokens = names.map { name, letter in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let post = KeyboardPost(letter, note)
                    MainActor.assumeIsolated { self?.add(post) }
                }
            }
        }

        isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        private func add(_ post: KeyboardPost) {
            var post = post
            (post.time, post.seen) = (phone.now, look())
            posts.append(post)
        }
    }
}

extension [KeyboardPost] {
    var letters: String { map(\.letter).joined() }
}
