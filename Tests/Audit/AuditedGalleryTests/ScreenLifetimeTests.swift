import HostTestSupport
import DeviceSimulation
import Foundation
import AuditedGallery
@testable import TidelineTesting
import SimulatedStages
import Testing
import UIKit

/// A controller, its views and its avoidances are freed after use.
@MainActor
@Suite struct ScreenLifetimeTests {
    @Test(arguments: Screen.gallery.map(\.name), [Avoidance.tideline, .apple, .nothing, "external"])
    func `a screen is freed after use`(name: String, avoidance: Avoidance) throws {
        let screen = try Screen.everyScreen.named(name), stage = SimulatedStage(try Device.upright(390, 844))
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var field: UIView?
        do {
            let own = screen.make(avoidance)
            stage.present(own)
            (controller, view, field) = (own, own.view, try stage.view(screen.first))
            try stage.edit(screen.first)
            stage.hide()
        }
        stage.present(UIViewController())
        #expect(controller == nil && view == nil && field == nil, "\(name) with \(avoidance)")
    }

    @Test(arguments: Screen.gallery.map(\.name))
    func `a screen replaced while its keyboard is up is freed`(
        name: String
    ) throws {
        let screen = try Screen.everyScreen.named(name), stage = SimulatedStage(try Device.upright(390, 844))
        weak var controller: UIViewController?
        do {
            let own = screen.make("tideline")
            stage.present(own)
            controller = own
            try stage.focus(screen.first)
            stage.advance(by: 0.1)
        }
        stage.present(screen.make("tideline"))
        #expect(controller == nil, "\(name)")
        try stage.edit(screen.first)
        stage.hide()
    }
}
