import HostTestSupport
import DeviceSimulation
import Foundation
import AuditedGallery
@testable import TidelineTesting
import SimulatedStages
import Testing
import Tideline
import TidelineClassics
import UIKit

/// The tool's `replay` reads the logs of the library's recorder.
@MainActor
@Suite struct RecordedLogTests {
    @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 834, height: 1_194)])
    func `a recorded session replays clear through another screen`(size: CGSize) throws {
        let screen = Screen.registration
        let stage = SimulatedStage(try Device.upright(size.width, size.height))
        stage.present(screen.make("tideline"))
        Keyboard.shared.startRecording(id: "session", seconds: { stage.phone.now })
        try stage.tapAndSettle(screen.first)
        try stage.edit("Phone")
        stage.hide()
        let log = try Keyboard.shared.stopRecording()
        let audit = try TraceAudit(log: log, screen: .signIn, avoidance: "tideline")
        let result = try audit.run()
        #expect(result.trace == "session")
        #expect(result.size == [Double(size.width), Double(size.height)])
        #expect(try result.events.map(\.name) == KeyboardTrace.decode(log).events.map(\.name.rawValue))
        #expect(result.events.allSatisfy { $0.findings.isEmpty && $0.ignored.isEmpty }, "\(result.events)")
        #expect(result.events.contains { $0.overlap > 0 } && result.events.last?.overlap == 0)
    }
}
