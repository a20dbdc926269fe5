import Testing
import UIKit

@MainActor struct ConstraintTests {
    private let root = UIView(frame: rect(0, 0, 300, 300))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    private func optional(
        _ constraint: NSLayoutConstraint, _ priority: Float, active: Bool = true
    ) -> NSLayoutConstraint {
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = active
        return constraint
    }

    private func width(_ value: CGFloat) -> NSLayoutConstraint { view.widthAnchor.constraint(equalToConstant: value) }

    @Test func `B20 first relates to second times multiplier plus constant`() {
        for (relation, wish, expected): (NSLayoutConstraint.Relation, CGFloat, CGFloat) in [
            (.equal, 0, 160), (.lessThanOrEqual, 500, 160), (.lessThanOrEqual, 100, 100),
            (.greaterThanOrEqual, 100, 160), (.greaterThanOrEqual, 500, 500)
        ] {
            let constraint = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: relation, toItem: root, attribute: .width, multiplier: 0.5,
                constant: 10)
            let target = optional(width(wish), 10)
            constraint.isActive = true
            root.layoutIfNeeded()
            #expect(view.bounds.width == expected, "\(relation) with a wish of \(wish)")
            NSLayoutConstraint.deactivate([constraint, target])
        }
    }

    @Test func `B20 a new constraint is inactive and required`() {
        let constraint = width(10)
        #expect(!constraint.isActive)
        #expect(constraint.priority == .required && constraint.priority.rawValue == Float(1000))
        #expect(view.constraints.isEmpty)
    }

    @Test func `B21 the named priorities`() {
        let priorities: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
        #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50])
    }

    @Test func `B22 a higher priority is satisfied before any lower one`() {
        _ = optional(width(200), 750)
        _ = optional(width(100), 751)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 100)
        let many = (0..<30).map { _ in optional(width(200), 750) }
        root.layoutIfNeeded()
        #expect(view.bounds.width == 100, "\(many.count) weaker ones do not add up")
    }

    @Test func `B23 among equals total error is least, the earlier wins ties`() {
        _ = optional(width(100), 500)
        _ = optional(width(200), 500)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 100)
        _ = optional(width(180), 500)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 180, "80 + 0 + 20 is less than 0 + 100 + 80")
    }

    @Test func `B29 the closest common ancestor stores an active constraint`() {
        let inner = UIView(), sibling = UIView()
        view.addSubview(inner)
        root.addSubview(sibling)
        let own = width(10), nested = inner.topAnchor.constraint(equalTo: view.topAnchor)
        let across = inner.leftAnchor.constraint(equalTo: sibling.leftAnchor)
        NSLayoutConstraint.activate([own, nested, across])
        #expect(view.constraints == [own, nested])
        #expect(root.constraints == [across])
        #expect(inner.constraints.isEmpty && sibling.constraints.isEmpty)
        NSLayoutConstraint.deactivate([own, nested, across])
        #expect(view.constraints.isEmpty && root.constraints.isEmpty)
    }

    @Test func `B29 its numbers are read in that ancestor's coordinates`() {
        let middle = UIView(frame: rect(40, 0, 200, 200)), inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(middle)
        middle.addSubview(inner)
        // Half of the right edge at 300 is 150 in the root's coordinates, which is 110 in the middle view's.
        NSLayoutConstraint(
            item: inner, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.5,
            constant: 0
        ).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.midX == 110)
    }

    @Test func `B30 what changes nothing marks nothing`() {
        let log = Log(), watched = LoggingView("watched", log, frame: rect(0, 0, 100, 100)), child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        watched.addSubview(child)
        let active = child.widthAnchor.constraint(equalToConstant: 10)
        let idle = child.heightAnchor.constraint(equalToConstant: 10)
        active.isActive = true
        watched.layoutIfNeeded()
        log.clear()
        active.isActive = true
        idle.isActive = false
        active.constant = 10
        watched.layoutIfNeeded()
        #expect(log.entries.isEmpty)
        #expect(watched.constraints.isEmpty && child.constraints == [active])
    }
}
