@_spi(Simulation) public import DeviceSimulation
import Foundation
public import SceneModel
@_spi(Simulation) public import UIKit
public import Stages

/// Turns the content of a phone's screen into plain values.
///
/// A view keeps its number in all snapshots of one capture.
@MainActor
public final class SceneCapture {
    private let phone: SimulatedPhone
    /// The views that must stay in reach while typing; ``mark(_:)`` adds views.
    public let marks = ViewMarks()
    /// The views that were read so far.
    ///
    /// A list cell has one entry for each row that the cell has shown.
    ///
    /// The check for overlapping accesses is off to save time. Accesses to this dictionary never overlap.
    @exclusivity(unchecked) private var known: [ViewIdentity: ShownView] = [:]
    private let start: Double
    private let passesAtStart: Int
    private let movesAtStart: Int
    private let scrollsAtStart: Int
    @exclusivity(unchecked) private var pictures = 0
    /// The latest snapshot, its time, and the simulation's event count at that time.
    @exclusivity(unchecked) private var last: (picture: SceneSnapshot, time: Double, events: Int)?

    /// Creates a capture whose time begins now.
    ///
    /// - Parameter markedNames: the names of the views that must stay in reach while typing. A name is an accessibility
    ///   identifier, or the ``ViewName`` of a view that is neither a label nor an image.
    public init(_ phone: SimulatedPhone, markedNames: Set<String> = []) {
        self.phone = phone
        marks.names = markedNames
        start = phone.now
        passesAtStart = phone.simulation.record.layoutPasses
        movesAtStart = phone.personalMoves
        scrollsAtStart = phone.personalScrolls
    }

    /// Takes a snapshot of the phone's screen now.
    ///
    /// - Parameter step: the name of the script's current step.
    public func snapshot(step: String) -> SceneSnapshot {
        let picture = picture(step: step)
        last = (picture, phone.now, phone.simulation.clock.events)
        return picture
    }

    /// Takes a snapshot of a frame of the phone's display.
    ///
    /// If no event has happened since the last snapshot, the views are not read again. The new snapshot then moves the
    /// views of the last snapshot along their animations.
    ///
    /// - Parameter step: the name of the script's current step.
    public func frame(step: String) -> SceneSnapshot {
        guard let last, last.events == phone.simulation.clock.events, let scene = last.picture.scene else {
            return snapshot(step: step)
        }
        return SceneSnapshot(last.picture, of: scene, at: phone.now, time: phone.now - start, step: step)
    }

    /// Returns the last snapshot if it is still current, otherwise nil.
    ///
    /// A snapshot is current until time passes or an event happens.
    ///
    /// - Parameter step: the name of the script's current step.
    public func lastSnapshot(step: String) -> SceneSnapshot? {
        guard let last, last.events == phone.simulation.clock.events, last.time == phone.now,
            let scene = last.picture.scene
        else { return nil }
        return SceneSnapshot(last.picture, of: scene, at: phone.now, time: phone.now - start, step: step)
    }

    private func picture(step: String) -> SceneSnapshot {
        // A finger that drags has not decided yet where things come to rest.
        let isAtRest = phone.isQuiescent && !phone.isTouched
        pictures += 1
        var assembly = SceneAssembly(
            number: pictures, isAtRest: isAtRest, in: SceneSurroundings(toScreen), at: phone.now)
        let root = root(in: &assembly)
        let focus = focus(in: &assembly), keyboardPlace = assembly.place(of: phone.keyboard)
        let scene = AnimatedScene(
            root: root, keyboard: keyboardPlace, focus: focus,
            timings: assembly.timings.map { timing in { timing.progress(at: $0) } }, toScreen: toScreen, at: phone.now)
        let restless = phone.simulation.record.restlessViews
        let picture = SceneSnapshot(
            time: phone.now - start, step: step, isSettled: isAtRest,
            layoutPasses: phone.simulation.record.layoutPasses - passesAtStart, screen: screen,
            keyboard: keyboard(drawnAt: scene.keyboardFrame(at: phone.now)),
            focus: nil, personalMoves: phone.personalMoves - movesAtStart,
            personalScrolls: phone.personalScrolls - scrollsAtStart, lostFocus: phone.lostFocus,
            restlessViews: restless.isEmpty ? nil : restless,
            systemVersion: phone.simulation.screen.profile.systemVersion, guides: guides, root: root)
        return SceneSnapshot(picture, of: scene, at: phone.now, time: picture.time, step: step)
    }

    private var toScreen: CGAffineTransform {
        guard let origin = phone.simulation.scene.frameInScreen?.origin else { return .identity }
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }

    private var screen: SceneScreen {
        let screen = phone.simulation.screen, insets = screen.safeAreaInsets
        let orientation = phone.orientation, device = phone.device, isUpright = orientation == .portrait
        let isPad = device.kind == .iPad, housing = device.sensorHousing(in: orientation)
        return SceneScreen(
            idiom: isPad ? .pad : .phone, size: screen.bounds.size, scale: device.scale,
            safeAreaInsets: [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)],
            statusBarHeight: isUpright || isPad ? device.statusBarHeight : 0,
            cornerRadius: device.cornerRadius, hasHomeIndicator: device.hasHomeIndicator,
            sensorHousingInsets: [housing.top, housing.left, housing.bottom, housing.right],
            homeIndicatorHeight: device.homeIndicatorHeight(in: orientation))
    }

    private func keyboard(drawnAt frame: CGRect) -> SceneKeyboard {
        let keyboard = phone.keyboard, bounds = phone.simulation.screen.bounds
        let target =
            keyboard.frameInScreen
            ?? CGRect(x: 0, y: bounds.height, width: bounds.width, height: frame.height)
        // `frameInScreen` and `targetFrameInScreen` are the keyboard's frame at the end of its movement. The scene
        // stores the drawn frame separately.
        return SceneKeyboard(
            state: keyboard.state, frameInScreen: target, targetFrameInScreen: target,
            isMoving: keyboard.isMoving, layout: keyboard.layout,
            showsPredictionBar: keyboard.showsPredictionBar, accessoryHeight: Double(keyboard.accessoryHeight),
            returnKey: keyboard.returnKey, announcements: keyboard.movement)
    }

    private var guides: SceneGuides {
        let window = phone.window, space = phone.simulation.screen.coordinateSpace
        func safeBottom(of view: UIView) -> CGFloat {
            view.convert(view.bounds, to: space).maxY - view.safeAreaInsets.bottom
        }
        var top = safeBottom(of: window)
        if case .docked(let frame) = phone.simulation.keyboardPlacement { top = min(top, frame.minY) }
        let front = Stage.pageInFront(of: window)?.viewIfLoaded ?? window
        return SceneGuides(keyboardTop: Double(top), safeAreaBottom: Double(safeBottom(of: front)))
    }

    // MARK: The focus

    private func focus(in assembly: inout SceneAssembly) -> AnimatedScene.Focus? {
        guard let view = phone.simulation.firstResponder as? UIView else { return nil }
        let id = shown(view, in: ViewIdentity(view).row).number
        var caret: CGRect?
        if let input = view as? any UITextInput, let range = input.selectedTextRange {
            caret = view.convert(input.caretRect(for: range.end), to: phone.simulation.screen.coordinateSpace)
        }
        let path = assembly.isAtRest ? [] : assembly.path(of: view)
        return AnimatedScene.Focus(path: path, nodeID: id, caret: caret)
    }

    // MARK: Identities

    private func shown(_ view: UIView, in row: IndexPath?) -> ShownView {
        let key = ViewIdentity(view, in: row)
        if let known = known[key] { return known }
        let new = ShownView(view, number: known.count + 1, row: row)
        known[key] = new
        return new
    }

    /// The number of a view's node in the snapshots; nil for a view that no snapshot contains.
    @_spi(Simulation) public func number(of view: UIView) -> Int? {
        known[ViewIdentity(view)]?.number
    }

    /// The view whose node has this number in the snapshots; nil for an unknown number.
    @_spi(Simulation) public func view(numbered number: Int) -> UIView? {
        known.values.first { $0.number == number }?.view
    }

    // MARK: Marks

    /// Marks additional views that must stay in reach while typing.
    public func mark(_ views: [UIView]) { if marks.insert(views) { last = nil } }

    // MARK: Views

    private func root(in assembly: inout SceneAssembly) -> SceneNode {
        let window = shown(phone.window, in: nil)
        read(window, isHidden: false, &assembly)
        window.show(in: assembly.around, assembly)
        return assembly.isAtRest ? window.atRest.node : window.inMotion.node
    }

    private func read(_ shown: ShownView, isHidden: Bool, _ assembly: inout SceneAssembly) {
        let identifier = shown.view.accessibilityIdentifier
        shown.read(
            isHiddenAround: isHidden, identifier: identifier,
            isMarked: marks.holds(shown.view, shown.facts, identifier), &assembly)
        if shown.mayHoldOthers { return readAnew(inside: shown, &assembly) }
        for inner in shown.inside {
            read(inner, isHidden: shown.isHidden, &assembly)
            shown.take(inner)
        }
    }

    private func readAnew(inside shown: ShownView, _ assembly: inout SceneAssembly) {
        let former = shown.inside, subviews = shown.view.subviews, leavesOutLabels = shown.facts.text == .button
        var inside: [ShownView] = [], isFormer = true
        inside.reserveCapacity(subviews.count)
        for view in subviews where !(leavesOutLabels && view is UILabel) {
            let inner = self.shown(view, in: ViewIdentity.row(of: view) ?? shown.row)
            if inside.count >= former.count || former[inside.count] !== inner { isFormer = false }
            inside.append(inner)
            read(inner, isHidden: shown.isHidden, &assembly)
            shown.take(inner)
        }
        if !isFormer || inside.count != former.count { shown.hold(inside, assembly) }
    }
}
