@_spi(Simulation) import UIKit

/// A device with one running app, and the controls that tests need.
///
/// A test changes the outside world only through this type. With another implementation of this type, the suite can run
/// on a device.
@MainActor
final class Host {
    /// The app's window, which becomes key and visible once something is shown.
    let window: UIWindow
    private let simulation: Simulation
    private let keyboard: StandInKeyboard

    init(_ device: Device = .p390) {
        simulation = Simulation(profile: device.profile)
        simulation.install()
        keyboard = StandInKeyboard(simulation: simulation, height: device.keyboardHeight)
        simulation.keyboard = keyboard
        window = UIWindow(windowScene: simulation.scene)
    }

    // MARK: Time

    /// Seconds since the host was made.
    var now: Double { simulation.clock.now }
    /// Ends the present turn: updates constraints, lays out, begins animations, and does the work that waits for the
    /// end of the turn.
    func endTurn() { simulation.clock.advance(by: 0) }
    /// Lets time pass, in seconds.
    func advance(by seconds: Double) { simulation.clock.advance(by: seconds) }
    /// Lets time pass until everything is at rest.
    func settle() { simulation.clock.settle() }
    /// Runs a closure in a later turn, after some seconds.
    func later(_ seconds: Double, _ body: @escaping () -> Void) { simulation.clock.schedule(after: seconds, body) }
    /// Makes a display link that calls a closure once a frame; Apple's initialiser needs a target and a selector
    /// instead.
    func makeDisplayLink(_ body: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink(body)
        link.add(to: .main, forMode: .common)
        return link
    }
    /// Calls a closure in every frame after the display links, at the time when a recording captures the frame.
    func onSampling(_ body: @escaping () -> Void) { _ = simulation.clock.addSampler(body) }

    // MARK: Screens

    /// Makes a controller the root of the visible key window.
    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// Shows an empty controller, ends the turn and returns the controller's view.
    func showPlainRoot() -> UIView {
        let controller = UIViewController()
        show(controller)
        endTurn()
        return controller.view
    }

    /// Makes another window of the app's scene.
    func makeWindow() -> UIWindow { UIWindow(windowScene: simulation.scene) }
    var scene: UIWindowScene { simulation.scene }
    var screen: UIScreen { simulation.screen }

    // MARK: Hands

    /// Types text on the keyboard.
    func type(_ text: String, into field: UITextField) { field.insertText(text) }
    /// Presses the return key.
    func pressReturn(in field: UITextField) { field.pressReturn() }
    /// Turns the device; the transition has begun when the call returns.
    func rotate(to orientation: UIInterfaceOrientation) { simulation.rotate(to: orientation) }
    /// Puts a finger on a scroll view and begins to drag, at a height on the screen in points.
    func beginDrag(_ scrollView: UIScrollView, atScreenY y: CGFloat) { scrollView.beginDrag(atScreenY: y) }
    /// Moves that finger.
    func drag(_ scrollView: UIScrollView, toScreenY y: CGFloat) { scrollView.drag(toScreenY: y) }
    /// Lifts that finger.
    func endDrag(_ scrollView: UIScrollView) { scrollView.endDrag() }

    // MARK: What can be seen from outside

    /// The reports about contradictory constraints, in order.
    var conflictLog: [String] { simulation.record.constraintConflicts }
    /// The keyboard's top edge on the screen, in points; nil while it is hidden.
    var keyboardTop: CGFloat? { keyboard.top }
    /// The accessory view that the keyboard shows at present.
    var carriedAccessory: UIView? { keyboard.accessory }
    /// The input view that replaces the keyboard at present.
    var carriedInput: UIView? { keyboard.input }
}
