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

/// Each screen has a bottom guide.
///
/// In these tests, code that does not belong to the screen sets the guide's position.
@MainActor
@Suite struct BottomGuideTests {
    private let devices = [CGSize(width: 390, height: 844), CGSize(width: 375, height: 667)]

    /// The other screens make room for the keyboard by other means.
    nonisolated static let names = [Screen.signIn, .ruler, .catalogue, .celebration, .backdrop].map(\.name)

    private func bottomGuideView(of controller: UIViewController) -> BottomGuideView? {
        controller.view.subviews.lazy.compactMap { $0 as? BottomGuideView }.first
    }

    @Test(arguments: Screen.gallery.map(\.name))
    func `a resting bottom guide changes no frame of the screen`(name: String) throws {
        let screen = try Screen.everyScreen.named(name)
        for size in devices {
            for orientation in Device.Orientation.allCases {
                let device = try Device.upright(size.width, size.height)
                let frames = [Avoidance.nothing, "external"].map { handling in
                    let stage = SimulatedStage(device, orientation: orientation, marked: screen.marks)
                    stage.present(screen.make(handling))
                    let down = stage.snapshot()
                    try? stage.tap(screen.first)
                    stage.settle()
                    return [down, stage.snapshot()].map { $0.root.flattened.map(\.frameInScreen) }
                }
                #expect(frames[0] == frames[1], "\(name), \(size), \(orientation)")
            }
        }
    }

    @Test(arguments: Self.names)
    func `a lifted bottom guide takes the marked view along`(name: String) throws {
        let screen = try Screen.everyScreen.named(name), marked = try #require(screen.marks.first)
        let stage = SimulatedStage(try Device.upright(390, 844), marked: screen.marks)
        let controller = screen.make("external")
        stage.present(controller)
        let start = stage.snapshot(), content = try #require(bottomGuideView(of: controller))
        #expect(content.handling == .external && content.bottomGuideHeightConstraint.constant == 0)
        #expect(content.bottomGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        content.bottomGuideHeightConstraint.constant = 300
        stage.settle()
        #expect(content.bottomGuide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(screen.guideTop(controller) == 544)
        let before = try #require(start.node(marked)), now = try #require(stage.snapshot().node(marked))
        #expect(now.frameInScreen.maxY == before.frameInScreen.maxY - 266)
        content.bottomGuideHeightConstraint.constant = 0
        stage.settle()
        #expect(stage.snapshot().differences(from: start) == [])
    }

    @Test(arguments: Self.names, [Avoidance.tideline, .apple, .nothing])
    func `a screen's other grounds have their own height`(name: String, avoidance: Avoidance) throws {
        let screen = try Screen.everyScreen.named(name), stage = SimulatedStage(try Device.upright(390, 844))
        let controller = screen.make(avoidance)
        stage.present(controller)
        let content = try #require(bottomGuideView(of: controller))
        content.bottomGuideHeightConstraint.constant = 300
        stage.settle()
        #expect(content.handling.rawValue == avoidance.rawValue && content.bottomGuide.layoutFrame.height == 34)
        try stage.tapAndSettle(screen.first)
        let keyboard = try #require(stage.phone.keyboard.frameInScreen)
        #expect(screen.guideTop(controller) == (avoidance == "none" ? 810 : keyboard.minY))
    }
}
