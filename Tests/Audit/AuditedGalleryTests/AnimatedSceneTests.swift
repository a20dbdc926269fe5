import AuditRules
import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import Testing
import UIKit

/// Frames of a recording that are computed only on request.
@MainActor
@Suite struct AnimatedSceneTests {
    /// Records a keyboard that shows, and a marked button that a closure moves.
    ///
    /// - Parameters:
    ///   - seconds: the time from the start of the keyboard's movement to the call of `later`.
    ///   - later: called while the keyboard moves.
    private func recording(
        after seconds: Double = 0.3, later: (UIView) -> Void = { _ in }, _ move: @escaping @MainActor (UIView) -> Void
    ) throws -> [SceneSnapshot] {
        let stage = SimulatedStage(try Device.named("iPhone 14"), marked: ["Button"]), controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        let button = UIButton(frame: CGRect(x: 20, y: 480, width: 200, height: 44))
        field.accessibilityIdentifier = "Field"
        button.accessibilityIdentifier = "Button"
        controller.view.addSubview(field)
        controller.view.addSubview(button)
        stage.present(controller)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { move(button) } }
        defer { NotificationCenter.default.removeObserver(token) }
        try stage.recordFrames {
            try stage.tap("Field")
            stage.advance(by: seconds)
            later(button)
        }
        return stage.recording
    }

    private func findings(_ rule: Rule, in recording: [SceneSnapshot]) -> [Finding] {
        let alone = recording.map { snapshot in
            var copy = snapshot
            copy.root = snapshot.root
            return copy
        }
        let found = rule.check(recording)
        #expect(found == rule.check(alone), "as found by every single frame")
        return found
    }

    @Test func `a view in the keyboard's own timing neither lags nor jumps`() throws {
        let recording = try recording { $0.center.y -= 100 }
        #expect(recording.count > 25)
        #expect(recording[5].scene.map { $0 === recording[12].scene && $0.movesWithKeyboard } ?? false)
        #expect(findings(.lag, in: recording).isEmpty && findings(.jump, in: recording).isEmpty)
    }

    @Test func `a window that moves is told where it is drawn`() throws {
        let recording = try recording { $0.window?.center.y -= 100 }
        #expect(recording.allSatisfy { $0.windowFrame == $0.root.frameInScreen })
        #expect(Set(recording.map(\.windowFrame.minY)).count > 10)
    }

    @Test func `a view with a timing of its own lags behind the keyboard`() throws {
        let recording = try recording { button in
            UIView.animate(
                withDuration: 0.4, delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                animations: { button.center.y -= 100 })
        }
        #expect(recording.contains { $0.scene.map { !$0.movesWithKeyboard } ?? false })
        #expect(findings(.lag, in: recording).map(\.subject) == ["Button"])
    }

    @Test func `a turning view's scene does not move with the keyboard`() throws {
        let recording = try recording { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        #expect(recording.contains { $0.scene.map { !$0.movesWithKeyboard } ?? false })
        _ = findings(.lag, in: recording)
    }

    @Test func `a turning view is looked at in every frame`() throws {
        // The view rotates by more than a quarter turn. So in the middle of the movement, its lower edge leaves the
        // straight line between start and end.
        let recording = try recording(after: 0) { $0.transform = CGAffineTransform(rotationAngle: 2 * .pi / 3) }
        let found = try #require(findings(.lag, in: recording).first)
        #expect(found.subject == "Button" && found.amount > 5, "\(found)")
        #expect(found.at > 0.05 && found.at < 0.3, "\(found.at)")
    }

    @Test func `a far move is a jump only off the keyboard's rhythm`() throws {
        let recording = try recording { $0.center.y -= 5_000 }
        #expect(findings(.jump, in: recording).isEmpty, "the same part of its way as the keyboard in each frame")
        let both = try self.recording { button in
            button.center.y -= 5_000
            UIView.performWithoutAnimation { button.center.y += 4_900 }
        }
        #expect(findings(.jump, in: both).map(\.subject) == ["Button"])
    }

    @Test func `the instants asked for last are worked out once`() throws {
        let recording = try recording { $0.center.y -= 100 }
        let scene = try #require(recording[8].scene), times = [0.01, 0.02, 0.03, 0.04]
        let first = times.map { scene.root(at: $0) }, again = times.map { scene.root(at: $0) }
        #expect(zip(first, again).allSatisfy { $0.isSame(as: $1) } && first[0] != first[3])
        // The scene keeps four computed pictures, and the fifth picture replaces the first.
        _ = scene.root(at: 0.05)
        #expect(scene.root(at: 0.04).isSame(as: first[3]) && !scene.root(at: 0.01).isSame(as: first[0]))
    }

    @Test func `a view that goes far and comes back early jumps`() throws {
        let recording = try recording(
            after: 0.2,
            later: { button in
                UIView.animate(withDuration: 0.28, delay: 0, options: .curveLinear) { button.center.y += 5_000 }
            },
            { $0.center.y -= 5_000 })
        let found = findings(.jump, in: recording)
        #expect(found.map(\.subject) == ["Button"])
        #expect(try #require(found.first).at < 0.3, "on its way out already")
    }

    @Test func `a completion during the movement shows in the next frame`() throws {
        let recording = try recording { button in
            UIView.animate(
                withDuration: 0.1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve],
                animations: { button.alpha = 0.5 },
                completion: { _ in button.center.y += 200 })
        }
        let bottoms = recording.map { $0.root.nodes { $0.name == "Button" }.first?.frameInScreen.maxY ?? 0 }
        let moved = try #require(bottoms.firstIndex { $0 == 724 })
        #expect(recording[moved].time < 0.15 && !recording[moved].isSettled, "\(recording[moved].time)")
        #expect(findings(.jump, in: recording).map(\.subject) == ["Button"])
    }
}
