import TestSupport
import Testing

@_spi(Simulation) @testable import UIKit

/// The safe area of inner views depends only on the final position of a view.
///
/// If Auto Layout moves the view in several steps, the result must be the same.
@MainActor struct SafeAreaStepLawTests {
    private final class Listener: UIView {
        private(set) var told = UIEdgeInsets.zero
        override func safeAreaInsetsDidChange() { told = safeAreaInsets }
    }

    private struct Plan {
        var top: CGFloat = 0, left: CGFloat = 0, width: CGFloat = 100, height: CGFloat = 100
        var origin: CGFloat = 0, extra: CGFloat = 0, hasRows = true

        mutating func change(_ random: inout SeededGenerator) {
            let places: [CGFloat] = [-300, -20, 0, 30, 400, 790, 900], sizes: [CGFloat] = [10, 60, 500, 800, 2000]
            // A view keeps its reported insets only while it stays in place. So only a few of the random steps move the
            // box.
            switch Int.random(in: 0..<17, using: &random) {
            case 0: top = places.randomElement(using: &random) ?? 0
            case 1: left = places.randomElement(using: &random) ?? 0
            case 2: width = sizes.randomElement(using: &random) ?? 0
            case 3: height = sizes.randomElement(using: &random) ?? 0
            case 4: origin = CGFloat(Int.random(in: -2...2, using: &random) * 25)
            case 5..<11: extra = CGFloat(Int.random(in: 0...2, using: &random) * 15)
            default: hasRows.toggle()
            }
        }
    }

    @MainActor private final class PlannedScreen {
        private let simulation = Simulation(), window: UIWindow, controller = UIViewController(), box = Listener()
        private let rows = (0..<4).map { _ in Listener() }
        private var place: [NSLayoutConstraint] = []

        init() {
            window = simulation.show(controller)
            let view: UIView = controller.view
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            place = [
                box.topAnchor.constraint(equalTo: view.topAnchor), box.leftAnchor.constraint(equalTo: view.leftAnchor),
                box.widthAnchor.constraint(equalToConstant: 0), box.heightAnchor.constraint(equalToConstant: 0)
            ]
            NSLayoutConstraint.activate(place)
            addRows()
        }

        private func addRows() {
            for (index, row) in rows.enumerated() {
                row.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(row)
                NSLayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: box.topAnchor, constant: CGFloat(300 * index)),
                    row.leftAnchor.constraint(equalTo: box.leftAnchor),
                    row.widthAnchor.constraint(equalToConstant: CGFloat(100 + 150 * index)),
                    row.heightAnchor.constraint(equalToConstant: 250)
                ])
            }
        }

        func take(_ plan: Plan) -> [UIEdgeInsets] {
            simulation.install()
            for (constraint, number) in zip(place, [plan.top, plan.left, plan.width, plan.height]) {
                constraint.constant = number
            }
            box.bounds.origin.y = plan.origin
            controller.additionalSafeAreaInsets.bottom = plan.extra
            if !plan.hasRows {
                for row in rows { row.removeFromSuperview() }
            } else if rows[0].superview == nil {
                addRows()
            }
            simulation.commit()
            let shown = plan.hasRows ? [box] + rows : [box]
            #expect(shown.allSatisfy { $0.told == $0.safeAreaInsets })
            return shown.map(\.safeAreaInsets)
        }
    }

    @Test(arguments: 0..<20)
    func `steps leave no trace in what is told of the safe area`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed)), plan = Plan()
        let stepped = PlannedScreen()
        _ = stepped.take(plan)
        for step in 0..<40 {
            plan.change(&random)
            if step.isMultiple(of: 3) { plan.change(&random) }
            #expect(stepped.take(plan) == PlannedScreen().take(plan), "step \(step): \(plan)")
        }
    }

    @Test func `C1 a scroll before any layout moves subviews into the safe area`() {
        let simulation = Simulation(), controller = UIViewController(), box = UIView(), row = UIView()
        let window = simulation.show(controller)
        window.layoutIfNeeded()
        box.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        row.frame = CGRect(x: 0, y: 0, width: 390, height: 20)
        box.addSubview(row)
        controller.view.addSubview(box)
        let top = box.safeAreaInsets.top
        #expect(top > 30 && row.safeAreaInsets.top == top)
        box.bounds.origin.y = -30
        #expect(row.safeAreaInsets.top == top - 30 && box.safeAreaInsets.top == top)
        window.layoutIfNeeded()
        box.bounds.origin.y = 0
        #expect(row.safeAreaInsets.top == top)
    }
}
