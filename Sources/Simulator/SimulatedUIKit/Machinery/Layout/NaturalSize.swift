// Fidelity: exact — rules B24, B25

import ConstraintSolver
import Foundation

@MainActor
struct NaturalSize {
    struct Wish {
        let relation: Relation, value: Double, priority: UILayoutPriority
    }

    private let view: UIView, size: CGSize

    init?(of view: UIView) {
        (self.view, size) = (view, view.intrinsicContentSize)
        guard Self.counts(size.width) || Self.counts(size.height) else { return nil }
    }

    private static func counts(_ value: CGFloat) -> Bool { value != UIView.noIntrinsicMetric && value.isFinite }

    /// The inequality for one priority; nil on an axis without a natural size.
    ///
    /// Indexes 0 and 1 are content hugging and compression resistance for the width, 2 and 3 for the height.
    subscript(index: Int) -> Wish? {
        let axis = index < 2 ? NSLayoutConstraint.Axis.horizontal : .vertical
        let value = index < 2 ? size.width : size.height
        guard Self.counts(value) else { return nil }
        return index.isMultiple(of: 2)
            ? Wish(relation: .lessThanOrEqual, value: Double(value), priority: view.contentHuggingPriority(for: axis))
            : Wish(
                relation: .greaterThanOrEqual, value: Double(value),
                priority: view.contentCompressionResistancePriority(for: axis))
    }
}
