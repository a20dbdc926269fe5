// Fidelity: exact — NSLayoutAnchor.h (rules B26, B27)

import Foundation

/// An edge, a centre or a size from which constraints can be created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide, which the anchor does not keep alive.
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        node = item.layoutNode
        self.attribute = attribute
    }

    /// The view or guide.
    final var item: AnyObject? { node.item }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: node, attribute, relation, other?.node, other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// Creates an inactive constraint: equal to another anchor plus a constant in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }
    /// Creates an inactive constraint: at least another anchor plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
    /// Creates an inactive constraint: at most another anchor plus a constant in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }
}
