public import AuditRules
public import CoreGraphics
public import Foundation
public import SceneModel
public import UIKit

/// Shows a screen and acts on it for an audit: a simulated phone, or UIKit itself on a real device.
///
/// A host has a window, a person's actions, time, and snapshots. Its methods suspend only while time passes, and a
/// simulated phone never suspends. Rectangles and points are in the screen's coordinates, in points, unless a member
/// names other coordinates.
///
/// Each action is a complete turn of the main run loop. When the action returns, layout is done and animations have
/// begun.
@MainActor
public protocol AuditHost: AnyObject {
    /// The host's abilities besides showing a screen and typing into the screen.
    var abilities: Set<HostAbility> { get }
    /// The host's time, in seconds.
    var now: Double { get }
    /// Whether every edited input brings a keyboard.
    ///
    /// If the keyboard stays hidden although this value is true, the audit reports that nothing was checked.
    var bringsKeyboard: Bool { get }

    // MARK: What is there

    var window: UIWindow { get }
    /// The windows that a finger can touch, back to front.
    ///
    /// They include the windows of bars that are docked at the bottom.
    var touchableWindows: [UIWindow] { get }
    var keyboardState: SceneKeyboard.State { get }
    /// The keyboard's rectangle at rest, including the bar on top; nil for a hidden keyboard.
    var keyboardFrame: CGRect? { get }
    /// The part of the screen that a docked keyboard leaves free.
    var visibleArea: CGRect { get }
    /// Called on the main actor with each keyboard notification, before the app receives it.
    var onKeyboard: ((Timeline.Symbol) -> Void)? { get set }

    // MARK: What a person does

    /// Makes a controller in a turn of the main run loop, and shows the controller as the window's root.
    func show(_ make: () throws -> UIViewController) rethrows
    /// Performs an action of the app's code in a separate turn of the main run loop.
    func perform(_ body: () -> Void)
    /// Taps the middle of a view.
    /// Taps a point of the screen, if the view that would get the touch is meant; nil means every view.
    func tap(at point: CGPoint, expecting isMeant: ((UIView) -> Bool)?) async -> Touch
    /// Presses the middle of a view, for a number of seconds.
    func longPress(_ view: UIView, duration: Double) async -> Touch
    /// Drags a finger from point to point.
    ///
    /// - Parameter duration: the seconds between two points.
    func drag(along points: [CGPoint], duration: Double) async -> Touch
    /// Scrolls a scroll view by a height, in points; a positive height reveals the content below.
    ///
    /// - Returns: whether content was dragged.
    func scroll(_ view: UIScrollView, by height: CGFloat) async -> Bool
    /// Makes a view the first responder by code; returns whether the view accepted.
    func focus(_ view: UIView) async -> Bool
    /// Types into the first responder, one character per turn of the main run loop.
    ///
    /// The result is false if no view accepts text.
    func type(_ text: String) async -> Bool
    /// Presses the delete key a number of times, once per turn of the main run loop.
    ///
    /// The result is false if no view accepts text.
    func erase(_ count: Int) async -> Bool
    /// Presses the return key; returns false if no view has keyboard focus.
    func pressReturn() async -> Bool
    func dismissKeyboard() async
    func rotate(to orientation: ScreenOrientation) async
    /// Whether a navigation controller has an earlier page to go back to.
    var canGoBack: Bool { get }
    /// Begins to swipe the top page away with a finger; returns false on a navigation controller's first page.
    func beginPop() async -> Bool
    /// Moves the swiping finger to a fraction of the screen's width, 0…1.
    func movePop(to fraction: Double) async
    /// Lifts the swiping finger.
    ///
    /// - Parameter isGivenUp: true to bring the page back, false to pop the page.
    func endPop(isGivenUp: Bool) async
    /// Dismisses the latest presented controller.
    func dismissPresented() async

    /// Posts the keyboard's notifications to a new center from now on, beside the app's center or instead of it.
    ///
    /// The result is the new center; nil on a host whose keyboard belongs to the system.
    func addKeyboardCenter(_ hearing: Change.Hearing) -> NotificationCenter?

    // MARK: Time

    func advance(by seconds: Double) async
    /// Lets time pass until everything is at rest; returns false if that takes too long.
    func settle() async -> Bool

    // MARK: Pictures

    /// Marks the views with these names in all later snapshots.
    ///
    /// A marked view must stay in reach while typing.
    func mark(named names: Set<String>)
    /// Marks these views in all later snapshots.
    ///
    /// A marked view must stay in reach while typing.
    func mark(_ views: [UIView])
    /// The marked names that fit at least one view in a snapshot.
    var foundNames: Set<String> { get }
    /// Takes a snapshot of the screen at this instant.
    func picture(of step: String) -> SceneSnapshot
    /// Takes a snapshot of a frame of the display.
    ///
    /// The app may be idle in this frame, with only animations going on.
    func frame(of step: String) -> SceneSnapshot
    /// Returns the last snapshot again if it is still current, otherwise nil.
    func samePicture(of step: String) -> SceneSnapshot?
    /// Calls a closure in frames of the display.
    ///
    /// - Parameters:
    ///   - isConstant: true for every frame, false for frames in which a view moves.
    ///   - body: the closure; nil ends the calls.
    func sampleFrames(isConstant: Bool, _ body: (() -> Void)?)
    /// The identity of a view's node in the snapshots; nil for a view that no snapshot contains.
    func number(of view: UIView) -> Int?
    /// The view of a node in the snapshots; nil for an unknown identity.
    func view(numbered number: Int) -> UIView?

    // MARK: The end

    /// Sentences that tell the readers of a report about limits of this host.
    ///
    /// A sentence names something that the host's snapshots cannot show.
    var notes: [String] { get }
    /// The UIKit members that the app has set and that affect only drawing; empty on a host that draws.
    var undrawnMembers: [String] { get }
    /// The UIKit members that move views on a phone but not on this host.
    ///
    /// The keys are the identities of the views' nodes in the snapshots.
    var placesInDoubt: [Int: String] { get }
    func letGo() async
    /// Makes a new host of the same kind, whose keyboard stays hidden.
    ///
    /// The result is nil if no second host of this kind can be made.
    func makeTwin() -> (any AuditHost)?
}

extension AuditHost {
    /// Taps the middle of a view.
    ///
    /// A label takes no touches, so a tap on its text belongs to the row, or another view around it, that takes them.
    func tap(_ view: UIView) async -> Touch {
        let middle = view.convert(
            CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window.screen.coordinateSpace)
        let passesOn = !view.isUserInteractionEnabled && !(view is UIControl)
        return await tap(at: middle) { $0.isDescendant(of: view) || passesOn && view.isDescendant(of: $0) }
    }

    func tap(at point: CGPoint) async -> Touch { await tap(at: point, expecting: nil) }

    /// The view that receives a touch at a point; nil for a point in the status bar.
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
/// If a usage needs an ability that the host lacks, the audit skips the usage, and its report says so.
public enum HostAbility: String, Sendable, CaseIterable {
    /// A finger moves over the screen, and content, the keyboard and pages follow the finger.
    case drag
    case turn
    /// The host counts layout passes.
    case layoutCount
    /// The host knows the areas of the sensor housing and the home indicator.
    case hardware
    /// No data can be lost on the host, so that the audit may press buttons whose effect it does not know.
    case tryButtons

    private var rules: [Rule.ID] {
        switch self {
        case .layoutCount: [.layoutPasses]
        case .hardware: [.underHardware, .underHardwareAtRest]
        case .drag, .turn, .tryButtons: []
        }
    }

    /// The rules that a host with these abilities cannot judge.
    public static func rulesUnjudged(with abilities: Set<HostAbility>) -> [Rule.ID] {
        allCases.filter { !abilities.contains($0) }.flatMap(\.rules)
    }
}

/// The result of a touch.
public enum Touch: Equatable, Sendable {
    case delivered
    /// The keyboard covers the point and received the touch.
    case coveredByKeyboard
    /// Another view is in front, or no view at the point accepts touches.
    case missed
}

/// The direction of a swipe.
public enum SwipeDirection: Sendable {
    case up, down, left, right

    var step: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }
}
