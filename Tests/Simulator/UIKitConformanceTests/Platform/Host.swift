@_spi(Simulation) import UIKit

/// A device with one running app.
///
/// Tests change the device only through this type. So the suite can run on a real device with another implementation of
/// the type.
@MainActor
final class Host {
    /// The window becomes key and visible once something is shown.
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
    /// The end of a turn updates constraints, lays out, begins animations, and does the waiting work.
    func endTurn() { simulation.clock.advance(by: 0) }
    /// In seconds.
    func advance(by seconds: Double) { simulation.clock.advance(by: seconds) }
    func settle() { simulation.clock.settle() }
    /// Calls a closure in a later turn, after some seconds.
    func later(_ seconds: Double, _ body: @escaping () -> Void) { simulation.clock.schedule(after: seconds, body) }
    /// Makes a display link with a closure; Apple's initialiser needs a target and a selector.
    func makeDisplayLink(_ body: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink(body)
        link.add(to: .main, forMode: .common)
        return link
    }
    /// Calls a closure in each frame, after the display links.
    ///
    /// A recording captures a frame at the same moment.
    func onSampling(_ body: @escaping () -> Void) { _ = simulation.clock.addSampler(body) }

    // MARK: Screens

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    func showPlainRoot() -> UIView {
        let controller = UIViewController()
        show(controller)
        endTurn()
        return controller.view
    }

    func makeWindow() -> UIWindow { UIWindow(windowScene: simulation.scene) }
    var scene: UIWindowScene { simulation.scene }
    var screen: UIScreen { simulation.screen }

    // MARK: Hands

    func type(_ text: String, into field: UITextField) { field.insertText(text) }
    func pressReturn(in field: UITextField) { field.pressReturn() }
    /// The transition has begun when the call returns.
    func rotate(to orientation: UIInterfaceOrientation) { simulation.rotate(to: orientation) }
    /// Begins a drag at a y coordinate of the screen, in points.
    func beginDrag(_ scrollView: UIScrollView, atScreenY y: CGFloat) { scrollView.beginDrag(atScreenY: y) }
    func drag(_ scrollView: UIScrollView, toScreenY y: CGFloat) { scrollView.drag(toScreenY: y) }
    func endDrag(_ scrollView: UIScrollView) { scrollView.endDrag() }

    // MARK: What can be seen from outside

    /// The reports about contradictory constraints, in order.
    var conflictLog: [String] { simulation.record.constraintConflicts }
    /// The keyboard's top on the screen, in points; nil for a hidden keyboard.
    var keyboardTop: CGFloat? { keyboard.top }
    /// The present accessory view of the keyboard.
    var carriedAccessory: UIView? { keyboard.accessory }
    /// The input view that replaces the keyboard.
    var carriedInput: UIView? { keyboard.input }
}
