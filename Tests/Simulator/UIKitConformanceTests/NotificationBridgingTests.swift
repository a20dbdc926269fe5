import Testing
import UIKit

@MainActor struct NotificationBridgingTests {
    // For a notification that is posted on the main thread, `queue: .main` has the same effect as `queue: nil`.
    @Test func `I9 a block observer without a queue runs inside post`() {
        let center = NotificationCenter(), log = Log(), name = Notification.Name("I9")
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { log.add("observer") }
        }
        log.add("before")
        center.post(name: name, object: nil)
        log.add("after")
        center.removeObserver(token)
        #expect(log.entries == ["before", "observer", "after"])
    }

    @Test func `I9 a keyboard observer runs inside the keyboard's animation`() {
        let host = Host(), field = UITextField(frame: rect(0, 0, 100, 30)), bar = UIView(frame: rect(0, 0, 10, 10))
        let root = host.showPlainRoot()
        root.addSubview(field)
        root.addSubview(bar)
        host.endTurn()
        let listener = Listener(UIResponder.keyboardWillShowNotification) { bar.frame.origin.y = 100 }
        field.becomeFirstResponder()
        #expect(bar.layer.animationKeys() == ["position"])
        withExtendedLifetime(listener) {}
    }

    @Test func `I15 curve 7 is a value, and a switch needs a default case`() {
        let curve = UIView.AnimationCurve(rawValue: 7)
        #expect(curve?.rawValue == 7)
        func word(_ curve: UIView.AnimationCurve) -> String {
            switch curve {
            case .easeInOut: "easeInOut"
            case .easeIn: "easeIn"
            case .easeOut: "easeOut"
            case .linear: "linear"
            default: "unknown"
            }
        }
        #expect(curve.map(word) == "unknown")
        #expect(
            (0...3).compactMap(UIView.AnimationCurve.init).map(word) == ["easeInOut", "easeIn", "easeOut", "linear"])
    }

    @Test func `I16 a user info rectangle casts to CGRect and NSValue`() {
        let frame = rect(0, 508, 390, 336)
        for stored in [NSValue(cgRect: frame), frame] as [Any] {
            let info: [AnyHashable: Any] = ["frame": stored]
            #expect(info["frame"] as? CGRect == frame)
            #expect((info["frame"] as? NSValue)?.cgRectValue == frame)
        }
        let wrong: [AnyHashable: Any] = ["frame": NSNumber(value: 1), "size": NSValue(cgSize: .zero)]
        #expect(wrong["frame"] as? CGRect == nil && wrong["size"] as? CGRect == nil)
    }

    @Test func `I17 numbers in user info can be cast to every number type`() throws {
        let host = Host(), field = UITextField(frame: rect(0, 0, 100, 30))
        host.showPlainRoot().addSubview(field)
        var checks: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
            let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey]
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
            let local = notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey]
            let found = [
                curve as? Int == 7, curve as? UInt == 7, (curve as? NSNumber)?.uintValue == 7,
                duration as? Double == 0.25, (duration as? NSNumber)?.doubleValue == 0.25, local as? Bool == true,
                duration as? CGFloat == 0.25, curve as? CGFloat == 7
            ]
            MainActor.assumeIsolated { checks = found }
        }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)
        #expect(checks == [Bool](repeating: true, count: 8))
    }

    @Test func `I10 I11 a notification sequence resumes outside animations`() async throws {
        let center = NotificationCenter(), name = Notification.Name("I10"), log = Log()
        let notifications = center.notifications(named: name)
        center.post(name: Notification.Name("other"), object: nil)
        UIView.animate(withDuration: 1) {
            center.post(name: name, object: nil, userInfo: ["number": 1])
            log.add("posted \(UIView.inheritedAnimationDuration)")
        }
        center.post(name: name, object: nil, userInfo: ["number": 2])
        var iterator = notifications.makeAsyncIterator()
        for number in [1, 2] {
            let notification = try #require(await iterator.next())
            log.add("read \(UIView.inheritedAnimationDuration)")
            #expect(notification.userInfo?["number"] as? Int == number && notification.name == name)
        }
        #expect(log.entries == ["posted 1.0", "read 0.0", "read 0.0"])
    }
}
