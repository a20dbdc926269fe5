import Tideline
import UIKit

/// The article's listener, which raises the bottom of a controller's safe area to the keyboard's top.
///
/// A controller creates a listener in `viewDidLoad` and keeps it. The line `controller.keyboardAvoidance = .safeArea`
/// does the same, and the controller needs no listener. When a listener is deallocated, it removes its share.
@MainActor
public final class KeyboardAppearListener {
    private let raised = OwnAvoidance<UIViewController>()

    /// Creates a listener, which holds its controller weakly.
    ///
    /// If the keyboard is already up, the safe area jumps to its top at once.
    ///
    /// - Parameters:
    ///   - viewController: the controller with the safe area.
    ///   - keyboard: the keyboard to follow, by default the shared keyboard.
    public init(viewController: UIViewController, keyboard: Keyboard = .shared) {
        raised.set(.safeArea.following(keyboard), on: viewController)
    }

    deinit { raised.end() }

    /// The keyboard's present share of the bottom safe area, in points, 0 or more.
    public var keyboardInset: CGFloat { raised.owner?.keyboardShare ?? 0 }
}
