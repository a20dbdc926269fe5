import DeviceSimulation
import Foundation
import Testing
import UIKit

/// A phone with two fields and a log of every keyboard notification, as text.
@MainActor
final class KeyboardBench {
    let phone: SimulatedPhone
    let controller = UIViewController()
    let first = UITextField(), second = UITextField()
    private let list: KeyboardPost.List

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
        list = KeyboardPost.List(of: phone)
    }

    convenience init(
        width: Double = 390, height: Double = 844, orientation: Device.Orientation = .portrait,
        systemVersion: Double = 17
    ) throws {
        self.init(
            try #require(Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }),
            orientation: orientation, systemVersion: systemVersion)
    }

    var posted: [KeyboardPost] { list.posts }

    /// The notifications since the last call, grouped by their times in seconds, such as `CS 0.50 cs`.
    func sequence() -> String {
        defer { list.posts = [] }
        var text = "", last: Double?
        let start = posted.first?.time ?? 0
        for each in posted {
            if let last, abs(each.time - last) > 1e-6 { text += String(format: " %.2f ", each.time - start) }
            text += each.letter
            last = each.time
        }
        return text
    }

    /// Makes a field the first responder, and returns the keyboard's frame.
    @discardableResult
    func show(_ field: UITextField? = nil) -> CGRect? {
        (field ?? first).becomeFirstResponder()
        phone.settle()
        return phone.keyboard.frameInScreen
    }
}
