import Foundation
import SimulatorTestSupport
import Testing
@testable import TidelineTesting
import UIKit

/// An audit on the device that runs the tests, here a simulated device.
@MainActor
@Suite(.ownProcess) struct LiveAuditTests {
    private func report(
        _ audit: Audit, on name: String = "iPhone 16 Pro", pixels: (@MainActor (UIWindow) -> Data?)? = nil
    ) throws -> AuditReport {
        let device = try Device.named(name)
        let live = LiveAudit(audit: audit) { standIn, twin in
            let phone = SimulatedPhone(device)
            return LiveHost.make(
                in: phone.window, clock: PhoneClock(phone), standIn: standIn, pixels: pixels, twin: twin)
        }
        return try #require(Immediate.result { await live.run() }).get()
    }

    private func audit(keepsClear: Bool) -> Audit {
        Audit("Form") { FormViewController(fields: 8, keepsClear: keepsClear) }
    }

    @Test func `it plays what shows most, and says what it can't judge`() throws {
        let report = try report(audit(keepsClear: true))
        #expect(report.isClear, "\(report)")
        #expect(
            report.runs.map { "\($0.orientation) \($0.usage)" } == [
                "landscape typing", "landscape turning", "portrait typing", "portrait again"
            ])
        #expect(
            report.runs.allSatisfy {
                $0.notes?.contains { $0.hasPrefix("Not judged on this host: layout-passes") } == true
            })
        #expect(report.runs.allSatisfy { $0.device.contains("16 Pro") })
    }

    @Test func `a covered field is found`() throws {
        let report = try report(audit(keepsClear: false))
        #expect(report.runs.contains { $0.findings.contains { $0.rule == .focusCovered } }, "\(report)")
    }

    @Test func `a view that never stands still hides no covered field`() throws {
        let spinning = Audit("Form") {
            let form = FormViewController(fields: 8, keepsClear: false), spinner = UIView()
            spinner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            form.view.addSubview(spinner)
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak spinner] timer in
                let isShown = MainActor.assumeIsolated {
                    spinner?.center.x += 1
                    return spinner != nil
                }
                // Otherwise the timer would fire in all later tests of the process.
                if !isShown { timer.invalidate() }
            }
            return form
        }
        let report = try report(spinning.orientations([.landscape]).usages([.typing]))
        #expect(report.runs.contains { $0.findings.contains { $0.rule == .focusCovered } }, "\(report)")
    }

    @Test func `what can't be played is listed`() throws {
        let report = try report(audit(keepsClear: true).usages([.swipe, .again]).keyboards([.letters, .floating]))
        #expect(report.runs.map(\.usage) == [.again, .again])
        let omission = try #require(report.omission)
        #expect(
            omission.contains("swipe, which needs the ability to drag") && omission.contains("the keyboard floating"))
    }

    @Test func `a script that needs a finger is listed`() throws {
        let script = Script.tap("Field 1").swipe(.up, on: "Field 2")
        let swiping = Audit("Form", script: script) { FormViewController(fields: 8, keepsClear: true) }
        let report = try report(swiping)
        #expect(report.runs.map(\.usage) == [.turning, .again])
        #expect(report.omission?.contains("the script, which needs a finger") == true)
    }

    @Test func `a script in code that needs a finger says so`() throws {
        let dragging = Script { stage in
            try await stage.recordFrames(of: "drag") { try await stage.drag(from: .zero, to: CGPoint(x: 0, y: 100)) }
        }
        let audit = Audit("Form", script: dragging) { FormViewController(fields: 2, keepsClear: true) }
        let stuck = try report(audit.usages([.typing])).runs.flatMap(\.findings).filter { $0.rule == .scriptStuck }
        #expect(stuck.first?.message == "A drag needs a finger, and this host has none: play it on Linux.")
    }

    /// The form records the buttons of the keyboard's shortcuts bar.
    private final class ShortcutController: UIViewController, UITextFieldDelegate {
        static var seen: [String] = []
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Note"
            field.delegate = self
            let button = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
            field.inputAssistantItem.leadingBarButtonGroups = [
                UIBarButtonItemGroup(barButtonItems: [button], representativeItem: nil)
            ]
            view.addSubview(field)
        }

        private var shortcuts: Int { field.inputAssistantItem.leadingBarButtonGroups.count }
        private var place: String { field.inputView == nil ? "system" : "stand-in" }

        func textFieldDidBeginEditing(_ textField: UITextField) { Self.seen.append("\(place) \(shortcuts)") }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            Self.seen.append("end \(place) \(shortcuts)")
        }
    }

    @Test(
        arguments: [
            ("iPad Pro 11-inch (M4)", KeyboardSource.standIn, "stand-in 0"),
            ("iPad Pro 11-inch (M4)", .system, "system 1"),
            ("iPhone 16 Pro", .standIn, "stand-in 1")
        ] as [(String, KeyboardSource, String)])
    func `a stand-in takes the shortcuts away and gives them back`(
        device: String, source: KeyboardSource, editing: String
    ) throws {
        ShortcutController.seen = []
        let audit = Audit("Note") { ShortcutController() }.orientations([.portrait]).usages([.typing])
        _ = try report(audit.keyboards(source), on: device)
        let seen = ShortcutController.seen
        #expect(!seen.isEmpty && Set(seen.filter { !$0.hasPrefix("end") }) == [editing], "\(seen)")
        #expect(Set(seen.filter { $0.hasPrefix("end") }) == ["end system 1"], "\(seen)")
    }

    @Test func `a screen of an unknown size takes the nearest device's heights`() throws {
        let known = try #require(LiveAudit.device(showing: CGSize(width: 874, height: 402)))
        #expect(known.isKnown && known.device.name.contains("16 Pro"))
        let unknown = try #require(LiveAudit.device(showing: CGSize(width: 404, height: 876)))
        #expect(!unknown.isKnown && unknown.device.name == known.device.name)
    }

    @Test func `the window is drawn at each rest, and the drawing shows it`() throws {
        var drawn = 0
        let audit = Audit("Form") { FormViewController(fields: 2, keepsClear: false) }
        let report = try report(audit.orientations([.portrait]).usages([.again])) { window in
            drawn += 1
            return Data("\(Int(window.bounds.width)) wide".utf8)
        }
        let run = try #require(report.runs.first)
        let rests = run.steps.compactMap(\.snapshot).filter(\.isSettled)
        #expect(!rests.isEmpty && rests.allSatisfy { $0.pixels == Data("402 wide".utf8) })
        #expect(run.steps.compactMap(\.snapshot).allSatisfy { $0.isSettled || $0.pixels == nil })
        #expect((4...rests.count).contains(drawn), "\(drawn) pictures for \(rests.count) rests")
        let picture = try #require(RunPicture.render(run))
        #expect(picture.contains("data:image/jpeg;base64,\(Data("402 wide".utf8).base64EncodedString())"))
        #expect(picture.contains("pt covered") && !picture.contains("Field 2</text>"))
    }
}
