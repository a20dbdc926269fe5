import DeviceSimulation
import HostTestSupport
import SimulatedStages
@testable import Tideline
import UIKit

/// The screen at the end of a random sequence of events, for the comparison with a fresh screen.
@MainActor
struct LifeEnd {
    private let screen: LawScreen
    private let life: Life
    private let settings: LawSettings
    private let keyboard: KeyboardSettings
    private let windowY: Int
    private let orientation: Device.Orientation
    private let typed: Int?
    private let isRemote: Bool
    private let keyboardTop: CGFloat?
    private let numbers: [String: CGFloat]
    private let sight: LawSight
    /// Whether the keyboard has been higher than it is now, since the last hide.
    ///
    /// If so, a translated view stays at the greater height (T4).
    var hasBeenHigher = false
    var hasMovedWindow = false
    private var hidden: [String: CGFloat] = [:]
    private var frames: [Int: CGRect] = [:]
    private var hiddenTop: CGFloat?

    init(_ stage: LawStage, _ life: Life, _ keyboard: KeyboardSettings, _ windowY: Int) {
        (self.life, self.keyboard, self.windowY) = (life, keyboard, windowY)
        (screen, settings) = (stage.page.screen, stage.page.presentSettings)
        orientation = stage.phone.orientation
        typed = stage.typed?.node.id
        isRemote = stage.isRemote
        keyboardTop = stage.keyboardTop
        numbers = stage.numbers
        sight = LawSight(stage)
    }

    mutating func noteHidden(_ stage: LawStage) {
        hidden = stage.numbers
        hiddenTop = stage.keyboardTop
        frames = Self.frames(stage)
    }

    /// The views' frames, in the coordinates of the scroll view around each view, in points.
    ///
    /// Without a scroll view, the frames are in the window's coordinates.
    private static func frames(_ stage: LawStage) -> [Int: CGRect] {
        var found: [Int: CGRect] = [:]
        for node in stage.page.nodes.all {
            guard let view = stage.page.view(node.id), view.window != nil, view.nearest(UITableView.self) == nil,
                view.nearest(UICollectionView.self) == nil
            else { continue }
            found[node.id] = view.convert(view.bounds, to: view.superview?.enclosingScrollView)
        }
        return found
    }

    /// Once the app has taken everything away, its objects hold the numbers that it has assigned last.
    func judgeOwnNumbers(_ run: LifeRun) {
        guard !run.stage.page.hasEnded else { return }
        let own = run.stage.page.ownNumbers
        var expected: [String: CGFloat] = ["card": own[.card] ?? 0, "ground": own[.ground] ?? -8]
        if let body = screen.body { expected["\(body.name) inset"] = own[.body] ?? 0 }
        for (name, number) in run.stage.numbers.sorted(by: { $0.key < $1.key }) where !name.hasSuffix("guide") {
            guard !isAlike(number, expected[name] ?? 0) else { continue }
            run.report(.restored, "\(name) is \(number) instead of \(expected[name] ?? 0)")
        }
    }

    func compare(_ run: LifeRun) throws {
        let stage = try LawStage(
            screen, life.ways, life.reading, settings, systemVersion: life.systemVersion,
            launch: life.launch == .told ? .told : .untold)
        defer { stage.end() }
        if orientation != .portrait { stage.rotate(to: orientation) }
        if windowY != 0 { stage.place(windowAt: windowY) }
        stage.settle()
        compareHidden(run, stage)
        guard keyboardTop != nil, !screen.container.isSheet || !hasMovedWindow else { return }
        keyboard.apply(to: stage.phone)
        guard showKeyboard(on: stage) else { return }
        stage.settle()
        guard stage.keyboardTop == keyboardTop, !stage.page.hasEnded else { return }
        let fresh = stage.numbers
        if stage.page.activeWays.count > 1, sight.isLike(LawSight(stage)) { return }
        for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
            if hasBeenHigher, ["card", "page", "banner"].contains(name) { continue }
            if dependsOnOffset(name, stage) { continue }
            guard let other = fresh[name], !isAlike(number, other) else { continue }
            run.report(.memoryless, "\(name) is \(number) instead of \(other) on a fresh screen")
        }
    }

    /// Shows the keyboard of the input that is edited at the end, and returns whether it is shown.
    private func showKeyboard(on stage: LawStage) -> Bool {
        if isRemote { stage.setRemote(true) }
        guard let typed else { return isRemote }
        _ = stage.scrollToRow(of: typed)
        return stage.focus(typed)
    }

    private func compareHidden(_ run: LifeRun, _ stage: LawStage) {
        // The comparison makes sense only if the keyboard has the same top edge on both screens. The top edges can
        // differ if the edited input was deleted. The page's bar then leaves the bottom of the screen.
        guard stage.keyboardTop == hiddenTop, !stage.page.hasEnded else { return }
        let fresh = stage.numbers
        for (name, number) in hidden.sorted(by: { $0.key < $1.key }) where !dependsOnOffset(name, stage) {
            // Without a first responder, the banner gives way to a bar that is docked alone.
            if name == "banner", hiddenTop != nil { continue }
            guard let other = fresh[name], !isAlike(number, other) else { continue }
            run.report(.restored, "\(name) is \(number), and \(other) on a fresh screen")
        }
        // UIKit decides where a sheet is after a rotation, or in a window of another size.
        guard !screen.container.isSheet || (orientation == .portrait && !hasMovedWindow) else { return }
        for (id, frame) in Self.frames(stage) {
            guard let old = frames[id], !isAlike(old, frame) else { continue }
            run.report(.restored, "\(screen.node(id)?.name ?? "") is at \(old), and at \(frame) on a fresh screen")
        }
    }

    /// Returns whether a value depends on a list's offset.
    ///
    /// Inside a list, a card's shift depends on the offset. Other clauses of the law, which are conditions for every
    /// screen, judge the offset.
    private func dependsOnOffset(_ name: String, _ stage: LawStage) -> Bool {
        name == "card" && stage.page.card?.enclosingScrollView != nil
    }

    private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

    private func isAlike(_ one: CGRect, _ other: CGRect) -> Bool {
        isAlike(one.minX, other.minX) && isAlike(one.minY, other.minY) && isAlike(one.width, other.width)
            && isAlike(one.height, other.height)
    }
}
