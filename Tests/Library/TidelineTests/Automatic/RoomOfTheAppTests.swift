import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Where an app makes room itself, an automatic avoidance adds only the missing height.
@MainActor
@Suite struct RoomOfTheAppTests {
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

    @Test func `room for the scroll indicators is judged by their own inset`() throws {
        let way = RoomOfTheApp.Way(moment: .later, rest: 20, behavior: .never)
        let app = try RoomOfTheApp(way, on: .large)
        app.list.verticalScrollIndicatorInsets.bottom = 180
        try app.stage.edit("Input")
        #expect(app.list.verticalScrollIndicatorInsets.bottom.seen == 482)
    }

    @Test func `room that grows from an inset first seen with the keyboard counts once`() throws {
        let way = RoomOfTheApp.Way(moment: .later, input: .text, rest: 20, behavior: .never)
        let app = try RoomOfTheApp(way, on: .large)
        try app.stage.edit("Input")
        #expect(app.list.contentInset.bottom.seen == 356)
        app.list.contentInset.bottom = 220
        app.stage.settle()
        #expect(app.list.contentInset.bottom.seen == 336)
    }

    @Test func `a keyboard-high inset first seen with the keyboard is room`() throws {
        let way = RoomOfTheApp.Way(moment: .later, input: .text, rest: 340, behavior: .never)
        let app = try RoomOfTheApp(way, on: .large), stage = app.stage
        try stage.edit("Input")
        #expect(app.list.contentInset.bottom == 340)
    }
}
