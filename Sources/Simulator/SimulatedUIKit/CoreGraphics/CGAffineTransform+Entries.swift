// Fidelity: exact — the simulation's own machinery: the entries of a transform as a list

import Foundation

extension CGAffineTransform {
    init(entries: [CGFloat]) {
        self.init(a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }

    var entries: [CGFloat] { [a, b, c, d, tx, ty] }
    /// Replaces tiny entries from rounding, such as `cos(π/2)`, with exact zeros (rule A40).
    var withoutNoise: CGAffineTransform {
        guard b != 0 || c != 0 else { return self }
        var clean = self
        (clean.a, clean.c) = Self.withoutNoise(a, c)
        (clean.b, clean.d) = Self.withoutNoise(b, d)
        return clean
    }

    private static func withoutNoise(_ one: CGFloat, _ other: CGFloat) -> (CGFloat, CGFloat) {
        let noise = 8 * CGFloat.ulpOfOne
        if abs(one) <= noise * abs(other) { return (0, other) }
        if abs(other) <= noise * abs(one) { return (one, 0) }
        return (one, other)
    }

    func sizeBefore(_ size: CGSize) -> CGSize {
        if b == 0, c == 0, a != 0, d != 0 { return CGSize(width: size.width / abs(a), height: size.height / abs(d)) }
        if a == 0, d == 0, b != 0, c != 0 { return CGSize(width: size.height / abs(b), height: size.width / abs(c)) }
        return CGRect(origin: .zero, size: size).applying(linearPart.inverted()).size
    }

    var linearPart: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
