@_spi(Simulation) import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
@_spi(Simulation) import UIKit

/// A finger lets go of the keyboard halfway, and the keyboard returns without a notification.
///
/// The tests compare positions as they are drawn in each frame.
@MainActor
@Suite struct HalfDragTests {
    private nonisolated static let readings: [Set<Reading>] = [
        [], [.guideReturnsByFrames], [.hidesOwnAnimations], [.guideReturnsByFrames, .commitsBeforeObservers]
    ]

    /// A bar of 44 points on the library's guide, and a list that a finger drags.
    @MainActor
    private struct Chat {
        let stage: SimulatedStage, list = UIScrollView(), bar = UIView(), field = UITextField()
        let controller = UIViewController()

        init(_ readings: Set<Reading>, version: Double, fillsWindow: Bool = true) throws {
            stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version, readings: readings)
            let view: UIView = controller.view
            list.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
            list.contentSize = CGSize(width: 390, height: 2_000)
            list.keyboardDismissMode = .interactive
            field.accessibilityIdentifier = "Field"
            field.frame = CGRect(x: 10, y: 5, width: 200, height: 34)
            bar.addSubview(field)
            for subview in [list, bar] { view.addSubview(subview) }
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44),
                bar.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor)
            ])
            stage.present(controller)
            try stage.edit("Field")
        }

        /// The distance from the bar's drawn lower edge down to the drawn keyboard, in points.
        var gap: CGFloat {
            let shown = (bar.layer.presentation() ?? bar.layer).frame.maxY
            return min(810, stage.phone.keyboard.presentedFrameInScreen.minY) - shown
        }
    }

    @Test(arguments: readings, [17, 26] as [Double])
    func `a bar returns with the keyboard in each frame`(readings: Set<Reading>, version: Double) throws {
        let chat = try Chat(readings, version: version)
        chat.list.beginDrag(atScreenY: 300)
        for y in [520, 600, 700, 650] as [CGFloat] {
            chat.list.drag(toScreenY: y)
            chat.stage.advance(by: 1.0 / 60)
            #expect(abs(chat.gap) <= 0.5, "\(y): \(chat.gap)")
        }
        chat.list.endDrag()
        for frame in 1...40 {
            chat.stage.advance(by: 1.0 / 60)
            #expect(abs(chat.gap) <= 0.5, "frame \(frame): \(chat.gap)")
        }
        chat.stage.settle()
        #expect(abs(chat.gap) <= 0.5)
    }

    @Test(arguments: readings)
    func `a keyboard that is caught again on its way up is followed again`(readings: Set<Reading>) throws {
        let chat = try Chat(readings, version: 26)
        chat.list.beginDrag(atScreenY: 300)
        for y in [600, 700, 650] as [CGFloat] {
            chat.list.drag(toScreenY: y)
            chat.stage.advance(by: 1.0 / 60)
        }
        chat.list.endDrag()
        chat.stage.settle()
        chat.list.beginDrag(atScreenY: 400)
        for y in [560, 620, 700] as [CGFloat] {
            chat.list.drag(toScreenY: y)
            chat.stage.advance(by: 1.0 / 60)
            #expect(abs(chat.gap) <= 0.5, "\(y): \(chat.gap)")
        }
        chat.list.endDrag()
        chat.stage.settle()
        #expect(abs(chat.gap) <= 0.5)
    }

    @Test func `frames under a finger are told without an avoidance`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300)), field = UITextField()
        list.contentSize = CGSize(width: 390, height: 2_000)
        list.keyboardDismissMode = .interactive
        field.frame = CGRect(x: 10, y: 40, width: 200, height: 34)
        field.accessibilityIdentifier = "Field"
        for view in [list, field] { controller.view.addSubview(view) }
        stage.present(controller)
        let keyboard = Keyboard()
        var tops: [CGFloat] = []
        keyboard.observeFrames(for: controller) { _, state, _ in
            if case .docked(let frame) = state { tops.append(frame.minY.seen) }
        }
        try stage.edit("Field")
        tops = []
        list.beginDrag(atScreenY: 300)
        for y in [520, 600, 700, 650] as [CGFloat] {
            list.drag(toScreenY: y)
            stage.advance(by: 1.0 / 60)
        }
        #expect(tops == [520, 600, 700, 650])
        list.endDrag()
        stage.advance(by: 1)
        #expect(tops.last == 508 && tops.count > 10, "the return is told, too: \(tops)")
    }
}
