// Fidelity: partial — rules B61 to B63; the wording of errors other than a missing key or superview is inferred

import Foundation

extension NSLayoutConstraint {
    static func make(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let parsed = try VisualFormat(format, metrics: metrics ?? [:], views: views)
            return try Line(parsed, options).constraints()
        } catch {
            let arrow = String(repeating: " ", count: error.index) + "^"
            UIKitException.invalidArgument.raise(
                "Unable to parse constraint format: \n\(error.message) \n\(format) \n\(arrow)")
        }
    }

    /// One visual format with its options.
    @MainActor
    private struct Line {
        let format: VisualFormat, options: FormatOptions

        init(_ format: VisualFormat, _ options: FormatOptions) { (self.format, self.options) = (format, options) }

        private var views: [Any] {
            format.items.compactMap { if case .view(let view, _) = $0 { view } else { nil } }
        }

        private func superview(at index: Int) throws(VisualFormat.Failure) -> UIView {
            let owners = views.lazy.compactMap { item in
                (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
            }
            if let found = owners.first { return found }
            throw VisualFormat.Failure(
                message: "Unable to interpret '|' character, because the related view doesn't have a superview",
                index: index)
        }

        /// The attributes for an item's first edge and last edge in the direction of the format.
        private var edges: (near: Attribute, far: Attribute) {
            if format.isVertical { return (.top, .bottom) }
            if options.contains(.directionLeftToRight) { return (.left, .right) }
            if options.contains(.directionRightToLeft) { return (.right, .left) }
            return (.leading, .trailing)
        }

        func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
            if options.contains(.spacingBaselineToBaseline) {
                unmodelled("NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline")
            }
            let aligned = options.attributes
            if let wrong = aligned.first(where: { FormatOptions.isHorizontal($0) != format.isVertical }) {
                let edge = FormatOptions.isHorizontal(wrong) ? "vertical" : "horizontal"
                let layout = format.isVertical ? "vertical" : "horizontal"
                throw VisualFormat.Failure(
                    message: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
                        + "layout that is also \(layout).", index: 0)
            }
            var made: [NSLayoutConstraint] = []
            for (index, item) in format.items.enumerated() {
                if case .view(let view, let predicates) = item { made += sizes(of: view, predicates) }
                guard index > 0 else { continue }
                made += try distances(from: format.items[index - 1], to: item, format.connections[index - 1])
            }
            for (former, view) in zip(views, views.dropFirst()) {
                for attribute in aligned {
                    made.append(constraint(former, attribute, .equal, view, attribute, 0, .required))
                }
            }
            return made
        }

        private func sizes(of view: Any, _ predicates: [VisualFormat.Predicate]) -> [NSLayoutConstraint] {
            let attribute = format.isVertical ? Attribute.height : .width
            return predicates.map {
                constraint(
                    view, attribute, $0.relation, $0.other, $0.other == nil ? .notAnAttribute : attribute, $0.constant,
                    $0.priority)
            }
        }

        private func distances(
            from former: VisualFormat.Item, to item: VisualFormat.Item, _ connection: VisualFormat.Connection
        ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
            var near = edges.near, far = edges.far
            let first: Any, second: Any
            var touchesSuperview = true
            switch (former, item) {
            case (.superview(let index), .view(let view, _)):
                (first, second, far) = (try superview(at: index), view, near)
            case (.view(let view, _), .superview(let index)):
                (first, second, near) = (view, try superview(at: index), far)
            case (.view(let view, _), .view(let other, _)):
                (first, second, touchesSuperview) = (view, other, false)
            case (.superview, .superview): return []
            }
            // In a format from right to left, later items have smaller x coordinates.
            let isReversed = edges.near == .right
            func distance(_ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
                isReversed
                    ? constraint(first, far, predicate.relation, second, near, predicate.constant, predicate.priority)
                    : constraint(second, near, predicate.relation, first, far, predicate.constant, predicate.priority)
            }
            switch connection {
            case .touching: return [distance(VisualFormat.Predicate())]
            case .predicates(let predicates): return predicates.map(distance)
            case .standard:
                guard touchesSuperview else { return [distance(VisualFormat.Predicate(constant: 8))] }
                if case .superview = former {
                    return [constraint(second, near, .equal, first, margin(near), 0, .required)]
                }
                return [constraint(second, margin(near), .equal, first, far, 0, .required)]
            }
        }

        private func margin(_ edge: Attribute) -> Attribute {
            switch edge {
            case .left: .leftMargin
            case .right: .rightMargin
            case .top: .topMargin
            case .bottom: .bottomMargin
            case .leading: .leadingMargin
            default: .trailingMargin
            }
        }

        private func constraint(
            _ first: Any, _ attribute: Attribute, _ relation: Relation, _ second: Any?, _ other: Attribute,
            _ constant: CGFloat, _ priority: UILayoutPriority
        ) -> NSLayoutConstraint {
            let made = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
                constant: constant)
            made.priority = priority
            return made
        }
    }
}
