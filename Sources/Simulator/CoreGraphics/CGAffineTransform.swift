// Fidelity: exact — CoreGraphics CGAffineTransform.h

import Foundation

/// An affine transformation: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Equatable, Sendable, Codable {
    /// An entry of the linear part.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat
    /// The translation in points.
    public var tx: CGFloat, ty: CGFloat

    /// The identity.
    @inlinable public static var identity: CGAffineTransform { CGAffineTransform() }

    /// Creates the identity.
    @inlinable public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a transform from its entries.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its entries.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation, in points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Creates a scale.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation by an angle in radians, clockwise on a screen whose y axis points down.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this is the identity.
    @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

    /// Returns this transform with a translation applied before it.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns this transform with a scale applied before it.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns this transform with a rotation applied before it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that applies this one first and `other` second.
    @inlinable
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the inverse; a singular transform is returned unchanged.
    public func inverted() -> CGAffineTransform {
        if b == 0, c == 0, a != 0, d != 0 {
            return CGAffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d)
        }
        if a == 0, d == 0, b != 0, c != 0 {
            return CGAffineTransform(a: 0, b: 1 / c, c: 1 / b, d: 0, tx: -ty / b, ty: -tx / c)
        }
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// Returns the point mapped by a transform.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size mapped by the linear part of a transform.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of the four mapped corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if t.b == 0, t.c == 0, t.a == 1, t.d == 1 {
            return CGRect(x: origin.x + t.tx, y: origin.y + t.ty, width: size.width, height: size.height)
        }
        // Without a rotation, each side is multiplied by a factor. The difference of two corners would have a rounding
        // error.
        if t.b == 0, t.c == 0 {
            return CGRect(
                x: (t.a < 0 ? maxX : minX) * t.a + t.tx, y: (t.d < 0 ? maxY : minY) * t.d + t.ty,
                width: abs(t.a) * width, height: abs(t.d) * height)
        }
        if t.a == 0, t.d == 0 {
            return CGRect(
                x: (t.c < 0 ? maxY : minY) * t.c + t.tx, y: (t.b < 0 ? maxX : minX) * t.b + t.ty,
                width: abs(t.c) * height, height: abs(t.b) * width)
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)
        ].map { $0.applying(t) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let left = xs.min() ?? 0, top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
