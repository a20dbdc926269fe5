import CoreGraphics
import Foundation
import SceneModel

extension SceneNode {
    /// Where the view holds what a person reads or uses, in the screen's coordinates, in points; `nil` for what is neither
    /// read nor used.
    ///
    /// A label is where its text is. Any other view counts as a whole, unless it spans the screen as backgrounds do: then
    /// what it says counts, for all else of it can be tapped somewhere.
    ///
    /// - Parameters:
    ///   - screen: the screen's size in points.
    ///   - tolerance: what a rectangle may be off, in points.
    func usedFrame(across screen: CGSize, tolerance: CGFloat) -> CGRect? {
        guard frameInScreen.isFinite, kind == .label || kind.isTapped else { return nil }
        let spans = frameInScreen.minX <= tolerance && frameInScreen.maxX >= screen.width - tolerance
        switch kind {
        case .label: return textFrame
        case .textView:
            // Its text scrolls under the system's insets.
            let inset = geometry.adjustedContentInset, aside = spans ? textInset : 0
            guard inset.count == 4, inset.allSatisfy(\.isFinite) else {
                return frameInScreen.less(top: 0, left: aside, bottom: 0, right: aside)
            }
            return frameInScreen.less(
                top: inset[0], left: inset[1] + aside, bottom: inset[2], right: inset[3] + aside)
        case .textField where spans: return frameInScreen.less(top: 0, left: textInset, bottom: 0, right: textInset)
        case .button where spans, .control where spans: return textFrame
        default: return frameInScreen
        }
    }

    /// The radius in points of the corners of what ``usedFrame(across:tolerance:)`` says: text fills no corner, but has none.
    func inkRadius(in used: CGRect) -> CGFloat {
        guard used == frameInScreen, appearance.cornerRadius.isFinite else { return 0 }
        return max(0, min(CGFloat(appearance.cornerRadius), used.width / 2, used.height / 2))
    }

    /// What an input leaves free beside its text, in points.
    private var textInset: Double { appearance.textInset.flatMap { $0.isFinite ? max(0, $0) : nil } ?? 0 }

    /// Where the letters stand, in the middle of the height and where the alignment has them; `nil` without text.
    private var textFrame: CGRect? {
        guard let text = appearance.text, !text.isEmpty else { return nil }
        guard let width = appearance.textWidth, width.isFinite, width >= 0, frameInScreen.width > 0 else {
            return frameInScreen
        }
        let size = appearance.fontSize.isFinite ? max(0, CGFloat(appearance.fontSize)) : 0
        let lines = max(1, (CGFloat(width) / frameInScreen.width).rounded(.up))
        let shown = CGSize(
            width: min(CGFloat(width), frameInScreen.width), height: min(lines * size, frameInScreen.height))
        let room = frameInScreen.width - shown.width
        let left: CGFloat =
            switch appearance.alignment {
            case .leading: 0
            case .center: room / 2
            case .trailing: room
            }
        return CGRect(
            x: frameInScreen.minX + left, y: frameInScreen.midY - shown.height / 2, width: shown.width,
            height: shown.height)
    }
}

extension CGRect {
    /// The rectangle without strips along its edges, in points; what is left is never less than nothing.
    fileprivate func less(top: Double, left: Double, bottom: Double, right: Double) -> CGRect {
        CGRect(
            x: minX + CGFloat(left), y: minY + CGFloat(top), width: max(0, width - CGFloat(left + right)),
            height: max(0, height - CGFloat(top + bottom)))
    }
}
