import Tideline
import UIKit

/// The way in which a gallery screen keeps clear of the keyboard.
public enum KeyboardHandling: String, CaseIterable, Sendable {
    /// The screen keeps clear of the keyboard with this library.
    case tideline
    /// The screen keeps clear of the keyboard with Apple's own keyboard layout guide.
    case apple
    /// The screen ignores the keyboard.
    case none
    /// Code outside the screen sets ``BottomGuideView/bottomGuideHeightConstraint``.
    case external
}

extension KeyboardHandling {
    /// The edge on which a bar at the bottom of a view stands.
    @MainActor
    func bottom(of view: UIView) -> NSLayoutYAxisAnchor {
        switch self {
        case .tideline: view.keyboardGuide.topAnchor
        case .apple: view.keyboardLayoutGuide.topAnchor
        case .none, .external: view.safeAreaLayoutGuide.bottomAnchor
        }
    }
}
