// Fidelity: exact — the simulation's own machinery: the state of Apple's singletons in a replaceable object

import Foundation

/// One simulated phone with one running app.
///
/// UIKit's singletons (`UIScreen.main`, `UIApplication.shared`, `UIDevice.current`) read ``current``. A test installs a
/// new simulation before the test creates its first view.
@_spi(Simulation)
@MainActor
public final class Simulation {
    // `@exclusivity(unchecked)` saves time, because layout increases the counters of `record` at every step. No other
    // code runs during such a change, so accesses never overlap.

    @exclusivity(unchecked) public static var current = Simulation()

    let number: PhoneNumber
    public let switches: UIKitSwitches
    public let clock: SimulationClock
    public let screen: UIScreen
    public let device = UIDevice()
    public let application = UIApplication()
    public let scene: UIWindowScene
    /// The traits that `UITraitCollection.current` returns; nil for the scene's traits.
    var currentTraits: UITraitCollection?
    var overridesTraits = false
    let animations: AnimationEngine
    /// The simulated keyboard.
    ///
    /// Without a keyboard object, the phone shows no keyboard.
    public weak var keyboard: (any KeyboardHost)?
    /// The events of the run that may affect the audit's verdict on a screen.
    @exclusivity(unchecked) public var record = SimulationRecord()
    /// The uses of UIKit members that the simulation ignores, although they move views on a phone.
    var doubts: [Doubt] = []
    /// The views whose keyboard guide follows ``keyboardPlacement``.
    let keyboardObservers = WeakList()
    let marginHeirs = WeakList()

    var settings = PersonalSettings()
    /// A closure that computes the scene's frame from the screen's size, both in points.
    ///
    /// Nil means that the scene's frame does not depend on the screen's size.
    @_spi(Simulation) public internal(set) var scenePlace: ((CGSize) -> CGRect)?
    let updates = UpdateCycle()
    let runLoopObservers = MainRunLoopObservers()
    let gestures = GestureEnvironment()

    /// The keyboard's position after a movement, in the screen's coordinates.
    public internal(set) var keyboardPlacement = KeyboardPlacement.offscreen
    /// Where keyboard layout guides stay although the keyboard has left with its page, until it comes again (rule E70).
    var guidePlacementLeftUp: KeyboardPlacement?

    /// Whether a navigation controller is starting a pop that a finger controls.
    ///
    /// If the keyboard leaves at this time, it moves sideways together with the page.
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

    /// Makes this simulation the current one.
    ///
    /// The former simulation first runs the due work of its app. Its later work never runs, because that work would see
    /// the screen and the singletons of this simulation.
    public func install() {
        let former = Simulation.current.clock
        former.deferred.standingIn { former.runDueWork() }
        Simulation.current = self
        MainRunLoopObservers.left.move(to: runLoopObservers)
    }

    /// Leaves the observers of the app's run loop to the next phone.
    public func letGo() { runLoopObservers.move(to: .left) }

    /// Runs a closure as the app's code on this phone.
    ///
    /// If the closure postpones work, the work runs in the run-loop turns of this phone's clock. Work that a test
    /// postpones outside such a closure runs in real time.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = Simulation.current
        Simulation.current = self
        defer { if Simulation.current === self { Simulation.current = outer } }
        return try DeferringThread.inTurn(of: clock.deferred, body)
    }

    /// Whether all timed work, animations and layouts are done.
    ///
    /// An endless layout is ignored.
    public var isQuiescent: Bool { clock.isQuiescent && (!needsLayout || !record.restlessViews.isEmpty) }

    var needsCommit: Bool { needsLayout || animations.needsCommit }

    private var needsLayout: Bool {
        var isNeeded = false
        scene.allWindows.visit { isNeeded = isNeeded || $0.needsCommit }
        return isNeeded
    }

    /// Ends the run-loop turn: lays out views until no view needs layout, and starts new animations.
    ///
    /// If a layout is endless, this method stops and records the layout.
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
