public import CoreGraphics

/// A view's position in its superview, as a function of time.
public struct ScenePlace: Sendable, Equatable {
    /// The animation of a property from an old value to the present value.
    public struct Motion: Sendable, Equatable {
        /// The animated property.
        public enum Property: Sendable { case position, boundsOrigin, boundsSize, transform, opacity }

        /// The property.
        public var property: Property
        /// The old value minus the present value, in components.
        ///
        /// The components are x and y of a position or an origin, width and height of a size, a to ty of a transform,
        /// or the opacity.
        public var offset: [CGFloat]
        /// The index of the motion's timing curve in the scene's list.
        public var timing: Int

        /// Creates a motion.
        public init(_ property: Property, offset: [CGFloat], timing: Int) {
            self.property = property
            self.offset = offset
            self.timing = timing
        }
    }

    /// The view's own coordinates after all animations, as origin and size in points.
    public var bounds: CGRect
    /// The position of the view's anchor point in its superview, in points.
    public var position: CGPoint
    /// The anchor point in units of the bounds, 0…1 for points inside.
    public var anchor: CGPoint
    /// The transform around the anchor point.
    public var transform: CGAffineTransform
    /// The opacity, 0…1.
    public var opacity: Float
    /// Whether the view clips its content to its bounds.
    public var clips: Bool
    /// The running motions, whose offsets are added for the same property.
    public var motions: [Motion]

    /// Creates a place.
    public init(
        bounds: CGRect, position: CGPoint, anchor: CGPoint, transform: CGAffineTransform, opacity: Float, clips: Bool,
        motions: [Motion]
    ) {
        self.bounds = bounds
        self.position = position
        self.anchor = anchor
        self.transform = transform
        self.opacity = opacity
        self.clips = clips
        self.motions = motions
    }

    func shown(_ progress: [Double]) -> ScenePlace { shown(by: { progress[$0] }) }

    func shown(by progress: (Int) -> Double) -> ScenePlace {
        guard !motions.isEmpty else { return self }
        var place = self
        var origin = CGPoint.zero, size = CGSize.zero, way = CGPoint.zero, opacity: CGFloat = 0
        var turn = CGAffineTransform(0, 0, 0, 0, 0, 0)
        // A sum's last bit depends on the order of its summands. The offsets are therefore summed first, and the
        // present value is added last.
        for motion in motions {
            let remaining = CGFloat(1 - progress(motion.timing)), offset = motion.offset
            switch motion.property {
            case .boundsOrigin: origin.add(offset, times: remaining)
            case .position: way.add(offset, times: remaining)
            case .boundsSize:
                size.width += offset[0] * remaining
                size.height += offset[1] * remaining
            case .transform: turn.add(offset, times: remaining)
            case .opacity: opacity += offset[0] * remaining
            }
        }
        place.bounds = CGRect(
            x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y, width: bounds.width + size.width,
            height: bounds.height + size.height)
        place.position = CGPoint(x: position.x + way.x, y: position.y + way.y)
        place.transform = CGAffineTransform(
            transform.a + turn.a, transform.b + turn.b, transform.c + turn.c, transform.d + turn.d,
            transform.tx + turn.tx, transform.ty + turn.ty)
        place.opacity = self.opacity + Float(opacity)
        return place
    }

    var toSurroundings: CGAffineTransform {
        let x = bounds.minX + anchor.x * bounds.width, y = bounds.minY + anchor.y * bounds.height
        var result = transform
        result.tx = -x * transform.a + -y * transform.c + transform.tx + position.x
        result.ty = -x * transform.b + -y * transform.d + transform.ty + position.y
        return result
    }

    /// The bounding box in the superview's coordinates, in points.
    var frame: CGRect {
        let local = CGRect(
            x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
        let box = local.applying(transform)
        return CGRect(x: box.origin.x + position.x, y: box.origin.y + position.y, width: box.width, height: box.height)
    }

    /// Returns whether all edges of the view and its content move in proportion to the progress of the given timing.
    func isProportional(to timing: Int?) -> Bool {
        motions.allSatisfy { motion in
            motion.timing == timing && (motion.property != .transform || motion.offset.prefix(4).allSatisfy { $0 == 0 })
        }
    }
}

extension CGPoint {
    fileprivate mutating func add(_ offset: [CGFloat], times factor: CGFloat) {
        x += offset[0] * factor
        y += offset[1] * factor
    }
}

extension CGAffineTransform {
    fileprivate mutating func add(_ offset: [CGFloat], times factor: CGFloat) {
        a += offset[0] * factor
        b += offset[1] * factor
        c += offset[2] * factor
        d += offset[3] * factor
        tx += offset[4] * factor
        ty += offset[5] * factor
    }
}
