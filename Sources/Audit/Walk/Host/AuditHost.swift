public import AuditRules
public import CoreGraphics
public import SceneModel
public import UIKit

/// What a script of an audit needs to play on a screen: a window, a person's actions, time, and snapshots.
///
/// A script acts only through its host. The host's methods suspend only while time passes; with a virtual clock they
/// never suspend. Rectangles and points are in the screen's coordinates, in points, except where a member names other
/// coordinates. Each action of a person is a complete turn of the main run loop: when the action returns, layout is
/// done and animations have begun.
@MainActor
public protocol AuditHost: AnyObject {
    /// What the host can do besides showing a screen and typing into it.
    var abilities: Set<HostAbility> { get }
    /// The host's time, in seconds.
    var now: Double { get }
    /// Whether every edited input brings a keyboard.
    ///
    /// On such a host, a run in which the keyboard stays hidden has checked nothing.
    var bringsKeyboard: Bool { get }

    // MARK: What is there

    /// The window that shows the screen.
    var window: UIWindow { get }
    /// The windows that a finger can touch, back to front: the screen's window, and the windows of bars that the app
    /// docks.
    var touchableWindows: [UIWindow] { get }
    /// The keyboard's state after it has come to rest.
    var keyboardState: SceneKeyboard.State { get }
    /// The keyboard's rectangle after it has come to rest, including the bar on top of it; nil while it is hidden.
    var keyboardFrame: CGRect? { get }
    /// The part of the screen that a docked keyboard leaves free.
    var visibleArea: CGRect { get }
    /// Called on the main actor with each keyboard notification, before the app receives it.
    var onKeyboard: ((Timeline.Symbol) -> Void)? { get set }

    // MARK: What a person does

    /// Makes a controller in a turn of the main run loop, and shows it as the window's root.
    func show(_ make: () throws -> UIViewController) rethrows
    /// Performs an action of the app's code, in a separate turn of the main run loop.
    func perform(_ body: () -> Void)
    /// Taps the middle of a view.
    func tap(_ view: UIView) async -> Touch
    /// Taps a point.
    func tap(at point: CGPoint) async -> Touch
    /// Presses the middle of a view, for a number of seconds.
    func longPress(_ view: UIView, duration: Double) async -> Touch
    /// Drags a finger from point to point; each stretch takes a number of seconds.
    func drag(along points: [CGPoint], duration: Double) async -> Touch
    /// Scrolls a scroll view by a height, in points; a positive height reveals the content below.
    ///
    /// - Returns: whether content was dragged.
    func scroll(_ view: UIScrollView, by height: CGFloat) async -> Bool
    /// Makes a view the first responder by code; returns whether the view accepted.
    func focus(_ view: UIView) async -> Bool
    /// Types into the first responder, one character per turn of the main run loop.
    ///
    /// The result is false if every view refuses text.
    func type(_ text: String) async -> Bool
    /// Presses the delete key the given number of times, once per turn of the main run loop.
    ///
    /// The result is false if every view refuses text.
    func erase(_ count: Int) async -> Bool
    /// Presses the return key; returns false if every view lacks keyboard focus.
    func pressReturn() async -> Bool
    /// Dismisses the keyboard.
    func dismissKeyboard() async
    /// Turns the device.
    func rotate(to orientation: ScreenOrientation) async
    /// Whether a navigation controller has an earlier page to go back to.
    var canGoBack: Bool { get }
    /// Begins to swipe the top page away with a finger; returns false on a navigation controller's first page.
    func beginPop() async -> Bool
    /// Moves the finger of the swipe to a fraction of the screen's width, 0…1.
    func movePop(to fraction: Double) async
    /// Lifts the finger of the swipe, so that the page is popped or comes back.
    func endPop(isGivenUp: Bool) async
    /// Dismisses the controller that was presented last.
    func dismissPresented() async

    // MARK: Time

    /// Lets time pass, in seconds.
    func advance(by seconds: Double) async
    /// Lets time pass until everything is at rest; returns false if that takes too long.
    func settle() async -> Bool

    // MARK: Pictures

    /// Marks the views with these names as views that must stay in reach while typing; all later snapshots contain the
    /// marks.
    func mark(named names: Set<String>)
    /// Marks these views as views that must stay in reach while typing; all later snapshots contain the marks.
    func mark(_ views: [UIView])
    /// The marked names that fit at least one view in a snapshot.
    var foundNames: Set<String> { get }
    /// Takes a snapshot of the screen at this instant.
    func picture(of step: String) -> SceneSnapshot
    /// Takes a snapshot in a frame of the display, even if the app's code was idle in this frame.
    func frame(of step: String) -> SceneSnapshot
    /// Returns the last snapshot again if it is still current, otherwise nil.
    func samePicture(of step: String) -> SceneSnapshot?
    /// Calls a closure in frames of the display.
    ///
    /// - Parameters:
    ///   - isConstant: whether the closure is called in every frame; otherwise only in the frames in which a view
    ///     moves.
    ///   - body: the closure; nil ends the calls.
    func sampleFrames(isConstant: Bool, _ body: (() -> Void)?)
    /// Returns the identity of a view's node in the snapshots; nil for a view that every snapshot lacks.
    func number(of view: UIView) -> Int?
    /// Returns the view whose node has this identity in the snapshots; nil for an unknown identity.
    func view(numbered number: Int) -> UIView?

    // MARK: The end

    /// What a reader has to know before trusting the host's snapshots.
    var notes: [String] { get }
    /// The names of the UIKit members that the app has set and that affect only drawing; empty on a host that draws.
    var undrawnMembers: [String] { get }
    /// The UIKit members that the host ignores although they affect positions on a phone, by the identity of the
    /// affected view's node.
    var placesInDoubt: [Int: String] { get }
    /// Releases the app's screens.
    func letGo() async
    /// Makes a host of the same kind in this host's initial state, with a keyboard that stays hidden.
    ///
    /// It returns nil if that is impossible.
    func makeTwin() -> (any AuditHost)?
}

extension AuditHost {
    /// Returns the view that receives a touch at a point; nil for a point in the status bar, which receives the touch
    /// itself.
    func frontmostView(at point: CGPoint) -> UIView? {
        if let bar = window.windowScene?.statusBarManager, !bar.isStatusBarHidden, bar.statusBarFrame.contains(point) {
            return nil
        }
        let windows = touchableWindows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
        }
        let space = window.screen.coordinateSpace
        return windows.lazy.compactMap { $1.hitTest($1.convert(point, from: space), with: nil) }.first
    }
}

/// An ability that some hosts lack.
///
/// If a usage needs an ability that the host lacks, the usage is skipped, and the report says so.
public enum HostAbility: String, Sendable, CaseIterable {
    /// A finger moves over the screen, and content, the keyboard and pages follow it.
    case drag
    /// The device turns.
    case turn
    /// The host counts layout passes.
    case layoutCount
    /// The host knows the areas of the sensor housing and the home indicator.
    case hardware

    private var rules: [Rule.ID] {
        switch self {
        case .layoutCount: [.layoutPasses]
        case .hardware: [.underHardware, .underHardwareAtRest]
        case .drag, .turn: []
        }
    }

    /// Returns the rules that a host with these abilities can't judge.
    public static func rulesUnjudged(with abilities: Set<HostAbility>) -> [Rule.ID] {
        allCases.filter { !abilities.contains($0) }.flatMap(\.rules)
    }
}

/// The result of a touch.
public enum Touch: Equatable, Sendable {
    /// A view or the status bar received the touch.
    case delivered
    /// The keyboard covers the point and received the touch.
    case coveredByKeyboard
    /// Another view is in front, or every view at the point refuses touches.
    case missed
}

/// The direction of a swipe.
public enum SwipeDirection: Sendable {
    case up, down, left, right

    /// A vector of one point in this direction.
    var step: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }
}
