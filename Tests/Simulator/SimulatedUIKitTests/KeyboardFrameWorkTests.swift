import AllocationCounting
import ConstraintSolver
import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// One frame of a keyboard animation passes exactly one new constant to the solver.
@MainActor struct KeyboardFrameWorkTests {
    typealias Content = KeyboardScreen.Content
    typealias AvoidanceWay = KeyboardScreen.AvoidanceWay

    private func warmedUp(_ content: Content, _ way: AvoidanceWay) -> KeyboardScreen {
        let screen = KeyboardScreen(content, way)
        for frame in 0..<6 { screen.showFrame(CGFloat(frame) / 7) }
        return screen
    }

    /// The test counts the allocations on two equal screens.
    ///
    /// The first screen shows a whole frame. The second screen only passes the new constant to its solver. The
    /// difference of the two counts belongs to all code outside the solver.
    @Test(arguments: Content.allCases, AvoidanceWay.allCases)
    func `a frame gives the solver one constant and allocates nothing`(content: Content, way: AvoidanceWay) throws {
        let screen = warmedUp(content, way), twin = warmedUp(content, way)
        screen.simulation.install()
        let engine = try screen.engine, alone = try twin.engine.solver, constraint = try twin.movedConstraint
        var counts = (frames: 0, alone: 0)
        for frame in 0..<120 {
            let progress = CGFloat(frame) / 119
            counts.frames += Allocations.count { screen.showFrame(progress) }
            let constant = screen.constant(at: progress)
            counts.alone += try Allocations.count {
                try alone.setConstant(constant, for: constraint)
                alone.takeChangedVariables { _ in }
            }
            let differing = engine.variables.filter { engine.solver.value(of: $0) != alone.value(of: $0) }
            #expect(differing.isEmpty, "in frame \(frame)")
        }
        if allocationsAreCounted { #expect(counts == (0, 0)) }
    }

    @Test(arguments: Content.allCases, AvoidanceWay.allCases)
    func `a frame rebuilds nothing and pivots nowhere`(content: Content, way: AvoidanceWay) throws {
        let screen = warmedUp(content, way), engine = try screen.engine
        let pivots = engine.solver.pivotCount, relations = engine.relations, nodes = engine.nodeCount
        var bottoms: Set<CGFloat> = []
        for frame in 0..<120 {
            screen.showFrame(CGFloat(frame) / 119)
            bottoms.insert(screen.list.frame.maxY)
            #expect(!screen.window.needsCommit)
        }
        #expect(bottoms.count == 120)
        #expect(screen.window.tree.engine === engine)
        #expect(engine.solver.pivotCount == pivots)
        #expect(engine.relations == relations && engine.nodeCount == nodes)
    }

    @Test(.enabled(if: allocationsAreCounted), arguments: Content.allCases)
    func `layout after a changed constant allocates nothing`(content: Content) {
        let screen = warmedUp(content, .constraintByHand)
        screen.simulation.commit()
        var count = 0
        for frame in 0..<120 {
            screen.bottom.constant = -34 - 302 * CGFloat(frame) / 119
            #expect(screen.window.needsCommit)
            count += Allocations.count {
                frame % 2 == 0 ? screen.window.layoutIfNeeded() : screen.simulation.commit()
            }
        }
        #expect(count == 0)
    }

    @Test(.enabled(if: allocationsAreCounted), arguments: Content.allCases)
    func `a frame in which nothing moves allocates and visits nothing`(content: Content) {
        let screen = warmedUp(content, .constraintByHand)
        let visits = screen.simulation.record.layoutVisits
        #expect(Allocations.count { screen.showFrame(5 / 7) } == 0)
        #expect(screen.simulation.record.layoutVisits == visits)
    }

    @Test(.enabled(if: allocationsAreCounted))
    func `unchanged constraints that a guide tracks allocate nothing`() throws {
        let screen = warmedUp(.standingRows, .constraintByHand), view = try #require(screen.controller.view)
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        for edge in [NSDirectionalRectEdge.bottom, .top] {
            let near = [view.widthAnchor.constraint(equalToConstant: 390)]
            guide.setConstraints(near, activeWhenNearEdge: edge)
            guide.setConstraints([view.heightAnchor.constraint(equalToConstant: 844)], activeWhenAwayFrom: edge)
        }
        var count = 0
        for _ in 0..<10 { count += Allocations.count { guide.updateTrackedConstraints() } }
        #expect(count == 0)
    }
}
