import UIKit

extension Keyboard {
    /// The keyboard's state; during a movement, the state after the movement.
    ///
    /// The state changes while UIKit posts a notification, inside the keyboard's own animation.
    public var state: State {
        access()
        if !hasBeenAnnounced { following.findKeyboard(for: self) }
        return State(announced)
    }

    /// Calls a closure with an owner for every keyboard notification, for as long as the owner lives.
    ///
    /// The keyboard holds the owner weakly. The closure runs on the main actor, synchronously while UIKit posts the
    /// notification. Before a movement the closure runs inside the keyboard's own animation. So views that the closure
    /// changes and lays out move with the keyboard. If the keyboard is visible, the closure is called once before this
    /// method returns.
    ///
    /// If the keyboard came up before this object was made, the library reads Apple's layout guide in a window. The
    /// closure is then called at the end of the turn in which the window was laid out. The window is that of the owner,
    /// if the owner is a view, a controller or a window's scene, or else of any other owner or avoidance. Without any
    /// window, the first call is at the next notification.
    public func observe<Owner: AnyObject>(
        for owner: Owner, _ handler: @escaping @MainActor (Owner, Change) -> Void
    ) {
        tell(owner, handler)
        if !hasBeenAnnounced { following.findKeyboard(for: owner) }
    }

    /// Calls a closure with an owner in each frame in which the keyboard moves, for as long as the owner lives.
    ///
    /// Use the method for content that animations cannot move, such as a text or a drawing. To move views, set
    /// `view.keyboardAvoidance`, or use the closure of ``observe(for:_:)``.
    ///
    ///     Keyboard.shared.observeFrames(for: gauge) { gauge, state, fractionComplete in
    ///         gauge.text = "\(state.overlap(of: gauge)) points"
    ///     }
    ///
    /// The closure runs on the main actor, outside any animation. The arguments are the keyboard's state in this frame
    /// and the completed part of the movement, from 0 to 1. The last call of a movement has the final state and the
    /// completed part 1. If the keyboard reverses its direction, the completed part begins at 0 again. A change without
    /// an animated vertical movement causes one call with 1. If a keyboard is already up, this method also causes one
    /// call with 1.
    ///
    /// The frames are computed from the announcement and the curve of the system's keyboard. While a finger drags the
    /// keyboard, the closure is called in each turn of the run loop in which Apple's layout guide has moved, with the
    /// completed part 1. The guide is read in the window of the owner, if the owner is a view, a controller or a
    /// window's scene, or else of any other owner or avoidance.
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
        following.findKeyboard(for: owner, telling: frames)
    }

    /// Returns a sequence of all changes from now on, beginning with the present state of a visible keyboard.
    ///
    /// A sequence delivers in a later turn of the run loop, outside the keyboard's animation (rule I10). To move views,
    /// use a closure instead.
    public func changes() -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
        let observation = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
        return stream
    }

    /// The observation ends when the returned object is deallocated.
    ///
    /// For a visible keyboard, the closure is called once before this method returns.
    func observe(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
        let observation = add(isKept: false, handler)
        if !hasBeenAnnounced { following.findKeyboard(for: observation) }
        return observation
    }
}
