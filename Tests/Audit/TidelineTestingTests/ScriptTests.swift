import Testing
@testable import TidelineTesting
import UIKit

@MainActor
@Suite struct ScriptTests {
    private func run(_ script: Script, fields: Int = 3, keepsClear: Bool = true) throws -> AuditRun {
        let screen = Screen("Form", marking: [], script: script) {
            FormViewController(fields: fields, keepsClear: keepsClear)
        }
        return try PlannedRun(screen: screen, device: try Device.named("iPhone 16 Pro"), orientation: .portrait).play()
    }

    @Test func `each action is a step, and the keyboard is put away last`() throws {
        let run = try run(.tap("Field 1").type("Ann").erase(1).pressReturn().wait(1).expect("Field 2"))
        #expect(
            run.steps.map(\.name) == [
                "keyboard down", "tap Field 1", "type Ann", "erase 1", "return", "wait", "keyboard gone"
            ])
        #expect(run.isClear && run.steps.last?.keyboard == nil)
    }

    @Test func `each action of a finger is a step`() throws {
        let up = Script.tap("Field 1").dismissKeyboard()
            .drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300)).longPress("Field 8")
        let steps = try run(up, fields: 20).steps.map(\.name)
        #expect(steps.dropFirst() == ["tap Field 1", "keyboard gone", "drag", "long press on Field 8", "keyboard gone"])
        let back = try run(Script.wait(0.1).swipeBack(isGivenUp: true))
        #expect(back.findings.map(\.rule) == [.scriptStuck], "a page that was not pushed has no way back")
    }

    @Test func `a script may start with any of four actions`() throws {
        let starts: [(Script, String)] = [
            (.tap("Field 1"), "tap Field 1"), (.wait(0.1), "wait"), (.scroll(to: "Field 12"), "scroll to Field 12")
        ]
        for (script, step) in starts {
            #expect(try run(script, fields: 20).steps.map(\.name) == ["keyboard down", step, "keyboard gone"])
        }
        let typing = try run(.type("Ann"))
        #expect(typing.findings.map(\.rule) == [.scriptStuck], "no input has focus from the start")
    }

    @Test func `an expected view out of sight ends the script in a finding`() throws {
        let run = try run(.tap("Field 1").expect("Confirm").tap("Field 2"), keepsClear: false)
        let stuck = try #require(run.findings.first)
        #expect(stuck.rule == .scriptStuck && stuck.severity == .error)
        #expect(stuck.message.hasPrefix("'Confirm' can't be reached"), "\(stuck.message)")
        #expect(!run.steps.map(\.name).contains("tap Field 2"))
    }

    @Test func `a name that no view has is told with those that exist`() throws {
        let run = try run(.tap("Nowhere"))
        #expect(run.findings.first?.message.hasPrefix("No view is called 'Nowhere'.") == true)
    }

    @Test func `scrolling to a view brings it above the keyboard`() throws {
        let run = try run(.tap("Field 1").scroll(to: "Field 12").expect("Field 12").tap("Field 12"), fields: 20)
        #expect(run.findings.isEmpty, "\(run.findings.map(\.message))")
    }

    @Test func `a script that waits for anything but the screen is stuck`() throws {
        let run = try run(
            Script { _ in
                let (answers, end) = AsyncStream<Int>.makeStream()
                for await _ in answers {}
                end.finish()
            })
        let stuck = try #require(run.findings.first)
        #expect(stuck.rule == .scriptStuck && stuck.message.contains("waits for something else"), "\(stuck.message)")
    }

    @Test func `steps of a script may be awaited`() throws {
        let run = try run(
            Script { stage in
                stage.begin("own")
                try await stage.recordFrames { try await stage.tap("Field 1") }
                await stage.settle()
            })
        #expect(run.steps.map(\.name) == ["own"])
    }

    @Test func `actions may follow a script in code`() throws {
        let code = Script { stage in
            stage.begin("own")
            try stage.recordFrames { try stage.tap("Field 1") }
        }
        let run = try run(code.type("a"))
        #expect(run.steps.map(\.name) == ["own", "type a"])
    }
}
