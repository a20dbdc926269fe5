import DeviceSimulation
import HostTestSupport
import TestSupport
import UIKit

extension Life {
    /// From iOS 16.1 on, notifications name their screen.
    private static let versions = [15, 16.1, 17, 17, 18, 26, 27]

    /// Returns the random life of a seed, whose screen has an object for each of the given avoidances.
    ///
    /// The screen's device draws the scale of its pixels as well, which is 2 or 3.
    static func random(_ ways: [LawWay], _ index: Int) -> Life {
        var generator = SeededGenerator(seed: 41 &+ LawTrial.night &+ UInt64(index) &* 1_000_003)
        var life = random(ways, using: &generator)
        life.systemVersion = versions.randomElement(using: &generator) ?? 17
        life.launch = Bool.random(using: &generator) ? .told : Launch.allCases.randomElement(using: &generator) ?? .told
        if Bool.random(using: &generator) { life.reading = Reading.allCases.randomElement(using: &generator) }
        return life
    }

    private static func random(_ ways: [LawWay], using generator: inout SeededGenerator) -> Life {
        var screen = LawScreen.random(ways, using: &generator)
        if ways.contains(where: { $0.object == .card }), Int.random(in: 0..<3, using: &generator) == 0 {
            screen.movesPage = true
        }
        var steps: [LifeStep] = []
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            steps += .random(on: screen, ways, using: &generator)
            if Int.random(in: 0..<6, using: &generator) == 0 { steps.append(.hurry) }
        }
        // The first step edits an input, so the keyboard is visible during most of the event sequence.
        if let input = screen.inputs.randomElement(using: &generator) { steps.insert(.focus(input.id), at: 0) }
        // Both the avoidance and a push move the page's own view. A push at the end tests this combination in every
        // sequence.
        if screen.movesPage, screen.navigates { steps.append(.push(animated: true, takesInput: true)) }
        return Life(screen: screen, ways: ways, steps: steps)
    }
}

extension [LifeStep] {
    /// Returns a step, or a setting with the moment at which it happens.
    fileprivate static func random(
        on screen: LawScreen, _ ways: [LawWay], using generator: inout SeededGenerator
    ) -> Self {
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return [.random(on: screen, using: &generator)] }
        let setting = LifeStep.setting(on: screen, ways, using: &generator)
        guard setting.isSetting, Int.random(in: 0..<4, using: &generator) == 0 else { return [setting] }
        return [.inside(LawMoment.allCases.randomElement(using: &generator) ?? .layout), setting]
    }
}

extension LifeStep {
    fileprivate static func setting(
        on screen: LawScreen, _ ways: [LawWay], using generator: inout SeededGenerator
    ) -> LifeStep {
        // A guide has no setting but its keyboard.
        let isGuide = !Set(ways).isDisjoint(with: [.guide, .guideController])
        switch Int.random(in: isGuide ? 4..<8 : 0..<8, using: &generator) {
        case 0...4:
            let owners = Life.owners(on: screen, ways)
            let owner = owners.randomElement(using: &generator) ?? .window
            return .set(.random(of: owner, using: &generator))
        case 5: return .keyboard(.random(using: &generator))
        case 6: return .add(Int.random(in: -400...400, using: &generator))
        // Such a number is close to the height of a keyboard.
        default: return .assign(Int.random(in: 200...400, using: &generator))
        }
    }

    fileprivate static func random(on screen: LawScreen, using generator: inout SeededGenerator) -> LifeStep {
        let flag = Bool.random(using: &generator)
        let input = screen.inputs.randomElement(using: &generator)?.id ?? 0
        switch Int.random(in: 0..<25, using: &generator) {
        case 0...4: return .focus(input)
        case 5: return .hideAndFocus(input)
        case 6: return .type
        case 7: return .newLine
        case 8: return .predictions(flag)
        case 9: return .emoji(flag)
        case 10: return .codeBar(flag)
        case 11, 12: return resize(screen, using: &generator)
        case 13: return insert(screen, using: &generator)
        case 14: return delete(screen, using: &generator)
        case 15 where Int.random(in: 0..<3, using: &generator) == 0: return .pull
        case 15: return .drag([-300, -60, 60, 300].randomElement(using: &generator) ?? 60)
        case 16: return .assign(Int.random(in: 0...40, using: &generator))
        case 17: return .assignAnimated(Int.random(in: 0...40, using: &generator))
        case 18: return .rotate
        case 19:
            return screen.place == .pad ? .moveWindow([0, 40, 150, 260].randomElement(using: &generator) ?? 40) : .type
        case 20 where screen.navigates && Int.random(in: 0..<3, using: &generator) == 0: return .pushAvoiding
        case 20: return screen.navigates ? .push(animated: flag, takesInput: .random(using: &generator)) : .focus(input)
        case 21: return screen.navigates ? .pop(animated: flag) : .hide
        case 22: return screen.place == .pad ? flag ? .undock : .dock : .focus(input)
        case 23:
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: return .hardware(flag)
            case 1: return .remote(flag)
            default: return .focus(input)
            }
        default: return .hide
        }
    }

    private static func resize(_ screen: LawScreen, using generator: inout SeededGenerator) -> LifeStep {
        let spaces = screen.all.filter { $0.kind == .space }
        guard let space = spaces.randomElement(using: &generator) else { return .type }
        return .resize(space.id, [20, 60, 150, 400].randomElement(using: &generator) ?? 60)
    }

    private static func insert(_ screen: LawScreen, using generator: inout SeededGenerator) -> LifeStep {
        let around = screen.all.filter { [.scroll, .table, .child].contains($0.kind) }
        guard let parent = around.randomElement(using: &generator) else { return .hide }
        let index = Int.random(in: 0...parent.children.count, using: &generator)
        let height = [30, 90, 250].randomElement(using: &generator) ?? 30
        let id = screen.nextID + Int.random(in: 100..<100_000, using: &generator)
        return .insert(parent.id, index, ScreenNode(id: id, kind: .space, height: height))
    }

    private static func delete(_ screen: LawScreen, using generator: inout SeededGenerator) -> LifeStep {
        let around = screen.all.filter { [.scroll, .table, .child].contains($0.kind) }
        guard let child = around.flatMap(\.children).randomElement(using: &generator) else { return .hide }
        return .delete(child.id)
    }
}

extension Life {
    /// The objects on which the app makes settings.
    ///
    /// Beside `automatic` of the window or the scene and a banner in a window of its own, an app sets the ways for which
    /// it has made its screen.
    fileprivate static func owners(on screen: LawScreen, _ ways: [LawWay]) -> [LawSetting.Owner] {
        let own = ways.compactMap { LawSetting($0, movesPage: screen.movesPage)?.owner } + [.window, .scene, .banner]
        return ways == [.automatic] ? own + [.body, .card, .page] : own
    }
}

extension LawSetting {
    fileprivate static func random(of owner: Owner, using generator: inout SeededGenerator) -> LawSetting {
        let kinds: [Kind] =
            switch owner {
            case .body, .card, .page: [.way, .way, .classic, .excluded, .nothing, .nothing]
            case .window, .banner: [.way, .way, .excluded, .nothing, .nothing]
            case .ground, .scene: [.way, .nothing]
            }
        let spacing = Int.random(in: 0..<3, using: &generator) == 0 ? 8 : 0
        return LawSetting(
            owner: owner, kind: kinds.randomElement(using: &generator) ?? .way, spacing: spacing)
    }
}

extension LawScreen {
    /// Returns a random screen with an object for each of the given avoidances.
    static func random(_ ways: [LawWay], using generator: inout SeededGenerator) -> LawScreen {
        var screen = LawScreen(place: [.small, .large, .large, .pad].randomElement(using: &generator) ?? .large)
        var maker = NodeMaker(generator: generator)
        let objects = Set(ways.map(\.object))
        screen.container = maker.container(on: screen.place)
        screen.body = maker.body(for: objects)
        let hasCard = screen.body?.kind == .card
        if hasCard || maker.chance(3) { screen.header = maker.few(1) }
        if objects.contains(.ground) || (!hasCard && objects.contains(.window) && maker.chance(2)) {
            screen.footer = maker.few(2)
        }
        if objects == [.window], screen.footer.isEmpty, maker.chance(3) { screen.footer = [maker.button()] }
        if objects == [.body], maker.chance(4) { screen.footer = [maker.button()] }
        if maker.chance(3) { screen.ownNumber = maker.number(in: 1...40) }
        if ways == [.automatic], screen.container == .plain, maker.chance(6) { screen.popup = maker.few(2) }
        screen.habits = maker.habits(for: ways, on: screen)
        if screen.body?.scrolls == true, screen.popup.isEmpty, maker.chance(5) { maker.addBar(to: &screen, ways) }
        if objects == [.ground], !Set(ways).isDisjoint(with: [.guide, .guideController]), maker.chance(3) {
            maker.addGuide(to: &screen)
        }
        generator = maker.generator
        return screen
    }
}

/// Each node gets an id of its own.
struct NodeMaker {
    var generator: SeededGenerator
    private var latestID = 0

    init(generator: SeededGenerator) { self.generator = generator }

    /// The probability is one in `count`.
    mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func node(_ kind: ScreenNode.Kind, height: Int = 44, _ children: [ScreenNode] = []) -> ScreenNode {
        latestID += 1
        return ScreenNode(id: latestID, kind: kind, height: height, children: children)
    }

    mutating func container(on place: Place) -> LawScreen.Container {
        let all = LawScreen.Container.allCases.filter { ![.formSheet, .popover].contains($0) || place == .pad }
        return chance(2) ? .plain : all.randomElement(using: &generator) ?? .plain
    }

    mutating func body(for objects: Set<LawWay.Object>) -> ScreenNode {
        if objects.isSuperset(of: [.card, .body]) {
            let around = list(.scroll), place = number(in: 0...around.children.count)
            var body = around
            body.children.insert(card(), at: place)
            return body
        }
        if objects.contains(.card) { return card() }
        let kinds: [ScreenNode.Kind] =
            objects.contains(.body) || chance(3) == false
            ? [.scroll, .scroll, .table, .collection, .child] : objects.contains(.window) ? [.stack, .card] : [.stack]
        switch kinds.randomElement(using: &generator) ?? .scroll {
        case .card: return card()
        case .stack: return node(.stack, few(4))
        case let kind: return list(kind)
        }
    }

    private mutating func node(_ kind: ScreenNode.Kind, _ children: [ScreenNode]) -> ScreenNode {
        node(kind, height: 44, children)
    }

    private mutating func card() -> ScreenNode { node(.card, few(3)) }

    /// The inputs are among views of several heights.
    private mutating func list(_ kind: ScreenNode.Kind) -> ScreenNode {
        var children: [ScreenNode] = []
        for _ in 0..<number(in: 1...8) {
            if chance(2) {
                children.append(node(.space, height: [20, 80, 200, 500].randomElement(using: &generator) ?? 80))
            }
            children.append(chance(8) && kind == .scroll ? nested() : leaf())
        }
        if !children.flatMap(\.all).contains(where: \.isInput) { children.append(node(.field(.letters))) }
        return node(kind, height: 44, children)
    }

    private mutating func nested() -> ScreenNode {
        let kind: ScreenNode.Kind = [.scroll, .table, .child].randomElement(using: &generator) ?? .scroll
        var children: [ScreenNode] = []
        for _ in 0..<number(in: 2...5) { children.append(leaf()) }
        return node(kind, height: [160, 300].randomElement(using: &generator) ?? 160, children)
    }

    private mutating func leaf() -> ScreenNode {
        switch number(in: 0...9) {
        case 0...4: return field()
        case 5: return node(.text(grows: true))
        case 6: return node(.text(grows: false), height: 120)
        case 7: return button()
        default: return node(.space, height: [30, 100, 300].randomElement(using: &generator) ?? 100)
        }
    }

    private mutating func field() -> ScreenNode {
        node(.field(chance(2) ? .letters : ScreenNode.Keys.allCases.randomElement(using: &generator) ?? .letters))
    }

    mutating func button() -> ScreenNode {
        node(.button(ScreenNode.Look.allCases.randomElement(using: &generator) ?? .title))
    }

    /// Makes a random number of controls in a column, at least one and at most `most`.
    ///
    /// The first control is usually an input.
    mutating func few(_ most: Int) -> [ScreenNode] {
        (0..<number(in: 1...most)).map { index in
            if index == 0, !chance(4) {
                return chance(6) ? node(.search) : chance(4) ? node(.text(grows: true)) : field()
            }
            return chance(2) ? button() : field()
        }
    }

    /// Turns a page into a chat, with a growing text view or a text field in the bar above the keyboard.
    mutating func addBar(to screen: inout LawScreen, _ ways: [LawWay]) {
        screen.bar = [chance(2) ? node(.text(grows: true)) : node(.field(.letters))]
        if chance(3) { screen.bar.append(button()) }
        if !ways.contains(.guideController), chance(3) { screen.barOwner = .view }
        let own: [LawScreen.Habit] = [.setsInset, .setsConstraint, .setsFrame, .usesApplesGuide]
        // The app's own keyboard code might mistake a docked bar for a keyboard.
        screen.habits.removeAll(where: own.contains)
    }

    /// Adds a child controller, a part of scrolled content or a cell that has a keyboard guide of its own.
    mutating func addGuide(to screen: inout LawScreen) {
        let bar = few(2)
        if chance(3) {
            // The child fills the page, and the child's own bar replaces the footer.
            screen.footer = []
            return screen.body = node(.guided(inChild: true), bar)
        }
        guard let body = screen.body, [.scroll, .table, .child].contains(body.kind) else { return }
        let height = [120, 300, 700].randomElement(using: &generator) ?? 300
        let guided = node(.guided(inChild: chance(3)), height: height, bar)
        screen.body?.children.insert(guided, at: number(in: 0...body.children.count))
    }

    mutating func habits(for ways: [LawWay], on screen: LawScreen) -> [LawScreen.Habit] {
        guard chance(3) else { return [] }
        let all = LawScreen.Habit.allCases.filter { habit in
            switch habit {
            case .setsInset: ways == [.automatic] && screen.body?.scrolls == true
            case .forbidsScrolling: screen.body?.scrolls == true
            case .setsFrame: ways == [.automatic]
            case .setsConstraint, .usesApplesGuide: ways == [.automatic] && !screen.footer.isEmpty
            default: true
            }
        }
        return all.randomElement(using: &generator).map { [$0] } ?? []
    }
}
