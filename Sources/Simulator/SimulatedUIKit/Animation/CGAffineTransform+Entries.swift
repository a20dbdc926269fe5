// Fidelity: exact — arithmetic

import Foundation

extension CGAffineTransform {
    init(entries: [CGFloat]) {
        self.init(a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }

    var entries: [CGFloat] { [a, b, c, d, tx, ty] }
    var linearPart: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
