import AuditRules
import AuditedGallery
import DeviceSimulation
import Foundation
import HostTestSupport
import SceneModel
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import TidelineTesting
import UIKit

/// The gallery's lists that hold their place while rows and words come.
@MainActor
@Suite(.ownProcess) struct ChatScreenTests {
    nonisolated private static let names = Screen.chats.map(\.name)

    @Test(arguments: names, Usage.allCases)
    func `a chat with the library is clear under each usage`(name: String, usage: Usage) throws {
        let screen = try Screen.everyScreen.named(name)
        for held in Held.few {
            let run = try PlannedRun(
                screen: screen, device: held.device, orientation: held.orientation, usage: usage,
                avoidance: "tideline"
            ).play()
            #expect(run.isClear, "\(held): \(run.findings.map(\.message))")
        }
    }

    @Test(arguments: names)
    func `without help the keyboard covers the bar`(name: String) throws {
        let screen = try Screen.everyScreen.named(name)
        for held in Held.few {
            let run = try PlannedRun(
                screen: screen, device: held.device, orientation: held.orientation, avoidance: "none"
            ).play()
            #expect(run.findings.contains { $0.rule == .controlCovered }, "\(held)")
        }
    }

    @Test(arguments: [false, true])
    func `a question stays at the top while its answer comes`(isEditing: Bool) throws {
        let stage = SimulatedStage(try Device.upright(390, 844))
        stage.present(Screen.assistant.make("tideline"))
        try stage.edit("Message")
        try stage.type("How do I sail to Lofoten?")
        try stage.tap("Send")
        if !isEditing { stage.hide() }
        stage.advance(by: 1)
        let table = try #require(stage.snapshot().node("Messages")).frameInScreen
        for _ in 0..<80 {
            stage.advance(by: 0.1)
            let question = try #require(stage.snapshot().node("How do I sail to Lofoten?"))
            #expect(abs(question.frameInScreen.minY - table.minY - 16) <= 0.5, "\(question.frameInScreen.minY)")
        }
    }

    @Test func `the newest message of an inverted chat is above the bar`() throws {
        let stage = SimulatedStage(try Device.upright(390, 844))
        stage.present(Screen.invertedChat.make("tideline"))
        try stage.edit("Message")
        try stage.type("See you at eight.")
        try stage.tapAndSettle("Send")
        let sent = try #require(stage.snapshot().node("See you at eight."))
        let bar = try #require(stage.snapshot().node("Bar"))
        #expect(sent.frameInScreen.maxY < bar.frameInScreen.minY)
        #expect(sent.frameInScreen.maxY > bar.frameInScreen.minY - 40, "\(sent.frameInScreen)")
    }

    @Test func `photos take the keyboard's place, and give it back, and the bar stays`() throws {
        let stage = SimulatedStage(try Device.upright(390, 844))
        stage.present(Screen.photoChat.make("tideline"))
        defer { stage.present(UIViewController()) }
        func bar() throws -> CGRect { try #require(stage.snapshot().node("Bar")).frameInScreen }
        let rest = try bar()
        try stage.edit("Message")
        let lifted = try bar()
        #expect(lifted.maxY < rest.maxY - 200)
        for button in ["Photos", "Photos", "Photos", "Pier"] {
            try stage.tap(button)
            for _ in 0..<30 {
                stage.advance(by: 1.0 / 60)
                #expect(try bar() == lifted, "after \(button)")
            }
        }
        let panel = try #require(stage.snapshot().node("Panel")).frameInScreen
        #expect(panel == CGRect(x: 0, y: lifted.maxY, width: 390, height: 844 - lifted.maxY))
        #expect(try #require(stage.snapshot().node("Photo: Pier")).frameInScreen.maxY < lifted.minY)
    }

    @Test(arguments: names, [Avoidance.tideline, .nothing])
    func `a chat is freed after use`(name: String, avoidance: Avoidance) throws {
        let screen = try Screen.everyScreen.named(name), stage = SimulatedStage(try Device.upright(390, 844))
        weak var controller: UIViewController?
        weak var field: UIView?
        do {
            let own = screen.make(avoidance)
            stage.present(own)
            (controller, field) = (own, try stage.view(screen.first))
            try stage.edit(screen.first)
            stage.hide()
        }
        stage.present(UIViewController())
        #expect(controller == nil && field == nil, "\(name) with \(avoidance)")
    }
}
