import Foundation
import UIKit

/// What the recipes read from a keyboard notification; frames as they come, in points.
struct KeyboardPost: Sendable {
    let name: Notification.Name
    let begin, end: CGRect?
    let duration: Double
    let curve: UInt

    /// On the main actor, where older SDKs keep the keys.
    @MainActor
    init(_ notification: Notification) {
        let info = notification.userInfo
        name = notification.name
        begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        // Both fallbacks are the recipes' own.
        duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int).flatMap(UInt.init(exactly:)) ?? 7
    }

    var isShow: Bool { name == UIResponder.keyboardWillShowNotification }
    var isHide: Bool { name == UIResponder.keyboardWillHideNotification }

    /// The keyboard's curve as an option.
    var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: curve << 16) }
}

/// Listens for as long as an owner lives.
@MainActor
final class KeyboardPosts {
    private var tokens: [any NSObjectProtocol] = []
    private weak var owner: AnyObject?

    /// Calls a closure with each notification of these names, on the main actor, as it is posted.
    ///
    /// Nothing has to be stored: the observer keeps itself, and ends with the first notification after its owner.
    static func listen(
        to names: [Notification.Name], as owner: AnyObject, _ body: @escaping @MainActor (KeyboardPost) -> Void
    ) {
        let posts = KeyboardPosts()
        posts.owner = owner
        for name in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                // Only read here, where UIKit has posted it: on the main actor.
                nonisolated(unsafe) let notification = $0
                MainActor.assumeIsolated { posts.deliver(KeyboardPost(notification), to: body) }
            }
            posts.tokens.append(token)
        }
    }

    private func deliver(_ post: KeyboardPost, to body: @MainActor (KeyboardPost) -> Void) {
        guard owner == nil else { return body(post) }
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
