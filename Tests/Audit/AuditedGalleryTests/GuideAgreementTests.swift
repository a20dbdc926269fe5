import HostTestSupport
import DeviceSimulation
import Foundation
import AuditedGallery
@testable import TidelineTesting
import SimulatedStages
import Testing
import Tideline
import TidelineClassics
@_spi(Simulation) import UIKit

/// Tideline's guide and Apple's simulated layout guide agree on every frame of every screen (S93 to S98).
@MainActor
@Suite struct GuideAgreementTests {
    /// Compares the tops of both guides of one view at each call of `look()`.
    private final class Comparison {
        private let view: UIView
        private let ours: KeyboardGuide
        private(set) var frames = 0
        private(set) var worst: CGFloat = 0
        /// The former tops of Apple's guide.
        private(set) var tops: Set<CGFloat> = []

        @MainActor
        init(_ controller: UIViewController) {
            view = controller.view
            ours = view.keyboardGuide
            _ = view.keyboardLayoutGuide
        }

        @MainActor
        func look() {
            guard view.window != nil else { return }
            frames += 1
            tops.insert(view.keyboardLayoutGuide.layoutFrame.minY)
            worst = max(worst, abs(ours.layoutFrame.minY - view.keyboardLayoutGuide.layoutFrame.minY))
        }
    }

    @Test(arguments: Screen.gallery.map(\.name), [Device.Orientation.portrait, .landscape])
    func `S93 S98 both guides agree on every frame of a script`(
        name: String, orientation: Device.Orientation
    ) throws {
        for size in [CGSize(width: 390, height: 844), CGSize(width: 834, height: 1194)] {
            let stage = SimulatedStage(try Device.upright(size.width, size.height), orientation: orientation)
            let screen = try Screen.everyScreen.named(name), controller = screen.make("tideline")
            stage.present(controller)
            let comparison = Comparison(controller)
            stage.settle()
            let link = CADisplayLink { _ in MainActor.assumeIsolated { comparison.look() } }
            link.add(to: .main, forMode: .common)
            try screen.play(on: stage)
            link.invalidate()
            comparison.look()
            #expect(comparison.frames > 20)
            #expect(comparison.worst <= 0.5, "\(name) on \(size): \(comparison.worst)")
        }
    }

    @Test(arguments: Screen.gallery.map(\.name))
    func `S93 S94 S97 both guides agree on every frame of a drag`(name: String) throws {
        let stage = SimulatedStage(try Device.upright(390, 844))
        let screen = try Screen.everyScreen.named(name), controller = screen.make("tideline")
        stage.present(controller)
        let comparison = Comparison(controller),
            list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 300))
        list.contentSize.height = 3_000
        list.keyboardDismissMode = .interactive
        controller.view.insertSubview(list, at: 0)
        stage.settle()
        for way in [[520, 600, 700, 650], [520, 600, 700, 830, 843]] as [[CGFloat]] {
            try stage.edit(screen.first)
            list.beginDrag(atScreenY: 200)
            for y in way {
                list.drag(toScreenY: y)
                stage.advance(by: 1.0 / 60)
                comparison.look()
            }
            list.endDrag()
            for _ in 0..<40 {
                stage.advance(by: 1.0 / 60)
                comparison.look()
            }
            stage.settle()
            comparison.look()
        }
        let tops = Set(comparison.tops.map { $0.rounded() })
        #expect(comparison.frames >= 89 && tops.isSuperset(of: [600, 650, 700]), "\(name): \(tops.sorted())")
        #expect(comparison.worst <= 0.5, "\(name): \(comparison.worst)")
    }
}
