// Fidelity: exact — the simulation's own machinery: the interface between UIKit and the simulated keyboard

import Foundation

/// The keyboard's position after it has stopped moving, in the screen's coordinates.
@_spi(Simulation)
public enum KeyboardPlacement: Equatable, Sendable {
    case offscreen
    /// At the screen's bottom; the frame includes the accessory view.
    case docked(CGRect)
    /// Floating, split or undocked.
    case undocked(CGRect)
}

/// The interface to the simulated keyboard, which receives UIKit's events, decides frames, posts notifications and
/// moves guides.
@_spi(Simulation)
@MainActor
public protocol KeyboardHost: AnyObject {
    func firstResponderDidChange(to responder: UIResponder?)
    func inputViewsDidReload(for responder: UIResponder)
    /// Tells the keyboard that the interface is about to rotate, before the bounds change and outside the rotation's
    /// animation.
    func interfaceWillRotate()
    /// Tells the keyboard that the interface has its new bounds, inside the rotation's animation.
    func interfaceDidRotate()
    /// Tells the keyboard the finger's y coordinate on the screen, in points, while the finger drags a scroll view with
    /// interactive dismissal.
    ///
    /// The accessory view stays at the bottom, except where it has to move with the keyboard (rule C37).
    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat, withAccessory: Bool)
    func interactiveDragEnded(movingDown: Bool)
}
