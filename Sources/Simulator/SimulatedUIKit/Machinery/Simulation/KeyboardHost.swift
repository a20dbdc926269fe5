// Fidelity: exact — the simulation's own machinery: the interface between UIKit and the simulated keyboard

import Foundation

/// The keyboard's position after a movement, in the screen's coordinates.
@_spi(Simulation)
public enum KeyboardPlacement: Equatable, Sendable {
    case offscreen
    /// A keyboard at the screen's bottom, with its accessory view.
    case docked(CGRect)
    /// A floating, split or undocked keyboard.
    case undocked(CGRect)
}

/// The simulated keyboard, as UIKit sees the keyboard.
///
/// The keyboard receives UIKit's events, decides frames, posts notifications and moves layout guides.
@_spi(Simulation)
@MainActor
public protocol KeyboardHost: AnyObject {
    func firstResponderDidChange(to responder: UIResponder?)
    func inputViewsDidReload(for responder: UIResponder)
    /// Tells the keyboard that a rotation begins, before the bounds change and outside the animation.
    func interfaceWillRotate()
    /// Tells the keyboard that the interface has its new bounds.
    ///
    /// The call comes inside the animation of the rotation.
    func interfaceDidRotate()
    /// Tells the keyboard the position of a finger that drags a scroll view with interactive dismissal.
    ///
    /// The accessory view stays at the bottom, except if the view has to move with the keyboard (rule C37).
    ///
    /// - Parameter y: the finger's y coordinate on the screen, in points.
    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat, withAccessory: Bool)
    func interactiveDragEnded(movingDown: Bool)
}
