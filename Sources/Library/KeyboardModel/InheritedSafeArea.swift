import CoreGraphics

/// What a view inherits of the safe area at its bottom, without its controller's additional inset.
///
/// UIKit applies a new additional inset only in its next update. If the library subtracted a new inset before this
/// update, the result would be too small, and the safe area would swing up and down.
public enum InheritedSafeArea: Equatable, Sendable {
    /// UIKit has applied the additional inset.
    case applied
    /// A new inset was set, and the whole safe area has not changed yet; the inherited part is the one of before.
    case awaited(whole: CGFloat, inherited: CGFloat)

    /// Returns the inherited part, in points.
    ///
    /// - Parameters:
    ///   - whole: the view's whole safe area at the bottom.
    ///   - additional: the present additional inset.
    public mutating func part(of whole: CGFloat, additional: CGFloat) -> CGFloat {
        if case .awaited(whole, let inherited) = self { return inherited }
        self = .applied
        return whole - additional
    }

    /// Another additional inset is about to be set.
    ///
    /// - Parameters:
    ///   - whole: the view's whole safe area before; nil outside a window, where UIKit never applies the inset.
    ///   - additional: the additional inset before.
    public mutating func expect(over whole: CGFloat?, additional: CGFloat) {
        guard let whole else { return self = .applied }
        self = .awaited(whole: whole, inherited: part(of: whole, additional: additional))
    }
}
