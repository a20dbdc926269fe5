// Fidelity: partial — rules B46 to B53 and B55: the constraints of a stack; with baseline alignments, the constraints
// for equal widths are absent

import Foundation

extension UIStackView {
    private var near: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
    private var far: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
    private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

    /// The area that the arranged views fill: the stack's bounds, or the area within its margins (rule B55).
    private var canvas: LayoutNode {
        isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.layoutNode : layoutNode
    }

    /// Whether the size of each arranged view affects the positions of all other views.
    var sharesAmongAll: Bool {
        switch distribution {
        case .fillProportionally, .equalSpacing, .equalCentering: true
        default: false
        }
    }

    /// A vertical stack ignores alignments at baselines.
    var alignsBaselines: Bool {
        axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
    }

    private func distance(after node: LayoutNode) -> CGFloat {
        let distance = node.view.map { customSpacing(after: $0) } ?? Self.spacingUseDefault
        let own = distance == Self.spacingUseDefault ? spacing : distance
        return own == Self.spacingUseSystem ? 8 : own
    }

    // MARK: Along the axis

    /// Makes the missing constraints along the stack's axis, and updates the distances in existing constraints.
    func lackingAlong(_ places: [StackPlace], _ indices: [Int]) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for index in indices {
            if index > 0 { made += lackingEnd(places) }
            let place = places[index], former = index > 0 ? places[index - 1].view : layoutNode
            let distance = index > 0 ? distance(after: former) : 0
            if let join = place.join {
                if join.constant != distance { join.constant = distance }
            } else {
                let join = index > 0 ? join(former, place.view, distance) : tie(place.view, near, .equal, canvas, near)
                place.join = join
                made.append(join)
            }
            if index > 0, distribution == .fillEqually, place.equal == nil {
                let equal = tie(place.view, length, .equal, places[0].view, length)
                place.equal = equal
                made.append(equal)
            }
        }
        return made + lackingEnd(places) + (indices.isEmpty ? [] : lackingShares(places))
    }

    /// Joins two neighbours with an exact or a minimum distance (rules B46, B50, B51).
    private func join(_ former: LayoutNode, _ next: LayoutNode, _ distance: CGFloat) -> NSLayoutConstraint {
        let isLeast = distribution == .equalSpacing || distribution == .equalCentering
        let relation = isLeast ? NSLayoutConstraint.Relation.greaterThanOrEqual : .equal
        if axis == .vertical, isBaselineRelativeArrangement {
            return tie(next, .firstBaseline, relation, former, .lastBaseline, distance)
        }
        return tie(next, near, relation, former, far, distance)
    }

    /// Makes the constraint from the last view to the end of the stack.
    ///
    /// The constraint of the first view must exist before this constraint. If two solutions are equally good, the
    /// constraint that was created first decides.
    private func lackingEnd(_ places: [StackPlace]) -> [NSLayoutConstraint] {
        guard end == nil, let last = places.last else { return [] }
        let end = tie(canvas, far, .equal, last.view, far)
        self.end = end
        return [end]
    }

    /// Makes the constraints that involve all views.
    ///
    /// They are made again whenever any view changes.
    private func lackingShares(_ places: [StackPlace]) -> [NSLayoutConstraint] {
        switch distribution {
        case .fillProportionally: proportions(places)
        case .equalSpacing: gaps(places, from: far, to: near, priority: .required)
        case .equalCentering: gaps(places, from: middle, to: middle, priority: UILayoutPriority(149))
        default: []
        }
    }

    /// Divides the length in proportion to the natural lengths.
    ///
    /// If the proportional lengths do not all fit, the last view gives up its proportional length before the other
    /// views (rules B48, B49).
    private func proportions(_ places: [StackPlace]) -> [NSLayoutConstraint] {
        let sizes = places.map { $0.view.view?.intrinsicContentSize ?? .zero }
        let lengths = sizes.map { axis == .horizontal ? $0.width : $0.height }
        var total = lengths.reduce(0) { $0 + max(0, $1) }
        for place in places.dropLast() { total += distance(after: place.view) }
        var made: [NSLayoutConstraint] = []
        for (place, length) in zip(places, lengths) {
            guard length > 0, total > 0 else {
                place.share = []
                continue
            }
            let share = tie(place.view, self.length, .equal, canvas, self.length, multiplier: length / total)
            share.priority = UILayoutPriority(max(1, 999 - Float(made.count)))
            place.share = [share]
            made.append(share)
        }
        return made
    }

    /// Makes equally long guides between neighbours (rules B50, B51).
    private func gaps(
        _ places: [StackPlace], from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority
    ) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for (index, place) in places.enumerated() {
            guard index > 0 else {
                place.share = []
                continue
            }
            let gap = place.gap(in: self).layoutNode
            var share = [
                tie(gap, near, .equal, places[index - 1].view, start), tie(gap, far, .equal, place.view, end)
            ]
            if index > 1 {
                let equal = tie(gap, length, .equal, places[1].gap(in: self).layoutNode, length)
                equal.priority = priority
                share.append(equal)
            }
            place.share = share
            made += share
        }
        return made
    }

    /// Hidden views get length zero (rule B53).
    func lackingHiding(_ places: [StackPlace]) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for place in places where place.hiding == nil {
            let hiding = wish(place.view, length, .required)
            hiding.identifier = "UISV-hiding"
            place.hiding = hiding
            made.append(hiding)
        }
        return made
    }

    // MARK: Across the axis

    private var nearAcross: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
    private var farAcross: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
    private var middleAcross: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerY : .centerX }
    private var lengthAcross: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }

    /// The priority of a constraint that makes the stack as small as possible perpendicular to its axis.
    ///
    /// The priority is lower for a single centred view, because UIKit puts no guide around this view (rule B52).
    func fitPriority(count: Int) -> UILayoutPriority {
        UILayoutPriority(alignment == .center && count == 1 ? 49 : 51)
    }

    func lackingAcross(_ places: [StackPlace], _ indices: [Int]) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for index in indices where places[index].across.isEmpty {
            places[index].across = across(places[index].view, first: places[0].view)
            made += places[index].across
        }
        return made + lackingFit(places)
    }

    /// Makes the stack as small as possible perpendicular to its axis (rule B52).
    ///
    /// The alignment `fill` determines this size itself and needs no constraint.
    private func lackingFit(_ places: [StackPlace]) -> [NSLayoutConstraint] {
        guard fit == nil, alignment != .fill, !places.isEmpty else { return [] }
        let fit = wish(canvas, lengthAcross, fitPriority(count: places.count))
        self.fit = fit
        return [fit]
    }

    private func across(_ view: LayoutNode, first: LayoutNode) -> [NSLayoutConstraint] {
        let isFilled = alignment == .fill
        let holdsNear = isFilled || alignment == .leading || alignment == .firstBaseline && !alignsBaselines
        let holdsFar = isFilled || alignment == .trailing || alignment == .lastBaseline && !alignsBaselines
        var found = [
            tie(view, nearAcross, holdsNear ? .equal : .greaterThanOrEqual, canvas, nearAcross),
            tie(view, farAcross, holdsFar ? .equal : .lessThanOrEqual, canvas, farAcross)
        ]
        if alignment == .center { found.append(tie(view, middleAcross, .equal, canvas, middleAcross)) }
        if alignsBaselines, view !== first {
            let baseline = alignment == .firstBaseline ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
            found.append(tie(view, baseline, .equal, first, baseline))
        }
        return isFilled ? found : found + [wish(view, lengthAcross, UILayoutPriority(25))]
    }

    // MARK: Making

    /// Makes an optional constraint for a width or height of zero.
    private func wish(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: node, attribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
        constraint.belongsToStack()
        constraint.priority = priority
        return constraint
    }

    private func tie(
        _ one: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: LayoutNode, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: one, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant)
        constraint.belongsToStack()
        return constraint
    }
}
