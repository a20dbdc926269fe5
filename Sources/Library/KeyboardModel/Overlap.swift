import CoreGraphics
import Foundation

/// The part of a view that the keyboard covers.
public struct Overlap: Sendable, Equatable {
    /// The height of the view's part below the keyboard's top edge, in points of the view's coordinates, 0 or more.
    public var height: CGFloat
    /// The keyboard's frame in the view's coordinates, in points, or `nil` if the view is clear of the keyboard.
    public var keyboardFrameInView: CGRect?
    /// The keyboard's top edge in the view's coordinates, in points, or `nil` if the view is clear of the keyboard.
    public var keyboardTopInView: CGFloat? { keyboardFrameInView?.minY }

    /// An overlap of 0 points.
    public static let none = Overlap(height: 0)

    /// Creates an overlap, and takes negative, NaN and infinite heights as 0.
    public init(height: CGFloat, keyboardFrameInView: CGRect? = nil) {
        self.height = height.isFinite ? max(0, height) : 0
        self.keyboardFrameInView = keyboardFrameInView
    }

    /// Returns the overlap of a view's bounds with a keyboard's frame in the view's coordinates.
    ///
    /// The overlap is the whole part of the view below the keyboard's top, because content should end above a docked
    /// keyboard. A keyboard to the left or right of the view overlaps it too. For example, a page that slides in from
    /// the side is laid out beside the screen, and the keyboard covers the page after the transition.
    /// ``KeyboardState/judged(inWindow:onScreen:guideTop:)`` checks whether the keyboard is beside the view's window.
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
    /// Returns the height of a view that a docked keyboard covers, in points, 0 or more.
    ///
    /// Less than half a pixel is rounded to 0. A bar that is a sixth of a point away from the keyboard still touches it
    /// (square/Blueprint#575 reports 0.15 pt).
    ///
    /// - Parameters:
    ///   - viewFrame: the view's frame in the screen's coordinates, in points.
    ///   - scale: the screen's pixels per point; invalid values are taken as 1.
    public func overlap(withViewFrameInScreen viewFrame: CGRect, scale: CGFloat) -> CGFloat {
        guard case .docked(let keyboard) = self else { return 0 }
        let halfAPixel = Self.halfAPixel(atScale: scale)
        return Overlap.of(viewBounds: viewFrame, keyboardFrame: keyboard, tolerance: halfAPixel).height
    }

    /// Returns half a pixel in points for use as a tolerance, or 0.5 if the scale is invalid.
    public static func halfAPixel(atScale scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? 0.5 / scale : 0.5
    }
}
