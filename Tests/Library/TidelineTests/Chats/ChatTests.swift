import DeviceSimulation
import Foundation
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// A chat's list holds its place while rows, tokens, bars and keyboards come and go.
@MainActor
@Suite(.ownProcess) struct ChatTests {
    typealias Setting = ChatScreen.Setting

    nonisolated static let kinds = ChatScreen.Kind.allCases.flatMap { kind in
        [false, true].map { Setting(kind: kind, isUpsideDown: $0) }
    }

    nonisolated static let diffable = kinds.filter { $0.kind != .scroll }.map {
        Setting(kind: $0.kind, isUpsideDown: $0.isUpsideDown, isDiffable: true)
    }

    private func isAtEnd(_ chat: ChatScreen) -> Bool { abs(chat.shownDistance ?? .infinity) <= 0.5 }

    @Test(arguments: kinds)
    func `a chat opens at its end`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
    }

    @Test(arguments: kinds + diffable)
    func `tokens keep the newest row in sight`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        for _ in 0..<30 {
            chat.stream()
            chat.frame()
            #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
        }
    }

    @Test(arguments: kinds)
    func `a keyboard and a bar that grows take the end with them`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.edit()
        for frame in 0..<60 {
            chat.frame()
            #expect(isAtEnd(chat), "\(setting), frame \(frame): \(chat.shownDistance ?? -1)")
        }
        chat.growBar(to: 130)
        chat.frame()
        #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
        chat.endEditing()
        for frame in 0..<60 {
            chat.frame()
            #expect(isAtEnd(chat), "\(setting), frame \(frame) of the hide: \(chat.shownDistance ?? -1)")
        }
    }

    @Test(arguments: kinds)
    func `tokens that arrive while the keyboard moves do not move the end`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.edit()
        for frame in 0..<40 {
            if frame % 3 == 0 { chat.stream() }
            chat.frame()
            #expect(isAtEnd(chat), "\(setting), frame \(frame): \(chat.shownDistance ?? -1)")
        }
    }

    @Test(arguments: kinds)
    func `a turn of the device leaves the end in sight`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.edit()
        chat.settle()
        chat.stage.rotate(to: .landscape)
        chat.settle()
        #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
        chat.stage.rotate(to: .portrait)
        chat.settle()
        #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
    }

    @Test(arguments: kinds + diffable)
    func `a person who reads on is left alone`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.drag(by: -200)
        let before = try #require(chat.reading)
        chat.stream()
        chat.append(height: 80)
        if setting.kind != .scroll { chat.prepend([70, 90]) }
        chat.settle()
        chat.edit()
        chat.settle()
        let top = try #require(chat.shownTop(of: before.id))
        #expect(abs(top - before.top) <= 0.5, "\(setting): from \(before.top) to \(top)")
    }

    @Test(arguments: kinds.filter { $0.kind != .scroll } + diffable)
    func `a reload leaves a reader and a question in place if rows have identities`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.drag(by: -200)
        let before = try #require(chat.reading)
        chat.prepend([70, 90], by: .reload)
        chat.settle()
        chat.append(height: 80, by: .reload)
        chat.settle()
        let top = try #require(chat.shownTop(of: before.id))
        #expect(abs(top - before.top) <= 0.5, "\(setting): from \(before.top) to \(top)")
        let question = chat.rows[chat.rows.count - 1].id
        chat.list.keyboardChat?.showAtTop(chat.newestPath, animated: false)
        chat.settle()
        let place = try #require(chat.shownTop(of: question))
        chat.append(height: 90, by: .reload)
        chat.prepend([70, 90], by: .reload)
        chat.settle()
        #expect(abs((chat.shownTop(of: question) ?? .infinity) - place) <= 0.5, "\(setting)")
    }

    @Test(arguments: ChatLifting.allCases)
    func `what moves with the keyboard is the app's choice`(lifting: ChatLifting) throws {
        for kind in [ChatScreen.Kind.table, .collection] {
            let chat = try ChatScreen(Setting(kind: kind, bar: .over, lifting: lifting))
            chat.drag(by: -400)
            chat.settle()
            let before = try #require(chat.reading(below: 450)), edge = chat.shownEdge
            func moved() -> CGFloat { (chat.shownTop(of: before.id) ?? .infinity) - before.top }
            chat.edit()
            chat.settle()
            let rise = edge - chat.shownEdge
            let isLifted = lifting == .always || lifting == .persistent
            #expect(abs(moved() + (isLifted ? rise : 0)) <= 0.5, "\(kind), \(lifting): \(moved())")
            chat.endEditing()
            chat.settle()
            #expect(abs(moved() + (lifting == .persistent ? rise : 0)) <= 0.5, "\(kind), \(lifting): \(moved())")
        }
    }

    /// The rows above and below have never been measured when the keyboard begins to move.
    @Test(arguments: kinds.filter { $0.kind != .scroll })
    func `what a person reads moves with the keyboard in each frame`(setting: Setting) throws {
        var setting = setting
        setting.lifting = .always
        let chat = try ChatScreen(setting, rows: 60)
        chat.scroll(to: 30)
        chat.settle()
        let before = try #require(chat.reading(below: 450)), edge = chat.shownEdge
        for edits in [true, false] {
            if edits { chat.edit() } else { chat.endEditing() }
            for frame in 0..<40 {
                chat.frame()
                let moved = (chat.shownTop(of: before.id) ?? .infinity) - before.top, wanted = chat.shownEdge - edge
                #expect(abs(moved - wanted) <= 0.5, "\(setting), frame \(frame): \(moved) instead of \(wanted)")
            }
        }
    }

    @Test(arguments: kinds.filter { $0.kind != .scroll })
    func `a question stands at the top above a blank that its answer fills`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        let inset = chat.list.contentInset
        chat.append(height: 60)
        let question = chat.rows[chat.rows.count - 1].id
        chat.list.keyboardChat?.showAtTop(chat.newestPath, animated: false)
        chat.settle()
        func top() -> CGFloat { chat.shownTop(of: question) ?? .infinity }
        let place = top()
        #expect(abs(place - 47) <= 0.5, "\(setting): \(place)")
        chat.append(height: 44)
        for line in 0..<12 {
            if line == 3 { chat.edit() }
            if line == 9 { chat.endEditing() }
            chat.stream(44)
            chat.frame()
            #expect(abs(top() - place) <= 0.5, "\(setting), line \(line): \(top())")
        }
        chat.settle()
        #expect(abs(top() - place) <= 0.5, "\(setting): \(top())")
        for _ in 0..<6 { chat.stream(44) }
        chat.settle()
        chat.list.keyboardChat?.scrollToEnd(animated: true)
        chat.stream()
        chat.settle()
        #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
        #expect(chat.list.contentInset == inset, "\(setting): the blank is used up")
    }

    @Test(arguments: kinds.filter { $0.kind != .scroll })
    func `each word of an answer takes its part of the blank`(setting: Setting) throws {
        for (edits, animated) in [(false, false), (false, true), (true, false), (true, true)] {
            let chat = try ChatScreen(setting)
            if edits { chat.edit() }
            chat.settle()
            chat.append(height: 60)
            chat.list.keyboardChat?.showAtTop(chat.newestPath, animated: animated)
            chat.append(height: 44)
            for word in 0..<30 {
                chat.stream(7)
                chat.frame()
                let wanted = chat.room - 60 - 44 - CGFloat(word + 1) * 7
                let what = "\(setting), \(edits ? "with a keyboard" : ""), animated \(animated), word \(word)"
                #expect(abs(chat.blank - wanted) <= 0.5, "\(what): \(chat.blank) instead of \(wanted)")
            }
        }
    }

    @Test func `an animated scroll reaches an end that moves on meanwhile`() throws {
        for setting in Self.kinds {
            let chat = try ChatScreen(setting)
            chat.drag(by: -600)
            chat.list.keyboardChat?.scrollToEnd(animated: true)
            for _ in 0..<10 {
                chat.stream()
                chat.frame()
            }
            chat.settle()
            #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
        }
    }

    @Test func `the app learns when the end comes into sight and leaves it`() throws {
        var told: [Bool] = []
        let chat = try ChatScreen { told.append($0) }
        #expect(told == [true])
        chat.drag(by: -300)
        #expect(told == [true, false])
        chat.stream()
        chat.settle()
        #expect(told == [true, false])
        chat.list.keyboardChat?.scrollToEnd(animated: true)
        chat.settle()
        #expect(told == [true, false, true])
        chat.append(height: 60)
        chat.list.keyboardChat?.showAtTop(chat.newestPath)
        chat.settle()
        #expect(told == [true, false, true], "no button appears while a question goes to the top")
    }

    @Test func `the blank and the inset go with the avoidance`() throws {
        let chat = try ChatScreen()
        let inset = chat.list.contentInset
        chat.list.keyboardChat?.showAtTop(chat.newestPath, animated: false)
        chat.settle()
        #expect(chat.list.contentInset.bottom > inset.bottom)
        chat.list.keyboardAvoidance = nil
        #expect(chat.list.contentInset == inset && chat.list.keyboardChat == nil)
    }

    /// An audit plays each screen on several phones in one process.
    @Test func `a chat is held on the next phone, too, while the former one lives`() throws {
        let former = try ChatScreen()
        former.stage.phone.letGo()
        let chat = try ChatScreen()
        chat.stream()
        chat.frame()
        #expect(isAtEnd(chat), "\(chat.shownDistance ?? -1)")
        #expect(former.list.window == nil)
    }

    @Test func `an app that scrolls to its last row itself is not fought`() throws {
        for animated in [false, true] {
            let chat = try ChatScreen()
            let table = try #require(chat.list as? UITableView)
            for _ in 0..<4 {
                chat.append(height: 120)
                table.scrollToRow(at: chat.newestPath, at: .bottom, animated: animated)
                chat.settle()
                #expect(isAtEnd(chat), "\(chat.shownDistance ?? -1)")
            }
            chat.drag(by: -300)
            table.scrollToRow(at: chat.newestPath, at: .bottom, animated: animated)
            chat.settle()
            chat.stream()
            chat.settle()
            #expect(isAtEnd(chat), "\(chat.shownDistance ?? -1)")
        }
    }

    /// Rows that were never in sight are measured on the way, so the content changes together with the offset.
    @Test(arguments: [17.0, 18], [false, true])
    func `an app that reloads and scrolls elsewhere lets go, before the scroll or after it`(
        version: Double, animated: Bool
    ) throws {
        for (isFirst, isLoaded) in [(true, true), (true, false), (false, true), (false, false)] {
            let chat = try ChatScreen(systemVersion: version), table = try #require(chat.list as? UITableView)
            if isLoaded { chat.append(height: 120, by: .reload) }
            if isFirst { chat.list.keyboardChat?.letGo() }
            table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: animated)
            if !isFirst { chat.list.keyboardChat?.letGo() }
            chat.settle()
            let before = try #require(chat.reading)
            chat.stream()
            chat.settle()
            let top = chat.shownTop(of: before.id) ?? 0
            #expect(
                (3...5).contains(before.id) && abs(top - before.top) <= 0.5,
                "let go \(isFirst ? "before" : "after"), loaded \(isLoaded): row \(before.id)")
        }
    }

    @Test(arguments: kinds, [17.0, 18])
    func `an animated scroll of the app away from the end arrives`(setting: Setting, version: Double) throws {
        let chat = try ChatScreen(setting, systemVersion: version), list = chat.list
        // All rows are measured.
        for _ in 0..<12 { chat.drag(by: -400) }
        chat.list.keyboardChat?.scrollToEnd(animated: false)
        chat.settle()
        #expect(isAtEnd(chat), "\(setting)")
        let goal = CGPoint(x: 0, y: setting.isUpsideDown ? 900 : 200)
        list.setContentOffset(goal, animated: true)
        chat.settle()
        #expect(abs(list.contentOffset.y - goal.y) <= 0.5, "\(setting): \(list.contentOffset.y)")
        let before = try #require(chat.reading)
        chat.append(height: 80)
        chat.settle()
        #expect(abs((chat.shownTop(of: before.id) ?? .infinity) - before.top) <= 0.5, "\(setting)")
    }

    @Test(arguments: kinds)
    func `a list that was left a little before its end goes there with the next change`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.list.contentOffset.y += setting.isUpsideDown ? 12 : -12
        chat.settle()
        #expect(abs((chat.shownDistance ?? .infinity) - 12) <= 0.5, "\(setting): \(chat.shownDistance ?? -1)")
        chat.stream()
        chat.frame()
        #expect(isAtEnd(chat), "\(setting): \(chat.shownDistance ?? -1)")
    }

    /// Apple's sample StreetScroller sets the offset under a finger (WWDC 2011, session 104).
    @Test(arguments: kinds.filter { $0.kind != .scroll } + diffable, ChatScreen.Update.allCases)
    func `older rows that load under a finger do not move what it holds`(
        setting: Setting, update: ChatScreen.Update
    ) throws {
        for isMoving in [false, true] {
            let chat = try ChatScreen(setting), phone = chat.stage.phone
            chat.drag(by: -600)
            phone.touchDown(at: CGPoint(x: 200, y: 300))
            if isMoving { phone.moveFinger(to: CGPoint(x: 200, y: 340)) }
            chat.frame()
            let before = try #require(chat.reading)
            chat.prepend([70, 90, 110], by: update)
            // The finger moves on in the turn in which the rows come.
            if isMoving { phone.moveFinger(to: CGPoint(x: 200, y: 350)) }
            chat.frame()
            let what = "\(setting), \(update), \(isMoving ? "moving" : "resting")"
            let top = chat.shownTop(of: before.id) ?? .infinity, wanted = before.top + (isMoving ? 10 : 0)
            #expect(abs(top - wanted) <= 0.5, "\(what): at \(top) instead of \(wanted)")
            phone.moveFinger(to: CGPoint(x: 200, y: 360))
            chat.frame()
            let moved = (chat.shownTop(of: before.id) ?? .infinity) - before.top
            #expect(moved >= (isMoving ? 19.5 : 0) && moved <= 60.5, "\(what): the finger moves it by \(moved)")
            phone.liftFinger()
            chat.settle()
            #expect((chat.shownTop(of: before.id) ?? .infinity) - before.top <= 60.5, "\(what), lifted")
        }
    }

    /// The app counts for an offset that it has corrected itself.
    @Test func `an app that keeps the place of older rows itself is not fought`() throws {
        let chat = try ChatScreen(Setting(identifiesRows: true)), phone = chat.stage.phone
        chat.drag(by: -600)
        phone.touchDown(at: CGPoint(x: 200, y: 300))
        chat.frame()
        let before = try #require(chat.reading), height = chat.list.contentSize.height
        chat.prepend([70, 90, 110])
        chat.list.layoutIfNeeded()
        chat.list.contentOffset.y += chat.list.contentSize.height - height
        chat.frame()
        let top = chat.shownTop(of: before.id) ?? .infinity
        #expect(abs(top - before.top) <= 0.5, "from \(before.top) to \(top)")
    }

    @Test(arguments: kinds)
    func `an animated scroll catches up with an answer that streams fast`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.drag(by: -600)
        chat.list.keyboardChat?.scrollToEnd(animated: true)
        for frame in 0..<90 {
            chat.stream(4)
            chat.frame()
            guard frame >= 30 else { continue }
            #expect(isAtEnd(chat), "\(setting), frame \(frame): \(chat.shownDistance ?? -1)")
        }
    }
}
