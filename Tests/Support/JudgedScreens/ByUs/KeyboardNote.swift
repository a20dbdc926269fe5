import Foundation
@_spi(Simulation) import UIKit

/// The values that an app reads from a keyboard notification.
///
/// The frame is in the screen's coordinates, in points.
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

    func overlap(with view: UIView) -> CGFloat {
        max(0, view.bounds.maxY - view.convert(end, from: nil).minY)
    }
}

/// A screen that observes the keyboard for as long as the screen exists.
@MainActor
class ListeningController: UIViewController {
    private var tokens: [any NSObjectProtocol] = []
    private var isSilent = false

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

    /// Called inside the keyboard's animation.
    func keyboardShows(_ note: KeyboardNote) {}
    /// Called inside the keyboard's animation.
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

/// Calls a closure after some seconds of the clock that also drives the animations.
///
/// On a phone, a dispatch queue would do the same.
@MainActor
func later(_ seconds: Double, _ body: @escaping () -> Void) {
    Simulation.current.clock.schedule(after: seconds, body)
}
