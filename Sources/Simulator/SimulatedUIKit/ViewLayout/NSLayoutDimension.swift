// Fidelity: exact — NSLayoutAnchor.h (rule B26)

import Foundation

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The guide that reaches from one anchor to another anchor, if this object is the distance between them.
    ///
    /// The value is nil if this object is the width or height of a view or guide.
    private var span: UILayoutGuide?

    override init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) { super.init(item, attribute) }

    /// Creates the distance between two anchors.
    ///
    /// A new layout guide reaches from one anchor to the other anchor. The width or height of this guide is the
    /// distance.
    init<Axis>(from near: NSLayoutAnchor<Axis>, to far: NSLayoutAnchor<Axis>) {
        let guide = UILayoutGuide(), isVertical = near.attribute.family == .vertical
        guide.identifier = "anchorWithOffset"
        span = guide
        super.init(guide, isVertical ? .height : .width)
        guard let first = near.node.layoutView, let second = far.node.layoutView,
            let common = UIView.commonAncestor(of: first, second)
        else { UIKitException.generic.raise("anchorWithOffset(to:): the anchors have no common ancestor") }
        common.addLayoutGuide(guide)
        let relative = near.attribute.family == .horizontalRelative
        let starts: NSLayoutConstraint.Attribute = isVertical ? .top : (relative ? .leading : .left)
        let ends: NSLayoutConstraint.Attribute = isVertical ? .bottom : (relative ? .trailing : .right)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(first: node, starts, .equal, near.node, near.attribute, multiplier: 1, constant: 0),
            NSLayoutConstraint(first: node, ends, .equal, far.node, far.attribute, multiplier: 1, constant: 0)
        ])
    }

    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, constant: c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, constant: c)
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, constant: c)
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
