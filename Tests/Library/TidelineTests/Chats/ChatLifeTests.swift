import DeviceSimulation
import Foundation
import SimulatedStages
import TestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// Laws of a chat on simulated phones, over generated lives of rows, tokens, bars, keyboards, panels and fingers.
@MainActor
@Suite struct ChatLifeTests {
    enum Step: CustomStringConvertible, Equatable {
        case stream(CGFloat, ChatScreen.Update), append(CGFloat, ChatScreen.Update), remove(ChatScreen.Update)
        case prepend(Int, ChatScreen.Update)
        case edit, endEditing, growBar(CGFloat), drag(CGFloat), goToEnd(animated: Bool), turn
        case openPanel(ChatScreen.Order), closePanel, goBackToKeyboard(ChatScreen.Order)
        /// The app is in the background while an answer goes on.
        case background
        /// The person sends a question, which the app shows at the top.
        case ask
        /// Time passes, in frames.
        case frames(Int)

        var description: String {
            switch self {
            case .stream(let height, let update): "stream \(height) by \(update)"
            case .append(let height, let update): "append \(height) by \(update)"
            case .remove(let update): "remove the newest by \(update)"
            case .prepend(let count, let update): "prepend \(count) by \(update)"
            case .edit: "edit"
            case .endEditing: "end editing"
            case .growBar(let height): "a bar of \(height)"
            case .drag(let way): "drag by \(way)"
            case .goToEnd(let animated): "go to the end\(animated ? ", animated" : "")"
            case .turn: "turn"
            case .openPanel(let order): "open the panel, \(order)"
            case .closePanel: "close the panel"
            case .goBackToKeyboard(let order): "go back to the keyboard, \(order)"
            case .background: "background"
            case .ask: "ask"
            case .frames(let count): "\(count) frames"
            }
        }

        /// Whether the room between the covered parts of the list changes.
        var changesRoom: Bool {
            switch self {
            case .edit, .endEditing, .growBar, .turn, .openPanel, .closePanel, .goBackToKeyboard: true
            default: false
            }
        }
    }

    private static func steps(using generator: inout SeededGenerator) -> [Step] {
        (0..<Int.random(in: 2...8, using: &generator)).map { _ in step(using: &generator) }
    }

    private static func step(using generator: inout SeededGenerator) -> Step {
        func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        let update = ChatScreen.Update.allCases.randomElement(using: &generator) ?? .batch
        let order = ChatScreen.Order.allCases.randomElement(using: &generator) ?? .panelFirst
        switch Int.random(in: 0..<20, using: &generator) {
        case 0, 1, 2: return .stream(points(10...60), update)
        case 3, 4: return .append(points(20...300), update)
        case 5: return .remove(update)
        case 6: return .prepend(Int(points(1...4)), update)
        case 7, 8: return .edit
        case 9: return .endEditing
        case 10: return .growBar(points(50...200))
        case 11: return .drag(points(-500...500))
        case 12: return .goToEnd(animated: Bool.random(using: &generator))
        case 13: return .turn
        case 14: return .ask
        case 15: return .background
        case 16: return .openPanel(order)
        case 17: return .closePanel
        case 18: return .goBackToKeyboard(order)
        default: return .frames(Int(points(1...12)))
        }
    }

    /// A chat with what its person expects to see.
    @MainActor
    private final class Life {
        let chat: ChatScreen
        var isAtEnd = true
        /// The row that the app shows at the top.
        var question: Int?
        /// The row that a person reads, with its place on the screen, in points.
        private var reader: (id: Int, top: CGFloat)?
        private(set) var fault: String?

        init(_ setting: ChatScreen.Setting, rows: Int) throws { chat = try ChatScreen(setting, rows: rows) }

        func play(_ step: Step) {
            // What a person reads may move with its room, and where the list turns, rows have other heights.
            if step.changesRoom, chat.setting.lifting == .always || chat.setting.lifting == .persistent || step == .turn
            {
                reader = nil
            } else if reader == nil, chat.stage.phone.isQuiescent, !chat.keyboardMoves {
                reader = chat.reading
            }
            switch step {
            case .stream(let height, let update): chat.stream(height, by: update)
            case .append(let height, let update): chat.append(height: height, by: update)
            case .remove(let update):
                guard chat.rows.count > 1 else { return }
                if question == chat.rows[chat.rows.count - 1].id { (question, isAtEnd) = (nil, true) }
                chat.remove(at: chat.rows.count - 1, by: update)
            case .prepend(let count, let update):
                chat.prepend([CGFloat](repeating: 90, count: count), by: update)
            case .edit: chat.edit()
            case .endEditing: chat.endEditing()
            case .growBar(let height):
                // The bar in the keyboard's frame keeps its height.
                if chat.setting.bar != .accessory { chat.growBar(to: height) }
            case .drag(let way):
                chat.settle()
                chat.drag(by: way)
                question = nil
                lookWhereThePersonIs()
                reader = chat.reading
            case .goToEnd(let animated):
                chat.list.keyboardChat?.scrollToEnd(animated: animated)
                if animated { chat.settle() }
                (isAtEnd, question) = (true, nil)
            case .ask:
                guard chat.setting.kind != .scroll else { return }
                // A keyboard that moves goes on moving the list from its former place.
                chat.settle()
                chat.append(height: 60)
                chat.list.keyboardChat?.showAtTop(chat.newestPath, animated: false)
                (isAtEnd, question) = (false, chat.rows[chat.rows.count - 1].id)
            case .turn:
                chat.settle()
                chat.stage.rotate(to: chat.stage.phone.orientation == .portrait ? .landscape : .portrait)
                chat.settle()
            case .openPanel(let order): chat.openPanel(order)
            case .closePanel: chat.closePanel()
            case .goBackToKeyboard(let order): chat.goBackToKeyboard(order)
            case .background:
                chat.settle()
                chat.stage.phone.setApplicationState(.background)
                chat.stream(30)
                chat.stage.phone.setApplicationState(.active)
            case .frames(let count): for _ in 0..<count { judgeFrame(after: step) }
            }
            judgeFrame(after: step)
        }

        private func lookWhereThePersonIs() {
            isAtEnd = chat.list.keyboardChat?.isEndInSight ?? false
        }

        private var fits: Bool {
            let insets = chat.list.adjustedContentInset
            return chat.list.contentSize.height + insets.top + insets.bottom <= chat.list.bounds.height + 0.5
        }

        func judgeFrame(after step: Step) {
            chat.frame()
            guard fault == nil else { return }
            if let question { return judge(question, after: step) }
            judgeReader(after: step)
            // After a drag the blank under a former question may be in sight.
            guard isAtEnd, chat.setting.lifting != .never, !fits, !chat.hasBlank else { return }
            let distance = chat.shownDistance ?? .infinity
            if abs(distance) > 0.5 { fault = "after \(step) the end is \(distance) from the edge" }
        }

        private func judge(_ question: Int, after step: Step) {
            let insets = chat.list.adjustedContentInset
            let top = chat.list.frame.minY + (chat.setting.isUpsideDown ? insets.bottom : insets.top)
            let place = chat.shownTop(of: question) ?? .infinity
            // A question that is higher than half of the room ends at its middle.
            guard 60 <= chat.room / 2 - 1, chat.rows.first(where: { $0.id == question })?.height == 60 else { return }
            if abs(place - top) > 0.5 { fault = "after \(step) the question is \(place - top) from the top" }
        }

        /// The promise ends where the content ends, and where the end comes into sight.
        private func judgeReader(after step: Step) {
            guard let reader, !isAtEnd, chat.list.keyboardChat?.isEndInSight == false, !isAtBeginning,
                chat.rows.contains(where: { $0.id == reader.id }), !chat.hasBlank
            else { return self.reader = nil }
            let place = chat.shownTop(of: reader.id) ?? .infinity
            if abs(place - reader.top) > 0.5 { fault = "after \(step) the reader has moved by \(place - reader.top)" }
        }

        private var isAtBeginning: Bool {
            let insets = chat.list.adjustedContentInset, offset = chat.list.contentOffset.y
            guard chat.setting.isUpsideDown else { return offset <= -insets.top + 0.5 }
            return offset >= chat.list.contentSize.height + insets.bottom - chat.list.bounds.height - 0.5
        }

        func end() -> String? {
            if let fault { return fault }
            chat.settle()
            let offset = chat.list.contentOffset, insets = chat.list.contentInset
            if chat.list.isWatchedChat { return "a look at rest would write" }
            let layouts = chat.stage.phone.layoutPasses
            chat.endTurn()
            chat.endTurn()
            if layouts != chat.stage.phone.layoutPasses { return "an idle look lays out" }
            if offset != chat.list.contentOffset || insets != chat.list.contentInset { return "an idle look writes" }
            chat.closePanel()
            chat.endEditing()
            chat.settle()
            chat.list.keyboardAvoidance = nil
            let own: CGFloat = chat.setting.bar == .over ? chat.controller.bar.bounds.height : 0
            let inset = chat.list.contentInset
            return inset.top + inset.bottom == own ? nil : "insets of \(inset) are left"
        }
    }

    nonisolated private static let settings: [ChatScreen.Setting] = ChatScreen.Kind.allCases.flatMap { kind in
        [false, true].flatMap { isUpsideDown in
            ChatScreen.Bar.allCases.map { bar in
                // The rows of every second list are identified by a diffable data source.
                ChatScreen.Setting(
                    kind: kind, isUpsideDown: isUpsideDown, bar: bar,
                    isDiffable: kind != .scroll && isUpsideDown == (bar == .over))
            }
        }
    }

    nonisolated private static let readings: [Set<Reading>] = [
        [], [.remembersMeasuredHeights], [.movesOffsetOverEstimates],
        [.remembersMeasuredHeights, .movesOffsetOverEstimates], [.roundsOffsets], [.correctsOffsetInLayout]
    ]

    private func search(_ setting: ChatScreen.Setting, sequences: Int) throws -> String? {
        try LawSearch.counterExample(sequences: sequences, seed: 75, making: Self.steps) { steps in
            let life = try Life(setting, rows: 30)
            defer { life.chat.stage.phone.letGo() }
            for step in steps { life.play(step) }
            return life.end()
        }
    }

    /// Other tests need the main actor, so a process of its own plays the lives.
    @Test func `the end stays at the edge of the room in each frame`() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run { for setting in Self.settings { try ChatLifeTests().searchLives(in: setting) } }
        }
    }

    private func searchLives(in setting: ChatScreen.Setting) throws {
        for (number, readings) in Self.readings.enumerated() {
            var setting = setting
            setting.readings = readings
            setting.lifting = ChatLifting.allCases[number % 4]
            let found = try search(setting, sequences: 5 * Effort.factor)
            #expect(found == nil, "\(setting)")
        }
    }
}

extension UIScrollView {
    /// Whether the library would change something at the end of this turn.
    fileprivate var isWatchedChat: Bool { AvoidanceSlot.of(self)?.avoider?.membership.chat?.needsLook ?? false }
}
