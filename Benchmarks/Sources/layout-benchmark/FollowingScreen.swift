import Tideline
@_spi(Simulation) import UIKit

/// A screen with a visible keyboard and ten objects that make room for the keyboard.
///
/// The objects are four lists with insets, three bars with constraints, and three views with translations. A finger
/// touches one of the lists. So the library assumes that this finger drags the keyboard when the keyboard moves.
@MainActor
final class FollowingScreen {
    /// A list that a finger touches.
    private final class TouchedList: UIScrollView {
        override var isTracking: Bool { true }
    }

    private let simulation: Simulation
    private let window: UIWindow
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    private var frames = 0

    /// - Parameters:
    ///   - count: the number of views in addition to the ten objects.
    ///   - follows: whether the ten objects make room for the keyboard.
    ///   - systemVersion: the version of iOS; from 18 on the library checks the ten objects twice in a run-loop turn.
    init(_ count: Int, follows: Bool, systemVersion: Double = 17) {
        simulation = Simulation(profile: ScreenProfile(systemVersion: systemVersion))
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        let controller = UIViewController(), root: UIView = controller.view
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for index in 0..<count {
            root.addSubview(UIView(frame: CGRect(x: 0, y: 20 * index, width: 390, height: 20)))
        }
        let lists = (0..<4).map { Self.makeList($0, in: root) }
        lists[0].addSubview(field)
        let grounds = (0..<3).map { Self.makeBar($0, in: root) }
        let movers = (0..<3).map { UIView(frame: CGRect(x: 100 * $0, y: 780, width: 80, height: 40)) }
        for mover in movers { root.addSubview(mover) }
        if follows {
            for list in lists { list.keyboardAvoidance = .insets }
            for ground in grounds { ground.keyboardAvoidance = .constant }
            for mover in movers { mover.keyboardAvoidance = .translation }
        }
        simulation.clock.settle()
        field.becomeFirstResponder()
        place(508)
        AvoidingScreen.post(top: 508)
        simulation.clock.settle()
    }

    private static func makeList(_ index: Int, in root: UIView) -> UIScrollView {
        let frame = CGRect(x: 90 * index, y: 0, width: 90, height: 844)
        let list = index == 0 ? TouchedList(frame: frame) : UIScrollView(frame: frame)
        list.contentSize = CGSize(width: 90, height: 2000)
        list.keyboardDismissMode = .interactive
        root.addSubview(list)
        return list
    }

    /// Makes a bar and returns the constraint at its bottom.
    private static func makeBar(_ index: Int, in root: UIView) -> NSLayoutConstraint {
        let bar = UIView(), ground = root.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 0)
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            ground, bar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(100 * index)),
            bar.widthAnchor.constraint(equalToConstant: 80), bar.heightAnchor.constraint(equalToConstant: 44)
        ])
        return ground
    }

    /// Sets the keyboard's top for Apple's guides, in points of the screen.
    private func place(_ top: CGFloat) {
        simulation.setKeyboardPlacement(.docked(CGRect(x: 0, y: top, width: 390, height: 336)))
    }

    /// Runs a turn of the main run loop in which nothing changes.
    func turn() { simulation.clock.advance(by: 0) }

    /// Runs a frame in which the finger has moved the keyboard.
    func drag() {
        frames += 1
        place(CGFloat(600 + frames % 100))
        turn()
    }

    /// Hides the keyboard.
    func end() {
        field.resignFirstResponder()
        simulation.setKeyboardPlacement(.offscreen)
        AvoidingScreen.post(top: nil)
        simulation.clock.settle()
    }
}
