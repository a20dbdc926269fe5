import UIKit

extension Keyboard {
    /// Calls a closure with an owner for every keyboard notification, for as long as the owner lives.
    ///
    /// The owner is held weakly, and the keyboard keeps the observation. The closure runs on the main actor,
    /// synchronously while UIKit posts the notification. Before a movement it runs inside the keyboard's own animation.
    /// Views that the closure changes and lays out therefore move with the keyboard. If the keyboard is visible, the
    /// closure is called once before this method returns.
    ///
    /// The keyboard may have come up before this object was made. The library then reads Apple's layout guide in the
    /// owner's window, and calls the closure at the end of the turn in which the window was laid out. This works if the
    /// owner is a view, a controller or a window's scene. For any other owner, the closure is first called for the next
    /// notification.
    public func observe<Owner: AnyObject>(
        for owner: Owner, _ handler: @escaping @MainActor (Owner, Change) -> Void
    ) {
        tell(owner, handler)
        if !hasBeenAnnounced, owner is UIResponder { following.findKeyboard(for: owner) }
    }

    /// Calls a closure with an owner in each frame in which the keyboard moves, for as long as the owner lives.
    ///
    /// Use it for content that animations cannot move, such as a text or a drawing. To move views, set
    /// `view.keyboardAvoidance`, or use the closure of ``observe(for:_:)``.
    ///
    ///     Keyboard.shared.observeFrames(for: gauge) { gauge, state, fractionComplete in
    ///         gauge.text = "\(state.overlap(of: gauge)) points"
    ///     }
    ///
    /// The closure runs on the main actor, outside any animation. It gets the keyboard's state in this frame and the
    /// completed part of the movement, from 0 to 1. The last call of a movement has the final state and 1. If the
    /// keyboard reverses its direction, it continues from its present position, and the completed part begins at 0
    /// again. A change without an animated vertical movement causes one call with 1. If a keyboard is already up when
    /// you call this method, the closure is also called once with 1.
    ///
    /// The frames of a movement are computed from its announcement and the curve of the system's keyboard. They leave
    /// out a drag of the keyboard, which ``KeyboardGuide`` follows. Code runs only while the keyboard moves.
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
