// Fidelity: exact — NSLayoutAnchor.h (rule B26)

import Foundation

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The guide that reaches from one anchor to another anchor, if this object is the distance between them.
    ///
    /// The value is nil if this object is the width or height of a view or guide.
    private var span: SpanGuide?

    override init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) { super.init(item, attribute) }

    /// Creates the distance between two anchors: the width or height of a guide that reaches from one to the other.
    ///
    /// The guide joins a view only while a constraint with this distance is active.
    init<Axis>(from near: NSLayoutAnchor<Axis>, to far: NSLayoutAnchor<Axis>) {
        let guide = SpanGuide((near.node, near.attribute), (far.node, far.attribute))
        span = guide
        super.init(guide, near.attribute.family == .vertical ? .height : .width)
    }

    override func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<NSLayoutDimension>?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = super.make(relation, other, multiplier: multiplier, constant: constant)
        let spans = [span, (other as? NSLayoutDimension)?.span].compactMap(\.self)
        if !spans.isEmpty { constraint.spans = spans }
        return constraint
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

/// The guide between two anchors.
final class SpanGuide: UILayoutGuide {
    typealias End = (node: LayoutNode, attribute: NSLayoutConstraint.Attribute)
    private let near: End, far: End
    /// The number of active constraints with the distance.
    private var uses = 0

    init(_ near: End, _ far: End) {
        (self.near, self.far) = (near, far)
        super.init()
        identifier = "anchorWithOffset"
    }

    func join() {
        uses += 1
        guard uses == 1 else { return }
        guard let first = near.node.layoutView, let second = far.node.layoutView,
            let common = UIView.commonAncestor(of: first, second)
        else { UIKitException.generic.raise("anchorWithOffset(to:): the anchors have no common ancestor") }
        common.addLayoutGuide(self)
        let relative = near.attribute.family == .horizontalRelative, isVertical = near.attribute.family == .vertical
        let starts: NSLayoutConstraint.Attribute = isVertical ? .top : (relative ? .leading : .left)
        let ends: NSLayoutConstraint.Attribute = isVertical ? .bottom : (relative ? .trailing : .right)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                first: layoutNode, starts, .equal, near.node, near.attribute, multiplier: 1, constant: 0),
            NSLayoutConstraint(first: layoutNode, ends, .equal, far.node, far.attribute, multiplier: 1, constant: 0)
        ])
    }

    func leave() {
        uses -= 1
        if uses == 0 { owningView?.removeLayoutGuide(self) }
    }
}
