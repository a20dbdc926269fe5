// Fidelity: partial — size changes; preferred content sizes are absent

import Foundation

@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
}
