@_spi(Simulation) import UIKit

/// One device with one running app, with the controls that tests need.
///
/// A test changes the outside world only through this type. The suite can run on a device with another implementation
/// of it.
@MainActor
final class Host {
    /// The app's window: key and visible once something is shown.
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
    /// Ends the present turn: constraints, layout, begin of animations, work that waits for the end of the turn.
    func endTurn() { simulation.clock.advance(by: 0) }
    /// Lets time pass, in seconds.
    func advance(by seconds: Double) { simulation.clock.advance(by: seconds) }
    /// Lets time pass until everything is at rest.
    func settle() { simulation.clock.settle() }
    /// Runs a closure in a later turn, after some seconds.
    func later(_ seconds: Double, _ body: @escaping () -> Void) { simulation.clock.schedule(after: seconds, body) }
    /// Calls back once a frame; it stands in for the target and selector of Apple's initialiser.
    func makeDisplayLink(_ body: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink(body)
        link.add(to: .main, forMode: .common)
        return link
    }
    /// Calls back in every frame after display links, when the picture is taken.
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

    /// Types on the keyboard.
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
    /// The keyboard's present accessory view.
    var carriedAccessory: UIView? { keyboard.accessory }
    /// The present input view in the keyboard's place.
    var carriedInput: UIView? { keyboard.input }
}
