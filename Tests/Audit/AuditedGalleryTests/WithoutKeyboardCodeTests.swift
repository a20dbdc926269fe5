import HostTestSupport
import AuditRules
import DeviceSimulation
import Foundation
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import SceneModel
import SimulatedStages
import TestSupport
import Testing
import UIKit

/// Screens without keyboard code stay usable in a window with an automatic avoidance.
@MainActor
@Suite(.ownProcess) struct WithoutKeyboardCodeTests {
    nonisolated private static let names = Screen.withoutKeyboardCode.map(\.name)

    /// A small phone in landscape, where the room is smallest, a large phone and an iPad.
    nonisolated private static let held = Held.all.filter {
        let size = $0.device.portraitSize
        return [[320, 568], [430, 932], [820, 1180]].contains([size.width, size.height])
            && ($0.orientation == .landscape) == (size.width == 320)
    }

    @Test func `there are eight, none of them twice, and a name finds each`() throws {
        #expect(
            Self.names == [
                "nested-scrollers", "field-table", "search", "chat", "sheet", "two-columns", "bottom-bar", "note"
            ])
        #expect(Set(Self.names).isDisjoint(with: Screen.gallery.map(\.name)))
        for name in Self.names {
            let screen = try Screen.everyScreen.named(name)
            #expect(screen.name == name && screen.avoidances == ["automatic", "none"])
        }
    }

    @Test(arguments: Usage.allCases)
    func `each usage of each screen reaches its end without help`(usage: Usage) throws {
        #expect(Set(Self.held.map(\.device.portraitSize.width)).count == 3)
        for name in Self.names { try Self.play(usage, of: try Screen.everyScreen.named(name)) }
    }

    private static func play(_ usage: Usage, of screen: Screen) throws {
        for held in held {
            let run = try PlannedRun(
                screen: screen, device: held.device, orientation: held.orientation, usage: usage, avoidance: "none"
            ).play()
            let place = "\(screen.name), \(held)"
            #expect(!run.findings.contains { $0.rule == .scriptStuck }, "\(place): \(run.findings.map(\.message))")
            #expect(run.notes == nil, "\(place): \(run.notes ?? [])")
        }
    }

    @Test(arguments: names)
    func `every device shows the first field and the marked buttons`(name: String) throws {
        let screen = try Screen.everyScreen.named(name)
        for held in Held.distinct {
            let stage = SimulatedStage(held.device, orientation: held.orientation)
            stage.present(screen.make("none"))
            let snapshot = stage.snapshot()
            let bounds = CGRect(origin: .zero, size: snapshot.screen.size)
            let hidden = Rule.underHardware.check([snapshot])
            #expect(hidden.isEmpty, "\(held): \(hidden.map(\.message))")
            for name in screen.marks.union([screen.first]) {
                let node = try #require(snapshot.node(name))
                let areas = [bounds] + (node.clipInScreen.map { [$0] } ?? [])
                #expect(
                    areas.allSatisfy { holds($0, node.frameInScreen) }, "\(held): \(name) at \(node.frameInScreen)")
            }
            for node in fields(in: snapshot.root) {
                #expect(node.frameInScreen.height >= 44, "\(held): \(node.name)")
                #expect(node.frameInScreen.width >= 140, "\(held): \(node.name)")
            }
        }
    }

    /// On Linux `CGRect.contains` depends on rounding.
    private func holds(_ area: CGRect, _ frame: CGRect) -> Bool {
        frame.minX >= area.minX && frame.maxX <= area.maxX && frame.minY >= area.minY && frame.maxY <= area.maxY
    }

    private func fields(in node: SceneNode) -> [SceneNode] {
        (node.kind == .textField || node.kind == .textView ? [node] : []) + node.children.flatMap { fields(in: $0) }
    }

    @Test func `the chat opens at its end and shows a sent message there`() throws {
        for held in Self.held {
            let stage = SimulatedStage(held.device, orientation: held.orientation)
            stage.present(Screen.chat.make("none"))
            let table = try #require(stage.snapshot().node("Messages"))
            let last = try #require(stage.snapshot().node("On the first, with the ebb."))
            #expect(holds(table.frameInScreen, last.frameInScreen), "\(held)")
            try stage.focus("Message")
            try stage.type("Good.")
            stage.hide()
            try stage.tapAndSettle("Send")
            let sent = try #require(stage.snapshot().node("Good."))
            #expect(holds(table.frameInScreen, sent.frameInScreen), "\(held)")
        }
    }

    @Test func `the search finds harbours by coast, and a tap ends editing`() throws {
        let stage = SimulatedStage(try Device.upright(390, 844))
        stage.present(Screen.search.make("none"))
        try stage.tapAndSettle("Search")
        try stage.type("west")
        stage.settle()
        #expect(stage.snapshot().node("Bergen") != nil && stage.snapshot().node("Oslo") == nil)
        try stage.tapAndSettle("Bergen")
        #expect(stage.snapshot().keyboard.state == .hidden)
    }

    @Test func `the list beside the form shows the day that is chosen`() throws {
        let stage = SimulatedStage(try Device.upright(820, 1180))
        stage.present(Screen.twoColumns.make("none"))
        try stage.tapAndSettle("Rain")
        #expect(stage.snapshot().node("Notes")?.appearance.text == "We stayed.")
    }

    @Test func `the field table keeps the text of rows off the screen`() throws {
        let stage = SimulatedStage(try Device.upright(320, 568))
        stage.present(Screen.fieldTable.make("none"))
        try Screen.fieldTable.play(on: stage)
        let field = try #require(try stage.view("Nickname") as? UITextField)
        #expect(field.text == "a")
    }

    @Test func `the note begins below the navigation bar`() throws {
        for held in Self.held {
            let stage = SimulatedStage(held.device, orientation: held.orientation)
            stage.present(Screen.note.make("none"))
            let text = try #require(try stage.view("Note") as? UITextView)
            #expect(text.contentOffset.y == -text.safeAreaInsets.top && text.contentOffset.y < 0, "\(held)")
            #expect(text.contentSize.height > text.bounds.height, "\(held): the text is long")
        }
    }

    @Test(arguments: names)
    func `a screen is freed after use`(name: String) throws {
        let screen = try Screen.everyScreen.named(name), stage = SimulatedStage(try Device.upright(390, 844))
        weak var controller: UIViewController?
        weak var field: UIView?
        do {
            let own = screen.make("none")
            stage.present(own)
            (controller, field) = (own, try stage.view(screen.first))
            // This code records nothing, because a recording would keep the views alive.
            try stage.edit(screen.first)
            stage.hide()
            if name == "sheet" { own.dismiss(animated: true) }
            stage.settle()
        }
        stage.present(UIViewController())
        #expect(controller == nil && field == nil, "\(name)")
    }

    // MARK: Sources

    private static let folders = [
        "NestedScrollers", "FieldTable", "Search", "Chat", "Sheet", "TwoColumns", "BottomBar", "Note"
    ]
    private static let shared = [
        "ArrangedView.swift", "ContentViewController.swift", "FormScrollView.swift",
        "NSLayoutConstraint+Priority.swift", "RoundedTextField.swift",
        "UIButton+Filled.swift", "UIView+Filling.swift"
    ]

    /// A line may set `keyboardType`, because the kind of keyboard is a property of the text field.
    @Test func `their sources mention no keyboard and import no library`() throws {
        let gallery = PackageFolder.root.appending(path: "Examples/Gallery")
        let own = try Self.folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: gallery.appending(path: folder).path)
                .map { "\(folder)/\($0)" }
        }
        #expect(own.count >= 2 * Self.folders.count - 1)
        for path in own + Self.shared {
            let text = try String(contentsOf: gallery.appending(path: path), encoding: .utf8)
                .replacingOccurrences(of: ".keyboardType", with: "")
            #expect(!text.lowercased().contains("keyboard"), "\(path)")
            #expect(!text.contains("import Tideline"), "\(path)")
        }
    }
}
