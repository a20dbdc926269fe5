import DeviceSimulation
import Foundation
import Testing
import UIKit

/// A phone with two fields and a log of every keyboard notification, as text.
@MainActor
final class Bench {
    /// What one notification said.
    struct Posted: Sendable {
        var letter: String
        var time: Double
        var begin, end: CGRect?
        var duration: Double?
        var curve: Int?
        var hasScreen: Bool
    }

    let phone: SimulatedPhone
    let controller = UIViewController()
    let first = UITextField(), second = UITextField()
    private(set) var posted: [Posted] = []
    private var tokens: [any NSObjectProtocol] = []

    init(
        _ device: Device, orientation: Device.Orientation = .portrait, systemVersion: Double = 17
    ) {
        phone = SimulatedPhone(device, orientation: orientation, systemVersion: systemVersion)
        for (index, field) in [first, second].enumerated() {
            field.frame = CGRect(x: 60, y: 60 + 40 * CGFloat(index), width: 100, height: 30)
            controller.view.addSubview(field)
        }
        phone.show(controller)
        phone.settle()
        listen()
    }

    convenience init(
        width: Double = 390, height: Double = 844, orientation: Device.Orientation = .portrait,
        systemVersion: Double = 17
    ) throws {
        self.init(
            try #require(Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }),
            orientation: orientation, systemVersion: systemVersion)
    }

    private func listen() {
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "C"),
            (UIResponder.keyboardDidChangeFrameNotification, "c"), (UIResponder.keyboardWillShowNotification, "S"),
            (UIResponder.keyboardDidShowNotification, "s"), (UIResponder.keyboardWillHideNotification, "H"),
            (UIResponder.keyboardDidHideNotification, "h")
        ]
        for (name, letter) in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let info = note.userInfo
                let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
                let hasScreen = note.object is UIScreen
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.posted.append(
                        Posted(
                            letter: letter, time: self.phone.now, begin: begin, end: end, duration: duration,
                            curve: curve, hasScreen: hasScreen))
                }
            }
            tokens.append(token)
        }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    /// The notifications since the last call, grouped by the instant, in seconds from the first: `CS 0.50 cs`.
    func sequence() -> String {
        defer { posted = [] }
        var text = "", last: Double?
        let start = posted.first?.time ?? 0
        for each in posted {
            if let last, abs(each.time - last) > 1e-6 { text += String(format: " %.2f ", each.time - start) }
            text += each.letter
            last = each.time
        }
        return text
    }

    /// Gives a field focus and waits.
    @discardableResult
    func show(_ field: UITextField? = nil) -> CGRect? {
        (field ?? first).becomeFirstResponder()
        phone.settle()
        return phone.keyboard.frameInScreen
    }
}
