import Foundation
import UIKit

/// The values that the articles' ways read from a keyboard notification, without any change.
///
/// The frames are in points.
struct KeyboardPost: Sendable {
    let name: Notification.Name
    let begin, end: CGRect?
    let duration: Double
    let curve: UInt

    /// Older SDKs declare the keys as members of the main actor.
    @MainActor
    init(_ notification: Notification) {
        let info = notification.userInfo
        name = notification.name
        begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int).flatMap(UInt.init(exactly:)) ?? 7
    }

    var isShow: Bool { name == UIResponder.keyboardWillShowNotification }
    var isHide: Bool { name == UIResponder.keyboardWillHideNotification }

    var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: curve << 16) }
}

/// Observes notifications as long as an owner lives.
@MainActor
final class KeyboardPosts {
    private var tokens: [any NSObjectProtocol] = []
    private weak var owner: AnyObject?

    /// Calls a closure with each notification on the main actor, when the notification is posted.
    ///
    /// The first notification after the owner's deallocation ends the observation.
    static func listen(
        to names: [Notification.Name], as owner: AnyObject, _ body: @escaping @MainActor (KeyboardPost) -> Void
    ) {
        let posts = KeyboardPosts()
        posts.owner = owner
        for name in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                // UIKit posts the notification on the main actor, and no other code reads the notification.
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
