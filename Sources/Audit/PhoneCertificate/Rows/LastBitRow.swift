import CoreGraphics
import UIKit

/// Asks whether UIKit keeps the last bit of a number.
///
/// On a phone UIKit rounds an offset to pixels in practice. The simulator rounds only with a reading. Code that needs the
/// rounded offset must therefore read the offset after setting it.
struct LastBitRow: CertificateRow {
    enum Number: Sendable, CaseIterable { case inset, constant, translation, safeArea, offset }

    let number: Number
    init(_ number: Number) { self.number = number }

    var id: String {
        switch number {
        case .inset: "PC-07a"
        case .constant: "PC-07b"
        case .translation: "PC-07c"
        case .safeArea: "PC-07d"
        case .offset: "PC-07e"
        }
    }
    var question: String {
        let path =
            switch number {
            case .inset: "contentInset"
            case .constant: "a constraint's constant"
            case .translation: "a transform's ty"
            case .safeArea: "additionalSafeAreaInsets, read from safeAreaInsets"
            case .offset: "contentOffset"
            }
        return "Does a number keep its last bit in \(path)?"
    }
    var rules: [String] {
        switch number {
        case .inset: ["C11"]
        case .constant: ["B7"]
        case .translation: ["A1"]
        case .safeArea: ["C4"]
        case .offset: ["C16"]
        }
    }
    var answers: [RowAnswer] {
        let yes = RowAnswer("yes")
        return number == .offset ? [yes, RowAnswer("rounded", reading: "roundsOffsets")] : [yes]
    }

    /// The value 100 + 2⁻³².
    ///
    /// UIKit would lose the fraction 2⁻³² if it rounded the value to pixels.
    private static let value = 100 + CGFloat(sign: .plus, exponent: -32, significand: 1)

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let root: UIView = controller.view, scroll = root.adding(UIScrollView(), at: root.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize.height = 3 * root.bounds.height
        let inner = scroll.adding(UIView(), at: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let height = inner.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        let base = root.safeAreaInsets.bottom
        await stage.wait(0.1)
        stage.turn {
            switch number {
            case .inset: scroll.contentInset.bottom = Self.value
            case .constant: height.constant = Self.value
            case .translation: scroll.transform.ty = Self.value
            case .safeArea: controller.additionalSafeAreaInsets.bottom = Self.value
            case .offset: scroll.contentOffset.y = Self.value
            }
        }
        await stage.wait(0.2)
        let read =
            switch number {
            case .inset: scroll.contentInset.bottom
            case .constant: height.constant
            case .translation: scroll.transform.ty
            case .safeArea: root.safeAreaInsets.bottom
            case .offset: scroll.contentOffset.y
            }
        let wanted = number == .safeArea ? base + Self.value : Self.value
        let word = read == wanted ? "yes" : abs(read - wanted) < 1 / stage.window.screen.scale ? "rounded" : "lost"
        return .answered(word, details: ["set": "\(wanted)", "read": "\(read)"])
    }
}
