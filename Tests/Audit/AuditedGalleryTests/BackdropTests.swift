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
import Tideline
import TidelineClassics
import UIKit

/// Content that reaches behind the keyboard, and a bar on top of the keyboard.
@MainActor
@Suite struct BackdropTests {
    private func stage(_ held: Held, handling: KeyboardHandling = .tideline) -> (SimulatedStage, BackdropView) {
        let stage = SimulatedStage(held.device, orientation: held.orientation, marked: ["Add"])
        let controller = BackdropViewController(handling: handling)
        stage.present(controller)
        return (stage, controller.contentView)
    }

    @Test func `the colours fill the screen at every keyboard height`() throws {
        for held in Held.some {
            let (stage, content) = stage(held)
            let screen = CGRect(origin: .zero, size: held.device.size(in: held.orientation))
            stage.recordFrames(of: "whole way") {
                stage.shoot()
                _ = content.noteField.becomeFirstResponder()
            }
            stage.settle()
            stage.shoot()
            #expect(stage.recording.count > 20, "\(held)")
            for snapshot in stage.recording {
                let colours = try #require(snapshot.node("Colours"))
                #expect(colours.frameInScreen == screen && colours.modelFrameInScreen == screen, "\(held)")
                let lowest = colours.children.map(\.frameInScreen.maxY).max() ?? 0
                #expect(lowest >= screen.maxY, "\(held), \(snapshot.time)")
            }
            let up = try #require(stage.recording.last), keyboard = up.keyboard.frameInScreen
            let behind = up.root.flattened.filter { $0.name == "BackdropBand" && $0.frameInScreen.intersects(keyboard) }
            #expect(behind.count >= 2, "\(held): bands lie behind the keyboard")
        }
    }

    @Test func `the bar stands eight points above the bottom or keyboard`() throws {
        for held in Held.some {
            let (stage, content) = stage(held)
            let down = try #require(stage.snapshot().node("Bar")).frameInScreen
            let size = held.device.size(in: held.orientation), area = held.device.safeArea(in: held.orientation)
            #expect(down.maxY == size.height - CGFloat(area.bottom) - 8, "\(held)")
            try stage.tapAndSettle("Note")
            let keyboard = try #require(stage.phone.keyboard.frameInScreen)
            let bar = try #require(stage.snapshot().node("Bar"))
            #expect(bar.frameInScreen.maxY == keyboard.minY - 8 && bar.frameInScreen.height == 56, "\(held)")
            #expect(bar.children.count == 1 && bar.children[0].children.map(\.name) == ["Note", "Add"])
            #expect(content.noteField.superview === content.bar.contentView)
        }
    }

    @Test func `the last colour can be scrolled out from behind the bar`() throws {
        let (stage, content) = stage(Held(device: try Device.upright(390, 844), orientation: .portrait))
        #expect(content.scrollView.contentInset.bottom == 106)
        try stage.tapAndSettle("Note")
        #expect(content.scrollView.contentInset.bottom == 408 && content.scrollView.contentOffset == .zero)
        let end = content.scrollView.contentSize.height + content.scrollView.contentInset.bottom - 844
        content.scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        stage.settle()
        let last = try #require(stage.snapshot().root.flattened.last { $0.name == "BackdropBand" })
        #expect(last.frameInScreen.maxY == 436, "eight above the bar")
        stage.hide()
        #expect(content.scrollView.contentInset.bottom == 106)
        let rested = try #require(stage.snapshot().root.flattened.last { $0.name == "BackdropBand" })
        #expect(rested.frameInScreen.maxY == 738, "it comes back with the bar")
    }

    @Test func `an added note becomes a label and empties the field`() throws {
        let (stage, content) = stage(Held(device: try Device.upright(375, 667), orientation: .portrait))
        try stage.tapAndSettle("Note")
        try stage.tap("Add")
        let foam = try #require(stage.snapshot().node("Foam"), "nothing was typed")
        try stage.type("Grey and calm")
        try stage.tapAndSettle("Add")
        let note = try #require(stage.snapshot().node("Grey and calm"))
        #expect(note.kind == .label && content.noteField.text == "")
        #expect(note.frameInScreen == foam.frameInScreen && stage.snapshot().node("Foam") == nil, "in its place")
    }
}
