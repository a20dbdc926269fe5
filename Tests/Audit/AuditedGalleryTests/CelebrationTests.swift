import HostTestSupport
import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import SimulatedStages
import Testing
import UIKit

/// The balloons rise when the keyboard shows, and return when the keyboard hides.
@MainActor
@Suite struct CelebrationTests {
    private func stage(_ held: Held, _ handling: KeyboardHandling = .tideline) -> SimulatedStage {
        let stage = SimulatedStage(held.device, orientation: held.orientation, marked: ["Send"])
        stage.present(CelebrationViewController(handling: handling))
        return stage
    }

    private func balloons(_ snapshot: SceneSnapshot) -> [SceneNode] {
        snapshot.root.flattened.filter { $0.name == "BalloonView" }
    }

    @Test(arguments: Held.all)
    func `the balloons rise above the bar and return behind it`(held: Held) throws {
        let stage = stage(held)
        let down = stage.snapshot(), count = balloons(down).count
        let bar = try #require(down.node("Name")).frameInScreen.minY - 8
        #expect(count == 14)
        #expect(balloons(down).allSatisfy { $0.frameInScreen.minY >= bar - 24 && $0.frameInScreen.maxY > bar })
        try stage.tapAndSettle("Name")
        let up = stage.snapshot(), raisedBar = try #require(up.node("Name")).frameInScreen.minY - 8
        let screen = CGRect(origin: .zero, size: up.screen.size)
        for (before, now) in zip(balloons(down), balloons(up)) {
            #expect(now.frameInScreen.minY < before.frameInScreen.minY, "\(held)")
            #expect(now.frameInScreen.minY + 22 < raisedBar && screen.contains(now.frameInScreen), "\(held)")
        }
        try stage.pressReturn()
        stage.settle()
        #expect(stage.snapshot().differences(from: down) == [], "\(held)")
    }

    @Test func `they rise in the keyboard's own motion`() throws {
        let stage = stage(Held(device: try Device.upright(390, 844), orientation: .portrait))
        try stage.recordFrames { () throws(StageError) in try stage.tap("Name") }
        let first = try #require(stage.recording.first), last = try #require(stage.recording.last)
        let way = first.keyboard.frameInScreen.minY - last.keyboard.frameInScreen.minY
        for (index, balloon) in balloons(last).enumerated() {
            let start = balloons(first)[index].frameInScreen.minY, end = balloon.frameInScreen.minY
            for snapshot in stage.recording {
                let done = (first.keyboard.frameInScreen.minY - snapshot.keyboard.frameInScreen.minY) / way
                let place = balloons(snapshot)[index].frameInScreen.minY
                #expect(abs(place - (start + (end - start) * done)) < 0.01, "balloon \(index) at \(snapshot.time)")
            }
        }
    }

    @Test func `they need no guide, only the two closures`() throws {
        for handling in [KeyboardHandling.apple, .none, .external] {
            let stage = stage(Held(device: try Device.upright(390, 844), orientation: .portrait), handling)
            let down = stage.snapshot()
            try stage.tapAndSettle("Name")
            let moved = zip(balloons(down), balloons(stage.snapshot())).allSatisfy {
                $0.frameInScreen != $1.frameInScreen
            }
            #expect(moved, "\(handling)")
            stage.hide()
            #expect(stage.snapshot().differences(from: down) == [], "\(handling)")
        }
    }

    @Test(arguments: ["Send", "return"])
    func `the greeting follows the name, and sending ends typing`(way: String) throws {
        let stage = stage(Held(device: try Device.upright(390, 844), orientation: .portrait))
        func greeting() -> String? { stage.snapshot().root.flattened.first { $0.name.hasPrefix("Happy") }?.name }
        #expect(greeting() == "Happy birthday!")
        try stage.tap("Name")
        try stage.type("Ann")
        #expect(greeting() == "Happy birthday, Ann!")
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen != nil)
        if way == "Send" { try stage.tap("Send") } else { try stage.pressReturn() }
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen == nil && greeting() == "Happy birthday, Ann!")
    }
}
