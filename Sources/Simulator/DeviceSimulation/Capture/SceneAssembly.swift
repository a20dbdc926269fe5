import Foundation
import SceneModel
@_spi(Simulation) import UIKit

/// A picture's views and their places, parents first, with the timings that move them.
@MainActor
struct SceneAssembly {
    /// Whether the picture tells of safe areas.
    let withSafeArea: Bool
    private(set) var views: [SceneView] = []
    /// How many views lie directly in each.
    private(set) var childCounts: [Int] = []
    private(set) var places: [ScenePlace] = []
    /// Each timing once.
    private(set) var timings: [AnimationTiming] = []
    /// The view of each place.
    private var owners: [ObjectIdentifier] = []

    /// - Parameter count: about how many views there will be.
    init(withSafeArea: Bool, count: Int) {
        self.withSafeArea = withSafeArea
        views.reserveCapacity(count)
        childCounts.reserveCapacity(count)
        places.reserveCapacity(count)
        owners.reserveCapacity(count)
    }

    /// Adds a view, after the one that it lies in; returns its number.
    mutating func add(_ view: UIView, _ layer: CALayer, as told: SceneView) -> Int {
        views.append(told)
        childCounts.append(0)
        return addPlace(of: view, layer)
    }

    /// Says how many views directly in one were added after it.
    mutating func note(children: Int, of number: Int) { childCounts[number] = children }

    private mutating func addPlace(of view: UIView, _ layer: CALayer) -> Int {
        owners.append(ObjectIdentifier(view))
        places.append(place(of: layer, clips: view.clipsToBounds))
        return places.count - 1
    }

    /// The numbers of the views from one to the outermost; those of another window than the app's are added.
    mutating func path(of view: UIView) -> [Int] {
        var path: [Int] = [], around: UIView? = view
        while let view = around {
            path.append(owners.firstIndex(of: ObjectIdentifier(view)) ?? addPlace(of: view, view.layer))
            around = view.superview
        }
        return path
    }

    /// Where the keyboard stands on the screen.
    mutating func place(of keyboard: SimulatedKeyboard) -> ScenePlace {
        if let layer = keyboard.windows.shownLayer { return place(of: layer, clips: false) }
        let frame = keyboard.presentedFrameInScreen
        return ScenePlace(
            bounds: CGRect(origin: .zero, size: frame.size), position: frame.origin, anchor: .zero,
            transform: .identity, opacity: 1, clips: false, motions: [])
    }

    private mutating func place(of layer: CALayer, clips: Bool) -> ScenePlace {
        var motions: [ScenePlace.Motion] = []
        for animation in layer.runningAnimations {
            guard let property = ScenePlace.Motion.Property(animation.property), let timing = animation.timing else {
                continue
            }
            motions.append(ScenePlace.Motion(property, offset: animation.offset, timing: number(of: timing)))
        }
        return ScenePlace(
            bounds: layer.bounds, position: layer.position, anchor: layer.anchorPoint,
            transform: layer.affineTransform(), opacity: layer.opacity, clips: clips, motions: motions)
    }

    private mutating func number(of timing: AnimationTiming) -> Int {
        if let known = timings.firstIndex(of: timing) { return known }
        timings.append(timing)
        return timings.count - 1
    }
}

extension ScenePlace.Motion.Property {
    /// The property of an animation; nil for those that move nothing.
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
