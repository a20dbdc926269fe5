import UIKit

extension Keyboard {
    /// Calls a closure with an owner for every keyboard notification, for as long as the owner lives.
    ///
    /// The owner is not kept alive; nothing has to be stored. The closure runs on the main actor, synchronously while UIKit
    /// posts. A change that is about to happen runs it inside the keyboard's own animation: views that it changes and lays
    /// out move with the keyboard. If the keyboard is visible, the closure is called once before this method returns.
    ///
    /// No notification may have told yet that the keyboard is up: this object was made later. Then Apple's layout guide in the
    /// owner's window is asked, and the closure is called at the end of the turn in which the window has been laid out. The
    /// owner has to be a view, a controller or a window's scene for that. Another owner gets the next notification.
    public func observe<Owner: AnyObject>(
        for owner: Owner, _ handler: @escaping @MainActor (Owner, Change) -> Void
    ) {
        tell(owner, handler)
        if !hasBeenAnnounced, owner is UIResponder { following.findKeyboard(for: owner) }
    }

    /// Calls a closure with an owner in each frame in which the keyboard moves, for as long as the owner lives.
    ///
    /// It is for what cannot be animated, such as a text or a drawing. Views follow by an avoidance, or in the closure of
    /// ``observe(for:_:)``.
    ///
    ///     Keyboard.shared.observeFrames(for: gauge) { gauge, state, fractionComplete in
    ///         gauge.text = "\(state.overlap(of: gauge)) points"
    ///     }
    ///
    /// The closure runs on the main actor, outside of any animation, with the keyboard's state in this frame and with the part
    /// of the movement that is done, from 0 to 1. The last call of a movement has the final state and 1. A keyboard that turns
    /// round on its way goes on from where it is, and the part begins at 0 again. A change without a movement is one call with
    /// 1, and so is a keyboard that is up at the beginning.
    ///
    /// The frames of a movement follow from its announcement, by the curve of the system's keyboard. A finger that drags the
    /// keyboard is not announced: ``KeyboardGuide`` follows it. While nothing moves no code runs.
    public func observeFrames<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (_ owner: Owner, _ state: State, _ fractionComplete: CGFloat) -> Void
    ) {
        let frames = KeyboardFrames { [weak owner] state, fraction in
            guard let owner else { return false }
            handler(owner, state, fraction)
            return true
        }
        observe(for: owner) { frames.take($1) }
    }
}
