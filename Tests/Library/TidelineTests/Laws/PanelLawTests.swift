import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatorTestSupport
import TestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// While a panel stands in the keyboard's place, each way makes the room that it makes for a keyboard.
@MainActor
@Suite(.ownProcess) struct PanelLawTests {
    enum Step: CustomStringConvertible, Equatable {
        case show(CGFloat), hide, openPanel, closePanel
        /// The page of the panel leaves the window, and comes back.
        case coverPage, uncoverPage
        case wait(Double)

        var description: String {
            switch self {
            case .show(let height): "show \(height)"
            case .hide: "hide"
            case .openPanel: "open the panel"
            case .closePanel: "close the panel"
            case .coverPage: "cover the page"
            case .uncoverPage: "uncover the page"
            case .wait(let seconds): "wait \(seconds) s"
            }
        }

        static func sequence(using generator: inout SeededGenerator) -> [Step] {
            (0..<Int.random(in: 1...9, using: &generator)).map { _ in random(using: &generator) }
        }

        private static func random(using generator: inout SeededGenerator) -> Step {
            let heights: [CGFloat] = [216, 253.5, 291, 336, 366.666_666_666_666_74, 55.1]
            switch Int.random(in: 0..<12, using: &generator) {
            case 0, 1: return .show(heights.randomElement(using: &generator) ?? 336)
            case 2, 3: return .hide
            case 4, 5: return .openPanel
            case 6, 7: return .closePanel
            case 8: return .wait([0.05, 0.1, 0.6].randomElement(using: &generator) ?? 0.6)
            case 9: return .coverPage
            default: return .uncoverPage
            }
        }
    }

    /// What a person sees at the bottom of the screen, reckoned without the library.
    private struct Bottom {
        var shown: CGFloat = 0
        var last: CGFloat = 300
        var isPanelOpen = false

        /// The height of what stands there, in points; 0 for nothing.
        var height: CGFloat { max(shown, isPanelOpen ? last : 0) }

        mutating func take(_ step: Step) {
            switch step {
            case .show(let height):
                shown = height
                if height >= LastKeyboards.leastKeysHeight { last = height }
            case .hide: shown = 0
            case .openPanel: isPanelOpen = true
            case .closePanel: isPanelOpen = false
            case .coverPage, .uncoverPage, .wait: break
            }
        }
    }

    /// A screen with a panel, or one on which a keyboard really comes wherever the other has a panel.
    @MainActor
    private final class Bench {
        let law: LawBench
        private let panel = UIView(), page = UIView()
        private var standing: CGFloat = 0

        init(_ way: AvoidanceWay) throws {
            law = try LawBench([way])
            page.frame = law.subject.controller.view.bounds
            law.subject.controller.view.addSubview(page)
            panel.frame = CGRect(x: 0, y: 544, width: 390, height: 300)
        }

        func playWithPanel(_ step: Step) {
            switch step {
            case .show(let height): post(height)
            case .hide: post(0)
            case .openPanel:
                page.addSubview(panel)
                law.keyboard.hold(for: panel)
            case .closePanel: panel.removeFromSuperview()
            case .coverPage: page.removeFromSuperview()
            case .uncoverPage: law.subject.controller.view.addSubview(page)
            case .wait(let seconds): law.phone.advance(by: seconds)
            }
            law.phone.endTurn()
        }

        func playWithKeyboard(of height: CGFloat) {
            if height != standing { post(height) }
            law.phone.endTurn()
        }

        private func post(_ height: CGFloat) {
            let frame = CGRect(
                x: 0, y: law.screen.height - height, width: law.screen.width, height: height > 0 ? height : standing)
            standing = height
            for event in height > 0 ? [KeyboardEvent.willShow, .didShow] : [.willHide, .didHide] {
                law.post(event, end: frame)
            }
        }

        func settle() -> [CGFloat] {
            law.phone.settle()
            return law.subject.appState
        }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `a panel makes the room that a keyboard of its height makes`(way: AvoidanceWay) throws {
        let found = try LawSearch.counterExample(
            sequences: max(40, LawSearch.sequences / 5), seed: 1_441, making: Step.sequence
        ) { steps in
            let held = try Bench(way), real = try Bench(way)
            var bottom = Bottom(), isCovered = false
            for step in steps {
                if step == .coverPage { isCovered = true }
                if step == .uncoverPage { isCovered = false }
                held.playWithPanel(step)
                // A panel that leaves the page while the page is covered is found at the end of the turn.
                bottom.take(step)
                real.playWithKeyboard(of: isCovered ? bottom.shown : bottom.height)
                let one = held.settle(), other = real.settle()
                guard zip(one, other).allSatisfy({ abs($0 - $1) < 1e-9 }) else {
                    return "after \(step): \(one) instead of \(other)"
                }
            }
            return nil
        }
        #expect(found == nil)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `nothing is left of a panel that has gone`(way: AvoidanceWay) throws {
        let found = try LawSearch.counterExample(
            sequences: max(40, LawSearch.sequences / 5), seed: 1_442, making: Step.sequence
        ) { steps in
            let bench = try Bench(way), start = bench.settle()
            for step in steps { bench.playWithPanel(step) }
            for step in [Step.uncoverPage, .closePanel, .hide] { bench.playWithPanel(step) }
            let end = bench.settle()
            return end == start ? nil : "\(start) became \(end)"
        }
        #expect(found == nil)
    }
}
