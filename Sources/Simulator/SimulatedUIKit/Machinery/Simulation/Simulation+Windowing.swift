// Fidelity: partial — one scene in a part of the screen (rules H3, K5); dividers and other apps' windows are absent

import Foundation

extension Simulation {
    /// Sets the frame of the app's scene in the screen's coordinates; nil fills the screen.
    ///
    /// Windows stay at the scene's origin (rule H3). UIKit announces a new size as in a rotation. Only observers of
    /// `effectiveGeometry` learn about a new position.
    ///
    /// - Parameters:
    ///   - safeArea: the window's safe area; by default the part of the screen's safe area in the window (INFERRED).
    ///   - duration: the duration of the change, in seconds; 0 changes the frame at once.
    @_spi(Simulation)
    public func setSceneFrame(_ frame: CGRect?, safeArea: UIEdgeInsets? = nil, duration: Double = 0) {
        let former = FormerScene(scene), oldSize = former.size, oldTraits = former.traits
        let oldSafeArea = scene.safeAreaInsets
        let newSize = frame?.size ?? screen.bounds.size, newTraits = scene.makeTraits(for: newSize)
        let coordinator = TransitionCoordinator(isAnimated: duration > 0, duration: duration)
        let roots = scene.allWindows.filter { !$0.coversScreen }.compactMap(\.rootViewController)
            .flatMap(\.withPresented)
        if newSize != oldSize {
            for root in roots {
                root.coordinatorStorage = coordinator
                if newTraits != oldTraits { root.willTransition(to: newTraits, with: coordinator) }
                if root.view.bounds.size != newSize { root.viewWillTransition(to: newSize, with: coordinator) }
            }
        }
        animations.animate(duration: duration, delay: 0, options: .allowUserInteraction, curve: nil) {
            self.scene.frameInScreen = frame
            self.scene.safeAreaOverride = safeArea
            self.scene.updateTraits()
            let leavesGuides = self.switches.contains(.leavesGuidesOfMovedWindows)
            let isResized = newSize != oldSize || self.scene.safeAreaInsets != oldSafeArea
            if isResized || !leavesGuides { self.fillScene() }
            if newSize != oldSize { self.placePresented() }
            self.tellTraits(from: oldTraits)
            self.tellScene(from: former)
            coordinator.runAnimations()
            self.layoutWindows()
        } completion: { _ in
            for root in roots where root.coordinatorStorage === coordinator { root.coordinatorStorage = nil }
            coordinator.runCompletions()
        }
        scene.keyValueObservers?.changed(.effectiveGeometry)
    }

    /// Keeps the app's scene at a rectangle that depends on the screen's size, even after rotations.
    ///
    /// - Parameter place: a closure that returns the rectangle in the screen's coordinates, in points. UIKit calls the
    ///   closure at once and at each rotation.
    @_spi(Simulation)
    public func keepScene(at place: @escaping (_ screen: CGSize) -> CGRect) {
        scenePlace = place
        setSceneFrame(place(screen.bounds.size))
    }

    func fillScene() {
        for window in scene.allWindows {
            window.frame = window.coversScreen ? screen.bounds : scene.coordinateSpace.bounds
            window.setNeedsEnvironmentUpdate()
            for subview in window.subviews { subview.setNeedsEnvironmentUpdate() }
        }
        keyboardObservers.visit { if $0.window != nil { $0.setNeedsEnvironmentUpdate() } }
    }

    /// Tells the scene, its windows, views and controllers that the traits changed, parents first (rule H9).
    func tellTraits(from oldTraits: UITraitCollection) {
        guard scene.traitCollection != oldTraits else { return }
        scene.traitCollectionDidChange(oldTraits)
        scene.traitChanges.tell(scene, from: oldTraits, to: scene.traitCollection)
        for window in scene.allWindows { window.tellTraits(from: oldTraits) }
    }

    /// Tells the scene's delegate about a changed frame, orientation or trait (rule H10).
    func tellScene(from former: FormerScene) {
        guard
            former.frame != scene.frameInScreen || former.size != scene.coordinateSpace.bounds.size
                || former.orientation != scene.interfaceOrientation || former.traits != scene.traitCollection
        else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: former, interfaceOrientation: former.orientation, traitCollection: former.traits)
    }
}

extension UIView {
    func tellTraits(from oldTraits: UITraitCollection) {
        forEachInSubtree { view in
            view.traitCollectionDidChange(oldTraits)
            view.traitChanges.tell(view, from: oldTraits, to: view.traitCollection)
            guard let controller = view.controller else { return }
            controller.traitCollectionDidChange(oldTraits)
            controller.traitChanges.tell(controller, from: oldTraits, to: controller.traitCollection)
        }
    }
}

extension UIWindowScene {
    @available(iOS 16.0, *)
    open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { orientation }
        private let orientation: UIInterfaceOrientation
        init(_ orientation: UIInterfaceOrientation) { self.orientation = orientation }
    }

    /// The scene's safe area, in points; by default the part of the screen's safe area inside the scene.
    var safeAreaInsets: UIEdgeInsets {
        if let safeAreaOverride { return safeAreaOverride }
        guard let frame = frameInScreen else { return screen.safeAreaInsets }
        return screen.safeAreaInsets.reaching(into: frame, from: screen.bounds)
    }
}
