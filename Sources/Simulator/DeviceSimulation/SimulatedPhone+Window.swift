public import Foundation
@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// Where the app's window is, in the screen's coordinates, in points.
    public var windowFrameInScreen: CGRect { simulation.scene.frameInScreen ?? simulation.screen.bounds }

    /// Puts the app's window at a rectangle of the screen, as Slide Over and Stage Manager do; nil fills the screen.
    ///
    /// The frame is in the screen's coordinates, in points. Move and resize the window by calling this again; the keyboard
    /// stays where it is, at the bottom of the screen. The turn ends.
    ///
    /// - Parameters:
    ///   - safeArea: the window's safe area; without it, what the screen's reaches into the window (INFERRED).
    ///   - duration: how long the change takes, in seconds; 0 happens at once.
    ///   - guidesFollow: whether a change of place alone lets the keyboard's guides look again; on iPadOS 26 they do not
    ///     (order Q5).
    public func setWindowFrame(
        _ frame: CGRect?, safeArea: UIEdgeInsets? = nil, duration: Double = 0, guidesFollow: Bool = true
    ) {
        perform {
            simulation.setSceneFrame(frame, safeArea: safeArea, duration: duration, guidesFollow: guidesFollow)
            endTurn()
        }
    }
}
