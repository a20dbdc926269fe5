import Foundation
public import SceneModel
@_spi(Simulation) public import UIKit

/// Turns what a phone shows into plain values; a view keeps its number for as long as one capture is used.
@MainActor
public final class SceneCapture {
    private let phone: SimulatedPhone
    private let markedIdentifiers: Set<String>
    // Every view of a picture asks for the next three. No other code runs during an access.

    @exclusivity(unchecked) private var markedViews: Set<ObjectIdentifier> = []
    /// Each view as it was last shown.
    @exclusivity(unchecked) private var known: [ObjectIdentifier: Known] = [:]
    /// The number of each view in each row that it has been in.
    @exclusivity(unchecked) private var numbers: [Key: Int] = [:]
    /// How many views the picture taken last shows.
    private var viewCount = 0
    /// Keeps numbered and marked views alive, so that what is known of one is never told of another.
    private var numbered: [UIView] = []
    private let start: Double
    private let passesAtStart: Int
    private let movesAtStart: Int
    private let scrollsAtStart: Int
    /// The picture taken last, and how often code had run in the simulation by then.
    private var last: (picture: SceneSnapshot, events: Int)?

    /// Creates a capture whose time begins now.
    ///
    /// - Parameter markedIdentifiers: accessibility identifiers of the views that must stay in reach while typing.
    public init(_ phone: SimulatedPhone, markedIdentifiers: Set<String> = []) {
        self.phone = phone
        self.markedIdentifiers = markedIdentifiers
        start = phone.now
        passesAtStart = phone.simulation.record.layoutPasses
        movesAtStart = phone.personalMoves
        scrollsAtStart = phone.personalScrolls
    }

    /// What the phone shows at this instant.
    ///
    /// - Parameter step: the step of the script that the instant belongs to.
    public func snapshot(step: String) -> SceneSnapshot {
        let picture = picture(step: step)
        last = (picture, phone.simulation.clock.events)
        return picture
    }

    /// What the phone shows in a frame of its display.
    ///
    /// Where nothing has happened since the last picture but time, only what is animated differs, and that is worked out when
    /// it is asked for. Code that changes views between two frames, and lets the clock run on only afterwards, counts.
    ///
    /// - Parameter step: the step of the script that the instant belongs to.
    public func frame(step: String) -> SceneSnapshot {
        guard let last, last.events == phone.simulation.clock.events, let scene = last.picture.scene else {
            return snapshot(step: step)
        }
        return SceneSnapshot(last.picture, of: scene, at: phone.now, time: phone.now - start, step: step)
    }

    private func picture(step: String) -> SceneSnapshot {
        let isAtRest = phone.isQuiescent
        var assembly = SceneAssembly(withSafeArea: isAtRest, count: viewCount + 8)
        add(phone.window, isHidden: false, to: &assembly)
        viewCount = assembly.views.count
        let focus = focus(in: &assembly)
        let scene = AnimatedScene(
            views: assembly.views, childCounts: assembly.childCounts, places: assembly.places,
            keyboard: assembly.place(of: phone.keyboard), focus: focus,
            timings: assembly.timings.map { timing in { timing.progress(at: $0) } }, toScreen: toScreen, at: phone.now)
        var picture = SceneSnapshot(
            time: phone.now - start, step: step, isSettled: isAtRest,
            layoutPasses: phone.simulation.record.layoutPasses - passesAtStart, screen: screen, keyboard: keyboard,
            focus: nil, personalMoves: phone.personalMoves - movesAtStart,
            personalScrolls: phone.personalScrolls - scrollsAtStart, root: scene.root(at: phone.now))
        picture.lostFocus = phone.lostFocus
        picture.systemVersion = phone.simulation.screen.profile.systemVersion
        picture.guides = guides
        let restless = phone.simulation.record.restlessViews
        picture.restlessViews = restless.isEmpty ? nil : restless
        return SceneSnapshot(picture, of: scene, at: phone.now, time: picture.time, step: step)
    }

    /// From the coordinates that the window stands in to the screen's.
    private var toScreen: CGAffineTransform {
        guard let origin = phone.simulation.scene.frameInScreen?.origin else { return .identity }
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }

    private var screen: SceneScreen {
        let screen = phone.simulation.screen, insets = screen.safeAreaInsets
        let isUpright = phone.orientation == .portrait
        let isPad = phone.device.kind == .iPad, housing = phone.device.sensorHousing(in: phone.orientation)
        return SceneScreen(
            idiom: isPad ? .pad : .phone, size: screen.bounds.size, scale: phone.device.scale,
            safeAreaInsets: [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)],
            statusBarHeight: isUpright || isPad ? phone.device.statusBarHeight : 0,
            cornerRadius: phone.device.cornerRadius, hasHomeIndicator: phone.device.hasHomeIndicator,
            sensorHousingInsets: [housing.top, housing.left, housing.bottom, housing.right],
            homeIndicatorHeight: phone.device.homeIndicatorHeight(in: phone.orientation))
    }

    private var keyboard: SceneKeyboard {
        let keyboard = phone.keyboard, bounds = phone.simulation.screen.bounds
        let presented = keyboard.presentedFrameInScreen
        let target =
            keyboard.frameInScreen
            ?? CGRect(
                x: 0, y: bounds.height, width: bounds.width, height: presented.height)
        return SceneKeyboard(
            state: keyboard.state, frameInScreen: presented, targetFrameInScreen: target,
            isMoving: keyboard.isMoving, layout: keyboard.layout,
            showsPredictionBar: keyboard.showsPredictionBar, accessoryHeight: Double(keyboard.accessoryHeight),
            returnKey: keyboard.returnKey)
    }

    private var guides: SceneGuides {
        let window = phone.window, space = phone.simulation.screen.coordinateSpace
        func safeBottom(of view: UIView) -> CGFloat {
            view.convert(view.bounds, to: space).maxY - view.safeAreaInsets.bottom
        }
        var top = safeBottom(of: window)
        if case .docked(let frame) = phone.simulation.keyboardPlacement { top = min(top, frame.minY) }
        let front = frontmostController?.viewIfLoaded ?? window
        return SceneGuides(keyboardTop: Double(top), safeAreaBottom: Double(safeBottom(of: front)))
    }

    /// The controller that a person looks at.
    private var frontmostController: UIViewController? {
        var controller = phone.window.rootViewController
        while let present = controller, let next = Self.controller(inFrontOf: present) { controller = next }
        return controller
    }

    private static func controller(inFrontOf controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController { return presented }
        if let container = controller as? UINavigationController { return container.topViewController }
        return (controller as? UITabBarController)?.selectedViewController
    }

    // MARK: The focus

    private func focus(in assembly: inout SceneAssembly) -> AnimatedScene.Focus? {
        guard let view = phone.simulation.firstResponder as? UIView else { return nil }
        let id = known(view, in: row(around: view)).number
        var caret: CGRect?
        if let input = view as? any UITextInput, let range = input.selectedTextRange {
            caret = view.convert(input.caretRect(for: range.end), to: phone.simulation.screen.coordinateSpace)
        }
        return AnimatedScene.Focus(path: assembly.path(of: view), nodeID: id, caret: caret)
    }

    private func known(_ view: UIView, in row: IndexPath?) -> Known {
        let id = ObjectIdentifier(view), former = known[id]
        if let former, former.row == row { return former }
        let new = Known(
            number: number(of: view, in: row), row: row, facts: former?.facts ?? ViewClass.of(view))
        known[id] = new
        return new
    }

    private func number(of view: UIView, in row: IndexPath?) -> Int {
        let key = Key(view: ObjectIdentifier(view), row: row)
        if let number = numbers[key] { return number }
        numbered.append(view)
        let new = numbers.count + 1
        numbers[key] = new
        return new
    }

    /// What is known of a view for as long as it is in one row.
    private struct Known {
        let number: Int
        let row: IndexPath?
        let facts: ViewClass
    }

    /// A cell that is dealt out to another row is another thing to look at.
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let row: IndexPath?
    }

    private func row(around view: UIView) -> IndexPath? {
        var around: UIView? = view
        while let view = around {
            if let row = row(of: view) { return row }
            around = view.superview
        }
        return nil
    }

    private func row(of view: UIView) -> IndexPath? {
        switch view {
        case let cell as UITableViewCell: (cell.superview as? UITableView)?.indexPath(for: cell)
        case let cell as UICollectionViewCell: (cell.superview as? UICollectionView)?.indexPath(for: cell)
        default: nil
        }
    }

    // MARK: Marks

    /// Marks views as well: they must stay in reach while typing, for as long as this capture is used.
    public func mark(_ views: [UIView]) {
        for view in views where markedViews.insert(ObjectIdentifier(view)).inserted { numbered.append(view) }
    }

    private func isMarked(_ view: UIView, _ facts: ViewClass) -> Bool {
        !markedViews.isEmpty && facts.kind.isTapped && markedViews.contains(ObjectIdentifier(view))
    }

    // MARK: Views

    private func add(_ view: UIView, isHidden: Bool, to assembly: inout SceneAssembly, row: IndexPath? = nil) {
        let mayBeCell = known[ObjectIdentifier(view)]?.facts.isCell ?? true
        let row = mayBeCell ? self.row(of: view) ?? row : row
        let known = known(view, in: row), facts = known.facts
        let isHidden = isHidden || view.isHidden || view.alpha < 0.01
        let identifier = view.accessibilityIdentifier, layer = view.layer
        let told = SceneView(
            id: known.number, name: ViewName.of(view, facts), kind: facts.kind,
            geometry: SceneNode.Geometry(of: view, facts, withSafeArea: assembly.withSafeArea), isHidden: isHidden,
            isMarked: identifier.map(markedIdentifiers.contains) ?? false || isMarked(view, facts),
            appearance: SceneNode.Appearance(of: view, layer, facts))
        let number = assembly.add(view, layer, as: told)
        var children = 0
        for subview in view.subviews where !(facts.text == .button && subview is UILabel) {
            add(subview, isHidden: isHidden, to: &assembly, row: row)
            children += 1
        }
        assembly.note(children: children, of: number)
    }
}
