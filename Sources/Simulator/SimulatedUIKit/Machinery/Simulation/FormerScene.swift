// Fidelity: exact — a scene's geometry and traits before a change, as its delegate receives them (rule H10)

import Foundation

@MainActor
final class FormerScene: NSObject, ScreenMapped {
    let frame: CGRect?, size: CGSize, orientation: UIInterfaceOrientation, traits: UITraitCollection
    let transformToScreen: CGAffineTransform

    init(_ scene: UIWindowScene) {
        (frame, size) = (scene.frameInScreen, scene.coordinateSpace.bounds.size)
        (orientation, traits) = (scene.interfaceOrientation, scene.traitCollection)
        transformToScreen = scene.transformToScreen
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
