import CoreGraphics
public import Foundation
import SceneModel
public import UIKit

/// Makes hosts that play scripts on UIKit itself, in an app's tests.
///
/// On Linux the same code runs over the simulated UIKit. These hosts have no finger, so they act by code. A tap makes
/// an input the first responder, sends a control's actions, or selects a row. A scroll sets the offset. Gesture
/// recognizers receive no touches.
@MainActor
public enum LiveHost {
    /// The abilities of a host that plays on UIKit itself.
    public static var abilities: Set<HostAbility> {
        if #available(iOS 16.0, *) { [.turn] } else { [] }
    }

    /// Makes a host that plays in a window.
    ///
    /// - Parameters:
    ///   - window: an empty window of the foreground scene.
    ///   - clock: the display's clock.
    ///   - standIn: the keyboard that replaces the system's keyboard; nil for the system's keyboard.
    ///   - pixels: draws the window as JPEG, once each time the screen comes to rest; nil to skip the drawing.
    ///   - twin: makes a second host, which repeats the same actions with a hidden keyboard; called at most once. Nil
    ///     to skip the repetition.
    public static func make(
        in window: UIWindow, clock: any LiveClock, standIn: StandInKeyboard? = nil,
        pixels: (@MainActor (UIWindow) -> Data?)? = nil, twin: (@MainActor () -> (any AuditHost)?)? = nil
    ) -> any AuditHost {
        UIKitHost(in: window, clock: clock, standIn: standIn, pixels: pixels, twin: twin)
    }
}

/// A host that plays on UIKit itself, through UIKit's public members.
///
/// The host regards the screen as at rest after ``restingFrames`` frames with equal positions. After ``longestRest``
/// seconds it stops waiting, because a spinner never rests.
@MainActor
final class UIKitHost: AuditHost {
    /// The number of equal frames after which the screen counts as at rest.
    ///
    /// After its notification, a keyboard begins to move within this number of frames.
    static let restingFrames = 18
    static let longestRest = 3.0

    let window: UIWindow
    private let clock: any LiveClock
    private let scene: LiveScene
    private let standIn: StandInKeyboard?
    private let pixels: (@MainActor (UIWindow) -> Data?)?
    private let twin: (@MainActor () -> (any AuditHost)?)?
    private let start: Double

    private var sampler: (() -> Void)?
    private var stillFrames = 0 { didSet { if stillFrames < Self.restingFrames { pixelsAtRest = nil } } }
    private var pixelsAtRest: Data?
    private var lastPlaces: Int?
    private var keystrokes = 0, scrolls = 0
    /// The view that a person types into, until the person dismisses the keyboard.
    private weak var wanted: UIView?
    private var wantedName: String?
    private var remarks: [String] = []

    init(
        in window: UIWindow, clock: any LiveClock, standIn: StandInKeyboard? = nil,
        pixels: (@MainActor (UIWindow) -> Data?)? = nil, twin: (@MainActor () -> (any AuditHost)?)? = nil
    ) {
        self.window = window
        self.clock = clock
        self.standIn = standIn
        self.pixels = pixels
        self.twin = twin
        scene = LiveScene(in: window)
        start = clock.now
        scene.keyboard.onEvent = { [weak self] event in
            self?.stillFrames = 0
            self?.onKeyboard?(event)
        }
    }

    // MARK: What is there

    let abilities = LiveHost.abilities

    let bringsKeyboard = true
    var onKeyboard: ((Timeline.Symbol) -> Void)?
    var now: Double { clock.now }
    var keyboardState: SceneKeyboard.State { keyboard.state }
    var keyboardFrame: CGRect? { keyboard.frame }
    var visibleArea: CGRect { keyboard.visibleArea }

    var touchableWindows: [UIWindow] { scene.touchableWindows }
    private var keyboard: LiveKeyboard { scene.keyboard }
    private var screenSpace: any UICoordinateSpace { scene.screenSpace }
    private var firstResponder: UIView? { scene.firstResponder }

    private func remark(_ text: String) { if !remarks.contains(text) { remarks.append(text) } }

    // MARK: What a person does

    func show(_ make: () throws -> UIViewController) rethrows {
        try act {
            window.rootViewController = try make()
            window.makeKeyAndVisible()
        }
        keyboard.prepare()
    }

    func perform(_ body: () -> Void) { act(body) }

    private func act<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        stillFrames = 0
        return try clock.turn(body)
    }

    func tap(at point: CGPoint, expecting isMeant: ((UIView) -> Bool)?) async -> Touch {
        touch(point, expecting: isMeant ?? { _ in true })
    }

    /// Returns `missed`, because code cannot press like a finger.
    func longPress(_ view: UIView, duration: Double) async -> Touch { .missed }

    func drag(along points: [CGPoint], duration: Double) async -> Touch { .missed }

    private func touch(_ point: CGPoint, expecting isMeant: (UIView) -> Bool) -> Touch {
        let hit = frontmostView(at: point)
        let isOnKeyboard = keyboard.state != .hidden && keyboard.picture(for: nil).frameInScreen.contains(point)
        if isOnKeyboard, hit.map({ $0.window === window }) ?? true { return .coveredByKeyboard }
        guard let hit, isMeant(hit) else { return .missed }
        for view in sequence(first: hit, next: { $0.superview }) where answer(view, at: point) { return .delivered }
        return .delivered
    }

    /// Does what a tap on the view would do; returns false if the view ignores taps and its superview has to answer.
    private func answer(_ view: UIView, at point: CGPoint) -> Bool {
        if view is any UIKeyInput, view.canBecomeFirstResponder {
            begin(view, at: view.convert(point, from: screenSpace))
            return true
        }
        switch view {
        case let control as UIControl:
            guard control.isEnabled else { return true }
            act { Self.fire(control) }
        case let cell as UITableViewCell:
            guard let table = cell.superview as? UITableView, let row = table.indexPath(for: cell) else { return false }
            act { Self.select(row, in: table) }
        case let cell as UICollectionViewCell:
            guard let items = cell.superview as? UICollectionView, let item = items.indexPath(for: cell) else {
                return false
            }
            act { Self.select(item, in: items) }
        default:
            if view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) == true {
                remark("A tap recognizer of \(ViewName.of(view)) has heard nothing: this host has no finger")
            }
            return false
        }
        return true
    }

    private static func putCaret(of text: UITextView, at point: CGPoint) {
        guard let place = text.closestPosition(to: point) else { return }
        text.selectedTextRange = text.textRange(from: place, to: place)
    }

    private static func fire(_ control: UIControl) {
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        if control is UIButton { control.sendActions(for: .primaryActionTriggered) }
    }

    private static func select(_ row: IndexPath, in table: UITableView) {
        guard table.allowsSelection else { return }
        table.selectRow(at: row, animated: false, scrollPosition: .none)
        // Apple declares this delegate method as optional, so the code first asks whether the delegate has it.
        let tell = table.delegate?.tableView(_:didSelectRowAt:)
        tell?(table, row)
    }

    private static func select(_ item: IndexPath, in items: UICollectionView) {
        guard items.allowsSelection else { return }
        items.selectItem(at: item, animated: false, scrollPosition: [])
        let tell = items.delegate?.collectionView(_:didSelectItemAt:)
        tell?(items, item)
    }

    /// - Parameter point: the caret's new position in the view's coordinates; nil keeps the caret.
    @discardableResult
    private func begin(_ view: UIView, at point: CGPoint? = nil) -> Bool {
        (wanted, wantedName) = (view, ViewName.of(view))
        standIn?.replace(in: view)
        return act {
            guard view.isFirstResponder || view.becomeFirstResponder() else { return false }
            if let text = view as? UITextView, let point { Self.putCaret(of: text, at: point) }
            return true
        }
    }

    func focus(_ view: UIView) async -> Bool { begin(view) }

    /// The duration of UIKit's animation of the content offset, in seconds.
    private static let scrollDuration = 0.3

    func scroll(_ view: UIScrollView, by height: CGFloat) async -> Bool {
        // A finger can scroll only content that is visible and longer than its view.
        let seen = view.convert(view.bounds, to: screenSpace).intersection(visibleArea)
        guard view.isScrollEnabled, !seen.isNull, seen.height > 1 else { return false }
        let range = Self.range(of: view)
        var offset = view.contentOffset
        offset.y = min(max(offset.y + height, min(range.least, offset.y)), max(range.most, offset.y))
        guard offset != view.contentOffset else { return false }
        await scroll(view, to: offset)
        // During the scroll, the app may have made the scroll range smaller. UIKit would move released content back
        // into the range.
        let present = Self.range(of: view)
        offset.y = min(max(view.contentOffset.y, present.least), present.most)
        if present != range, offset != view.contentOffset { await scroll(view, to: offset) }
        return true
    }

    private static func range(of view: UIScrollView) -> (least: CGFloat, most: CGFloat) {
        let inset = view.adjustedContentInset
        return (-inset.top, max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height))
    }

    private func scroll(_ view: UIScrollView, to offset: CGPoint) async {
        scrolls += 1
        act { view.setContentOffset(offset, animated: true) }
        let end = now + Self.scrollDuration
        while now < end {
            scrolls += 1
            await frame()
        }
    }

    func type(_ text: String) async -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        for character in text {
            keystrokes += 1
            act { input.insertText(String(character)) }
        }
        return true
    }

    func erase(_ count: Int) async -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        for _ in 0..<count { act { input.deleteBackward() } }
        return true
    }

    func pressReturn() async -> Bool {
        switch firstResponder {
        case let field as UITextField: act { Self.pressReturn(in: field) }
        case let view as UITextView:
            keystrokes += 1
            act { view.insertText("\n") }
        default: return false
        }
        // If no input has focus after the return key, the person has ended the typing on purpose.
        if let next = firstResponder { (wanted, wantedName) = (next, ViewName.of(next)) } else { forget() }
        return true
    }

    /// Does what the return key does in a text field.
    ///
    /// If the delegate refuses, nothing happens. Otherwise the field sends its actions. A field with an action for
    /// `editingDidEndOnExit` then resigns as first responder.
    private static func pressReturn(in field: UITextField) {
        // Apple declares this delegate method as optional, so the code first asks whether the delegate has it.
        let ask = field.delegate?.textFieldShouldReturn
        guard ask?(field) ?? true else { return }
        var exits = false
        field.enumerateEventHandlers { _, _, event, isFound in
            isFound = event.contains(.editingDidEndOnExit)
            exits = isFound
        }
        field.sendActions(for: .editingDidEndOnExit)
        field.sendActions(for: .primaryActionTriggered)
        if exits { field.resignFirstResponder() }
    }

    func dismissKeyboard() async {
        forget()
        // A controller may be first responder only to dock a bar at the bottom. This first responder has no keyboard.
        // It keeps the focus, so that the bar stays.
        guard let responder = firstResponder, responder is any UIKeyInput || responder.inputView != nil else { return }
        act { _ = responder.resignFirstResponder() }
    }

    private func forget() { (wanted, wantedName) = (nil, nil) }

    func rotate(to orientation: ScreenOrientation) async {
        guard #available(iOS 16.0, *), let scene = window.windowScene else { return }
        let mask: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscapeRight
        act { scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) }
        let end = now + Self.longestTurn
        while Self.isUpright(scene) != (orientation == .portrait) {
            guard now < end else { return remark("The scene did not turn to \(orientation.rawValue)") }
            await frame()
        }
    }

    private static func isUpright(_ scene: UIWindowScene) -> Bool {
        let size = scene.screen.bounds.size
        return size.height >= size.width
    }

    private static let longestTurn = 1.0

    var canGoBack: Bool { false }
    func beginPop() async -> Bool { false }
    func movePop(to fraction: Double) async {}
    func endPop(isGivenUp: Bool) async {}

    func dismissPresented() async {
        var last = window.rootViewController
        while let presented = last?.presentedViewController { last = presented }
        act { last?.presentingViewController?.dismiss(animated: true) }
    }

    // MARK: Time

    private func frame() async {
        keyboard.prepare()
        await clock.nextFrame()
        let places = scene.camera.picture(of: window).places
        stillFrames = places == lastPlaces && !keyboard.isMoving ? stillFrames + 1 : 0
        lastPlaces = places
        // The input is still in the window, but is not first responder. So the input has resigned. If the app removes
        // the input later, no focus is lost.
        if firstResponder == nil, wanted?.window != nil { forget() }
        sampler?()
    }

    func advance(by seconds: Double) async {
        let end = now + seconds - 1e-6
        while now < end { await frame() }
    }

    func settle() async -> Bool {
        let end = now + Self.longestRest
        stillFrames = 0
        while stillFrames < Self.restingFrames {
            guard now < end else {
                // Some views may move for ever, so the present state counts as rest.
                stillFrames = Self.restingFrames
                return false
            }
            await frame()
        }
        return true
    }

    // MARK: Pictures

    func mark(named names: Set<String>) { scene.camera.marks.names = names }
    func mark(_ views: [UIView]) { _ = scene.camera.marks.insert(views) }
    var foundNames: Set<String> { scene.camera.marks.found }
    func number(of view: UIView) -> Int? { scene.camera.number(of: view) }
    func view(numbered number: Int) -> UIView? { scene.camera.view(numbered: number) }
    func frame(of step: String) -> SceneSnapshot { picture(of: step) }
    func samePicture(of step: String) -> SceneSnapshot? { nil }
    func sampleFrames(isConstant: Bool, _ body: (() -> Void)?) { sampler = body }

    func picture(of step: String) -> SceneSnapshot {
        if stillFrames >= Self.restingFrames, pixelsAtRest == nil { pixelsAtRest = pixels?(window) }
        return scene.picture { picture in
            picture.time = now - start
            picture.step = step
            picture.isSettled = stillFrames >= Self.restingFrames
            picture.pixels = pixelsAtRest
            picture.personalMoves = keystrokes + scrolls
            picture.personalScrolls = scrolls
            picture.lostFocus = lostFocus(firstResponder)
        }
    }

    private func lostFocus(_ focused: UIView?) -> String? {
        guard focused == nil, let wantedName else { return nil }
        return wanted?.window == nil ? wantedName : nil
    }

    // MARK: The end

    var notes: [String] { remarks + (standIn?.notes ?? []) }
    var undrawnMembers: [String] { [] }
    var placesInDoubt: [Int: String] { [:] }

    func letGo() async {
        await dismissKeyboard()
        _ = await settle()
        standIn?.giveBack()
        act {
            window.rootViewController?.dismiss(animated: false)
            window.rootViewController = nil
        }
        scene.end()
    }

    func makeTwin() -> (any AuditHost)? { twin?() }

    func addKeyboardCenter(_ hearing: Change.Hearing) -> NotificationCenter? { nil }
}
