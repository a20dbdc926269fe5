import DeviceSimulation
import SceneModel
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// What comes while the chat itself scrolls to its end or to a question, and what a person leaves behind.
@MainActor
@Suite(.ownProcess) struct ChatJourneyTests {
    typealias Setting = ChatScreen.Setting

    enum Goal: CaseIterable { case end, question }

    nonisolated static let lists = ChatTests.kinds.filter { $0.kind != .scroll }

    /// How far the content of the room has moved in each frame, by the rows that are in sight in two frames, in points.
    private func steps(of chat: ChatScreen, frames: Int, _ act: (Int) -> Void) -> [CGFloat] {
        func places() -> [Int: CGFloat] {
            Dictionary(
                uniqueKeysWithValues: chat.rows.compactMap { row in chat.shownTop(of: row.id).map { (row.id, $0) } })
        }
        var last = places()
        return (0..<frames).map { frame in
            act(frame)
            chat.frame()
            let now = places()
            defer { last = now }
            return now.compactMap { id, top in last[id].map { top - $0 } }.max { abs($0) < abs($1) } ?? .infinity
        }
    }

    @Test(arguments: lists + ChatTests.diffable, Goal.allCases)
    func `older rows that come in a scroll of the chat do not turn it round`(setting: Setting, goal: Goal) throws {
        let chat = try ChatScreen(setting, rows: 60)
        chat.drag(by: -700)
        if goal == .end { chat.list.keyboardChat?.scrollToEnd(animated: true) }
        if goal == .question {
            chat.append(height: 60)
            chat.list.keyboardChat?.showAtTop(chat.newestPath)
        }
        let steps = steps(of: chat, frames: 60) { frame in
            if frame == 5 { chat.prepend((0..<20).map { 50 + CGFloat($0) }, by: .reload) }
        }
        // At its end the scroll catches up with rows that were measured on the way.
        #expect(steps.allSatisfy { $0 <= 20 && $0 > -200 }, "\(setting): \(steps)")
        chat.settle()
        let question = chat.rows[chat.rows.count - 1].id
        let isThere =
            goal == .end ? abs(chat.shownDistance ?? .infinity) <= 0.5 : (chat.shownTop(of: question) ?? 0) < 60
        #expect(isThere, "\(setting)")
    }

    enum Event: CaseIterable { case panelGoes, keyboardComes, turn }

    @Test(arguments: ChatTests.kinds, Event.allCases)
    func `a scroll to the end ends at the end of a room that changes meanwhile`(setting: Setting, event: Event) throws {
        let chat = try ChatScreen(setting, rows: 60)
        if event == .panelGoes {
            chat.edit()
            chat.settle()
            chat.openPanel()
        }
        chat.settle()
        chat.drag(by: -700)
        chat.list.keyboardChat?.scrollToEnd(animated: true)
        for frame in 0..<60 {
            if frame == 6 {
                switch event {
                case .panelGoes: chat.closePanel()
                case .keyboardComes: chat.edit()
                case .turn: chat.stage.rotate(to: .landscape)
                }
            }
            chat.frame()
            if let distance = chat.shownDistance {
                // The scroll may be there before the bar, and rows of another width are measured on the way.
                let least: CGFloat = event == .keyboardComes ? -40 : event == .turn ? -100 : -0.5
                #expect(distance >= least, "\(setting), \(event), frame \(frame): \(distance)")
            }
        }
        chat.settle()
        #expect(abs(chat.shownDistance ?? .infinity) <= 0.5, "\(setting), \(event): \(chat.shownDistance ?? -1)")
    }

    @Test(arguments: lists)
    func `a question that a person has moved and brought back gets its blank with its room`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        chat.append(height: 60)
        let question = chat.rows[chat.rows.count - 1].id
        chat.list.keyboardChat?.showAtTop(chat.newestPath, animated: false)
        chat.settle()
        let place = chat.shownTop(of: question) ?? .infinity, blank = chat.blank
        chat.drag(by: -100)
        chat.drag(by: 300)
        #expect(abs((chat.shownTop(of: question) ?? .infinity) - place) <= 0.5, "\(setting)")
        chat.stage.rotate(to: .landscape)
        chat.settle()
        chat.stage.rotate(to: .portrait)
        chat.settle()
        #expect(abs((chat.shownTop(of: question) ?? .infinity) - place) <= 0.5, "\(setting)")
        chat.edit()
        chat.settle()
        chat.endEditing()
        chat.settle()
        #expect(abs((chat.shownTop(of: question) ?? .infinity) - place) <= 0.5, "\(setting)")
        #expect(abs(chat.blank - blank) <= 0.5, "\(setting)")
    }

    @Test(arguments: lists)
    func `an empty chat tells that its end is in sight`(setting: Setting) throws {
        var told: [Bool] = []
        let chat = try ChatScreen(setting, rows: 0) { told.append($0) }
        #expect(told == [true])
        for _ in 0..<40 { chat.append(height: 60) }
        chat.settle()
        #expect(told == [true])
    }

    @Test(arguments: lists + ChatTests.diffable, ChatScreen.Update.allCases)
    func `older rows that come as a bounce ends leave a reader in place`(
        setting: Setting, update: ChatScreen.Update
    ) throws {
        let chat = try ChatScreen(setting)
        for _ in 0..<6 { chat.drag(by: -600) }
        let point = CGPoint(x: 200, y: 200)
        chat.stage.phone.touchDown(at: point)
        for step in 1...10 { chat.stage.phone.moveFinger(to: CGPoint(x: 200, y: 200 + 20 * CGFloat(step))) }
        var last = chat.reading
        let rest = RestListener {
            last = chat.reading
            chat.prepend([70, 90, 50], by: update)
        }
        (chat.list as? UITableView)?.delegate = rest
        (chat.list as? UICollectionView)?.delegate = rest
        chat.stage.phone.liftFinger()
        chat.settle()
        #expect(chat.rows.count == 33, "\(setting): nothing bounces")
        let before = try #require(last), top = try #require(chat.shownTop(of: before.id))
        #expect(abs(top - before.top) <= 0.5, "\(setting), \(update): from \(before.top) to \(top)")
    }
}

/// Hears when a list has come to rest, as an app does that loads older rows then.
@MainActor
private final class RestListener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    private let onRest: () -> Void

    init(_ onRest: @escaping () -> Void) { self.onRest = onRest }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onRest() }
}
