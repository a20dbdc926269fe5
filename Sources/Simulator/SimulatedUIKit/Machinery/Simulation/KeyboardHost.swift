// Fidelity: exact — the seam between UIKit and the object that plays the keyboard

import Foundation

/// Where the keyboard is once it has stopped moving, in the screen's coordinates.
@_spi(Simulation)
public enum KeyboardPlacement: Equatable, Sendable {
    /// Not on the screen.
    case offscreen
    /// At the screen's bottom, accessory view included.
    case docked(CGRect)
    /// Floating, split or undocked.
    case undocked(CGRect)
}

/// Plays the keyboard: told what UIKit does, it decides frames, posts notifications and moves guides.
@_spi(Simulation)
@MainActor
public protocol KeyboardHost: AnyObject {
    /// The first responder of the key window changed, or none is left.
    func firstResponderDidChange(to responder: UIResponder?)
    /// A first responder was asked to reload its input views.
    func inputViewsDidReload(for responder: UIResponder)
    /// The interface is about to rotate; runs before the bounds change, outside the rotation's animation.
    func interfaceWillRotate()
    /// The interface has its new bounds; runs inside the rotation's animation.
    func interfaceDidRotate()
    /// A finger that drags a scroll view with interactive dismissal is at this height on the screen, in points.
    ///
    /// The accessory view stays at the bottom unless it is to go as well (rule C37).
    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat, withAccessory: Bool)
    /// That finger has been lifted, moving down or not.
    func interactiveDragEnded(movingDown: Bool)
}
