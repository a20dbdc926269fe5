// Fidelity: partial — path elements, bounding boxes and hit tests of points; strokes, dashes and unions are absent

import Foundation

/// The effect of a path's element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// The rule that determines a path's inside.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0, evenOdd
}

/// A shape of lines and curves, in points.
public class CGPath: Hashable, @unchecked Sendable {
    struct Element: Hashable {
        let type: CGPathElementType
        let points: [CGPoint]
    }

    var elements: [Element] = []

    init(elements: [Element]) { self.elements = elements }

    /// Creates a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let corners = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY)
        ]
        let lines = corners.dropFirst().map { Element(type: .addLineToPoint, points: [$0]) }
        append([Element(type: .moveToPoint, points: [corners[0]])] + lines, transform)
        append([Element(type: .closeSubpath, points: [])], transform)
    }

    /// Creates an ellipse that touches the edges of a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        append(Self.roundedRect(rect, rect.width / 2, rect.height / 2), transform)
    }

    /// Creates a rectangle with round corners.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        append(Self.roundedRect(rect, min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2)), transform)
    }

    /// Whether the path is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// The start of the next element, in points.
    public var currentPoint: CGPoint {
        guard let last = elements.last else { return .zero }
        if last.type != .closeSubpath { return last.points.last ?? .zero }
        return elements.last { $0.type == .moveToPoint }?.points[0] ?? .zero
    }

    /// The box around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { Self.box(around: elements.flatMap(\.points)) }

    /// The box around the shape itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { Self.box(around: polygons.flatMap { $0 }) }

    /// Returns whether a point lies inside the path, with open subpaths closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform.inverted())
        let winding = polygons.reduce(0) { $0 + Self.winding(of: $1, around: point) }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Returns whether two paths have equal elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    // MARK: Making

    func append(_ new: [Element], _ transform: UnsafePointer<CGAffineTransform>?) {
        guard let transform = transform?.pointee else { return elements += new }
        elements += new.map { Element(type: $0.type, points: $0.points.map { $0.applying(transform) }) }
    }

    /// The distance of control points from the ends of a quarter circle of radius 1.
    private static let quarter: CGFloat = 0.5522847498307936

    static func roundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> [Element] {
        let (x, y) = (width * (1 - quarter), height * (1 - quarter))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Element {
            Element(type: .addCurveToPoint, points: [a, b, c])
        }
        func line(_ a: CGPoint) -> Element { Element(type: .addLineToPoint, points: [a]) }
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        return [
            Element(type: .moveToPoint, points: [point(r, t + height)]), line(point(r, b - height)),
            curve(point(r, b - y), point(r - x, b), point(r - width, b)), line(point(l + width, b)),
            curve(point(l + x, b), point(l, b - y), point(l, b - height)), line(point(l, t + height)),
            curve(point(l, t + y), point(l + x, t), point(l + width, t)), line(point(r - width, t)),
            curve(point(r - x, t), point(r, t + y), point(r, t + height)), Element(type: .closeSubpath, points: [])
        ]
    }

    // MARK: Measuring

    /// The subpaths as polygons; a curve becomes 64 lines.
    private var polygons: [[CGPoint]] {
        var result: [[CGPoint]] = [], part: [CGPoint] = []
        for element in elements {
            switch element.type {
            case .moveToPoint:
                if !part.isEmpty { result.append(part) }
                part = element.points
            case .addLineToPoint: part += element.points
            case .addQuadCurveToPoint, .addCurveToPoint: part += Self.points(of: element, from: part.last ?? .zero)
            case .closeSubpath:
                let start = part.first
                if !part.isEmpty { result.append(part) }
                part = start.map { [$0] } ?? []
            }
        }
        if part.count > 1 || result.isEmpty && !part.isEmpty { result.append(part) }
        return result
    }

    private static func points(of curve: Element, from start: CGPoint) -> [CGPoint] {
        (1...64).map { step in
            let t = CGFloat(step) / 64
            var level = [start] + curve.points
            while level.count > 1 {
                level = zip(level, level.dropFirst()).map {
                    CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
                }
            }
            return level[0]
        }
    }

    private static func winding(of polygon: [CGPoint], around point: CGPoint) -> Int {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { sum, edge in
            let (a, b) = edge
            guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            return x > point.x ? sum + (b.y > a.y ? 1 : -1) : sum
        }
    }

    private static func box(around points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
        let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A shape that can grow, in points.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(elements: []) }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(Element(type: .moveToPoint, points: [point.applying(transform)]))
    }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(Element(type: .addLineToPoint, points: [point.applying(transform)]))
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let points = [control, end].map { $0.applying(transform) }
        elements.append(Element(type: .addQuadCurveToPoint, points: points))
    }
    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let points = [control1, control2, end].map { $0.applying(transform) }
        elements.append(Element(type: .addCurveToPoint, points: points))
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        withUnsafePointer(to: transform) { elements += CGPath(rect: rect, transform: $0).elements }
    }
    /// Adds an ellipse that touches the edges of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        withUnsafePointer(to: transform) { elements += CGPath(ellipseIn: rect, transform: $0).elements }
    }
    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        withUnsafePointer(to: transform) { append(path.elements, $0) }
    }
    /// Adds a circular arc; angles are in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle - startAngle
        // In Core Graphics' own coordinates, angles decrease clockwise.
        if clockwise { while sweep > 0 { sweep -= 2 * .pi } } else { while sweep < 0 { sweep += 2 * .pi } }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up))), step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        func at(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if elements.isEmpty {
            move(to: at(startAngle), transform: transform)
        } else {
            addLine(to: at(startAngle), transform: transform)
        }
        for part in 0..<count {
            let from = startAngle + step * CGFloat(part), to = from + step, (a, b) = (at(from), at(to))
            addCurve(
                to: b,
                control1: CGPoint(x: a.x - reach * radius * sin(from), y: a.y + reach * radius * cos(from)),
                control2: CGPoint(x: b.x + reach * radius * sin(to), y: b.y - reach * radius * cos(to)),
                transform: transform)
        }
    }
    /// Ends a subpath with a line to its start.
    public func closeSubpath() {
        if !elements.isEmpty { elements.append(Element(type: .closeSubpath, points: [])) }
    }
}
