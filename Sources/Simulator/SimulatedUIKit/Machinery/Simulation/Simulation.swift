// Fidelity: exact — the bench itself: everything that Apple's process-wide singletons know, in one replaceable object

import Foundation

/// One simulated phone with one running app: clock, screen, scene, application, animations and the record of a run.
///
/// UIKit's singletons (`UIScreen.main`, `UIApplication.shared`, `UIDevice.current`) read ``current``; a test or a stage
/// installs a fresh simulation before it makes its first view.
@_spi(Simulation)
@MainActor
public final class Simulation {
    // Layout counts at every step. Nothing is called while these change, so no access overlaps another one.

    /// The simulation that UIKit's singletons belong to.
    @exclusivity(unchecked) public static var current = Simulation()

    /// Tells the simulation from others.
    let number: PhoneNumber
    /// In which ways UIKit works otherwise than the inferred rules say.
    public let switches: UIKitSwitches
    /// Virtual time.
    public let clock: SimulationClock
    /// The display.
    public let screen: UIScreen
    /// The device.
    public let device = UIDevice()
    /// The app.
    public let application = UIApplication()
    /// The app's only scene, full screen.
    public let scene: UIWindowScene
    /// The traits that code runs with; nil for the scene's.
    var currentTraits: UITraitCollection?
    /// Whether any view limits the sizes of text.
    var limitsContentSize = false
    /// Every running animation.
    let animations: AnimationEngine
    /// Decides where the keyboard is and posts its notifications; none means that no keyboard ever shows.
    public weak var keyboard: (any KeyboardHost)?
    /// What happened in this run that a verdict might depend on.
    @exclusivity(unchecked) public var record = SimulationRecord()
    /// Members without effect that decide where views stand.
    var doubts: [Doubt] = []
    /// Views whose keyboard guide follows ``keyboardPlacement``.
    let keyboardObservers = WeakList()
    /// Views that keep a part of their superview's margins.
    let marginHeirs = WeakList()

    /// What a person has switched on in the system's settings.
    var settings = PersonalSettings()
    /// Where the scene is on a screen of a size, in points; nil for one that stays where it was put.
    @_spi(Simulation) public internal(set) var scenePlace: ((CGSize) -> CGRect)?
    /// The links that act in updates of the interface.
    let updates = UpdateCycle()
    /// The app's observers of the main run loop.
    let runLoopObservers = MainRunLoopObservers()
    /// The fingers on the screen, and the recognizers that examine them.
    let gestures = GestureEnvironment()

    /// Where the keyboard is going to be, in the screen's coordinates; guides read it.
    public internal(set) var keyboardPlacement = KeyboardPlacement.offscreen

    /// Whether a page is being prepared that a finger swipes away; a keyboard that leaves meanwhile goes with the page.
    public internal(set) var isSwipingPage = false

    /// Creates a phone; see ``ScreenProfile`` and ``UIKitSwitches`` for what it can be told.
    public init(profile: ScreenProfile = ScreenProfile(), switches: UIKitSwitches = []) {
        number = PhoneRegistry.nextNumber()
        self.switches = switches
        clock = SimulationClock()
        screen = UIScreen(profile: profile)
        animations = AnimationEngine(clock: clock)
        scene = UIWindowScene(screen: screen)
        application.install(scene: scene)
        clock.framesPerSecond = profile.framesPerSecond
        clock.animations = animations
        clock.serve(self)
        scene.phone = number
        PhoneRegistry.add(self)
    }

    deinit { clock.forgetSimulation() }

    /// Makes this the simulation that UIKit's singletons read.
    ///
    /// What the app of the former one has put off until now runs first, on that one. What it has put off until later stays
    /// with that one's clock and goes with it: run here, it would meet another screen and other singletons.
    public func install() {
        Simulation.current.clock.runDueWork()
        Simulation.current = self
    }

    /// Runs a closure as the app's that runs on this phone: UIKit's singletons speak of it, and what the closure puts off runs
    /// in the turns of its clock.
    ///
    /// What is put off outside of such a closure is a test's own and is left alone.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = Simulation.current
        Simulation.current = self
        defer { if Simulation.current === self { Simulation.current = outer } }
        return try DeferringThread.inTurn(of: clock.deferred, body)
    }

    /// Whether nothing is pending: no timed work, no animation, no layout.
    ///
    /// A layout without end is not waited for.
    public var isQuiescent: Bool { clock.isQuiescent && (!needsLayout || !record.restlessViews.isEmpty) }

    /// Whether a layout or a new animation waits for the end of the turn.
    var needsCommit: Bool { needsLayout || animations.needsCommit }

    private var needsLayout: Bool {
        var isNeeded = false
        scene.allWindows.visit { isNeeded = isNeeded || $0.needsCommit }
        return isNeeded
    }

    /// Ends the turn: constraints, layout, and animations get their begin time; repeats until nothing is pending.
    func commit() {
        var loop = LayoutLoop()
        while needsLayout {
            if loop.isEndless() {
                scene.allWindows.visit { LayoutLoop.note(in: [$0]) }
                break
            }
            scene.allWindows.visit { window in
                window.updateConstraintsInSubtree()
                window.layoutSubtreeIfNeeded()
            }
        }
        animations.commit()
    }
}
