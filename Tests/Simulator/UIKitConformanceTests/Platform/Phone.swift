@_spi(Simulation) import DeviceSimulation
@_spi(Simulation) import UIKit

/// A device with its keyboard.
///
/// Tests change the device only through this type. So the suite can run on a real device with another implementation of
/// the type.
@MainActor
final class Phone {
    /// The contents of a keyboard notification.
    struct Posted {
        var name: String
        var begin: CGRect?
        var end: CGRect?
        var duration: Double?
        var curve: Int?
        var isLocal: Bool?
        var userInfo: [AnyHashable: Any]
        var screen: UIScreen?
        var at: Double
        /// The duration of the animation block around the notification; 0 without a block.
        var inheritedDuration: Double
    }

    let window: UIWindow
    let controller = UIViewController()
    private(set) var posted: [Posted] = []
    private let phone: SimulatedPhone
    private var listeners: [any NSObjectProtocol] = []

    /// The devices in the rules' examples.
    enum Model: String {
        case p390 = "iPhone 16e"
        case p375 = "iPhone 6/6s/7/8/SE (2nd, 3rd)"
        case p414 = "iPhone 6/6s/7/8 Plus"
        case p320 = "iPhone 5/5s/SE (1st)"
        case t1024 = "iPad Pro 10.5\"/Air 3"
    }

    init(_ model: Model = .p390, landscape: Bool = false, systemVersion: Double = 17) {
        let device = DeviceSimulation.Device.all.first { $0.name == model.rawValue } ?? DeviceSimulation.Device.all[0]
        phone = SimulatedPhone(device, orientation: landscape ? .landscape : .portrait, systemVersion: systemVersion)
        window = phone.window
        listen()
        phone.show(controller)
    }

    isolated deinit { for listener in listeners { NotificationCenter.default.removeObserver(listener) } }

    private func listen() {
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification
        ] {
            listeners.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.note(note) }
                })
        }
    }

    private func note(_ note: Notification) {
        let info = note.userInfo ?? [:]
        let word = note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        posted.append(
            Posted(
                name: word.prefix(1).lowercased() + word.dropFirst(),
                begin: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
                end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                curve: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
                isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, userInfo: info,
                screen: note.object as? UIScreen, at: phone.now, inheritedDuration: UIView.inheritedAnimationDuration))
    }

    var root: UIView { controller.view }
    var names: [String] { posted.map(\.name) }
    func forget() { posted = [] }

    /// The field is 44 points high, by default with its top at y = 100.
    func addField(at y: CGFloat = 100, _ configure: (UITextField) -> Void = { _ in }) -> UITextField {
        let field = UITextField(frame: rect(16, y, 200, 44))
        configure(field)
        root.addSubview(field)
        return field
    }

    // MARK: Time

    var now: Double { phone.now }
    func endTurn() { phone.endTurn() }
    func advance(by seconds: Double) { phone.advance(by: seconds) }
    func settle() { phone.settle() }

    // MARK: Hands and settings

    func rotate(to landscape: Bool) { phone.rotate(to: landscape ? .landscape : .portrait) }
    func setShowsPredictions(_ shows: Bool) { phone.keyboard.setShowsPredictions(shows) }
    func setShowsEmoji(_ shows: Bool) { phone.keyboard.setShowsEmoji(shows) }
    func setCrossFades(_ crossFades: Bool) { phone.keyboard.behavior.crossFades = crossFades }
    func delayKeyboard(byTurns turns: Int) { phone.keyboard.behavior.latencyInTurns = turns }
    func undock(to frame: CGRect) { phone.keyboard.undock(to: frame) }
    func dock() { phone.keyboard.dock() }
    func type(_ text: String) { phone.type(text) }
    func pressReturn() { _ = phone.pressReturn() }
    func dismissKeyboard() { phone.dismissKeyboard() }
    /// Taps the view's middle, and returns whether the view got the touch.
    @discardableResult
    func tap(_ view: UIView) -> Bool { phone.tap(view) == .delivered }
    /// Taps a point of the screen, and returns whether the app got the touch.
    @discardableResult
    func tap(at point: CGPoint) -> Bool { phone.tap(at: point) == .delivered }
    /// The finger stays at the point of the screen.
    func touchDown(at point: CGPoint) { phone.touchDown(at: point) }
    func moveFinger(to point: CGPoint) { phone.moveFinger(to: point) }
    func liftFinger() { phone.liftFinger() }
    /// The system cancels touches in this way.
    func cancelTouch() { phone.cancelTouch() }
    func launch(_ delegate: any UIApplicationDelegate, _ sceneDelegate: (any UISceneDelegate)? = nil) {
        phone.launch(delegate, sceneDelegate: sceneDelegate)
    }
    func setApplicationState(_ state: UIApplication.State) { phone.setApplicationState(state) }
    func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) {
        phone.drag(from: start, to: end, duration: duration)
    }
    func show(_ controller: UIViewController) { phone.show(controller) }

    // MARK: What can be seen

    /// The conflicts of constraints that the device has logged.
    var conflictLog: [String] { phone.simulation.record.constraintConflicts }
    /// In the screen's coordinates; a hidden keyboard is below the screen.
    var presentedKeyboard: CGRect { phone.keyboard.presentedFrameInScreen }
    /// The view's drawn frame in the superview's coordinates.
    func presented(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
}
