// Fidelity: exact — the simulation's own machinery: a layer's connection to its view

import Foundation

/// The members of a view that the view's layer calls.
///
/// A view belongs to the main actor, but its layer belongs to no actor. `assumeIsolated` would need a closure, and each
/// closure allocates memory. A call through this protocol checks the actor without a closure.
protocol LayerOwner: AnyObject {
    var animatesChanges: Bool { get }
    func boundsOfLayerDidChange(from old: CGRect)
    func positionOfLayerDidChange(from old: CGPoint)
    func positionDidChange()
    func transformOfLayerDidChange(from old: CGAffineTransform)
}

extension UIView: CALayerDelegate {}

extension UIView: @preconcurrency LayerOwner {
    var animatesChanges: Bool {
        Simulation.current.animations.current != nil && window != nil && isOnPresentPhone
    }

    func boundsOfLayerDidChange(from old: CGRect) {
        if animatesChanges {
            let new = layer.bounds, animations = Simulation.current.animations
            let origin = [old.origin.x - new.origin.x, old.origin.y - new.origin.y]
            animations.changed(.boundsOrigin, of: layer, offset: origin, replaces: false)
            let size = [old.width - new.width, old.height - new.height]
            animations.changed(.boundsSize, of: layer, offset: size, replaces: false)
        }
        boundsDidChange(from: old)
    }

    func positionOfLayerDidChange(from old: CGPoint) {
        if animatesChanges {
            let new = layerStorage.position, offset = [old.x - new.x, old.y - new.y]
            Simulation.current.animations.changed(.position, of: layer, offset: offset, replaces: false)
        }
        positionDidChange()
    }

    func transformOfLayerDidChange(from old: CGAffineTransform) {
        if animatesChanges {
            let new = layerStorage.affine.entries
            var offset = old.entries
            for index in offset.indices { offset[index] -= new[index] }
            Simulation.current.animations.changed(.transform, of: layer, offset: offset, replaces: false)
        }
        transformDidChange()
    }

    /// Sets the bounds of the layer and handles the change.
    ///
    /// If the layer notified its view instead, each change would check that the code runs on the main actor. The view's
    /// methods need no such check.
    func setLayerBounds(_ new: CGRect) {
        let layer = layerStorage, old = layer.bounds
        layer.partSetByView = .bounds
        layer.bounds = new
        layer.partSetByView = nil
        if layer.bounds != old { boundsOfLayerDidChange(from: old) }
    }

    func setLayerPosition(_ new: CGPoint) {
        let layer = layerStorage, old = layer.position
        layer.partSetByView = .position
        layer.position = new
        layer.partSetByView = nil
        if layer.position != old { positionOfLayerDidChange(from: old) }
    }

    func setLayerTransform(_ new: CGAffineTransform) {
        let layer = layerStorage, old = layer.affine
        layer.partSetByView = .transform
        layer.affine = new
        layer.partSetByView = nil
        if layer.affine != old { transformOfLayerDidChange(from: old) }
    }
}
