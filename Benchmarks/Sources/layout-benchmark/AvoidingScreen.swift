import Foundation
import Tideline
@_spi(Simulation) import UIKit

/// A screen with an edited text field and several views at its bottom.
///
/// The library moves these views above the keyboard by a translation.
@MainActor
final class AvoidingScreen {
    private let screen: FramesScreen
    private var isUp = false
    private var tokens: [any NSObjectProtocol] = []

    /// - Parameter ways: the number of views that the library moves; all by default.
    init(_ count: Int, ways: Int = .max) {
        screen = FramesScreen(count)
        screen.edit()
        for view in screen.views.prefix(ways) {
            view.frame.origin.y = 700
            view.keyboardAvoidance = .translation
        }
        screen.settle()
    }

    /// Creates a screen whose views are moved by an app's own keyboard observer instead of the library.
    init(_ count: Int, byHand ways: Int) {
        screen = FramesScreen(count)
        screen.edit()
        let views = Array(screen.views.prefix(ways))
        for view in views { view.frame.origin.y = 700 }
        screen.settle()
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                MainActor.assumeIsolated { Self.move(views, above: end) }
            }
            tokens.append(token)
        }
    }

    private static func move(_ views: [UIView], above end: CGRect) {
        for view in views {
            guard let superview = view.superview, let window = view.window else { continue }
            let top = superview.convert(end, from: window.screen.coordinateSpace).minY
            let bottom = superview.convert(view.bounds, from: view).maxY - view.transform.ty
            view.transform.ty = min(0, top - bottom)
            view.layoutIfNeeded()
        }
    }

    /// Sends the notification that the keyboard appears or, at every second call, disappears.
    ///
    /// The animation duration is 0.
    func post() {
        isUp.toggle()
        Self.post(top: isUp ? 844 - 336 : nil)
    }

    /// Sends a notification of a keyboard whose top is at a y coordinate on the screen, in points; nil means that the
    /// keyboard disappears.
    static func post(top: CGFloat?) {
        let frame = CGRect(x: 0, y: top ?? 844, width: 390, height: 336)
        NotificationCenter.default.post(
            name: top == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
            object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: frame,
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0)
            ])
    }

    /// Advances the simulated clock until all animations that the keyboard has started have ended.
    func rest() { Simulation.current.clock.settle() }

    /// Ends the observation.
    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
