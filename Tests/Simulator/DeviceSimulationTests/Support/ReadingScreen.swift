import DeviceSimulation
import Foundation
import UIKit

/// A phone of 390 × 844 points under some readings, with a screen on it.
@MainActor
final class ReadingScreen {
    let phone: SimulatedPhone
    let controller: UIViewController
    var view: UIView { controller.view }

    init(_ readings: Set<Reading>, _ controller: UIViewController = UIViewController()) throws {
        phone = SimulatedPhone(try Device.named("iPhone 14"), readings: readings)
        self.controller = controller
        phone.show(controller)
        phone.settle()
    }

    /// Adds a view at a frame in the screen's view, in points.
    func add<View: UIView>(_ subview: View, at frame: CGRect) -> View {
        subview.frame = frame
        view.addSubview(subview)
        phone.endTurn()
        return subview
    }

    /// Adds a bar of 9 points that stands on the keyboard's guide.
    func addBar() -> UIView {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 9), bar.heightAnchor.constraint(equalToConstant: 9)
        ])
        phone.settle()
        return bar
    }

    /// The keyboard's notifications during a closure.
    func posts(during body: () -> Void) -> [KeyboardPost] {
        let list = KeyboardPost.List { [weak self] in self?.look?() ?? 0 }
        body()
        phone.settle()
        return list.end()
    }

    /// A number to be noted with each notification.
    var look: (() -> CGFloat)?
}

/// What a notification of the keyboard has said.
struct KeyboardPost: Sendable {
    /// Upper case for will, lower case for did: C for change-frame, S for show, H for hide.
    var letter: String
    var end: CGRect?
    var isLocal: Bool?
    /// What the screen showed when it was posted.
    var seen: CGFloat

    /// Listens until its end.
    @MainActor
    final class List {
        private var posts: [KeyboardPost] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ look: @escaping @MainActor () -> CGFloat) {
            let names: [(Notification.Name, String)] = [
                (UIResponder.keyboardWillChangeFrameNotification, "C"),
                (UIResponder.keyboardDidChangeFrameNotification, "c"), (UIResponder.keyboardWillShowNotification, "S"),
                (UIResponder.keyboardDidShowNotification, "s"), (UIResponder.keyboardWillHideNotification, "H"),
                (UIResponder.keyboardDidHideNotification, "h")
            ]
            tokens = names.map { name, letter in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let isLocal = note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
                    MainActor.assumeIsolated {
                        self?.posts.append(KeyboardPost(letter: letter, end: end, isLocal: isLocal, seen: look()))
                    }
                }
            }
        }

        func end() -> [KeyboardPost] {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            return posts
        }
    }
}

extension [KeyboardPost] {
    /// The letters in one text.
    var letters: String { map(\.letter).joined() }
}
