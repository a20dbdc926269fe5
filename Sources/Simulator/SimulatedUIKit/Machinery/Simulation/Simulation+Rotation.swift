// Fidelity: partial — order and timing of a rotation (rules E19 to E21, F14); a window gets its new frame during the rotation

import Foundation

extension Simulation {
    /// Rotates the device.
    ///
    /// The keyboard hides before the rotation and shows again after the rotation.
    @_spi(Simulation)
    public func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation != screen.orientation else { return }
        keyboard?.interfaceWillRotate()
        let former = FormerScene(scene), oldSize = former.size, oldTraits = former.traits
        let wasLandscape = screen.orientation.isLandscape
        // A rotation by 180° takes twice as long as a rotation by 90° (rule F18).
        let duration = wasLandscape == orientation.isLandscape ? 0.6 : 0.3
        let coordinator = TransitionCoordinator(isAnimated: true, duration: duration)
        let frame = frameInScreen(after: orientation)
        let roots = scene.allWindows.filter { !$0.isRemote }.compactMap(\.rootViewController).flatMap(\.withPresented)
        for root in roots { root.coordinatorStorage = coordinator }
        let newSize = frame.size, changesSize = newSize != oldSize
        let newTraits = traits(after: orientation, in: newSize)
        for root in roots {
            if newTraits != oldTraits { root.willTransition(to: newTraits, with: coordinator) }
            if changesSize, root.view.bounds.size != newSize { root.viewWillTransition(to: newSize, with: coordinator) }
        }
        animations.animate(duration: duration, delay: 0, options: .allowUserInteraction, curve: nil) {
            if self.scenePlace != nil { self.scene.frameInScreen = frame }
            self.turn(to: orientation, from: former)
            coordinator.runAnimations()
            self.layoutWindows()
            self.keyboard?.interfaceDidRotate()
        } completion: { _ in
            for root in roots { root.coordinatorStorage = nil }
            coordinator.runCompletions()
        }
        scene.keyValueObservers?.changed(.effectiveGeometry)
    }

    @_spi(Simulation)
    public func startInLandscape() {
        screen.orientation = .landscapeRight
        scene.updateTraits()
        fillScene()
    }

    /// Returns the scene's frame after a rotation, in points, in the coordinates of the rotated screen.
    private func frameInScreen(after orientation: UIInterfaceOrientation) -> CGRect {
        let size = screen.bounds.size, turns = screen.orientation.isLandscape != orientation.isLandscape
        let turned = turns ? CGSize(width: size.height, height: size.width) : size
        return scenePlace?(turned) ?? scene.frameInScreen ?? CGRect(origin: .zero, size: turned)
    }

    private func traits(after orientation: UIInterfaceOrientation, in size: CGSize) -> UITraitCollection {
        let old = screen.orientation
        screen.orientation = orientation
        defer { screen.orientation = old }
        return scene.makeTraits(for: size)
    }

    private func turn(to orientation: UIInterfaceOrientation, from former: FormerScene) {
        screen.orientation = orientation
        scene.updateTraits()
        fillScene()
        placePresented()
        tellTraits(from: former.traits)
        tellScene(from: former)
    }
}

extension UIViewController {
    var withPresented: [UIViewController] { [self] + (presentation.presented?.withPresented ?? []) }
}
