// Fidelity: partial — size changes; preferred content sizes are absent

import Foundation

/// An object that shows content of a size.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Returns the size that a child will get, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
}
