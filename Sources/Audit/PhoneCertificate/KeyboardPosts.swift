import CoreGraphics
import Foundation
import UIKit

/// The keyboard's notifications in the order in which they are posted.
@MainActor
final class KeyboardPosts {
    /// One of them.
    struct Post: Sendable {
        /// C, S and H for will change, show and hide; c, s and h for did.
        var letter: String
        /// In the screen's coordinates, in points.
        var end: CGRect?
        /// What the row was looking at.
        var seen: CGFloat
    }

    private(set) var posts: [Post] = []
    private var tokens: [any NSObjectProtocol] = []

    /// Listens until its end, and notes a number with each notification.
    init(seeing look: @escaping @MainActor () -> CGFloat = { 0 }) {
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "C"), (UIResponder.keyboardWillShowNotification, "S"),
            (UIResponder.keyboardWillHideNotification, "H"), (UIResponder.keyboardDidChangeFrameNotification, "c"),
            (UIResponder.keyboardDidShowNotification, "s"), (UIResponder.keyboardDidHideNotification, "h")
        ]
        let key = UIResponder.keyboardFrameEndUserInfoKey
        tokens = names.map { name, letter in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let end = note.userInfo?[key] as? CGRect
                // A notification off the main thread is a fact for the row that asks about it, and no reason to end.
                guard Thread.isMainThread else { return }
                MainActor.assumeIsolated { self?.posts.append(Post(letter: letter, end: end, seen: look())) }
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
