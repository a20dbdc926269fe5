import CoreGraphics
import UIKit

extension CertificateRow {
    static let offsetCorrection = CertificateRow(
        "PC-25", "Is an offset out of range brought back before the setter of contentInset returns?",
        rules: ["C15", "C17"], plays: "yes", readings: ["no": "correctsOffsetInLayout"]
    ) { stage in
        let scroll = await scroll(on: stage, contentHeight: 700)
        scroll.contentInset.bottom = 200
        scroll.contentOffset.y = 600
        await stage.wait(0.1)
        let atOnce = stage.turn {
            scroll.contentInset.bottom = 0
            return scroll.contentOffset.y
        }
        await stage.wait(0.2)
        let later = scroll.contentOffset.y
        return .answered(
            atOnce == 400 ? "yes" : later == 400 ? "no" : "never",
            details: ["at once": "\(atOnce)", "later": "\(later)"])
    }

    static let offsetFractions = CertificateRow(
        "PC-32", "How are offsets of 0.1 to 0.9 points read back, and the end of a content that shrinks?",
        rules: ["C16", "C17"], plays: "as written, as written", readings: ["in pixels, in pixels": "roundsOffsets"]
    ) { stage in
        let scroll = await scroll(on: stage, contentHeight: 700.3)
        let written = (1...9).map { CGFloat($0) / 10 }
        let read = stage.turn {
            written.map { offset in
                scroll.contentOffset.y = offset
                return scroll.contentOffset.y
            }
        }
        scroll.contentInset.bottom = 200
        scroll.contentOffset.y = 600
        await stage.wait(0.1)
        stage.turn { scroll.contentInset.bottom = 0 }
        await stage.wait(0.2)
        let end = scroll.contentSize.height - scroll.bounds.height, scale = stage.window.screen.scale
        func word(_ read: [CGFloat], _ written: [CGFloat]) -> String {
            func isRounded(to scale: CGFloat) -> Bool {
                zip(read, written).allSatisfy { abs($0 * scale - ($1 * scale).rounded()) < 1e-6 }
            }
            if zip(read, written).allSatisfy({ abs($0 - $1) < 1e-9 }) { return "as written" }
            return isRounded(to: scale) ? "in pixels" : isRounded(to: 1) ? "in points" : "otherwise"
        }
        return .answered(
            "\(word(read, written)), \(word([scroll.contentOffset.y], [end]))",
            details: ["read": "\(read)", "end": "\(end)", "end read": "\(scroll.contentOffset.y)", "scale": "\(scale)"])
    }

    static let offsetInScroll = CertificateRow(
        "PC-33", "Does an animated scroll go on if its offset is written again, 1e-7 points off?",
        rules: ["C19"], plays: "no", readings: ["yes": "roundsOffsets"]
    ) { stage in
        let target: CGFloat = 800
        var ends: [CGFloat] = []
        for change in [1e-7, 0] as [CGFloat] {
            let scroll = await scroll(on: stage, contentHeight: 2_000)
            stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: target), animated: true) }
            await stage.wait(0.1)
            guard scroll.contentOffset.y > 0, scroll.contentOffset.y < target else {
                return .notRun("no animated scroll ran after 0.1 seconds")
            }
            stage.turn { scroll.contentOffset.y += change }
            await stage.wait(1)
            ends.append(scroll.contentOffset.y)
        }
        return .answered(
            abs(ends[0] - target) < 1 ? "yes" : "no",
            details: ["end": "\(ends[0])", "end after the same offset": "\(ends[1])"])
    }

    /// A scroll view 300 points high without the safe area's insets.
    @MainActor private static func scroll(on stage: CertificateStage, contentHeight: CGFloat) async -> UIScrollView {
        let scroll = await stage.showEmpty().adding(
            UIScrollView(), at: CGRect(x: 0, y: 100, width: 300, height: 300))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: contentHeight)
        await stage.wait(0.1)
        return scroll
    }
}
