import CoreGraphics
import Foundation
import SceneModel

extension SceneNode {
    /// Returns the rectangle that a person reads or uses, in the screen's coordinates, in points.
    ///
    /// For a label, the rectangle surrounds the text. If a view for taps is as wide as the screen, only its text
    /// counts, because a person can tap elsewhere in the view. The result is nil for any other kind of view.
    ///
    /// - Parameter tolerance: the inaccuracy of a rectangle, in points.
    func usedFrame(across screen: CGSize, tolerance: CGFloat) -> CGRect? {
        guard frameInScreen.isFinite, kind == .label || kind.isTapped else { return nil }
        let spans = frameInScreen.minX <= tolerance && frameInScreen.maxX >= screen.width - tolerance
        switch kind {
        case .label: return textFrame
        case .textView:
            // The text scrolls within the insets, so a person reads only the area inside the insets.
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

    /// Returns the corner radius of the rectangle from ``usedFrame(across:tolerance:)``, in points.
    ///
    /// The radius is 0 if the rectangle surrounds only a text.
    func inkRadius(in used: CGRect) -> CGFloat {
        guard used == frameInScreen, appearance.cornerRadius.isFinite else { return 0 }
        return max(0, min(CGFloat(appearance.cornerRadius), used.width / 2, used.height / 2))
    }

    private var textInset: Double { appearance.textInset.flatMap { $0.isFinite ? max(0, $0) : nil } ?? 0 }

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
    fileprivate func less(top: Double, left: Double, bottom: Double, right: Double) -> CGRect {
        CGRect(
            x: minX + CGFloat(left), y: minY + CGFloat(top), width: max(0, width - CGFloat(left + right)),
            height: max(0, height - CGFloat(top + bottom)))
    }
}
