import AuditRules
@_spi(Simulation) import DeviceSimulation
import Foundation
import HandRolled
import SimulatorTestSupport
import TestSupport
import AuditedGallery
@testable import TidelineTesting
import SceneModel
import SimulatedStages
import Testing
@_spi(Simulation) import UIKit

/// A recording stores movements as functions of time.
///
/// At each time, the functions must give the same scene as a snapshot taken at that time.
@MainActor
@Suite(.ownProcess) struct AnimatedSceneLawTests {
    /// The number of runs, which are drawn at random from all combinations.
    private static let runs = max(20, 5 * Effort.factor)

    private static let screens: [Screen] =
        Screen.gallery + [.nestedScrollers, .fieldTable, .search, .chat, .sheet, .twoColumns, .bottomBar, .note]

    /// A recording and a complete snapshot of every frame.
    @MainActor
    private struct Run {
        let recording: [SceneSnapshot]
        /// The complete snapshots, by the frame's index in the recording.
        let eager: [Int: SceneSnapshot]
        let description: String

        init(using generator: inout SeededGenerator) throws {
            let screen = try #require(AnimatedSceneLawTests.screens.randomElement(using: &generator))
            let ways: [Avoidance] =
                [.tideline, .apple, .automatic, .nothing] + ArticleWay.allCases.map { Avoidance($0.rawValue) }
            let avoidance = try #require(ways.filter(screen.offers).randomElement(using: &generator))
            let device = try #require(Device.all.randomElement(using: &generator))
            let orientation = try #require(Device.Orientation.allCases.randomElement(using: &generator))
            let keyboard = try #require(KeyboardKind.kinds(on: device).randomElement(using: &generator))
            let usage = try #require(screen.usages.randomElement(using: &generator))
            description = "\(screen.name), \(avoidance), \(device.name), \(orientation), \(keyboard), \(usage)"
            let stage = SimulatedStage(device, orientation: orientation, marked: screen.marks)
            let capture = SceneCapture(stage.phone, markedNames: screen.marks)
            var pictures: [Int: SceneSnapshot] = [:]
            let clock = stage.phone.simulation.clock
            // This sampler is called before the stage's own sampler, so the number of snapshots is the frame's index in
            // the recording.
            let id = clock.addSampler { pictures[stage.recording.count] = capture.snapshot(step: "") }
            defer { clock.removeSampler(id) }
            keyboard.install(on: stage)
            stage.present(screen.makeController(with: avoidance, in: stage.phone.window))
            try? screen.play(usage, on: stage, orientation: orientation)
            recording = stage.recording
            eager = pictures
        }
    }

    @Test func `a recorded frame equals a picture taken then, bit by bit`() throws {
        var generator = SeededGenerator(seed: 1 &+ Effort.seed), frames = 0, animated = 0
        for _ in 0..<Self.runs {
            let run = try Run(using: &generator)
            for (index, frame) in run.recording.enumerated() {
                // A script may request a snapshot at rest, which is no frame of a movement.
                guard let taken = run.eager[index], !taken.isSettled, !frame.isSettled else { continue }
                frames += 1
                if frame.scene.map({ $0.root(at: 0) != frame.root }) ?? false { animated += 1 }
                let isSame =
                    frame.windowFrame == taken.root.frameInScreen && taken.withoutNames == frame.withoutNames
                    && frame.focusedNodeID == frame.focus?.nodeID
                guard !isSame else { continue }
                Issue.record("\(run.description): another picture at \(frame.time) s, \(frame.step)")
                break
            }
        }
        #expect(frames > 40 * Self.runs && animated > 20 * Self.runs, "\(frames) frames, \(animated) of them animated")
    }

    @Test func `a picture of the same instant is the same again`() throws {
        // Once in each process, the library checks whether a keyboard is already up. This check lays out the first
        // screen more often.
        let first = SimulatedStage(try #require(Device.all.first))
        first.present(Self.screens[0].makeController(with: .tideline, in: first.phone.window))
        var generator = SeededGenerator(seed: 3 &+ Effort.seed), repeated = 0
        for _ in 0..<Self.runs {
            let screen = try #require(Self.screens.randomElement(using: &generator))
            let device = try #require(Device.all.randomElement(using: &generator))
            let keyboard = try #require(KeyboardKind.kinds(on: device).randomElement(using: &generator))
            let usage = try #require([Usage.turning, .again].randomElement(using: &generator))
            let recordings = [false, true].map { isLeftToTheApp in
                let stage = SimulatedStage(
                    device, orientation: .portrait, marked: screen.marks, marksPrimaryControls: true)
                stage.isLeftToTheApp = isLeftToTheApp
                keyboard.install(on: stage)
                stage.present(screen.makeController(with: screen.avoidances[0], in: stage.phone.window))
                try? screen.play(usage, on: stage)
                return stage.recording
            }
            let description = "\(screen.name), \(device.name), \(keyboard), \(usage)"
            #expect(recordings[0].map(\.withoutNames) == recordings[1].map(\.withoutNames), "\(description)")
            let again = recordings.map { recording in
                zip(recording, recording.dropFirst()).count { $0.time == $1.time && $0.scene === $1.scene }
            }
            repeated += again[1] - again[0]
        }
        #expect(repeated > 2 * Self.runs, "\(repeated) pictures again")
    }

    @Test func `a view that is carried whole takes all inside as far`() throws {
        var generator = SeededGenerator(seed: 4 &+ Effort.seed), carried = 0
        for _ in 0..<Self.runs {
            let run = try Run(using: &generator), roots = run.recording.map(\.root)
            for (one, other) in Array(zip(roots, roots.dropFirst())) + Array(zip(roots, roots.reversed())) {
                guard let stray = one.strayFromCarried(to: other, &carried) else { continue }
                Issue.record("\(run.description): \(stray)")
                break
            }
        }
        #expect(carried > 1000 * Self.runs, "\(carried) views")
    }

    @Test func `functions of time give the same findings as all frames`() throws {
        var generator = SeededGenerator(seed: 2 &+ Effort.seed), found = 0
        for _ in 0..<Self.runs {
            let run = try Run(using: &generator)
            let byFunctions = Rule.findings(in: run.recording)
            found += byFunctions.isEmpty ? 0 : 1
            #expect(byFunctions == Rule.findings(in: run.recording.map(\.alone)), "\(run.description)")
        }
        #expect(found * 6 > Self.runs, "\(found) of \(Self.runs) runs have findings")
    }
}

extension SceneSnapshot {
    /// A copy with its own view tree, independent of the recording's functions.
    fileprivate var alone: SceneSnapshot {
        var copy = self
        copy.root = root
        return copy
    }

    /// The step and the numbers of nodes differ between two captures of a frame.
    fileprivate var withoutNames: SceneSnapshot {
        var copy = alone
        copy.step = ""
        copy.focus?.nodeID = 0
        copy.root = copy.root.withoutNumbers
        return copy
    }
}

extension SceneNode {
    fileprivate var withoutNumbers: SceneNode {
        var copy = self
        copy.id = 0
        copy.children = children.map(\.withoutNumbers)
        return copy
    }
}

extension SceneNode {
    /// Checks a view that moves as a whole between two snapshots: all views inside must move in the same way.
    ///
    /// - Returns: the first inner view with another movement.
    fileprivate func strayFromCarried(to other: SceneNode, _ carried: inout Int) -> String? {
        guard id == other.id else { return nil }
        if !isSame(as: other), isCarriedWhole(to: other) {
            let own = flattened, its = other.flattened
            carried += own.count
            guard own.map(\.id) == its.map(\.id) else { return "other views in \(name)" }
            let way = KeyboardMotion.travel(from: frameInScreen, to: other.frameInScreen)
            let stray = zip(own, its).first { one, two in
                abs(KeyboardMotion.travel(from: one.frameInScreen, to: two.frameInScreen) - way) > 1e-9
            }
            return stray.map { "\($0.0.name) in \(name) goes another way than \(way)" }
        }
        for (one, two) in zip(children, other.children) {
            if let stray = one.strayFromCarried(to: two, &carried) { return stray }
        }
        return nil
    }
}
