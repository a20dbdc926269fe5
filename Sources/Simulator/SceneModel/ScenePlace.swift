public import CoreGraphics

/// Where a view stands in the view around it, as a function of time.
public struct ScenePlace: Sendable, Equatable {
    /// The run of one property from an old value to the present one.
    public struct Motion: Sendable, Equatable {
        /// The property that runs.
        public enum Property: Sendable { case position, boundsOrigin, boundsSize, transform, opacity }

        /// The property.
        public var property: Property
        /// Old value minus present one, part by part: x and y, width and height, a to ty, or the opacity.
        public var offset: [CGFloat]
        /// The scene's timing that it follows, by its number.
        public var timing: Int

        /// Creates a motion.
        public init(_ property: Property, offset: [CGFloat], timing: Int) {
            self.property = property
            self.offset = offset
            self.timing = timing
        }
    }

    /// The view's own coordinates once nothing runs any more: origin and size in points.
    public var bounds: CGRect
    /// Where its anchor point stands in the view around it, in points.
    public var position: CGPoint
    /// The anchor point in units of the bounds, 0…1 for points inside.
    public var anchor: CGPoint
    /// The transform around the anchor point.
    public var transform: CGAffineTransform
    /// The opacity, 0…1.
    public var opacity: Float
    /// Whether it cuts off what reaches out of it.
    public var clips: Bool
    /// What runs; what belongs to one property adds up.
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

    /// The place while its motions have come so far.
    ///
    /// - Parameter progress: how far each timing of the scene has come, by its number.
    func shown(_ progress: [Double]) -> ScenePlace { shown(by: { progress[$0] }) }

    /// The same, for a closure that says how far a timing has come, by its number.
    func shown(by progress: (Int) -> Double) -> ScenePlace {
        guard !motions.isEmpty else { return self }
        var place = self
        var origin = CGPoint.zero, size = CGSize.zero, way = CGPoint.zero, opacity: CGFloat = 0
        var turn = CGAffineTransform(0, 0, 0, 0, 0, 0)
        // What runs in one property adds up before it joins the present value: sums depend on their order to the last bit.
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

    /// From the view's coordinates to those of the view around it: the anchor point moves to the position, and all else is
    /// transformed around it.
    var toSurroundings: CGAffineTransform {
        let x = bounds.minX + anchor.x * bounds.width, y = bounds.minY + anchor.y * bounds.height
        var result = transform
        result.tx = -x * transform.a + -y * transform.c + transform.tx + position.x
        result.ty = -x * transform.b + -y * transform.d + transform.ty + position.y
        return result
    }

    /// The bounding box in the coordinates of the view around it, in points.
    var frame: CGRect {
        let local = CGRect(
            x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
        let box = local.applying(transform)
        return CGRect(x: box.origin.x + position.x, y: box.origin.y + position.y, width: box.width, height: box.height)
    }

    /// Whether each edge of the bounding box, and of everything inside, goes its way in proportion to one timing.
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
