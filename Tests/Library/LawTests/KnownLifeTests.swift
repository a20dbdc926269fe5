import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Plays lives (sequences of events) that once broke a clause of the law.
///
/// Random lives seldom break these clauses.
@MainActor
@Suite struct KnownLifeTests {
    @Test(arguments: KnownLife.all)
    func `a life that has broken a clause keeps it`(known: KnownLife) throws {
        let fault = try LifeRun.faults(of: known.life)[known.clause]
        #expect(fault == nil)
    }

    @Test func `an inner scroll view goes back to its offset with the keyboard`() throws {
        let life = try #require(KnownLife.all.first { $0.testDescription == "insets, a text in an inner scroll view" })
            .life
        let stage = try LawStage(life.screen, life.ways, nil)
        defer { stage.end() }
        let inner = try #require(stage.page.scrollViews.first { $0.id == 8 }).view, rest = inner.contentOffset
        stage.focus(5)
        stage.settle()
        #expect(inner.contentOffset != rest)
        stage.dismissKeyboard()
        stage.settle()
        #expect(inner.contentOffset == rest)
    }

    @Test func `a list keeps the offset at which its input is in sight when the app assigns its inset`() throws {
        let name = "automatic, an input below the top, in a list whose inset the app assigns"
        let life = try #require(KnownLife.all.first { $0.testDescription == name }).life
        let stage = try LawStage(life.screen, life.ways, nil)
        defer { stage.end() }
        let list = try #require(stage.page.bodyScroll)
        stage.focus(1)
        stage.settle()
        stage.scroll(list, by: 60)
        stage.settle()
        let left = list.contentOffset.y
        stage.phone.perform { stage.page.assign(25) }
        stage.settle()
        #expect(left > 0 && list.contentOffset.y == left)
    }

    @Test func `a list goes back to its offset once the bar above the keyboard leaves as well`() throws {
        var screen = LawScreen(place: .large)
        let spaces = [ScreenNode(id: 1, kind: .space, height: 500), ScreenNode(id: 4, kind: .space, height: 600)]
        let inner = ScreenNode(id: 5, kind: .scroll, height: 300, children: [ScreenNode(id: 2, kind: .field(.letters))])
        screen.body = ScreenNode(id: 6, kind: .scroll, children: [spaces[0], inner, spaces[1]])
        screen.bar = [ScreenNode(id: 3, kind: .field(.letters))]
        let stage = try LawStage(screen, [.automatic], nil)
        defer { stage.end() }
        let list = try #require(stage.page.bodyScroll), rest = list.contentOffset
        stage.focus(2)
        stage.settle()
        #expect(list.contentOffset != rest)
        stage.dismissKeyboard()
        stage.settle()
        #expect(stage.showsBarAlone)
        stage.phone.perform { _ = stage.page.controller.resignFirstResponder() }
        stage.settle()
        #expect(stage.keyboardTop == nil && list.contentOffset == rest)
    }

    @Test func `a view that docks a bar leads to the same numbers as a controller that does`() throws {
        var screen = LawScreen(place: .large)
        screen.body = ScreenNode(id: 2, kind: .scroll, children: [ScreenNode(id: 1, kind: .space, height: 900)])
        screen.bar = [ScreenNode(id: 3, kind: .field(.letters))]
        var numbers: [[String: CGFloat]] = []
        for owner in LawScreen.BarOwner.allCases {
            screen.barOwner = owner
            let stage = try LawStage(screen, [.automatic], nil)
            #expect(stage.showsBarAlone)
            numbers.append(stage.numbers)
            stage.end()
        }
        #expect(numbers.first == numbers.last && numbers.first?["safe area"] == 0)
    }
}
