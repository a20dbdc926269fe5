public import Foundation
import KeyboardModel
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// A notification about a movement, as the app's window gets to see it; frames are in the screen's coordinates.
    func notification(
        _ kind: KeyboardNotification.Kind, from begin: CGRect, to end: CGRect, duration: Double, isLocal: Bool = true
    ) -> KeyboardNotification {
        let reportedEnd = kind == .hide && behavior.crossFades ? CGRect.zero : reported(end)
        return KeyboardNotification(
            kind: kind, begin: reported(begin), end: reportedEnd, duration: duration,
            curveRawValue: behavior.curveRawValue, screen: behavior.carriesScreen ? simulation.screen : nil,
            isLocal: isLocal)
    }

    /// What notifications say of a frame in a window that is not the whole screen (rule E60, order Q1).
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

    /// Posts the did pair; after a hide with an accessory iOS 26 speaks of a docked one in between (order Q3).
    func postEnd(_ notification: KeyboardNotification, accessoryHeight: CGFloat, of number: Int) {
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

    /// Moves the guides before observers are told or after, as this keyboard does it; in the enclosing animation.
    func tell(
        _ notification: KeyboardNotification, placing placement: KeyboardPlacement?, of number: Int
    ) {
        // Guides first: what an observer changes without a layout of its own is laid out at the end of the turn (E47).
        if let placement, !behavior.movesGuidesAfterPosting { simulation.setKeyboardPlacement(placement) }
        post(notification.willEvents, notification, of: number)
        if let placement, behavior.movesGuidesAfterPosting, movement == number {
            simulation.setKeyboardPlacement(placement)
        }
        if movement == number { simulation.liftSheets() }
    }

    /// Lets the bar for a code from a message appear or leave during editing: 45 points, duration 0 (rule E13).
    public func setShowsCodeBar(_ shows: Bool) {
        behavior.showsCodeBar = shows
        if let responder { follow(responder, duration: 0) }
    }

    // MARK: The keyboard of another app

    /// Shows the docked keyboard of another app beside this one: this app has no first responder.
    ///
    /// - Parameters:
    ///   - height: its height in points; that of letters unless said.
    ///   - movesGuides: whether UIKit's guides follow it.
    public func showForeign(height: CGFloat? = nil, movesGuides: Bool = true) {
        // What a responder of this app wishes afterwards is said anew, even if it looks the same.
        configuration = nil
        if height == nil { decisiveChoices.insert(.predictions) }
        let height = height ?? CGFloat(letters(predictionBar: behavior.showsPredictions).points)
        let bounds = screenBounds
        let end = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        move(
            from: frameInScreen ?? frameBelowScreen(height: height), to: end, .show, duration: behavior.duration,
            isLocal: false, movesGuides: movesGuides)
    }

    /// Takes the keyboard of another app away.
    ///
    /// - Parameters:
    ///   - posts: whether the hide is posted; at times it is not, as when the other app is put away with its keyboard up.
    ///   - movesGuides: whether UIKit's guides follow it.
    public func hideForeign(posts: Bool = true, movesGuides: Bool = true) {
        guard let current = frameInScreen else { return }
        let below = frameBelowScreen(height: current.height)
        if posts {
            return move(
                from: current, to: below, .hide, duration: behavior.duration, isLocal: false, movesGuides: movesGuides)
        }
        movement += 1
        frameInScreen = nil
        UIView.animateAsKeyboard(duration: behavior.duration, curve: .keyboard) {
            self.windows.move(to: below)
            if movesGuides { self.simulation.setKeyboardPlacement(.offscreen) }
        } completion: {
        }
    }
}
