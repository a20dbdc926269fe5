import Foundation

import TestSupport
@_spi(Simulation) @testable import UIKit

/// A stack view with changing views, to be compared with a stack view that is built at once.
@MainActor
struct SteppedStack {
    private struct Plan: Equatable {
        var line: [Int] = []
        var hidden: Set<Int> = []
        var spacing: CGFloat = 0
        var customSpacings: [Int: CGFloat] = [:]
        var isVertical = true
        var isEqual = false
        var alignment = UIStackView.Alignment.fill
    }

    @MainActor private final class PlannedStack {
        let simulation = Simulation(), window: UIWindow, stack = UIStackView()
        var views: [Int: UIView] = [:]

        init() {
            simulation.install()
            window = UIWindow(windowScene: simulation.scene)
            stack.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(stack)
            stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
            stack.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        }

        func view(_ number: Int) -> UIView {
            if let known = views[number] { return known }
            let view = UIView()
            views[number] = view
            // The priorities decrease with the view's number. If the stack gives all views the same length, the
            // constraint with the highest priority determines this length.
            for anchor in [view.widthAnchor, view.heightAnchor] {
                let size = anchor.constraint(equalToConstant: CGFloat(10 + number % 7))
                size.priority = UILayoutPriority(Float(900 - number))
                size.isActive = true
            }
            return view
        }

        func set(_ plan: Plan) {
            stack.axis = plan.isVertical ? .vertical : .horizontal
            stack.distribution = plan.isEqual ? .fillEqually : .fill
            stack.alignment = plan.alignment
            stack.spacing = plan.spacing
            for (number, view) in views {
                view.isHidden = plan.hidden.contains(number)
                guard plan.line.contains(number) else { continue }
                stack.setCustomSpacing(plan.customSpacings[number] ?? UIStackView.spacingUseDefault, after: view)
            }
        }

        func frames(_ plan: Plan) -> [Int: CGRect] {
            simulation.install()
            simulation.commit()
            window.layoutIfNeeded()
            return views.filter { plan.line.contains($0.key) && !plan.hidden.contains($0.key) }.mapValues(\.frame)
        }
    }

    private var plan = Plan()
    private let shown = PlannedStack()

    mutating func step(_ chance: inout SeededGenerator) -> String {
        shown.simulation.install()
        let any = plan.line.randomElement(using: &chance)
        switch Int.random(in: 0..<10, using: &chance) {
        case 0, 1, 2, 3:
            let number = Int.random(in: 0..<9, using: &chance)
            plan.line.removeAll { $0 == number }
            let place = Int.random(in: 0...plan.line.count, using: &chance)
            plan.line.insert(number, at: place)
            shown.stack.insertArrangedSubview(shown.view(number), at: place)
        case 4:
            guard let any else { return "" }
            plan.line.removeAll { $0 == any }
            plan.customSpacings[any] = nil
            if Bool.random(using: &chance) { shown.stack.removeArrangedSubview(shown.view(any)) }
            shown.view(any).removeFromSuperview()
        case 5, 6:
            guard let any else { return "" }
            plan.hidden.formSymmetricDifference([any])
        case 7: plan.spacing = CGFloat(Int.random(in: 0..<9, using: &chance))
        case 8: if let any { plan.customSpacings[any] = CGFloat(Int.random(in: 0..<9, using: &chance)) }
        default:
            plan.isVertical.toggle()
            plan.isEqual = Bool.random(using: &chance)
            plan.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &chance) ?? .fill
        }
        shown.set(plan)
        return "\(plan)"
    }

    func framesAfterLayout() -> [Int: CGRect] { shown.frames(plan) }

    func framesBuiltAtOnce() -> [Int: CGRect] {
        let fresh = PlannedStack()
        for number in plan.line { fresh.stack.addArrangedSubview(fresh.view(number)) }
        fresh.set(plan)
        return fresh.frames(plan)
    }
}
