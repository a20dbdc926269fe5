import CoreGraphics
import Foundation

/// How much of a view the keyboard covers.
public struct Overlap: Sendable, Equatable {
    /// Height of the view's part from the keyboard's top edge down, in points of the view's coordinates, 0 or more.
    public var height: CGFloat
    /// The keyboard's frame in the view's coordinates, in points; `nil` when the keyboard covers nothing of the view.
    public var keyboardFrameInView: CGRect?
    /// The keyboard's top edge in the view's coordinates, in points; `nil` when the keyboard covers nothing of the view.
    public var keyboardTopInView: CGFloat? { keyboardFrameInView?.minY }

    /// Nothing is covered.
    public static let none = Overlap(height: 0)

    /// Creates an overlap; negative and non-finite heights count as 0.
    public init(height: CGFloat, keyboardFrameInView: CGRect? = nil) {
        self.height = height.isFinite ? max(0, height) : 0
        self.keyboardFrameInView = keyboardFrameInView
    }

    /// The overlap of a view's bounds and a keyboard's frame that the caller has converted into the view's coordinates.
    ///
    /// Everything from the keyboard's top down counts, since a strip below a docked keyboard is of no use. Whether the
    /// keyboard is beside the view is not asked: a page that slides in from the side is laid out beside the screen, and is
    /// covered all the same once it has arrived. That question is one for the view's window, see
    /// ``KeyboardState/judged(inWindow:onScreen:guideTop:)``.
    ///
    /// - Parameters:
    ///   - viewBounds: the view's bounds in its own coordinates, in points.
    ///   - keyboardFrame: the keyboard's frame in the same coordinates, in points.
    ///   - tolerance: overlaps below this many points are 0.
    public static func of(viewBounds: CGRect, keyboardFrame: CGRect, tolerance: CGFloat) -> Overlap {
        guard viewBounds.keyboardAnomaly == nil, keyboardFrame.keyboardAnomaly == nil else { return .none }
        guard keyboardFrame.width > 0, keyboardFrame.height > 0, keyboardFrame.maxY > viewBounds.minY else {
            return .none
        }
        let height = viewBounds.maxY - max(viewBounds.minY, keyboardFrame.minY)
        guard height > 0, height >= tolerance else { return .none }
        return Overlap(height: height, keyboardFrameInView: keyboardFrame)
    }
}

extension KeyboardState {
    /// The height of a view that a docked keyboard covers, in points, 0 or more.
    ///
    /// Less than half a pixel is 0: bars a sixth of a point away from the keyboard are as good as touching it
    /// (square/Blueprint#575 reports 0.15 pt).
    ///
    /// - Parameters:
    ///   - viewFrame: the view's frame in the screen's coordinates, in points.
    ///   - scale: the screen's pixels per point; values that make no sense count as 1.
    public func overlap(withViewFrameInScreen viewFrame: CGRect, scale: CGFloat) -> CGFloat {
        guard case .docked(let keyboard) = self else { return 0 }
        let halfAPixel = Self.halfAPixel(atScale: scale)
        return Overlap.of(viewBounds: viewFrame, keyboardFrame: keyboard, tolerance: halfAPixel).height
    }

    /// Half a pixel in points, for use as a tolerance; 0.5 when the scale makes no sense.
    public static func halfAPixel(atScale scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? 0.5 / scale : 0.5
    }
}
