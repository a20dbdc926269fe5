import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
@testable import Tideline
import UIKit

/// A list in an app whose own keyboard code makes room by an inset.
@MainActor
final class RoomOfTheApp {
    enum Amount: CaseIterable, Sendable {
        /// The app's own inset plus the covered height.
        case onTop
        /// The greater of the app's own bottom inset and the covered height.
        case greater
        /// The present inset plus the covered height.
        case added
        /// The app's own bottom inset plus three fifths of the covered height.
        case partial
    }

    enum Moment: CaseIterable, Sendable { case changeFrame, show, didShow, later }

    enum End: CaseIterable, Sendable { case willHide, didHide, early }

    enum Input: CaseIterable, Sendable { case field, text, bar }

    struct Way: Sendable, CustomStringConvertible {
        var amount = Amount.onTop
        var moment = Moment.show
        var end = End.willHide
        var input = Input.field
        var rest: CGFloat = 0
        var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
        var hearsFirst = false

        var description: String {
            "\(amount) at \(moment) until \(end), \(input), rest \(rest), behavior \(behavior.rawValue)"
                + (hearsFirst ? ", heard first" : "")
        }

        static let all: [Way] = {
            var ways: [Way] = []
            for amount in Amount.allCases {
                for moment in Moment.allCases {
                    for input in Input.allCases {
                        for rest in [0, 20, 80] {
                            for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never] {
                                for hearsFirst in [false, true] {
                                    // The loop uses the values of `End` in turn. So each value of `End` occurs together
                                    // with each value of the other properties.
                                    let end = End.allCases[ways.count % End.allCases.count]
                                    ways.append(
                                        Way(
                                            amount: amount, moment: moment, end: end, input: input, rest: CGFloat(rest),
                                            behavior: behavior, hearsFirst: hearsFirst))
                                }
                            }
                        }
                    }
                }
            }
            return ways
        }()

        /// Whether the library has no chance to read the inset that the app had before the keyboard.
        ///
        /// The app may change its inset before the library's first notification. A text field begins editing before its
        /// keyboard is announced. A text view begins editing after the announcement.
        var cannotBeKnown: Bool {
            hearsFirst && input == .text && moment == .changeFrame && amount == .partial
        }
    }

    let way: Way
    let stage: SimulatedStage
    let controller = UIViewController()
    let list = UIScrollView()
    private let keyboard: Keyboard
    private let center = NotificationCenter()
    private var tokens: [any NSObjectProtocol] = []
    private var added: CGFloat = 0
    private var hasRoom = false
    private(set) var roomMade: CGFloat = 0

    init(_ way: Way, on place: Place) throws {
        self.way = way
        stage = SimulatedStage(try Screens.device(place.size))
        keyboard = Keyboard(notificationCenter: center)
        isAutomatic = true
        follow()
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

    var isAutomatic = false { didSet { follow() } }

    private func follow() { stage.phone.window.keyboardAvoidance = isAutomatic ? .automatic.following(keyboard) : nil }

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
        if way.hearsFirst { hear(notification.name, frame) }
        center.post(notification)
        if !way.hearsFirst { hear(notification.name, frame) }
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
        case (UIResponder.keyboardWillChangeFrameNotification, .changeFrame) where frame.minY < list.bounds.height,
            (UIResponder.keyboardWillShowNotification, .show), (UIResponder.keyboardDidShowNotification, .didShow):
            makeRoom(for: frame)
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
        let covered = covered(by: frame)
        switch way.amount {
        case .onTop: assign(way.rest + covered)
        case .greater: assign(max(way.rest, covered))
        case .partial: assign(way.rest + covered * 0.6)
        case .added:
            added = covered
            roomMade = way.rest + covered
            list.contentInset.bottom += covered
        }
    }

    private func assign(_ inset: CGFloat) {
        roomMade = inset
        list.contentInset.bottom = inset
    }

    func takeRoomAway() {
        guard hasRoom else { return }
        hasRoom = false
        if way.amount == .added { list.contentInset.bottom -= added } else { list.contentInset.bottom = way.rest }
    }
}
