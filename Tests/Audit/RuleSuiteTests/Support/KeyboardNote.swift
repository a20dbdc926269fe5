import Foundation
@_spi(Simulation) import UIKit

/// A keyboard notification as an app reads it, in the screen's coordinates, in points.
@MainActor
struct KeyboardNote {
    let end: CGRect
    let duration: Double
    let options: UIView.AnimationOptions

    init(_ notification: Notification) {
        let info = notification.userInfo
        end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 7
        options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
    }

    /// Returns how many points of the view's height are covered by the keyboard's end frame.
    func overlap(with view: UIView) -> CGFloat {
        max(0, view.bounds.maxY - view.convert(end, from: nil).minY)
    }
}

/// A screen that observes the keyboard for as long as it exists.
@MainActor
class ListeningController: UIViewController {
    private var tokens: [any NSObjectProtocol] = []
    /// Whether the screen's own keyboard code is switched off.
    private var isSilent = false

    /// Switches off the keyboard code of a controller, its children and its presented controllers.
    static func silenceAll(below controller: UIViewController) {
        (controller as? ListeningController)?.isSilent = true
        for child in controller.children { silenceAll(below: child) }
        if let presented = controller.presentedViewController { silenceAll(below: presented) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        on(UIResponder.keyboardWillShowNotification) { $0.keyboardShows($1) }
        on(UIResponder.keyboardWillHideNotification) { $0.keyboardHides($1) }
        on(UIResponder.keyboardDidShowNotification) { $0.keyboardHasShown($1) }
    }

    /// Called before the keyboard shows, inside its animation.
    func keyboardShows(_ note: KeyboardNote) {}
    /// Called before the keyboard hides, inside its animation.
    func keyboardHides(_ note: KeyboardNote) {}
    /// Called after the keyboard has come to rest.
    func keyboardHasShown(_ note: KeyboardNote) {}

    private func on(_ name: Notification.Name, _ body: @escaping @MainActor (ListeningController, KeyboardNote) -> Void)
    {
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
            nonisolated(unsafe) let notification = $0
            MainActor.assumeIsolated {
                guard let self, !self.isSilent else { return }
                body(self, KeyboardNote(notification))
            }
        }
        tokens.append(token)
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

/// Runs a closure some seconds later by the clock of the animations, as a dispatch queue does on a phone.
@MainActor
func later(_ seconds: Double, _ body: @escaping () -> Void) {
    Simulation.current.clock.schedule(after: seconds, body)
}
