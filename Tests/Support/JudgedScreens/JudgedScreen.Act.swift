import SceneModel
import UIKit
import Stages

extension JudgedScreen {
    /// What a person does on a screen by this project.
    enum Act: Sendable {
        case tap(String)
        /// Code gives the focus to the field, as a return key or a next button would.
        case focus(String)
        case type(String)
        case dismiss
        /// A negative number scrolls the view down.
        case scroll(String, CGFloat)
        /// A finger drags the keyboard away by a scroll view that allows it.
        case dragKeyboard(String)
        /// The device turns to the other orientation and back.
        case turn

        /// Each field gets a word, and at the end the keyboard is dismissed.
        static func filling(_ fields: [String]) -> [Act] {
            fields.enumerated().flatMap { index, field in
                [index == 0 ? .tap(field) : .focus(field), .type("Ann")]
            } + [.dismiss]
        }

        /// The script goes on after an act that gets stuck, and fails at its end.
        static func script(_ acts: [Act]) -> Script {
            Script { stage in
                stage.begin("down")
                stage.shoot()
                var stuck: (any Error)?
                for (index, act) in acts.enumerated() {
                    do { try await act.play("\(index) \(act)", on: stage) } catch { stuck = stuck ?? error }
                }
                if let stuck { throw stuck }
            }
        }

        @MainActor
        private func play(_ step: String, on stage: Stage) async throws {
            switch self {
            case .tap(let name): try await stage.recordFrames(of: step) { try await Self.tap(name, on: stage) }
            case .focus(let name): try await stage.recordFrames(of: step) { try await stage.focus(name) }
            case .type(let text): try await stage.recordFrames(of: step) { try await stage.type(text) }
            case .dismiss: await stage.recordFrames(of: step) { await stage.dismissKeyboard() }
            case .scroll(let name, let points):
                guard let area = try stage.view(name) as? UIScrollView else { return }
                await stage.recordFrames(of: step) { await stage.scroll(area, by: points) }
            case .dragKeyboard(let name):
                guard let keyboard = stage.host.keyboardFrame, stage.host.keyboardState == .docked else { return }
                let area = try stage.view(name), space = stage.host.window.screen.coordinateSpace
                let start = area.convert(CGPoint(x: area.bounds.midX, y: area.bounds.midY), to: space)
                let middle = CGPoint(x: start.x, y: keyboard.midY), end = CGPoint(x: start.x, y: keyboard.maxY - 4)
                try await stage.recordFrames(of: step) { try await stage.drag(along: [start, middle, end]) }
            case .turn: await Self.turn(stage)
            }
        }

        /// If a finger cannot reach the field, code makes the field first responder, as a return key does.
        @MainActor
        private static func tap(_ name: String, on stage: Stage) async throws {
            do {
                try await stage.tap(name)
            } catch {
                guard stage.inputs.contains(name) else { throw error }
                try await stage.focus(name)
            }
        }

        @MainActor
        private static func turn(_ stage: Stage) async {
            let area = stage.host.window.bounds.size
            let held = area.width > area.height ? ScreenOrientation.landscape : .portrait
            for orientation in [held == .portrait ? ScreenOrientation.landscape : .portrait, held] {
                await stage.rotate(to: orientation)
                await stage.rest(in: "turned \(orientation.rawValue)")
            }
        }
    }
}
