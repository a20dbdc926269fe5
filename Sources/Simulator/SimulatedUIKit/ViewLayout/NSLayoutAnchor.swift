// Fidelity: exact — NSLayoutAnchor.h (rules B26, B27)

import Foundation

@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The node does not keep the view or guide alive.
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        node = item.layoutNode
        self.attribute = attribute
    }

    final var item: AnyObject? { node.item }

    /// Two anchors of one attribute of one item are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        let other = object as? NSLayoutAnchor<AnchorType>
        return MainActor.assumeIsolated { other?.node === node && other?.attribute == attribute }
    }
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { ObjectIdentifier(node).hashValue ^ attribute.rawValue }
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: node, attribute, relation, other?.node, other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }
}
