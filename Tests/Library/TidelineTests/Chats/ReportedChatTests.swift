import DeviceSimulation
import Foundation
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// What users of other chats have asked for or reported, as a person sees it in ours.
///
/// The numbers after `RC` are those of https://github.com/kirillzyusko/react-native-keyboard-controller/issues.
@MainActor
@Suite(.ownProcess) struct ReportedChatTests {
    typealias Setting = ChatScreen.Setting

    nonisolated private static let lists = [ChatScreen.Kind.table, .collection].flatMap { kind in
        [(false, ChatScreen.Bar.over), (false, .below), (true, .over), (true, .below)].map {
            Setting(kind: kind, isUpsideDown: $0.0, bar: $0.1)
        }
    }

    /// One row of the table of lifts: what moves when the keyboard comes, and what is left of it when it has gone.
    struct Row: CustomStringConvertible, Sendable {
        let lifting: ChatLifting
        let readerRises, readerStaysUp, endIsHeld: Bool
        var description: String { "\(lifting)" }
    }

    /// The table under https://kirillzyusko.github.io/react-native-keyboard-controller/docs/guides/building-chat-app,
    /// read on 1 December 2026.
    nonisolated private static let table = [
        Row(lifting: .always, readerRises: true, readerStaysUp: false, endIsHeld: true),
        Row(lifting: .whenAtEnd, readerRises: false, readerStaysUp: false, endIsHeld: true),
        Row(lifting: .persistent, readerRises: true, readerStaysUp: true, endIsHeld: true),
        Row(lifting: .never, readerRises: false, readerStaysUp: false, endIsHeld: false)
    ]

    @Test(arguments: table, lists)
    func `Q17 what a person reads rises and falls with the keyboard as its row of the table says`(
        row: Row, setting: Setting
    ) throws {
        var setting = setting
        setting.lifting = row.lifting
        let chat = try ChatScreen(setting)
        chat.drag(by: -1_500)
        // What does not rise may be covered, and what rises may leave at the top.
        let place: CGFloat = row.readerRises ? 470 : 60
        let before = try #require(chat.reading(below: place)), edge = chat.shownEdge
        func moved() -> CGFloat { (chat.shownTop(of: before.id) ?? .infinity) - before.top }
        chat.edit()
        chat.settle()
        let rise = row.readerRises ? edge - chat.shownEdge : 0
        #expect(abs(moved() + rise) <= 0.5, "\(setting), shown: \(moved())")
        chat.endEditing()
        chat.settle()
        #expect(abs(moved() + (row.readerStaysUp ? rise : 0)) <= 0.5, "\(setting), hidden: \(moved())")
        // What has stayed up rises again.
        guard row.readerStaysUp else { return }
        let again = try #require(chat.reading(below: place)), top = again.top
        chat.edit()
        chat.settle()
        #expect(abs((chat.shownTop(of: again.id) ?? .infinity) - top + rise) <= 0.5, "\(setting), shown again")
    }

    @Test(arguments: table, lists)
    func `Q17 the newest message rises and falls with the keyboard as its row of the table says`(
        row: Row, setting: Setting
    ) throws {
        var setting = setting
        setting.lifting = row.lifting
        let chat = try ChatScreen(setting), edge = chat.shownEdge
        for edits in [true, false, true, false] {
            if edits { chat.edit() } else { chat.endEditing() }
            for _ in 0..<40 {
                chat.frame()
                let covered = row.endIsHeld ? 0 : edge - chat.shownEdge
                let distance = chat.shownDistance ?? .infinity
                // A row that the keyboard covers wholly may have no cell.
                if !row.endIsHeld, distance == .infinity { continue }
                #expect(abs(distance - covered) <= 0.5, "\(setting): \(distance) instead of \(covered)")
            }
        }
    }

    @Test(arguments: lists)
    func `Q17 a person who scrolls while the keyboard is up keeps that place when it goes`(setting: Setting) throws {
        var setting = setting
        setting.lifting = .persistent
        let chat = try ChatScreen(setting)
        chat.edit()
        chat.settle()
        chat.drag(by: -500)
        let before = try #require(chat.reading)
        chat.endEditing()
        chat.settle()
        #expect(abs((chat.shownTop(of: before.id) ?? .infinity) - before.top) <= 0.5, "\(setting)")
    }

    /// A lower keyboard, such as one without its row of suggestions.
    @Test(arguments: lists)
    func `Q17 a lower keyboard takes the newest message down with it`(setting: Setting) throws {
        for lifting in [ChatLifting.always, .whenAtEnd, .persistent] {
            var setting = setting
            setting.lifting = lifting
            let chat = try ChatScreen(setting)
            chat.edit()
            chat.settle()
            let edge = chat.shownEdge
            chat.controller.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            chat.controller.field.reloadInputViews()
            chat.settle()
            #expect(chat.shownEdge > edge + 40, "\(chat.shownEdge) below \(edge)")
            #expect(abs(chat.shownDistance ?? .infinity) <= 0.5, "\(setting): \(chat.shownDistance ?? -1)")
        }
    }

    /// A blank at least as high as the keyboard takes it in.
    @Test(arguments: lists)
    func `Q17 a keyboard in the blank under a question moves nothing`(setting: Setting) throws {
        for lifting in ChatLifting.allCases {
            var setting = setting
            setting.lifting = lifting
            let (chat, question) = try asked(setting)
            let place = try #require(chat.shownTop(of: question)), offset = chat.list.contentOffset
            for edits in [true, false] {
                if edits { chat.edit() } else { chat.endEditing() }
                for _ in 0..<40 {
                    chat.frame()
                    #expect(abs((chat.shownTop(of: question) ?? .infinity) - place) <= 0.5, "\(setting)")
                }
            }
            if !setting.isUpsideDown { #expect(chat.list.contentOffset == offset, "\(setting)") }
        }
    }

    private func asked(_ setting: Setting) throws -> (chat: ChatScreen, question: Int) {
        let chat = try ChatScreen(setting)
        chat.append(height: 60)
        chat.list.keyboardChat?.showAtTop(chat.newestPath, animated: false)
        chat.settle()
        return (chat, chat.rows[chat.rows.count - 1].id)
    }

    /// RC#1508: "when it collapses and the blankSpace has to increase, there's a layout shift".
    @Test(arguments: lists)
    func `Q17 an answer that collapses leaves its question at the top`(setting: Setting) throws {
        for edits in [false, true] {
            let (chat, question) = try asked(setting)
            if edits {
                chat.edit()
                chat.settle()
            }
            chat.append(height: 44)
            chat.settle()
            let place = try #require(chat.shownTop(of: question))
            for height in [900, -880, 300, -300] as [CGFloat] {
                chat.stream(height)
                for _ in 0..<4 {
                    chat.frame()
                    let top = chat.shownTop(of: question) ?? .infinity
                    #expect(abs(top - place) <= 0.5, "\(setting), \(height): \(top) instead of \(place)")
                }
            }
        }
    }

    /// RC#1405 and RC#1553.
    ///
    /// The first: "Try to scroll up while the keyboard is open. It refuse to scroll up". The second: "Swipe up closes a
    /// keyboard if list is inverted and you are in the beginning of the conversation".
    @Test(arguments: lists)
    func `Q17 a finger scrolls away from both ends while the keyboard stays`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.list.keyboardDismissMode = .interactive
        chat.edit()
        chat.settle()
        for way in [-200, -4_000, 200] as [CGFloat] {
            let offset = chat.list.contentOffset.y
            chat.drag(by: way)
            let moved = (chat.list.contentOffset.y - offset) * (setting.isUpsideDown ? -1 : 1)
            if abs(way) == 200 { #expect(abs(moved - way) <= 0.5, "\(setting): \(moved)") }
            let place = try #require(chat.reading)
            chat.stream()
            chat.settle()
            #expect(abs((chat.shownTop(of: place.id) ?? .infinity) - place.top) <= 0.5, "\(setting)")
            #expect(chat.stage.phone.keyboard.state == .docked, "\(setting)")
        }
    }

    /// exyte/Chat#115 and #213 ask for a drag that takes the keyboard along, "native chat experience like WhatsApp".
    @Test(arguments: lists)
    func `Q17 a drag takes the keyboard, the bar and the newest message down`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.list.keyboardDismissMode = .interactive
        chat.edit()
        chat.settle()
        chat.list.beginDrag(atScreenY: 300)
        for y in stride(from: CGFloat(310), through: 840, by: 10) {
            chat.list.drag(toScreenY: y)
            chat.frame()
            let keyboard = chat.stage.phone.keyboard.presentedFrameInScreen.minY
            let bar = chat.shownEdge + chat.controller.bar.bounds.height
            #expect(abs(bar - min(810, keyboard)) <= 0.5, "\(setting) at \(y): \(bar) beside \(keyboard)")
        }
        chat.list.endDrag()
        chat.settle()
        #expect(chat.stage.phone.keyboard.state == .hidden)
        let place = try #require(chat.reading)
        chat.edit()
        chat.settle()
        #expect(abs((chat.shownTop(of: place.id) ?? .infinity) - place.top) <= 0.5, "\(setting)")
    }

    /// exyte/Chat#133: a drag down on the bar ends editing when the finger is lifted.
    @Test(arguments: lists)
    func `Q17 a keyboard that goes while words arrive leaves the newest one in sight`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.edit()
        chat.settle()
        chat.endEditing()
        for frame in 0..<40 {
            if frame % 3 == 0 { chat.stream() }
            chat.frame()
            #expect(abs(chat.shownDistance ?? .infinity) <= 0.5, "\(setting), \(frame): \(chat.shownDistance ?? -1)")
        }
    }

    /// RC#1441 and InputBarAccessoryView#225 ask how bar and list make room for a panel with emoji.
    ///
    /// Here the panel is the lower part of the app's own bar.
    @Test(arguments: lists)
    func `Q17 a panel that unfolds under the bar takes the newest message along`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        for height in [352, 50] as [CGFloat] {
            UIView.animate(withDuration: 0.25) {
                chat.growBar(to: height)
                chat.controller.view.layoutIfNeeded()
            }
            for frame in 0..<24 {
                chat.frame()
                let distance = chat.shownDistance ?? .infinity
                #expect(abs(distance) <= 0.5, "\(setting), \(height), frame \(frame): \(distance)")
            }
        }
    }

    @Test(arguments: lists)
    func `Q17 a panel in the place of the keyboard moves neither the bar nor the newest message`(
        setting: Setting
    ) throws {
        let chat = try ChatScreen(setting)
        chat.edit()
        chat.settle()
        let edge = chat.shownEdge, safe = chat.controller.view.safeAreaInsets.bottom
        let keyboard = chat.stage.phone.keyboard.presentedFrameInScreen.height
        for showsPanel in [true, false] {
            chat.growBar(to: showsPanel ? 50 + keyboard - safe : 50)
            if showsPanel { chat.endEditing() } else { chat.edit() }
            for frame in 0..<40 {
                chat.frame()
                let place = "\(setting), \(showsPanel ? "panel" : "keyboard"), frame \(frame)"
                #expect(abs(chat.shownEdge - edge) <= 0.5, "\(place): the bar at \(chat.shownEdge), not \(edge)")
                let distance = chat.shownDistance ?? .infinity
                #expect(abs(distance) <= 0.5, "\(place): \(distance)")
            }
        }
    }
}
