import CoreGraphics
import Foundation

/// The part of a view that the keyboard covers.
public struct Overlap: Sendable, Equatable {
    /// The height of the view's part below the keyboard's top edge, in points of the view's coordinates, 0 or more.
    public var height: CGFloat
    /// The keyboard's frame in the view's coordinates, in points; nil without an overlap.
    public var keyboardFrameInView: CGRect?
    /// The keyboard's top edge in the view's coordinates, in points; nil without an overlap.
    public var keyboardTopInView: CGFloat? { keyboardFrameInView?.minY }

    /// An overlap of 0 points.
    public static let none = Overlap(height: 0)

    /// Creates an overlap; negative, NaN and infinite heights count as 0.
    public init(height: CGFloat, keyboardFrameInView: CGRect? = nil) {
        self.height = height.isFinite ? max(0, height) : 0
        self.keyboardFrameInView = keyboardFrameInView
    }

    /// Returns the overlap of a view's bounds with a keyboard's frame in the view's coordinates.
    ///
    /// The overlap reaches from the keyboard's top to the view's bottom, because content should end above a docked
    /// keyboard. A keyboard to the left or right of the view counts too, because a page that slides in starts beside
    /// the screen.
    ///
    /// - Parameters:
    ///   - viewBounds: the view's bounds in the view's own coordinates, in points.
    ///   - keyboardFrame: the keyboard's frame in the same coordinates, in points.
    ///   - tolerance: a smaller overlap counts as 0, in points.
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
    /// Returns the height of a view that a docked keyboard covers, in points, 0 or more.
    ///
    /// Less than half a pixel counts as 0. A bar may be attached to the keyboard and differ from it by a sixth of a
    /// point (square/Blueprint#575 reports 0.15 pt).
    ///
    /// - Parameters:
    ///   - viewFrame: the view's frame in the screen's coordinates, in points.
    ///   - scale: the screen's pixels per point; an invalid scale counts as 1.
    public func overlap(withViewFrameInScreen viewFrame: CGRect, scale: CGFloat) -> CGFloat {
        guard case .docked(let keyboard) = self else { return 0 }
        let halfAPixel = Self.halfAPixel(atScale: scale)
        return Overlap.of(viewBounds: viewFrame, keyboardFrame: keyboard, tolerance: halfAPixel).height
    }

    /// Returns half a pixel in points, or 0.5 for an invalid scale.
    public static func halfAPixel(atScale scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? 0.5 / scale : 0.5
    }
}
