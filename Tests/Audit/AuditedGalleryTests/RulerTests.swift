import HostTestSupport
import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import AuditedGallery
@testable import TidelineTesting
import SimulatedStages
import Testing
import UIKit

/// The ruler scrolls to the typed number, above the keyboard.
@MainActor
@Suite struct RulerTests {
    private func stage() throws -> SimulatedStage {
        let stage = SimulatedStage(try Device.upright(390, 844), marked: ["Go"])
        stage.present(RulerViewController())
        try stage.tapAndSettle("Number")
        return stage
    }

    private func go(to text: String, on stage: SimulatedStage) throws -> UIScrollView {
        try stage.type(text)
        try stage.tapAndSettle("Go")
        return try #require(try stage.view("Tape") as? UIScrollView)
    }

    /// The frame of a number's label, in the screen's coordinates.
    private func place(of number: String, on stage: SimulatedStage) throws -> CGRect {
        try #require(stage.snapshot().root.flattened.first { $0.name == number && $0.kind == .label }).frameInScreen
    }

    @Test func `the chosen number stands in the middle of the visible tape`() throws {
        let stage = try stage()
        let tape = try go(to: "17", on: stage)
        let visible = tape.convert(tape.bounds, to: nil), keyboard = try #require(stage.phone.keyboard.frameInScreen)
        #expect(visible.maxY == keyboard.minY - 60)
        #expect(abs(try place(of: "17", on: stage).midY - visible.midY) <= 0.5)
    }

    @Test func `the next number replaces the one before`() throws {
        let stage = try stage()
        _ = try go(to: "17", on: stage)
        let tape = try go(to: "9", on: stage)
        #expect((try stage.view("Number") as? UITextField)?.text == "9")
        let visible = tape.convert(tape.bounds, to: nil)
        #expect(abs(try place(of: "9", on: stage).midY - visible.midY) <= 0.5)
    }

    @Test(arguments: [("0", "0"), ("30", "30"), ("999", "30")])
    func `the tape ends where it ends`(typed: String, shown: String) throws {
        let stage = try stage()
        let tape = try go(to: typed, on: stage)
        let place = try place(of: shown, on: stage), visible = tape.convert(tape.bounds, to: nil)
        #expect(visible.contains(place))
        let bottom = tape.contentSize.height - tape.bounds.height
        #expect(abs(tape.contentOffset.y - (typed == "0" ? 0 : bottom)) < 0.01)
    }

    @Test func `what is no number goes nowhere`() throws {
        let stage = try stage()
        #expect(try go(to: "", on: stage).contentOffset == .zero)
        #expect(try go(to: "one", on: stage).contentOffset == .zero)
    }

    @Test func `the tape dismisses the number pad on drag`() throws {
        let stage = try stage()
        let tape = try #require(try stage.view("Tape") as? UIScrollView)
        #expect(tape.keyboardDismissMode == .onDrag)
        #expect(stage.snapshot().keyboard.layout == .numberPad)
    }
}
