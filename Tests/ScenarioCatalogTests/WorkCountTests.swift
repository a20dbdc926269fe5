import DeviceSimulation
import Foundation
import SceneModel
import ScenarioCatalog
import Scenarios
import Testing

/// What one movement of the keyboard costs, counted.
@MainActor
@Suite struct WorkCountTests {
    private func stage(_ avoidance: String) throws -> Stage {
        let stage = Stage(try Device.upright(390, 844))
        stage.present(CatalogScreen.signIn.make(avoidance))
        return stage
    }

    /// Passes of layout of the app's and the keyboard's views in each step.
    private func passes(_ avoidance: String, cycles: Int = 1) throws -> [Int] {
        let stage = try stage(avoidance)
        var counts: [Int] = [], before = stage.snapshot().layoutPasses
        for _ in 0..<cycles {
            for step in ["Email", "Password", nil] {
                if let step { try stage.focus(step) } else { try stage.pressReturn() }
                stage.settle()
                let now = stage.snapshot().layoutPasses
                counts.append(now - before)
                before = now
            }
        }
        return counts
    }

    /// Fields lay themselves out when they begin and end editing, and the keyboard's windows when they first appear.
    @Test func `without an avoidance fields and keyboard cost eight, four and two passes`() throws {
        let counts = try passes("none")
        #expect(counts == [8, 4, 2])
    }

    @Test(arguments: ["tideline", "apple"])
    func `following the keyboard costs one pass of the content view per movement`(avoidance: String) throws {
        let counts = try passes(avoidance)
        #expect(counts == [9, 5, 3])
    }

    @Test func `the hundredth time costs what the second cost`() throws {
        let counts = try passes("tideline", cycles: 100)
        #expect(Array(counts.suffix(3)) == Array(counts[3..<6]), "\(counts.suffix(3)) after \(counts.prefix(6))")
    }

    @Test(arguments: ["tideline", "apple", "none"])
    func `each movement posts four notifications, whoever listens`(avoidance: String) throws {
        let stage = try stage(avoidance)
        try stage.tap("Email")
        stage.settle()
        try stage.focus("Password")
        stage.settle()
        try stage.pressReturn()
        stage.settle()
        #expect(stage.timeline.description == "[fCS]----------[csfCS]----------[csrCH]----------[ch]")
    }

    @Test func `typing and a field with the same keyboard post nothing`() throws {
        let stage = try stage("tideline")
        try stage.tap("Email")
        stage.settle()
        let told = stage.timeline.events.count
        try stage.type("ann@example.com")
        try stage.focus("Email")
        stage.settle()
        #expect(stage.timeline.events.dropFirst(told).map(\.symbol) == [.type, .focus])
    }
}
