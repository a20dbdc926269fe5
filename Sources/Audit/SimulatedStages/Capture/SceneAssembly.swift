@_spi(Simulation) import DeviceSimulation
import Foundation
import SceneModel
@_spi(Simulation) import UIKit

/// Collects the positions of a snapshot's layers, and the timings of their animations.
@MainActor
struct SceneAssembly {
    let number: Int
    /// Whether nothing moves.
    ///
    /// Only a snapshot at rest contains safe areas.
    let isAtRest: Bool
    let around: SceneSurroundings
    private let time: Double
    private(set) var timings: [AnimationTiming] = []
    private(set) var progress: [Double] = []

    init(number: Int, isAtRest: Bool, in around: SceneSurroundings, at time: Double) {
        (self.number, self.isAtRest, self.around, self.time) = (number, isAtRest, around, time)
    }

    mutating func path(of view: UIView) -> [ScenePlace] {
        var path: [ScenePlace] = [], around: UIView? = view
        while let view = around {
            path.append(place(of: view.layer, clips: view.clipsToBounds))
            around = view.superview
        }
        return path
    }

    mutating func place(of keyboard: SimulatedKeyboard) -> ScenePlace {
        if let layer = keyboard.shownLayer { return place(of: layer, clips: false) }
        let frame = keyboard.presentedFrameInScreen
        return ScenePlace(
            bounds: CGRect(origin: .zero, size: frame.size), position: frame.origin, anchor: .zero,
            transform: .identity, opacity: 1, clips: false, motions: [])
    }

    private mutating func place(of layer: CALayer, clips: Bool) -> ScenePlace {
        ScenePlace(
            bounds: layer.bounds, position: layer.position, anchor: layer.anchorPoint,
            transform: layer.affineTransform(), opacity: layer.opacity, clips: clips, motions: motions(of: layer))
    }

    mutating func motions(of layer: CALayer) -> [ScenePlace.Motion] {
        guard layer.runsAnimations else { return [] }
        let running = layer.runningAnimations
        var motions: [ScenePlace.Motion] = []
        motions.reserveCapacity(running.count)
        for animation in running {
            guard let property = ScenePlace.Motion.Property(animation.property), let timing = animation.timing else {
                continue
            }
            motions.append(ScenePlace.Motion(property, offset: animation.offset, timing: number(of: timing)))
        }
        return motions
    }

    private mutating func number(of timing: AnimationTiming) -> Int {
        if let known = timings.firstIndex(of: timing) { return known }
        timings.append(timing)
        progress.append(timing.progress(at: time))
        return timings.count - 1
    }
}

extension ScenePlace.Motion.Property {
    /// Returns nil for the corner radius and the background colour, because a ``ScenePlace`` does not contain these
    /// values.
    fileprivate init?(_ property: RunningAnimation.Property) {
        switch property {
        case .position: self = .position
        case .boundsOrigin: self = .boundsOrigin
        case .boundsSize: self = .boundsSize
        case .transform: self = .transform
        case .opacity: self = .opacity
        case .cornerRadius, .backgroundColor: return nil
        }
    }
}
