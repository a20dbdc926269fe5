internal import KeyboardModel
import UIKit

/// What moves in a chat's list when the keyboard comes or goes, or a bar grows.
public enum ChatLifting: Sendable, CaseIterable {
    /// The end of the list stays above the keyboard. What a person reads elsewhere stays where it is.
    case whenAtEnd
    /// The end of the list stays above the keyboard, and what a person reads elsewhere moves up and down with it.
    case always
    /// As ``always`` when the keyboard comes. When it goes, what has moved up stays there.
    case persistent
    /// Nothing moves, and the keyboard covers the newest rows.
    case never

    var policy: ChatLift {
        switch self {
        case .whenAtEnd: .whenAtEnd
        case .always: .always
        case .persistent: .persistent
        case .never: .never
        }
    }
}

/// The place of a chat's list, for buttons and for code that sends a message.
///
///     messages.append(question)
///     list.insertRows(at: [path], with: .none)
///     list.keyboardChat?.showAtTop(path)
@MainActor
public struct KeyboardChat {
    let list: ChatList

    /// Whether the end of the list is in sight, or at most 20 points below the visible part.
    public var isEndInSight: Bool { list.isEndInSight }

    /// Scrolls to the end, and stays there.
    ///
    /// If the end moves on during an animated scroll, the list goes there when the scroll has ended, at once.
    public func scrollToEnd(animated: Bool) { list.goToEnd(animated: animated) }

    /// Shows a row of a table or a collection view at the top, with blank space below it until its answer fills the space.
    ///
    /// The space is a part of the list's inset. A row that is higher than half of the visible part ends at the middle.
    /// The row stays at the top until a person scrolls, or another call moves the list. A second row replaces the first
    /// one, and if the row is deleted, the list goes to its end.
    ///
    /// - Parameters:
    ///   - path: the row's path after the update that has inserted it.
    ///   - animated: whether the list scrolls there in an animation; false puts it there at once.
    public func showAtTop(_ path: IndexPath, animated: Bool = true) { list.goToTop(of: path, animated: animated) }

    /// Holds the place where the list is now, or where the app scrolls it in this turn of the run loop.
    ///
    /// Call this method, before the scroll or after it, if you change rows and scroll elsewhere in the same turn, or if
    /// the scroll passes rows that size themselves and were never in sight. From iOS 17.4 on, an animated scroll needs
    /// no call.
    public func letGo() { list.letGo() }
}

extension KeyboardAvoiding where Self: UIScrollView {
    /// The place of the list; nil unless the list has the avoidance `insets` with the option `chat`.
    public var keyboardChat: KeyboardChat? { AvoidanceSlot.of(self)?.avoider?.membership.chat.map(KeyboardChat.init) }
}
