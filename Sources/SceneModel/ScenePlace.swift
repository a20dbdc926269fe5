public import CoreGraphics

/// Where a view stands in the view around it, as a function of time.
public struct ScenePlace: Sendable {
    /// The run of one property from an old value to the present one.
    public struct Motion: Sendable {
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
    func shown(_ progress: [Double]) -> ScenePlace {
        guard !motions.isEmpty else { return self }
        var place = self
        let origin = sum(.boundsOrigin, 2, progress), size = sum(.boundsSize, 2, progress)
        place.bounds = CGRect(
            x: bounds.origin.x + origin[0], y: bounds.origin.y + origin[1], width: bounds.width + size[0],
            height: bounds.height + size[1])
        let way = sum(.position, 2, progress), turn = sum(.transform, 6, progress)
        place.position = CGPoint(x: position.x + way[0], y: position.y + way[1])
        place.transform = CGAffineTransform(
            transform.a + turn[0], transform.b + turn[1], transform.c + turn[2], transform.d + turn[3],
            transform.tx + turn[4], transform.ty + turn[5])
        place.opacity = opacity + Float(sum(.opacity, 1, progress)[0])
        return place
    }

    private func sum(_ property: Motion.Property, _ count: Int, _ progress: [Double]) -> [CGFloat] {
        var sum: [CGFloat] = []
        for motion in motions where motion.property == property {
            let remaining = CGFloat(1 - progress[motion.timing])
            let part = motion.offset.map { $0 * remaining }
            sum = sum.isEmpty ? part : zip(sum, part).map { $0 + $1 }
        }
        return sum.isEmpty ? Array(repeating: 0, count: count) : sum
    }

    /// From the view's coordinates to those of the view around it.
    var toSurroundings: CGAffineTransform {
        let middle = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The bounding box in the coordinates of the view around it, in points.
    var frame: CGRect {
        let local = CGRect(
            x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
        let box = local.applying(transform)
        return CGRect(x: box.origin.x + position.x, y: box.origin.y + position.y, width: box.width, height: box.height)
    }

    /// Whether each edge of the bounding box, and of everything inside, goes its way in proportion to the timings.
    var isProportional: Bool {
        motions.allSatisfy { $0.property != .transform || $0.offset.prefix(4).allSatisfy { $0 == 0 } }
    }
}
