import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
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

    private func frame(_ bench: LawBench, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: bench.screen.height - height, width: bench.screen.width, height: height)
    }

    @Test(arguments: Pair.all)
    func `S17 S123 two avoidances in any order lift a view once`(pair: Pair) throws {
        let orders = [[pair.first, pair.second], [pair.second, pair.first]]
        var results: [[CGFloat]] = []
        for order in orders {
            let bench = try LawBench(order), start = bench.subject.appState
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
            bench.end()
            #expect(bench.subject.appState == start, "\(order) after the hide")
        }
        #expect(zip(results[0], results[1]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(results)")
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
