import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import TestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Two avoidances on one screen make room only once, in whatever order they were set.
@MainActor
@Suite struct CompositionLawTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        let first, second: AvoidanceWay
        var testDescription: String { "\(first) with \(second)" }

        static let all = AvoidanceWay.allCases.flatMap { first in
            AvoidanceWay.allCases.filter { $0.kind.rawValue > first.kind.rawValue && !sharesView(first, $0) }
                .map { Pair(first: first, second: $0) }
        }

        /// Returns whether both avoidances would be set on the panel.
        ///
        /// A panel can have only one avoidance of its own.
        private static func sharesView(_ first: AvoidanceWay, _ second: AvoidanceWay) -> Bool {
            Set([first, second]) == [.scrollInsets, .translation]
        }
    }

    /// The tests play pairs of avoidances.
    ///
    /// There are ten times as many pairs as single avoidances. So each pair plays only a tenth of the sequences that a
    /// single avoidance plays.
    private static let sequences = LawSearch.sequences / 10

    private func frame(_ bench: LawBench, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: bench.screen.height - height, width: bench.screen.width, height: height)
    }

    @Test(arguments: Pair.all)
    func `S17 S123 two avoidances in any order lift a view once`(pair: Pair) throws {
        let orders = [[pair.first, pair.second], [pair.second, pair.first]]
        var results: [[CGFloat]] = []
        for order in orders {
            let bench = try LawBench(order)
            for height in [216, 291, 336.5] {
                let frame = frame(bench, height)
                bench.show(frame)
                let bottom = bench.subject.visibleBottom
                #expect(bottom <= frame.minY + 0.001, "\(order) at \(height): \(bottom) below \(frame.minY)")
                #expect(bottom >= frame.minY - 24, "\(order) at \(height): \(bottom) far above \(frame.minY)")
                bench.end()
            }
            bench.show(frame(bench, 300))
            results.append(bench.subject.appState)
        }
        #expect(zip(results[0], results[1]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(results)")
    }

    @Test(arguments: Pair.all)
    func `two avoidances restore every bit after the last hide`(pair: Pair) throws {
        let bench = try LawBench([pair.first, pair.second])
        let start = bench.subject.appState
        let found = LawSearch.counterExample(
            sequences: Self.sequences, seed: 3, making: { KeyboardStep.sequence(on: bench.screen.size, using: &$0) }
        ) { steps in
            bench.play(steps)
            bench.end()
            let end = bench.subject.appState
            return end == start ? nil : "\(start) became \(end)"
        }
        #expect(found == nil)
    }

    @Test(arguments: [true, false])
    func `a guide inside a card that moves up is uncovered`(guideFirst: Bool) throws {
        let bench = try ObserverBench(Screens.large), controller = UIViewController(), card = UIView()
        card.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
        controller.view.addSubview(card)
        let responder = KeyboardResponder(keyboard: bench.keyboard)
        if !guideFirst { responder.automaticallyAdjust(card) }
        let guide = card.addKeyboardGuide(keyboard: bench.keyboard)
        if guideFirst { responder.automaticallyAdjust(card) }
        bench.phone.show(controller)
        bench.phone.settle()
        let start = guide.layoutFrame.height
        bench.post(.willShow, y: 508, height: 336)
        #expect(card.transform.ty.seen == CGFloat(-302))
        #expect(guide.overlap == 0 && guide.heightConstraint.constant == 0)
        bench.post(.willHide, y: 844, height: 336)
        bench.phone.settle()
        #expect(card.transform == .identity && guide.layoutFrame.height == start)
    }

    @Test func `all of them on one screen agree as well`() throws {
        let bench = try LawBench([.translation, .scrollInsets, .constraint, .safeArea, .guide])
        let start = bench.subject.appState
        let frame = frame(bench, 336)
        bench.show(frame)
        #expect(bench.subject.visibleBottom <= frame.minY + 0.001)
        #expect(bench.subject.visibleBottom >= frame.minY - 34)
        bench.end()
        #expect(bench.subject.appState == start)
    }
}
