import UIKit

/// The constraints that define a stack, written out one by one.
///
/// Alexander Grebenyuk printed these constraints on a phone: https://kean.blog/post/lets-build-uistackview
@MainActor struct StackReference {
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let spacing: CGFloat
    let measuresBaselines: Bool
    /// A view, or the view's layout margins guide.
    let canvas: Any
    /// The owner of the guides between the arranged views.
    let owner: UIView

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var isRow: Bool { axis == .horizontal }
    private var near: Attribute { isRow ? .leading : .top }
    private var far: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var nearAcross: Attribute { isRow ? .top : .leading }
    private var farAcross: Attribute { isRow ? .bottom : .trailing }
    private var lengthAcross: Attribute { isRow ? .height : .width }
    private var middleAcross: Attribute { isRow ? .centerY : .centerX }

    func constraints(for views: [UIView]) -> [NSLayoutConstraint] {
        guard let first = views.first, let last = views.last else { return [] }
        let ends = [tie(canvas, near, .equal, first, near), tie(last, far, .equal, canvas, far)]
        return ends + spacings(views) + shares(views) + alignments(views, first)
    }

    private func spacings(_ views: [UIView]) -> [NSLayoutConstraint] {
        let isLeast = distribution == .equalSpacing || distribution == .equalCentering
        return zip(views, views.dropFirst()).map { one, next in
            let isMeasured = !isRow && measuresBaselines
            return tie(
                next, isMeasured ? .firstBaseline : near, isLeast ? .greaterThanOrEqual : .equal, one,
                isMeasured ? .lastBaseline : far, constant: spacing)
        }
    }

    private func shares(_ views: [UIView]) -> [NSLayoutConstraint] {
        switch distribution {
        case .fill: return []
        case .fillEqually: return views.dropFirst().map { tie($0, length, .equal, views[0], length) }
        case .fillProportionally:
            let lengths = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
            let total = lengths.reduce(0, +) + spacing * CGFloat(views.count - 1)
            return views.indices.map { index in
                tie(
                    views[index], length, .equal, canvas, length, multiplier: lengths[index] / total,
                    priority: Float(999 - index))
            }
        case .equalSpacing: return gaps(views, far, near, 1000)
        case .equalCentering: return gaps(views, isRow ? .centerX : .centerY, isRow ? .centerX : .centerY, 149)
        @unknown default: return []
        }
    }

    private func gaps(
        _ views: [UIView], _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute,
        _ priority: Float
    ) -> [NSLayoutConstraint] {
        let guides = views.dropFirst().map { _ in UILayoutGuide() }
        var found: [NSLayoutConstraint] = []
        for (index, guide) in guides.enumerated() {
            owner.addLayoutGuide(guide)
            found += [
                tie(guide, near, .equal, views[index], start), tie(guide, far, .equal, views[index + 1], end)
            ]
            if index > 0 { found.append(tie(guide, length, .equal, guides[0], length, priority: priority)) }
        }
        return found
    }

    private func alignments(_ views: [UIView], _ first: UIView) -> [NSLayoutConstraint] {
        let others = views.dropFirst()
        func align(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
            others.map { tie(first, attribute, .equal, $0, attribute) }
        }
        guard alignment != .fill else {
            return align(nearAcross) + align(farAcross) + [
                tie(canvas, nearAcross, .equal, first, nearAcross), tie(first, farAcross, .equal, canvas, farAcross)
            ]
        }
        let small = views.map { size($0, lengthAcross, 25) }
        if alignment == .center, views.count == 1 {
            return small + [
                tie(canvas, nearAcross, .lessThanOrEqual, first, nearAcross),
                tie(first, farAcross, .lessThanOrEqual, canvas, farAcross),
                tie(canvas, middleAcross, .equal, first, middleAcross), size(canvas, lengthAcross, 49)
            ]
        }
        let spacer = UILayoutGuide()
        owner.addLayoutGuide(spacer)
        var found = small + [size(spacer, lengthAcross, 51)]
        // The views of a vertical stack cannot be aligned at a baseline, so their leading or trailing edges are aligned
        // instead.
        let isLeading = alignment == .leading || !isRow && alignment == .firstBaseline
        let isTrailing = alignment == .trailing || !isRow && alignment == .lastBaseline
        for view in views {
            found += [
                isLeading
                    ? tie(spacer, nearAcross, .equal, view, nearAcross, priority: 999.5)
                    : tie(spacer, nearAcross, .lessThanOrEqual, view, nearAcross),
                isTrailing
                    ? tie(spacer, farAcross, .equal, view, farAcross, priority: 999.5)
                    : tie(spacer, farAcross, .greaterThanOrEqual, view, farAcross)
            ]
        }
        let top: Any = isLeading ? first : spacer, bottom: Any = isTrailing ? first : spacer
        found += [
            tie(canvas, nearAcross, .equal, top, nearAcross), tie(bottom, farAcross, .equal, canvas, farAcross)
        ]
        if isLeading { return found + align(nearAcross) }
        if isTrailing { return found + align(farAcross) }
        if alignment == .center {
            return found + align(middleAcross) + [tie(canvas, middleAcross, .equal, first, middleAcross)]
        }
        return found + align(alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
            + [size(canvas, lengthAcross, 49)]
    }

    private func size(_ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ priority: Float) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func tie(
        _ one: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }
}
