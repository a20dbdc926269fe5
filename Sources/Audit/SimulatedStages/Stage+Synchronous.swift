public import CoreGraphics
public import SceneModel
public import UIKit
public import Stages

/// Steps of a script for synchronous code, on a host with a virtual clock.
///
/// Each step is complete when its call returns.
extension Stage {
    /// Shows a controller as the window's root and lets it appear.
    public func present(_ controller: @autoclosure () throws -> UIViewController) rethrows {
        try finish { try await self.present(try controller()) }
    }

    /// Taps the middle of a named view, after scrolling if the view is out of sight.
    public func tap(_ name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.tap(name) }
    }

    /// Taps the middle of a view, after scrolling if the view is out of sight.
    public func tap(_ view: UIView) throws(StageError) {
        try finish { () async throws(StageError) in try await self.tap(view) }
    }

    /// Taps a point of the screen, in points from its top left corner.
    public func tap(at point: CGPoint) throws(StageError) {
        try finish { () async throws(StageError) in try await self.tap(at: point) }
    }

    /// Makes a named view the first responder, as code or a return key would.
    public func focus(_ name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.focus(name) }
    }

    /// Makes a view the first responder, as code or a return key would.
    public func focus(_ view: UIView) throws(StageError) {
        try finish { () async throws(StageError) in try await self.focus(view) }
    }

    /// Types into the first responder.
    public func type(_ text: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.type(text) }
    }

    /// Presses the delete key the given number of times.
    public func erase(_ count: Int) throws(StageError) {
        try finish { () async throws(StageError) in try await self.erase(count) }
    }

    /// Presses the return key.
    public func pressReturn() throws(StageError) {
        try finish { () async throws(StageError) in try await self.pressReturn() }
    }

    /// Dismisses the keyboard.
    public func dismissKeyboard() { finish { await self.dismissKeyboard() } }

    /// Rotates the device and waits until the rotation ends.
    public func rotate(to orientation: ScreenOrientation) { finish { await self.rotate(to: orientation) } }

    /// Lets time pass, in seconds.
    public func advance(by seconds: Double) { finish { await self.advance(by: seconds) } }

    /// Lets time pass until everything is at rest; returns false after 10 seconds of movement.
    @discardableResult
    public func settle() -> Bool {
        var isAtRest = false
        finish { isAtRest = await self.settle() }
        return isAtRest
    }

    /// Releases the app's screens.
    ///
    /// A simulated phone then adds a note about each controller that stays alive.
    public func letGo() { finish { await self.letGo() } }

    /// Waits until everything is at rest, begins a new step, and takes a snapshot.
    public func rest(in step: String) { finish { await self.rest(in: step) } }

    /// Takes a snapshot of every frame while a closure runs, and until everything is at rest.
    ///
    /// - Parameters:
    ///   - step: the name of a new step; nil continues the current step.
    ///   - rest: the step of the last snapshot, with the screen at rest; nil for `step`.
    public func recordFrames<Failure: Error>(
        of step: String? = nil, settlingInto rest: String? = nil, _ body: @MainActor () throws(Failure) -> Void
    ) throws(Failure) {
        try finish { () async throws(Failure) in
            try await self.recordFrames(of: step, settlingInto: rest) { () async throws(Failure) in try body() }
        }
    }

    /// Plays the recorded actions again with a hidden keyboard.
    ///
    /// The result has one snapshot for each snapshot of ``recording``, taken at the same time.
    public func picturesOfTwin(showing make: @MainActor (UIWindow) -> UIViewController) -> [SceneSnapshot] {
        var pictures: [SceneSnapshot] = []
        finish { pictures = await self.picturesOfTwin(showing: make) }
        return pictures
    }
}

extension Stage {
    /// Drags the content of a scroll view with a finger by a height on the screen, in points.
    public func scroll(_ view: UIScrollView, by height: CGFloat) {
        finish { await self.scroll(view, by: height) }
    }

    /// Scrolls the content around a view until the keyboard no longer covers the view.
    @discardableResult
    public func scroll(to target: UIView) -> UIView {
        var shown = target
        finish { shown = await self.scroll(to: target) }
        return shown
    }

    /// Begins to swipe the top controller away with a finger; throws on a navigation controller's first page.
    public func beginPop() throws(StageError) {
        try finish { () async throws(StageError) in try await self.beginPop() }
    }

    /// Moves the swiping finger to a fraction of the screen's width, 0…1.
    public func movePop(to fraction: Double) { finish { await self.movePop(to: fraction) } }

    /// Lifts the finger and finishes the pop; the animation goes on after this call.
    public func finishPop() { finish { await self.finishPop() } }

    /// Lifts the finger and cancels the pop; the animation goes on after this call.
    public func cancelPop() { finish { await self.cancelPop() } }

    /// Swipes from the screen's edge back to the previous page, and records every frame.
    public func swipeBack(isGivenUp: Bool) throws(StageError) {
        try finish { () async throws(StageError) in try await self.swipeBack(isGivenUp: isGivenUp) }
    }

    /// Dismisses the controller that was presented last, as a swipe down would.
    public func dismissPresented() { finish { await self.dismissPresented() } }

    /// Taps a button.
    ///
    /// If the keyboard covers the button, code sends the button's action instead.
    public func press(_ name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.press(name) }
    }

    /// Presses the middle of a named view, for a number of seconds.
    public func longPress(_ name: String, duration: Double = 1) throws(StageError) {
        try finish { () async throws(StageError) in try await self.longPress(name, duration: duration) }
    }

    /// Swipes quickly from the middle of a named view.
    public func swipe(_ direction: SwipeDirection, on name: String) throws(StageError) {
        try finish { () async throws(StageError) in try await self.swipe(direction, on: name) }
    }

    /// Drags a finger from one point of the screen to another, in points, within a number of seconds.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) throws(StageError) {
        try finish { () async throws(StageError) in
            try await self.drag(from: start, to: end, duration: duration)
        }
    }
}

extension Stage {
    private func finish<Failure: Error>(_ work: @MainActor () async throws(Failure) -> Void) throws(Failure) {
        let result = withoutActuallyEscaping(work) { Immediate.result(of: $0) }
        try result?.get()
    }
}
