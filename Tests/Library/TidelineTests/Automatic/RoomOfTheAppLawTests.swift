import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import TestSupport
import Testing
@testable import Tideline
import UIKit

/// Where an app makes room itself, an automatic avoidance adds only the missing height.
@MainActor
@Suite(.besideMainActor) struct RoomOfTheAppLawTests {
    @Test(arguments: [Place.small, .large, .pad])
    func `room from the app and from automatic counts once`(place: Place) async {
        await #expect(processExitsWith: .success) { [place] in
            try await MainActor.run {
                // Each way is played on one of the places; with a raised effort on all.
                let own = [Place.small, .large, .pad].firstIndex(of: place) ?? 0
                for (index, way) in RoomOfTheApp.Way.all.enumerated() where !way.cannotBeKnown {
                    if Effort.isRaised || index % 3 == own { try Self.play(way, on: place) }
                }
            }
        }
    }

    private static func play(_ way: RoomOfTheApp.Way, on place: Place) throws {
        let app = try RoomOfTheApp(way, on: place), stage = app.stage, name = "\(way) on \(place)"
        try stage.edit("Input")
        let frame = try #require(stage.phone.keyboard.frameInScreen)
        if way.moment == .later { app.makeRoom(for: frame) }
        stage.settle()
        let covered = app.covered(by: frame), inset = app.list.contentInset.bottom.seen
        // If the safe area contains a bar, UIKit's inset alone may be enough.
        #expect(inset >= covered.seen - 0.001, "content is out of reach: \(inset) of \(covered) with \(name)")
        let own = max(way.rest + covered, app.roomMade)
        #expect(inset <= own.seen + 0.001, "room is made twice: \(inset) instead of \(own) with \(name)")
        if way.amount != .partial, way.amount != .added {
            #expect(app.list.contentInset.bottom == app.roomMade, "automatic adds nothing with \(name)")
        }
        if way.end == .early {
            app.takeRoomAway()
            stage.settle()
            let left = app.list.contentInset.bottom.seen, covered = app.covered(by: frame)
            #expect(left == (way.rest + covered).seen, "\(left) once the app's room is gone with \(name)")
        }
        stage.hide()
        #expect(app.list.contentInset.bottom == way.rest, "\(app.list.contentInset.bottom) after the hide with \(name)")
        #expect(app.list.verticalScrollIndicatorInsets.bottom == way.rest, "\(name)")
        #expect(app.controller.additionalSafeAreaInsets == .zero && app.controller.view.transform == .identity)
    }

    // MARK: At any time

    private enum Step: String, CaseIterable, CustomStringConvertible {
        case focus, hide, turn, predictions, undock, dock, off, on, drag, wait

        var description: String { rawValue }
    }

    @Test(arguments: [Place.large, .pad])
    func `any sequence that ends in hide restores the app's own inset`(place: Place) async {
        await #expect(processExitsWith: .success) { [place] in try await Self.searchSequences(on: place) }
    }

    private static func searchSequences(on place: Place) throws {
        for (index, way) in RoomOfTheApp.Way.all.enumerated() where index.isMultiple(of: 19) {
            let found = try LawSearch.counterExample(
                sequences: Self.sequences, seed: UInt64(index),
                making: { generator in
                    (0..<7).map { _ in Step.allCases[Int.random(in: 0..<Step.allCases.count, using: &generator)] }
                }
            ) { steps in try Self.fault(of: way, on: place, after: steps) }
            #expect(found == nil, "\(way) on \(place)")
        }
    }

    private static let sequences = Effort.isRaised ? 4 : 2

    private static func fault(of way: RoomOfTheApp.Way, on place: Place, after steps: [Step]) throws -> String? {
        let app = try RoomOfTheApp(way, on: place), stage = app.stage
        for step in [.focus] + steps { play(step, app) }
        stage.settle()
        if stage.phone.keyboard.frameInScreen != nil { stage.dismissKeyboard() }
        stage.settle()
        if stage.phone.orientation != .portrait { stage.rotate(to: .portrait) }
        stage.settle()
        app.takeRoomAway()
        let insets = [app.list.contentInset.bottom, app.list.verticalScrollIndicatorInsets.bottom]
        let isClean = insets == [way.rest, way.rest] && app.controller.additionalSafeAreaInsets == .zero
        return isClean ? nil : "\(insets) instead of \(way.rest), \(app.controller.additionalSafeAreaInsets)"
    }

    private static func play(_ step: Step, _ app: RoomOfTheApp) {
        let stage = app.stage, isPad = stage.phone.window.traitCollection.userInterfaceIdiom == .pad
        switch step {
        case .focus:
            try? stage.focus("Input")
            stage.settle()
        case .hide: stage.dismissKeyboard()
        case .turn: stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)
        case .predictions: stage.phone.keyboard.setShowsPredictions(!stage.phone.keyboard.showsPredictionBar)
        case .undock where isPad: stage.phone.keyboard.undock(to: CGRect(x: 250, y: 300, width: 320, height: 260))
        case .dock where isPad: stage.phone.keyboard.dock()
        case .off: app.isAutomatic = false
        case .on: app.isAutomatic = true
        case .drag:
            app.list.keyboardDismissMode = .interactive
            stage.scroll(app.list, by: -400)
        case .wait: stage.advance(by: 0.1)
        default: break
        }
    }

    // MARK: Insets that are no room for the keyboard

    @Test(arguments: [RoomOfTheApp.Input.field, .text, .bar])
    func `an inset that grows with text adds to the keyboard's`(
        input: RoomOfTheApp.Input
    ) throws {
        let way = RoomOfTheApp.Way(moment: .later, input: input, rest: 60, behavior: .never)
        let app = try RoomOfTheApp(way, on: .large), stage = app.stage
        try stage.edit("Input")
        #expect(app.list.contentInset.bottom.seen == 396)
        for height: CGFloat in [82, 104, 126, 148, 60] {
            app.list.contentInset.bottom = height
            stage.settle()
            let inset = app.list.contentInset.bottom.seen, wanted = 336 + height
            #expect(inset == wanted)
        }
        stage.hide()
        #expect(app.list.contentInset.bottom == 60)
    }

    @Test(arguments: RoomOfTheApp.End.allCases, [0.05, 0.2, 0.6])
    func `leftover room of the app is not taken for its own inset`(
        end: RoomOfTheApp.End, pause: Double
    ) throws {
        let way = RoomOfTheApp.Way(end: end, rest: 20), app = try RoomOfTheApp(way, on: .large), stage = app.stage
        for _ in 1...3 {
            try stage.edit("Input")
            #expect(app.list.contentInset.bottom == app.roomMade)
            stage.dismissKeyboard()
            stage.advance(by: pause)
        }
        stage.settle()
        #expect(app.list.contentInset.bottom == 20)
    }

    @Test func `an inset set before the keyboard adds to the keyboard's`() throws {
        let way = RoomOfTheApp.Way(moment: .later, rest: 20, behavior: .never)
        let app = try RoomOfTheApp(way, on: .large), stage = app.stage
        // The library has to use the inset from just before this keyboard.
        for rest: CGFloat in [20, 400, 20] {
            app.list.contentInset.bottom = rest
            try stage.edit("Input")
            let inset = app.list.contentInset.bottom.seen, wanted = rest + 336
            #expect(inset == wanted)
            stage.hide()
            #expect(app.list.contentInset.bottom == rest)
        }
    }

    @Test func `the app's room for the scroll indicators counts too`() throws {
        let way = RoomOfTheApp.Way(moment: .later, rest: 20, behavior: .never)
        let app = try RoomOfTheApp(way, on: .large), stage = app.stage
        try stage.edit("Input")
        #expect(app.list.verticalScrollIndicatorInsets.bottom.seen == 322)
        app.list.verticalScrollIndicatorInsets.bottom = 340
        app.list.contentInset.bottom = 340
        stage.settle()
        #expect(app.list.verticalScrollIndicatorInsets.bottom == 340 && app.list.contentInset.bottom == 340)
        app.list.verticalScrollIndicatorInsets.bottom = 20
        app.list.contentInset.bottom = 20
        stage.settle()
        #expect(app.list.verticalScrollIndicatorInsets.bottom.seen == 322)
        #expect(app.list.contentInset.bottom.seen == 356)
    }

    @Test func `a keyboard-high inset first seen with the keyboard is room`() throws {
        let way = RoomOfTheApp.Way(moment: .later, input: .text, rest: 340, behavior: .never)
        let app = try RoomOfTheApp(way, on: .large), stage = app.stage
        try stage.edit("Input")
        #expect(app.list.contentInset.bottom == 340)
    }
}
