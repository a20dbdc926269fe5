import Foundation
import Tideline
@_spi(Simulation) import UIKit

/// Views at the bottom of a window, each kept above the keyboard by a translation.
@MainActor
final class AvoidingScreen {
    private let screen: FramesScreen
    private var isUp = false

    /// - Parameter ways: how many of the views avoid the keyboard; all unless given.
    init(_ count: Int, ways: Int = .max) {
        screen = FramesScreen(count)
        for view in screen.views.prefix(ways) {
            view.frame.origin.y = 700
            view.keyboardAvoidance = .translation
        }
        screen.settle()
    }

    /// Announces that the keyboard comes, or goes the next time, without animation.
    func post() {
        isUp.toggle()
        let size = CGSize(width: 390, height: 336), top: CGFloat = isUp ? 844 - 336 : 844
        NotificationCenter.default.post(
            name: isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: CGRect(origin: CGPoint(x: 0, y: top), size: size),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0)
            ])
    }

    /// Lets everything that the keyboard has begun come to its end.
    func rest() { Simulation.current.clock.settle() }
}
