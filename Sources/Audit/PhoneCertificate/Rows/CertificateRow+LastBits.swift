import CoreGraphics
import UIKit

extension CertificateRow {
    /// Questions whether UIKit keeps the last bit of a number.
    ///
    /// On a phone UIKit rounds an offset to pixels in practice. The simulator rounds only with a reading. Code that
    /// needs the rounded offset must therefore read the offset after setting it.
    static let lastBits = [
        lastBit(
            "a", "contentInset", "C11", set: { $0.scroll.contentInset.bottom = $1 },
            read: { $0.scroll.contentInset.bottom }),
        lastBit(
            "b", "a constraint's constant", "B7", set: { $0.height.constant = $1 }, read: { $0.height.constant }),
        lastBit(
            "c", "a transform's ty", "A1", set: { $0.scroll.transform.ty = $1 }, read: { $0.scroll.transform.ty }),
        lastBit(
            "d", "additionalSafeAreaInsets, read from safeAreaInsets", "C4",
            set: { $0.controller.additionalSafeAreaInsets.bottom = $1 },
            read: { $0.controller.view.safeAreaInsets.bottom }),
        lastBit(
            "e", "contentOffset", "C16", readings: ["rounded": "roundsOffsets"],
            set: { $0.scroll.contentOffset.y = $1 }, read: { $0.scroll.contentOffset.y })
    ]

    private static func lastBit(
        _ letter: String, _ path: String, _ rule: String, readings: KeyValuePairs<String, String> = [:],
        set: @escaping @MainActor @Sendable (Numbers, CGFloat) -> Void,
        read: @escaping @MainActor @Sendable (Numbers) -> CGFloat
    ) -> CertificateRow {
        CertificateRow(
            "PC-07\(letter)", "Does a number keep its last bit in \(path)?", rules: [rule], plays: "yes",
            readings: readings
        ) { stage in
            let numbers = await Numbers(on: stage), base = read(numbers)
            await stage.wait(0.1)
            // UIKit would lose the fraction of 2⁻³² if it rounded the value to pixels.
            let value = 100 + CGFloat(sign: .plus, exponent: -32, significand: 1)
            stage.turn { set(numbers, value) }
            await stage.wait(0.2)
            let wanted = base + value, got = read(numbers)
            let word = got == wanted ? "yes" : abs(got - wanted) < 1 / stage.window.screen.scale ? "rounded" : "lost"
            return .answered(word, details: ["set": "\(wanted)", "read": "\(got)"])
        }
    }

    /// The objects whose numbers are set.
    @MainActor private struct Numbers {
        let controller = UIViewController(), scroll = UIScrollView(), height: NSLayoutConstraint

        init(on stage: CertificateStage) async {
            await stage.show(controller)
            let root: UIView = controller.view, inner = root.adding(scroll, at: root.bounds).adding(UIView(), at: .zero)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize.height = 3 * root.bounds.height
            inner.translatesAutoresizingMaskIntoConstraints = false
            height = inner.heightAnchor.constraint(equalToConstant: 0)
            height.isActive = true
        }
    }
}
