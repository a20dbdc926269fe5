import Tideline
import UIKit

/// One change of the keyboard, as a block receives it.
@MainActor
@objc(TDLKeyboardChange)
public final class KeyboardChange: NSObject {
    private let change: Keyboard.Change

    fileprivate init(_ change: Keyboard.Change) { self.change = change }

    /// Whether the keyboard is docked at the bottom of the screen after the change.
    @objc public var isDocked: Bool { change.state.isDocked }

    /// Whether the keyboard is about to move, and the block runs inside the keyboard's own animation.
    @objc public var isAboutToHappen: Bool { change.isAboutToHappen }

    /// The duration of the movement, in seconds; 0.25 if the notification has no duration.
    @objc public var duration: TimeInterval { change.duration }

    /// Returns the keyboard's frame after the change in a view's coordinates, in points.
    ///
    /// The result is `CGRectNull` if the keyboard is hidden, or beside the view's window.
    @objc(frameInView:)
    public func frame(in view: UIView) -> CGRect { change.state.frame(in: view) ?? .null }

    /// Returns the distance from a docked keyboard's top down to a view's lower edge, in points of the superview, 0 or more.
    @objc(overlapOfView:)
    public func overlap(of view: UIView) -> CGFloat { change.state.overlap(of: view) }

    /// Animates changes with the keyboard's own duration and curve.
    ///
    /// - Parameter changes: called at once, on the main thread.
    @objc(animate:)
    public func animate(_ changes: @escaping () -> Void) { change.animate(changes) }

    /// Calls a block for every keyboard notification, for as long as the owner lives.
    ///
    /// The keyboard holds the owner weakly and the block strongly: use the owner that the block gets.
    ///
    /// - Parameters:
    ///   - owner: the object for which the block runs, such as a view or a controller.
    ///   - handler: called with the owner on the main thread, while UIKit posts the notification. If the keyboard is up, it
    ///     is called once before this method returns.
    @objc(observeForOwner:handler:)
    public static func observe(
        for owner: AnyObject, handler: @escaping @MainActor (_ owner: AnyObject, _ change: KeyboardChange) -> Void
    ) {
        Keyboard.shared.observe(for: owner) { handler($0, KeyboardChange($1)) }
    }

    /// Sends each entry of the log to a block, on the main thread; nil ends this.
    ///
    /// - Parameter handler: called with one line for each event of the keyboard or of an avoidance.
    @objc(sendLogTo:)
    public static func sendLog(to handler: (@MainActor (_ line: String) -> Void)?) {
        guard let handler else { return Keyboard.shared.onLog = nil }
        Keyboard.shared.onLog = { handler($0.description) }
    }
}
