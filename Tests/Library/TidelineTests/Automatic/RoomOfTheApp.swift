import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
@testable import Tideline
import UIKit

/// A list in an app whose own keyboard code makes room by an inset.
@MainActor
final class RoomOfTheApp {
    enum Moment: Sendable { case show, later }

    enum End: CaseIterable, Sendable { case willHide, didHide, early }

    enum Input: Sendable { case field, text, bar }

    struct Way: Sendable {
        var moment = Moment.show
        var end = End.willHide
        var input = Input.field
        var rest: CGFloat = 0
        var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    }

    let way: Way
    let stage: SimulatedStage
    let controller = UIViewController()
    let list = UIScrollView()
    private let keyboard: Keyboard
    private let center = NotificationCenter()
    private var tokens: [any NSObjectProtocol] = []
    private var hasRoom = false
    private(set) var roomMade: CGFloat = 0

    init(_ way: Way, on place: Place) throws {
        self.way = way
        stage = SimulatedStage(try Screens.device(place.size))
        keyboard = Keyboard(notificationCenter: center)
        stage.phone.window.keyboardAvoidance = .automatic.following(keyboard)
        fill()
        stage.present(controller)
        for name in Self.names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                    nonisolated(unsafe) let notification = $0
                    MainActor.assumeIsolated { self?.pass(notification) }
                })
        }
    }

    private static let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification
    ]

    /// Passes a notification to the app and the library in a fixed order.
    ///
    /// A notification center would guarantee no order.
    private func pass(_ notification: Notification) {
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        center.post(notification)
        hear(notification.name, frame)
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        stage.phone.window.keyboardAvoidance = nil
    }

    private func fill() {
        let view: UIView = controller.view
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = way.behavior
        list.contentSize = CGSize(width: 300, height: 2_000)
        list.contentInset.bottom = way.rest
        list.verticalScrollIndicatorInsets.bottom = way.rest
        view.addSubview(list)
        let place = CGRect(x: 20, y: 600, width: 200, height: 44)
        switch way.input {
        case .field: list.addSubview(named(UITextField(frame: place)))
        case .text: list.addSubview(named(UITextView(frame: place)))
        case .bar:
            let bar = UIView(), field = named(UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 44)))
            bar.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(field)
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 60),
                bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
            ])
        }
    }

    private func named(_ input: UIView) -> UIView {
        input.accessibilityIdentifier = "Input"
        return input
    }

    // MARK: The app's own code

    private func hear(_ name: Notification.Name, _ frame: CGRect) {
        switch (name, way.moment) {
        case (UIResponder.keyboardWillShowNotification, .show): makeRoom(for: frame)
        case (UIResponder.keyboardWillHideNotification, _) where way.end != .didHide,
            (UIResponder.keyboardDidHideNotification, _):
            takeRoomAway()
        default: break
        }
    }

    /// Returns the covered height of the list, without the inset that UIKit itself adds, in points.
    func covered(by frame: CGRect) -> CGFloat {
        let system = list.adjustedContentInset.bottom - list.contentInset.bottom
        return max(0, list.bounds.height - frame.minY - system)
    }

    func makeRoom(for frame: CGRect) {
        guard !hasRoom else { return }
        hasRoom = true
        roomMade = way.rest + covered(by: frame)
        list.contentInset.bottom = roomMade
    }

    func takeRoomAway() {
        guard hasRoom else { return }
        hasRoom = false
        list.contentInset.bottom = way.rest
    }
}
