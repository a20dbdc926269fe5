import CoreGraphics
import Foundation
import UIKit

/// The keyboard's notifications in the order in which they are posted.
@MainActor
final class KeyboardPosts {
    /// One of them.
    struct Post: Sendable {
        /// What it says.
        var note: CertificatePost
        /// What the row was looking at.
        var seen: CGFloat

        var letter: String { note.letter }
        /// In the screen's coordinates, in points.
        var end: CGRect? { note.endFrame }
    }

    private(set) var posts: [Post] = []
    private var tokens: [any NSObjectProtocol] = []

    /// Listens until its end, and notes a number with each notification.
    init(seeing look: @escaping @MainActor () -> CGFloat = { 0 }) {
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            (UIResponder.keyboardDidShowNotification, "didShow"), (UIResponder.keyboardDidHideNotification, "didHide")
        ]
        tokens = names.map { notification, name in
            NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { [weak self] note in
                // A notification off the main thread is a fact for the row that asks about it, and no reason to end.
                guard Thread.isMainThread else { return }
                let post = CertificatePost(name, note.userInfo)
                MainActor.assumeIsolated { self?.posts.append(Post(note: post, seen: look())) }
            }
        }
    }

    /// Stops listening.
    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }

    var letters: String { posts.map(\.letter).joined() }
    func first(_ letter: String) -> Post? { posts.first { $0.letter == letter } }
    func last(_ letter: String) -> Post? { posts.last { $0.letter == letter } }

    /// Shows and hides in words, repeats left out.
    var story: String {
        var words: [String] = []
        for letter in posts.map(\.letter) where ["S", "H"].contains(letter) {
            let word = letter == "S" ? "show" : "hide"
            if words.last != word { words.append(word) }
        }
        return words.isEmpty ? "silence" : words.joined(separator: ", ")
    }
}
