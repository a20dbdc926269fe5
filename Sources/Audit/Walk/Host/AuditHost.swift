public import AuditRules
public import CoreGraphics
public import SceneModel
public import UIKit

/// What a walk needs of the place where a screen is shown: a window, a person's hands, time, and pictures.
///
/// A walk asks its host and nothing else. A host suspends only to let time pass: one whose clock is virtual never does.
/// Rectangles and points are in the screen's coordinates, in points, unless a member says otherwise. Each thing that a
/// person does ends its turn: layout is done, and animations have begun.
@MainActor
public protocol AuditHost: AnyObject {
    /// What the host can do beside showing a screen and typing into it.
    var abilities: Set<HostAbility> { get }
    /// Seconds of the host's clock.
    var now: Double { get }
    /// Whether a keyboard comes wherever an input is edited; a run in which none does has checked nothing then.
    var bringsKeyboard: Bool { get }

    // MARK: What is there

    /// The window that the screen is shown in.
    var window: UIWindow { get }
    /// The windows that a finger can touch, back to front: the screen's and those of bars that the app docks.
    var touchableWindows: [UIWindow] { get }
    /// Where the keyboard is, once it stands still.
    var keyboardState: SceneKeyboard.State { get }
    /// The keyboard's rectangle once it stands still, with the bar on top of it; nil while it is hidden.
    var keyboardFrame: CGRect? { get }
    /// The part of the screen that a docked keyboard leaves free.
    var visibleArea: CGRect { get }
    /// Called on the main actor with each keyboard notification, before the app hears it.
    var onKeyboard: ((Timeline.Symbol) -> Void)? { get set }

    // MARK: What a person does

    /// Makes a controller, as the app's code, and shows it as the window's root.
    func show(_ make: () throws -> UIViewController) rethrows
    /// Does something as the app's code would, in a turn of its own.
    func perform(_ body: () -> Void)
    /// Taps a view in its middle.
    func tap(_ view: UIView) async -> Touch
    /// Taps a point.
    func tap(at point: CGPoint) async -> Touch
    /// Presses a view in its middle, for so many seconds.
    func longPress(_ view: UIView, duration: Double) async -> Touch
    /// Drags a finger from point to point, each way within so many seconds.
    func drag(along points: [CGPoint], duration: Double) async -> Touch
    /// Moves the content of a scroll view by a height, in points; a positive one brings into sight what lies below.
    ///
    /// - Returns: whether anything was dragged.
    func scroll(_ view: UIScrollView, by height: CGFloat) async -> Bool
    /// Gives keyboard input to a view without a finger; returns whether it was taken.
    func focus(_ view: UIView) async -> Bool
    /// Types into the first responder, a character a turn; returns false when nothing takes text.
    func type(_ text: String) async -> Bool
    /// Presses the delete key so many times, once a turn; returns false when nothing takes text.
    func erase(_ count: Int) async -> Bool
    /// Presses the return key; returns false when nothing is edited.
    func pressReturn() async -> Bool
    /// Puts the keyboard away.
    func dismissKeyboard() async
    /// Turns the device.
    func rotate(to orientation: ScreenOrientation) async
    /// Whether there is a page to go back to.
    var canGoBack: Bool { get }
    /// A finger begins to swipe the top page away; returns false where there is none to go back to.
    func beginPop() async -> Bool
    /// The finger has come so far across the screen, 0…1.
    func movePop(to fraction: Double) async
    /// The finger is lifted: the page goes, or comes back.
    func endPop(isGivenUp: Bool) async
    /// Puts the controller away that was presented last.
    func dismissPresented() async

    // MARK: Time

    /// Lets time pass, in seconds.
    func advance(by seconds: Double) async
    /// Lets time pass until nothing moves any more; returns false when that takes too long.
    func settle() async -> Bool

    // MARK: Pictures

    /// Marks the views with a name in each picture from now on: they must stay in reach while typing.
    func mark(named names: Set<String>)
    /// Marks views in each picture from now on.
    func mark(_ views: [UIView])
    /// Those of the marked names that a view had in a picture.
    var foundNames: Set<String> { get }
    /// What the screen shows at this instant.
    func picture(of step: String) -> SceneSnapshot
    /// The same in a frame of the display, in which no code need have run.
    func frame(of step: String) -> SceneSnapshot
    /// The last picture again, where nothing has happened since; nil elsewhere.
    func samePicture(of step: String) -> SceneSnapshot?
    /// Calls back in each frame of the display in which something moves, or in each one; nil ends it.
    func sampleFrames(isConstant: Bool, _ body: (() -> Void)?)
    /// The identity of a view's node in pictures; nil for a view that was in none.
    func number(of view: UIView) -> Int?
    /// The view whose node has an identity in pictures; nil where none has.
    func view(numbered number: Int) -> UIView?

    // MARK: The end

    /// What a reader has to know before trusting what the host shows.
    var notes: [String] { get }
    /// Members that were set although only a drawn screen would show them, by name; empty on a drawn one.
    var undrawnMembers: [String] { get }
    /// Members without effect that decide where views stand, by the identity of the views' nodes in pictures.
    var placesInDoubt: [Int: String] { get }
    /// Lets go of the app's screens.
    func letGo() async
    /// A host of the same kind, in the state that this one began in, on which no keyboard comes; nil where none can be had.
    func makeTwin() -> (any AuditHost)?
}

/// Something that not every host can do.
///
/// What needs it and can't have it is not played, and the report says so.
public enum HostAbility: String, Sendable, CaseIterable {
    /// A finger moves over the screen: content, the keyboard and pages follow it.
    case drag
    /// The device turns.
    case turn
    /// Passes of layout are counted.
    case layoutCount
    /// Where the sensor housing and the home indicator lie is known.
    case hardware

    /// The rules that ask for it.
    private var rules: [Rule.ID] {
        switch self {
        case .layoutCount: [.layoutPasses]
        case .hardware: [.underHardware, .underHardwareAtRest]
        case .drag, .turn: []
        }
    }

    /// The rules that a host with these abilities can't judge.
    public static func rulesUnjudged(with abilities: Set<HostAbility>) -> [Rule.ID] {
        allCases.filter { !abilities.contains($0) }.flatMap(\.rules)
    }
}

/// What a finger did to the app.
public enum Touch: Equatable, Sendable {
    /// A view took the touch, or the status bar did.
    case delivered
    /// The keyboard lies over the point and took the touch.
    case coveredByKeyboard
    /// Nothing at the point takes touches, or something else lies in front.
    case missed
}

/// Where a finger swipes.
public enum SwipeDirection: Sendable {
    case up, down, left, right

    /// A step of one point.
    var step: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }
}
