// Fidelity: exact — the simulation's own machinery: the state of Apple's singletons in a replaceable object

import Foundation

/// One simulated phone with one running app: clock, screen, scene, application, animations and the record of a run.
///
/// UIKit's singletons (`UIScreen.main`, `UIApplication.shared`, `UIDevice.current`) read ``current``. A test or a stage
/// installs a new simulation before it creates its first view.
@_spi(Simulation)
@MainActor
public final class Simulation {
    // Layout increases the counters of `record` at every step. Nothing is called while they change, so accesses never
    // overlap.

    /// The simulation that UIKit's singletons belong to.
    @exclusivity(unchecked) public static var current = Simulation()

    let number: PhoneNumber
    public let switches: UIKitSwitches
    public let clock: SimulationClock
    public let screen: UIScreen
    public let device = UIDevice()
    public let application = UIApplication()
    /// The app's only scene; it fills the screen by default.
    public let scene: UIWindowScene
    /// The traits that running code gets as the current traits; nil means the scene's traits.
    var currentTraits: UITraitCollection?
    var limitsContentSize = false
    let animations: AnimationEngine
    /// The keyboard.
    ///
    /// It decides its frame and posts its notifications. A simulation that lacks this host shows no keyboard.
    public weak var keyboard: (any KeyboardHost)?
    /// The events of this run that may affect a verdict.
    @exclusivity(unchecked) public var record = SimulationRecord()
    /// The ignored members that affect the positions of views on a phone.
    var doubts: [Doubt] = []
    /// Views whose keyboard guide follows ``keyboardPlacement``.
    let keyboardObservers = WeakList()
    /// The views that preserve a part of their superview's margins.
    let marginHeirs = WeakList()

    var settings = PersonalSettings()
    /// A closure that returns the scene's frame for a screen of a size, in points; nil for a fixed frame.
    @_spi(Simulation) public internal(set) var scenePlace: ((CGSize) -> CGRect)?
    let updates = UpdateCycle()
    let runLoopObservers = MainRunLoopObservers()
    let gestures = GestureEnvironment()

    /// The keyboard's future position, in the screen's coordinates; guides read it.
    public internal(set) var keyboardPlacement = KeyboardPlacement.offscreen

    /// Whether a page is being prepared for a swipe by a finger.
    ///
    /// A keyboard that leaves during this time moves with the page.
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

    /// Makes this the simulation that UIKit's singletons read.
    ///
    /// First, the former app's work that is due now runs in the former simulation. Its later work ends with the former
    /// clock, because it would read another screen and other singletons here.
    public func install() {
        Simulation.current.clock.runDueWork()
        Simulation.current = self
    }

    /// Runs a closure as the app's code on this phone.
    ///
    /// UIKit's singletons describe this phone, and work that the closure postpones runs in the turns of its clock. Work
    /// that is postponed outside such a closure belongs to a test and stays as it is.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = Simulation.current
        Simulation.current = self
        defer { if Simulation.current === self { Simulation.current = outer } }
        return try DeferringThread.inTurn(of: clock.deferred, body)
    }

    /// Whether everything is done: timed work, animations and layout.
    ///
    /// An endless layout is left out.
    public var isQuiescent: Bool { clock.isQuiescent && (!needsLayout || !record.restlessViews.isEmpty) }

    /// Whether a layout or a new animation waits for the end of the turn.
    var needsCommit: Bool { needsLayout || animations.needsCommit }

    private var needsLayout: Bool {
        var isNeeded = false
        scene.allWindows.visit { isNeeded = isNeeded || $0.needsCommit }
        return isNeeded
    }

    /// Ends the turn: performs constraint updates and layout, and gives animations their begin time, until everything
    /// is done.
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
