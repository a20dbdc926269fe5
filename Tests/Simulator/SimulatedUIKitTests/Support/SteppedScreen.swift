import ConstraintSolver
import Foundation

import TestSupport
@_spi(Simulation) @testable import UIKit

/// A window with changing views, to be compared with a window that is built at once.
@MainActor
struct SteppedScreen {
    /// The description from which a view is built.
    ///
    /// Views with equal descriptions get equal frames.
    private struct Plan {
        var parent: Int?
        var isFramed: Bool
        var left: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat
        /// The sibling above the view; it has an effect only while it is in the tree.
        var above: Int?
        var isHalfAsWide: Bool
        var hasNaturalHeight: Bool
    }

    private final class Sized: UIView {
        var height: CGFloat? { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
        }
    }

    /// Views and their constraints, both built from descriptions of the type `Plan`.
    @MainActor private final class PlannedViews {
        let simulation = Simulation(), window: UIWindow
        var views: [Int: Sized] = [:]
        private var own: [Int: [NSLayoutConstraint]] = [:], ties: [Int: [NSLayoutConstraint]] = [:]

        init() {
            simulation.install()
            window = UIWindow(windowScene: simulation.scene)
        }

        func make(_ number: Int, _ plan: Plan) {
            let view = Sized(frame: CGRect(x: plan.left, y: plan.top, width: plan.width, height: plan.height))
            views[number] = view
            view.translatesAutoresizingMaskIntoConstraints = plan.isFramed
            guard !plan.isFramed else { return }
            let height = view.heightAnchor.constraint(equalToConstant: plan.height)
            height.priority = plan.hasNaturalHeight ? UILayoutPriority(100) : .required
            if plan.hasNaturalHeight { view.height = plan.height }
            own[number] = [height]
            if !plan.isHalfAsWide { own[number]?.append(view.widthAnchor.constraint(equalToConstant: plan.width)) }
            NSLayoutConstraint.activate(own[number] ?? [])
        }

        /// The view is constrained to its superview, or to the sibling above.
        func tie(_ number: Int, _ plan: Plan, _ plans: [Int: Plan]) {
            NSLayoutConstraint.deactivate(ties[number] ?? [])
            ties[number] = []
            guard !plan.isFramed, let view = views[number], let parent = view.superview else { return }
            let above = plan.above.flatMap { plans[$0]?.parent == plan.parent ? views[$0] : nil }
            var made = [
                view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: plan.left),
                view.topAnchor.constraint(
                    equalTo: above?.superview === parent ? above?.bottomAnchor ?? parent.topAnchor : parent.topAnchor,
                    constant: plan.top)
            ]
            if plan.isHalfAsWide {
                made.append(view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5))
            }
            NSLayoutConstraint.activate(made)
            ties[number] = made
        }

        func change(_ number: Int, _ plan: Plan) {
            guard let view = views[number] else { return }
            guard !plan.isFramed else {
                return view.frame = CGRect(x: plan.left, y: plan.top, width: plan.width, height: plan.height)
            }
            own[number]?.first?.constant = plan.height
            if plan.hasNaturalHeight { view.height = plan.height }
            ties[number]?.first?.constant = plan.left
        }

        func frames(_ plans: [Int: Plan]) -> [Int: CGRect] {
            simulation.install()
            window.layoutIfNeeded()
            simulation.commit()
            return views.filter { plans[$0.key] != nil }.mapValues(\.frame)
        }
    }

    private var plans: [Int: Plan] = [:]
    /// The descriptions of removed views and of their subviews.
    ///
    /// The removed views may return to the screen.
    private var away: [Int: [Int: Plan]] = [:]
    private let shown = PlannedViews()
    private var count = 0

    /// Whether the constraints have no conflict, and the solver's own checks pass.
    var isSound: Bool {
        shown.simulation.record.constraintConflicts.isEmpty
            && shown.window.tree.engine?.solver.checkInvariants().isEmpty ?? true
    }

    mutating func step(_ chance: inout SeededGenerator) -> String {
        shown.simulation.install()
        switch Int.random(in: 0..<10, using: &chance) {
        case 0, 1, 2: return add(&chance)
        case 3: return takeAway(&chance)
        case 4: return bringBack(&chance)
        case 5: return move(&chance)
        case 6, 7: return change(&chance)
        case 8: return disturb(&chance)
        default:
            shown.views.keys.sorted().randomElement(using: &chance).flatMap { shown.views[$0] }?.layoutIfNeeded()
            return "layout"
        }
    }

    private func anyPlan(_ parent: Int?, _ chance: inout SeededGenerator) -> Plan {
        func length(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit, using: &chance)) }
        return Plan(
            parent: parent, isFramed: Int.random(in: 0..<5, using: &chance) == 0, left: length(50), top: length(50),
            width: length(90),
            height: length(90), above: plans.keys.sorted().randomElement(using: &chance),
            isHalfAsWide: Int.random(in: 0..<3, using: &chance) == 0,
            hasNaturalHeight: Int.random(in: 0..<3, using: &chance) == 0)
    }

    private func superview(of plan: Plan) -> UIView { plan.parent.flatMap { shown.views[$0] } ?? shown.window }

    private mutating func add(_ chance: inout SeededGenerator) -> String {
        let parent =
            Int.random(in: 0..<4, using: &chance) == 0 ? nil : plans.keys.sorted().randomElement(using: &chance)
        count += 1
        let plan = anyPlan(parent, &chance)
        plans[count] = plan
        shown.make(count, plan)
        guard let view = shown.views[count] else { return "" }
        let home = superview(of: plan)
        if Bool.random(using: &chance) { home.addSubview(view) } else { home.insertSubview(view, at: 0) }
        shown.tie(count, plan, plans)
        return "\(count) comes to \(parent ?? 0)"
    }

    private func family(of number: Int) -> [Int: Plan] {
        plans.filter { candidate, _ in
            var ancestor: Int? = candidate
            while let present = ancestor, present != number { ancestor = plans[present]?.parent }
            return ancestor == number
        }
    }

    private mutating func takeAway(_ chance: inout SeededGenerator) -> String {
        guard let number = plans.keys.sorted().randomElement(using: &chance) else { return "" }
        let family = family(of: number)
        away[number] = family
        for member in family.keys { plans[member] = nil }
        shown.views[number]?.removeFromSuperview()
        retieFollowers(of: number)
        return "\(number) goes"
    }

    private func retieFollowers(of number: Int) {
        for (follower, plan) in plans.sorted(by: { $0.key < $1.key }) where plan.above == number {
            shown.tie(follower, plan, plans)
        }
    }

    private mutating func bringBack(_ chance: inout SeededGenerator) -> String {
        guard let number = away.keys.sorted().randomElement(using: &chance), let family = away[number],
            let view = shown.views[number]
        else { return "" }
        away[number] = nil
        let parent = plans.keys.sorted().randomElement(using: &chance)
        plans.merge(family) { $1 }
        plans[number]?.parent = parent
        return arrive(number, view, "\(number) comes back to \(parent ?? 0)")
    }

    private mutating func move(_ chance: inout SeededGenerator) -> String {
        guard let number = plans.keys.sorted().randomElement(using: &chance), let view = shown.views[number] else {
            return ""
        }
        let family = family(of: number)
        let parent = plans.keys.sorted().filter { family[$0] == nil }.randomElement(using: &chance)
        plans[number]?.parent = parent
        return arrive(number, view, "\(number) moves to \(parent ?? 0)")
    }

    private func arrive(_ number: Int, _ view: UIView, _ what: String) -> String {
        guard let plan = plans[number] else { return what }
        superview(of: plan).addSubview(view)
        if plan.isFramed { shown.change(number, plan) }
        shown.tie(number, plan, plans)
        retieFollowers(of: number)
        return what
    }

    private mutating func change(_ chance: inout SeededGenerator) -> String {
        guard let number = plans.keys.sorted().randomElement(using: &chance) else { return "" }
        plans[number]?.left = CGFloat(Int.random(in: 0...50, using: &chance))
        plans[number]?.height = CGFloat(Int.random(in: 0...90, using: &chance))
        if let plan = plans[number] { shown.change(number, plan) }
        return "\(number) changes"
    }

    /// Changes the frame of a view; the next layout of its superview restores the frame.
    private func disturb(_ chance: inout SeededGenerator) -> String {
        guard let number = plans.keys.sorted().randomElement(using: &chance), let plan = plans[number], !plan.isFramed
        else { return "" }
        shown.views[number]?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        shown.views[number]?.superview?.setNeedsLayout()
        return "\(number) is disturbed"
    }

    // MARK: Comparing

    func framesAfterLayout() -> [Int: CGRect] { shown.frames(plans) }

    func forgetEngine() { shown.window.invalidateLayoutEngine() }

    /// Returns the frames of a new screen that is built without intermediate steps.
    ///
    /// A superview is built before its subviews.
    func framesBuiltAtOnce() -> [Int: CGRect] {
        let fresh = PlannedViews()
        for (number, plan) in plans { fresh.make(number, plan) }
        for (number, plan) in plans.sorted(by: { $0.key < $1.key }) {
            guard let view = fresh.views[number] else { continue }
            (plan.parent.flatMap { fresh.views[$0] } ?? fresh.window).addSubview(view)
        }
        for (number, plan) in plans.sorted(by: { $0.key < $1.key }) { fresh.tie(number, plan, plans) }
        return fresh.frames(plans)
    }
}
