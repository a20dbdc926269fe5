public import CoreGraphics
public import SceneModel
public import UIKit
public import Walk

/// The walk for code that does not wait, on a host with a virtual clock: each step has ended when it returns.
extension Stage {
    /// Shows a controller as the window's root and lets it appear.
    public func present(_ controller: @autoclosure () throws -> UIViewController) rethrows {
        try finish { try await self.present(try controller()) }
    }

    /// Taps the view with a name, in its middle; what can be scrolled into sight is scrolled first.
    public func tap(_ name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.tap(name) }
    }

    /// Taps a view in its middle; what can be scrolled into sight is scrolled first.
    public func tap(_ view: UIView) throws(StageError) {
        try finish { () async throws(StageError) in try await self.tap(view) }
    }

    /// Taps a point of the screen, in points from its top left corner.
    public func tap(at point: CGPoint) throws(StageError) {
        try finish { () async throws(StageError) in try await self.tap(at: point) }
    }

    /// Moves keyboard input to the view with a name without a finger, as code or a return key would.
    public func focus(_ name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.focus(name) }
    }

    /// Moves keyboard input to a view without a finger, as code or a return key would.
    public func focus(_ view: UIView) throws(StageError) {
        try finish { () async throws(StageError) in try await self.focus(view) }
    }

    /// Types into the first responder.
    public func type(_ text: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.type(text) }
    }

    /// Presses the delete key so many times.
    public func erase(_ count: Int) throws(StageError) {
        try finish { () async throws(StageError) in try await self.erase(count) }
    }

    /// Presses the return key.
    public func pressReturn() throws(StageError) {
        try finish { () async throws(StageError) in try await self.pressReturn() }
    }

    /// Puts the keyboard away.
    public func dismissKeyboard() { finish { await self.dismissKeyboard() } }

    /// Turns the device and lets the turn end.
    public func rotate(to orientation: ScreenOrientation) { finish { await self.rotate(to: orientation) } }

    /// Lets time pass, in seconds.
    public func advance(by seconds: Double) { finish { await self.advance(by: seconds) } }

    /// Lets time pass until nothing moves any more; returns false when that takes more than 10 seconds.
    @discardableResult
    public func settle() -> Bool {
        var isAtRest = false
        finish { isAtRest = await self.settle() }
        return isAtRest
    }

    /// Lets go of the app's screens; a simulated phone's notes tell of a controller that stays alive all the same.
    public func letGo() { finish { await self.letGo() } }

    /// Lets everything come to rest and takes a picture under the name of a step.
    public func rest(in step: String) { finish { await self.rest(in: step) } }

    /// Takes a picture of every frame while a closure runs and until nothing moves any more.
    ///
    /// - Parameters:
    ///   - step: the step that begins; the present one goes on unless said.
    ///   - rest: the step that the last picture, of the screen at rest, is filed under; the same one unless said.
    public func recordFrames<Failure: Error>(
        of step: String? = nil, settlingInto rest: String? = nil, _ body: @MainActor () throws(Failure) -> Void
    ) throws(Failure) {
        try finish { () async throws(Failure) in
            try await self.recordFrames(of: step, settlingInto: rest) { () async throws(Failure) in try body() }
        }
    }

    /// What the same screen shows at the instants of ``recording`` without any keyboard.
    public func picturesOfTwin(showing make: @MainActor (UIWindow) -> UIViewController) -> [SceneSnapshot] {
        var pictures: [SceneSnapshot] = []
        finish { pictures = await self.picturesOfTwin(showing: make) }
        return pictures
    }
}

/// What fingers do, for code that does not wait.
extension Stage {
    /// A finger drags the content of a scroll view by a height on the screen, in points.
    public func scroll(_ view: UIScrollView, by height: CGFloat) {
        finish { await self.scroll(view, by: height) }
    }

    /// Drags the content around a view until the view lies in the part of the screen that the keyboard leaves free.
    public func scroll(to target: UIView) { finish { await self.scroll(to: target) } }

    /// A finger begins to swipe the top controller away; throws when there is nothing to go back to.
    public func beginPop() throws(StageError) {
        try finish { () async throws(StageError) in try await self.beginPop() }
    }

    /// The finger has come so far across the screen, 0…1.
    public func movePop(to fraction: Double) { finish { await self.movePop(to: fraction) } }

    /// The finger is lifted and the pop goes on by itself; let time pass for it to end.
    public func finishPop() { finish { await self.finishPop() } }

    /// The finger is lifted and everything goes back; let time pass for it to end.
    public func cancelPop() { finish { await self.cancelPop() } }

    /// A finger swipes from the screen's edge back to the page before, in frames that are recorded.
    public func swipeBack(isGivenUp: Bool) throws(StageError) {
        try finish { () async throws(StageError) in try await self.swipeBack(isGivenUp: isGivenUp) }
    }

    /// Puts the controller away that was presented last, as a swipe down would.
    public func dismissPresented() { finish { await self.dismissPresented() } }

    /// Taps a button; where the keyboard lies over the button, the button acts without a finger.
    public func press(_ name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.press(name) }
    }

    /// Presses the view with a name, in its middle, for so many seconds.
    public func longPress(_ name: String, duration: Double = 1) throws(StageError) {
        try finish { () async throws(StageError) in try await self.longPress(name, duration: duration) }
    }

    /// Swipes quickly from the middle of the view with a name.
    public func swipe(_ direction: SwipeDirection, on name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.swipe(direction, on: name) }
    }

    /// Drags a finger from one point of the screen to another, in points, within some seconds.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) throws(StageError) {
        try finish { () async throws(StageError) in
            try await self.drag(from: start, to: end, duration: duration)
        }
    }
}

extension Stage {
    /// - Parameter work: steps on a host with a virtual clock, which have ended when the call returns.
    private func finish<Failure: Error>(_ work: @MainActor () async throws(Failure) -> Void) throws(Failure) {
        let result = withoutActuallyEscaping(work) { Immediate.result(of: $0) }
        try result?.get()
    }
}
