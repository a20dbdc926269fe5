import CoreGraphics
import Foundation
import UIKit

/// The keyboard's notifications in the order of posting.
@MainActor
final class KeyboardPosts {
    struct Post: Sendable {
        var note: CertificatePost
        /// The value that the question measures, such as a view's bottom, at the time of the notification.
        var seen: CGFloat

        var letter: String { note.letter }
        /// The keyboard's end frame in the screen's coordinates, in points.
        var end: CGRect? { note.endFrame }
    }

    private(set) var posts: [Post] = []
    /// The measured value after the turn in which the show or hide was announced.
    private(set) var seenAfterTurn: CGFloat?
    private var framesSinceWill = 0
    private let look: @MainActor () -> CGFloat
    private var tokens: [any NSObjectProtocol] = []

    /// Observes the notifications until ``end()``, and calls a closure for each of them.
    init(seeing look: @escaping @MainActor () -> CGFloat = { 0 }) {
        self.look = look
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            (UIResponder.keyboardDidShowNotification, "didShow"), (UIResponder.keyboardDidHideNotification, "didHide")
        ]
        tokens = names.map { notification, name in
            NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { [weak self] note in
                // Only notifications on the main thread count. Another question asks for notifications on other
                // threads.
                guard Thread.isMainThread else { return }
                let post = CertificatePost(name, note.userInfo)
                MainActor.assumeIsolated { self?.posts.append(Post(note: post, seen: look())) }
            }
        }
    }

    /// The first frame may be part of the turn that announces; the second one is not.
    func frameHasBegun() {
        guard letters.contains(where: { "SH".contains($0) }) else { return }
        framesSinceWill += 1
        if framesSinceWill == 2 { seenAfterTurn = look() }
    }

    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }

    /// The letter of each notification, with the value that was measured at it.
    var sights: String { posts.map { "\($0.letter) \($0.seen)" }.joined(separator: ", ") }
    var letters: String { posts.map(\.letter).joined() }
    func first(_ letter: String) -> Post? { posts.first { $0.letter == letter } }
    func last(_ letter: String) -> Post? { posts.last { $0.letter == letter } }

    var story: String {
        var words: [String] = []
        for letter in posts.map(\.letter) where ["S", "H"].contains(letter) {
            let word = letter == "S" ? "show" : "hide"
            if words.last != word { words.append(word) }
        }
        return words.isEmpty ? "silence" : words.joined(separator: ", ")
    }
}
