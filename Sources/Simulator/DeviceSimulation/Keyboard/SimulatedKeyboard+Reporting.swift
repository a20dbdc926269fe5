public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// `begin` and `end` are in the screen's coordinates.
    func notification(
        _ kind: KeyboardNotification.Kind, from begin: CGRect, to end: CGRect, duration: Double, isLocal: Bool = true
    ) -> KeyboardNotification {
        let accessory = isLocal && behavior.omitsAccessoryFromFrame ? accessoryHeight : 0
        let reportedEnd =
            kind == .hide && behavior.crossFades ? CGRect.zero : reported(without(accessory, at: end))
        return KeyboardNotification(
            kind: kind, begin: reported(without(accessory, at: begin)), end: reportedEnd, duration: duration,
            curveRawValue: behavior.curveRawValue, screen: behavior.carriesScreen ? simulation.screen : nil,
            isLocal: isLocal)
    }

    /// Removes the accessory view's height from the top of a frame.
    ///
    /// A frame below the screen keeps its origin and loses only height (scenario Q2).
    private func without(_ height: CGFloat, at frame: CGRect) -> CGRect {
        let isBelow = frame.minY >= screenBounds.maxY
        return CGRect(
            x: frame.minX, y: isBelow ? frame.minY : frame.minY + height, width: frame.width,
            height: max(0, frame.height - height))
    }

    /// Returns the frame that notifications report in a window smaller than the screen (rule E60, scenario Q1).
    private func reported(_ frame: CGRect) -> CGRect {
        guard let window = simulation.scene.frameInScreen else { return frame }
        var frame = frame
        if behavior.omitsGapBelowWindow {
            let gap = max(0, screenBounds.maxY - window.maxY)
            frame.size.height = max(0, frame.height - gap)
            frame.origin.y = min(frame.minY, window.maxY)
        }
        if behavior.reportsInWindow { frame = frame.offsetBy(dx: -window.minX, dy: -window.minY) }
        return frame
    }

    /// After a hide with an accessory view, did-change-frame of iOS 26 reports a docked frame (scenario Q3).
    func postEnd(_ notification: KeyboardNotification, accessoryHeight: CGFloat, of number: Int) {
        if behavior.misreportsDidFrames, notification.kind == .show {
            post([.didChangeFrame], notification.ending(45), of: number)
            return post([.didShow], notification.ending(notification.end.height + 56), of: number)
        }
        guard behavior.looksDockedAfterHide, notification.kind == .hide, accessoryHeight > 0 else {
            return post(notification.didEvents, notification, of: number)
        }
        let bounds = screenBounds
        let docked = CGRect(x: 0, y: bounds.maxY - accessoryHeight, width: bounds.width, height: accessoryHeight)
        let between = self.notification(
            .hide, from: docked, to: docked, duration: notification.duration, isLocal: notification.isLocal)
        post([.didChangeFrame], between, of: number)
        post([.didHide], notification, of: number)
    }

    /// Posts notifications, and moves UIKit's guides at the moment that `guideMove` names.
    func tell(
        _ events: [Event], _ notification: KeyboardNotification, placing placement: KeyboardPlacement?,
        of number: Int
    ) {
        // When the guides move, the windows are laid out inside the keyboard's animation. With `.beforePosting`, this
        // must happen before any observer runs. An observer's changes without `layoutIfNeeded()` are laid out only at
        // the end of the turn (E47).
        moveGuides(to: placement, .beforePosting, of: number)
        if behavior.guideMove == .betweenPosts {
            post(Array(events.prefix(1)), notification, of: number)
            moveGuides(to: placement, .betweenPosts, of: number)
            post(Array(events.dropFirst()), notification, of: number)
        } else {
            post(events, notification, of: number)
        }
        moveGuides(to: placement, .afterPosting, of: number)
        if movement == number { simulation.liftSheets() }
    }

    func moveGuides(to placement: KeyboardPlacement?, _ moment: KeyboardBehavior.GuideMove, of number: Int) {
        guard let placement, behavior.guideMove == moment, movement == number else { return }
        simulation.setKeyboardPlacement(placement)
    }

    /// Shows or hides the bar above the keys that offers a code from a message.
    ///
    /// The bar is 45 points high. During editing, notifications report the change with duration 0 (rule E13).
    public func setShowsCodeBar(_ shows: Bool) {
        behavior.showsCodeBar = shows
        if let responder { follow(responder, duration: 0) }
    }

    // MARK: The keyboard of another app

    /// Shows the docked keyboard of another app that is on the screen beside this app.
    ///
    /// - Parameters:
    ///   - height: the keyboard's height in points; by default the height of letters.
    ///   - movesGuides: whether UIKit's guides follow the keyboard.
    public func showForeign(height: CGFloat? = nil, movesGuides: Bool = true) {
        showWithoutResponder(height: height, isLocal: false, movesGuides: movesGuides)
    }

    func showWithoutResponder(height: CGFloat?, isLocal: Bool, movesGuides: Bool = true) {
        // The keyboard forgets which keyboard a responder of this app requested last. The next request is therefore
        // announced, even if it equals the last request.
        configuration = nil
        if height == nil { decisiveChoices.insert(.predictions) }
        let height = height ?? CGFloat(letters(predictionBar: behavior.showsPredictions).points)
        let bounds = screenBounds
        let end = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        move(
            from: frameInScreen ?? frameBelowScreen(height: height), to: end, .show, duration: behavior.duration,
            isLocal: isLocal, movesGuides: movesGuides)
    }

    /// Hides the keyboard of another app.
    ///
    /// - Parameters:
    ///   - posts: whether the hide notifications are posted. They are missing, for example, if the other app closes
    ///     while its keyboard is visible.
    ///   - movesGuides: whether UIKit's guides follow the keyboard.
    public func hideForeign(posts: Bool = true, movesGuides: Bool = true) {
        if posts { return hideWithoutResponder(isLocal: false, movesGuides: movesGuides) }
        guard let current = frameInScreen else { return }
        let below = frameBelowScreen(height: current.height)
        movement += 1
        frameInScreen = nil
        UIView.animateAsKeyboard(duration: behavior.duration, curve: .keyboard) {
            self.windows.move(to: below)
            if movesGuides { self.simulation.setKeyboardPlacement(.offscreen) }
        } completion: {
        }
    }

    func hideWithoutResponder(isLocal: Bool, movesGuides: Bool = true) {
        guard let current = frameInScreen else { return }
        move(
            from: current, to: frameBelowScreen(height: current.height), .hide, duration: behavior.duration,
            isLocal: isLocal, movesGuides: movesGuides)
    }
}
