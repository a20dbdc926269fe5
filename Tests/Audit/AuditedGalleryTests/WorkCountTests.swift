import HostTestSupport
import DeviceSimulation
import Foundation
import SceneModel
import AuditedGallery
@testable import TidelineTesting
import SimulatedStages
import Testing

/// The layout passes of one movement of the keyboard.
@MainActor
@Suite struct WorkCountTests {
    private func stage(_ avoidance: Avoidance) throws -> SimulatedStage {
        let stage = SimulatedStage(try Device.upright(390, 844))
        stage.present(Screen.signIn.make(avoidance))
        return stage
    }

    private func passes(_ avoidance: Avoidance, cycles: Int = 1) throws -> [Int] {
        let stage = try stage(avoidance)
        var counts: [Int] = [], before = stage.phone.layoutPasses
        for _ in 0..<cycles {
            for step in ["Email", "Password", nil] {
                if let step { try stage.focus(step) } else { try stage.pressReturn() }
                stage.settle()
                let now = stage.phone.layoutPasses
                counts.append(now - before)
                before = now
            }
        }
        return counts
    }

    @Test func `without an avoidance the keyboard costs no layout pass`() throws {
        #expect(try passes("none") == [0, 0, 0])
    }

    @Test func `Apple's guide costs one layout pass per movement`() throws {
        #expect(try passes("apple") == [1, 1, 1])
    }

    /// In each step the app's only view is laid out.
    ///
    /// In the first step the library asks for the guide of the window, so the window is laid out too.
    @Test func `this library costs few layout passes beside Apple's`() throws {
        let found = try passes("tideline")
        #expect(found == [2, 1, 1], "\(found)")
    }

    /// The same screen without an avoidance shows how many layouts the fields and the keyboard need.
    ///
    /// The avoidance may add at most one layout of each view.
    @Test(arguments: Screen.gallery.map(\.name))
    func `a keyboard event lays each view out at most once`(
        name: String
    ) throws {
        let screen = try Screen.everyScreen.named(name)
        let counts = try [Avoidance.tideline, .nothing].map { avoidance in
            let stage = SimulatedStage(try Device.upright(390, 844))
            stage.present(screen.make(avoidance))
            try stage.edit(screen.first)
            stage.hide()
            let start = stage.phone.layoutPasses
            try stage.focus(screen.first)
            let announced = stage.phone.layoutPasses
            stage.settle()
            let shown = stage.phone.layoutPasses
            stage.dismissKeyboard()
            let views = stage.snapshot().root.flattened.count
            return [announced - start, shown - announced, stage.phone.layoutPasses - shown, views]
        }
        let (helped, plain) = (counts[0], counts[1])
        #expect(helped[0] - plain[0] <= helped[3], "\(name) shows: \(helped) against \(plain)")
        #expect(helped[1] == plain[1], "\(name) stands: \(helped) against \(plain)")
        #expect(helped[2] - plain[2] <= helped[3], "\(name) hides: \(helped) against \(plain)")
    }

    @Test func `the hundredth time costs what the second cost`() throws {
        let counts = try passes("tideline", cycles: 100)
        #expect(Array(counts.suffix(3)) == Array(counts[3..<6]), "\(counts.suffix(3)) after \(counts.prefix(6))")
    }

    @Test(arguments: [Avoidance.tideline, .apple, .nothing])
    func `each movement posts four notifications with any avoidance`(avoidance: Avoidance) throws {
        let stage = try stage(avoidance)
        try stage.tapAndSettle("Email")
        try stage.edit("Password")
        try stage.pressReturn()
        stage.settle()
        #expect(stage.timeline.description == "[fCS]----------[csfCS]----------[csrCH]----------[ch]")
    }

    @Test func `typing and a field with the same keyboard post nothing`() throws {
        let stage = try stage("tideline")
        try stage.tapAndSettle("Email")
        let told = stage.timeline.events.count
        try stage.type("ann@example.com")
        try stage.edit("Email")
        #expect(stage.timeline.events.dropFirst(told).map(\.symbol) == [.type, .focus])
    }
}
