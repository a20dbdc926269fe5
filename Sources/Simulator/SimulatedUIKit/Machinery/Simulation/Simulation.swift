// Fidelity: exact — the simulation's own machinery: the state of Apple's singletons in a replaceable object

import Foundation

/// One simulated phone with one running app: clock, screen, scene, application, animations and the record of a run.
///
/// UIKit's singletons (`UIScreen.main`, `UIApplication.shared`, `UIDevice.current`) read ``current``. A test, or other
/// code that plays a screen, installs a new simulation before it creates its first view.
@_spi(Simulation)
@MainActor
public final class Simulation {
    // Layout increases the counters of `record` at every step. No other code is called while a counter changes, so
    // accesses never overlap.

    /// The simulation whose phone UIKit's singletons describe.
    @exclusivity(unchecked) public static var current = Simulation()

    let number: PhoneNumber
    public let switches: UIKitSwitches
    public let clock: SimulationClock
    public let screen: UIScreen
    public let device = UIDevice()
    public let application = UIApplication()
    /// The app's only scene; it fills the screen by default.
    public let scene: UIWindowScene
    /// The traits that `UITraitCollection.current` returns to the running code; if nil, it returns the scene's traits.
    var currentTraits: UITraitCollection?
    var limitsContentSize = false
    let animations: AnimationEngine
    /// The simulated keyboard, which decides its frame and posts its notifications.
    ///
    /// A simulation without it shows no keyboard.
    public weak var keyboard: (any KeyboardHost)?
    /// The record of what has happened in this run, as far as it may affect the audit's verdict on a screen.
    @exclusivity(unchecked) public var record = SimulationRecord()
    /// The members of UIKit that the app used and the simulation ignores, although they affect the positions of views
    /// on a phone.
    var doubts: [Doubt] = []
    /// Views whose keyboard guide follows ``keyboardPlacement``.
    let keyboardObservers = WeakList()
    /// The views that take over a part of their superview's layout margins.
    let marginHeirs = WeakList()

    var settings = PersonalSettings()
    /// A closure that takes the screen's size and returns the scene's frame, both in points; nil if the scene's frame
    /// is independent of the screen's size.
    @_spi(Simulation) public internal(set) var scenePlace: ((CGSize) -> CGRect)?
    let updates = UpdateCycle()
    let runLoopObservers = MainRunLoopObservers()
    let gestures = GestureEnvironment()

    /// The keyboard's position after it has stopped moving, in the screen's coordinates; guides read it.
    public internal(set) var keyboardPlacement = KeyboardPlacement.offscreen

    /// Whether a navigation controller is at this moment starting a pop that a finger controls.
    ///
    /// If the keyboard leaves during this time, it moves sideways with the page.
    public internal(set) var isSwipingPage = false

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

    /// Makes this simulation the current one, which UIKit's singletons read.
    ///
    /// First, work of the former app that is due now runs in the former simulation. Later work of that app is dropped
    /// with the former clock, because it would run with the screen and the singletons of this simulation.
    public func install() {
        Simulation.current.clock.runDueWork()
        Simulation.current = self
    }

    /// Runs a closure as the app's code on this phone.
    ///
    /// UIKit's singletons describe this phone, and work that the closure postpones runs in the run-loop turns of its
    /// clock. Work that is postponed outside such a closure belongs to a test, and runs in real time as usual.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = Simulation.current
        Simulation.current = self
        defer { if Simulation.current === self { Simulation.current = outer } }
        return try DeferringThread.inTurn(of: clock.deferred, body)
    }

    /// Whether all timed work, animations and layouts are done.
    ///
    /// Views that request layout endlessly are disregarded.
    public var isQuiescent: Bool { clock.isQuiescent && (!needsLayout || !record.restlessViews.isEmpty) }

    /// Whether a layout or a new animation waits for the end of the run-loop turn.
    var needsCommit: Bool { needsLayout || animations.needsCommit }

    private var needsLayout: Bool {
        var isNeeded = false
        scene.allWindows.visit { isNeeded = isNeeded || $0.needsCommit }
        return isNeeded
    }

    /// Ends the run-loop turn: updates constraints and lays out views until no view needs layout, then gives new
    /// animations their begin time.
    ///
    /// An endless layout is stopped and recorded.
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
