// Fidelity: partial — key paths of geometry, opacity, radius and colour; rotations and other key paths are recorded

import CoreGraphics
import Foundation

/// Converts an animated value of a key path, such as `transform.scale`, to numbers of the layer's properties.
struct AnimatedPath {
    /// The layer's properties that the key path changes.
    ///
    /// A property consists of several numbers, such as x and y. `places` lists the indexes of the numbers that the key
    /// path changes. A value from the app contains these numbers in the same order.
    let parts: [(property: RunningAnimation.Property, places: [Int])]
    /// Whether all indexes get the same number.
    ///
    /// This is so for `transform.scale`, which scales both axes.
    private let isUniform: Bool

    init?(_ keyPath: String?) {
        guard let keyPath, let parts = Self.known[keyPath] else { return nil }
        self.parts = parts
        isUniform = keyPath == "transform.scale"
    }

    private static let known: [String: [(RunningAnimation.Property, [Int])]] = [
        "position": [(.position, [0, 1])], "position.x": [(.position, [0])], "position.y": [(.position, [1])],
        "bounds": [(.boundsOrigin, [0, 1]), (.boundsSize, [0, 1])],
        "bounds.origin": [(.boundsOrigin, [0, 1])], "bounds.origin.x": [(.boundsOrigin, [0])],
        "bounds.origin.y": [(.boundsOrigin, [1])],
        "bounds.size": [(.boundsSize, [0, 1])], "bounds.size.width": [(.boundsSize, [0])],
        "bounds.size.height": [(.boundsSize, [1])],
        "transform": [(.transform, [0, 1, 2, 3, 4, 5])], "transform.scale": [(.transform, [0, 3])],
        "transform.scale.x": [(.transform, [0])], "transform.scale.y": [(.transform, [3])],
        "transform.translation": [(.transform, [4, 5])], "transform.translation.x": [(.transform, [4])],
        "transform.translation.y": [(.transform, [5])],
        "opacity": [(.opacity, [0])], "cornerRadius": [(.cornerRadius, [0])],
        "backgroundColor": [(.backgroundColor, [0, 1, 2, 3])]
    ]

    private var count: Int { parts.reduce(0) { $0 + $1.places.count } }

    func numbers(of value: Any?) -> [CGFloat]? {
        guard let found = Self.numbers(in: value) else { return nil }
        if isUniform, let scale = found.first, found.count == 1 { return Array(repeating: scale, count: count) }
        return found.count == count ? found : nil
    }

    private static func numbers(in value: Any?) -> [CGFloat]? {
        switch value {
        case let number as CGFloat: [number]
        case let number as Double: [CGFloat(number)]
        case let number as Float: [CGFloat(number)]
        case let number as Int: [CGFloat(number)]
        case let number as NSNumber: [CGFloat(number.doubleValue)]
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        case let box as CGRect: [box.minX, box.minY, box.width, box.height]
        case let transform as CATransform3D: CATransform3DGetAffineTransform(transform).entries
        case let transform as CGAffineTransform: transform.entries
        case let color as CGColor: color.components
        case let wrapped as NSValue: numbers(wrapped: wrapped)
        default: nil
        }
    }

    private static func numbers(wrapped value: NSValue) -> [CGFloat]? {
        func holds(_ sample: NSValue) -> Bool { String(cString: value.objCType) == String(cString: sample.objCType) }
        if holds(NSValue(cgPoint: .zero)) { return [value.cgPointValue.x, value.cgPointValue.y] }
        if holds(NSValue(cgSize: .zero)) { return [value.cgSizeValue.width, value.cgSizeValue.height] }
        return holds(NSValue(cgRect: .zero)) ? numbers(in: value.cgRectValue) : nil
    }

    @MainActor
    func numbers(of layer: CALayer) -> [CGFloat] {
        parts.flatMap { part in part.places.map { layer.numbers(of: part.property)[$0] } }
    }
}

extension CALayer {
    func numbers(of property: RunningAnimation.Property) -> [CGFloat] {
        switch property {
        case .position: [position.x, position.y]
        case .boundsOrigin: [bounds.minX, bounds.minY]
        case .boundsSize: [bounds.width, bounds.height]
        case .transform: affine.entries
        case .opacity: [CGFloat(opacity)]
        case .cornerRadius: [cornerRadius]
        case .backgroundColor: backgroundColor?.components ?? [0, 0, 0, 0]
        }
    }
}
