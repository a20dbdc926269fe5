import Testing
import UIKit

// The code of this file has to compile without a warning with Apple's UIKit and with the simulated UIKit. For most
// rules in this file, the successful build is the whole proof.

/// Uses of notification names, fonts and colours outside all actors (rules I3, I4).
private enum Anywhere {
    static func names() -> [Notification.Name] {
        [UIResponder.keyboardWillShowNotification, UITextField.textDidChangeNotification]
    }

    static func values() async -> (UIFont, UIColor, UIEdgeInsets, UIView.AnimationOptions, UIView.AnimationCurve) {
        let font = UIFont.systemFont(ofSize: 17), color = UIColor.red
        return await Task.detached { (font, color, UIEdgeInsets.zero, .curveEaseIn, .linear) }.value
    }

    static func makeLayer() -> CGRect {
        let layer = CALayer()
        CATransaction.begin()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        CATransaction.commit()
        return layer.bounds
    }
}

/// A class without isolation attributes; its superclass and its protocols isolate it to the main actor (rules I1, I2,
/// I6).
private class IsolatedController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    private(set) var runs: [String] = []
    private var constraint: NSLayoutConstraint?
    private var tokens: [any NSObjectProtocol] = []
    private var link: CADisplayLink?

    private func note(_ run: String) { runs.append(run) }

    func useClosures() {
        UIView.animate(withDuration: 0) {
            self.note("animate")
        } completion: { _ in
            self.note("completion")
        }
        UIView.performWithoutAnimation { note("performWithoutAnimation") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.note("transaction") }
        CATransaction.commit()
        UIAction { _ in self.note("action") }.performPrimaryUse(on: UIControl())
        transitionCoordinator?.animate(alongsideTransition: { _ in self.note("alongside") }, completion: nil)
    }

    func useConstraints() {
        constraint = view.heightAnchor.constraint(equalToConstant: 10)
        constraint?.constant = 20
        constraint?.priority = .defaultLow
        constraint?.isActive = true
    }

    func observe() {
        let center = NotificationCenter.default
        tokens = [
            center.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] notification in
                let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated { self?.note("willShow \(end?.minY ?? -1)") }
            }
        ]
    }

    func ignore() { tokens.forEach(NotificationCenter.default.removeObserver) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("return")
        return true
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll \(scrollView.contentOffset.y)") }
}

extension UIAction {
    /// Performs the action as if a person had used the control.
    fileprivate func performPrimaryUse(on control: UIControl) {
        control.addAction(self, for: .primaryActionTriggered)
        control.sendActions(for: .primaryActionTriggered)
    }
}

@MainActor struct PortableSubset {
    @Test func `I1 classes belong to the main actor without a mark`() {
        let responders: [UIResponder] = [UIView(), UIViewController(), UIControl()]
        let screen = IsolatedController(), guide = UILayoutGuide()
        screen.useConstraints()
        #expect(responders.count == 3 && guide.owningView == nil)
        #expect(screen.view.constraints.first?.constant == 20)
    }

    @Test func `I2 delegates are isolated by their protocols`() {
        let screen = IsolatedController(), scroll = UIScrollView(), field = UITextField()
        scroll.delegate = screen
        field.delegate = screen
        scroll.contentOffset.y = 5
        #expect(field.delegate === screen && screen.textFieldShouldReturn(field))
        #expect(screen.runs == ["scroll 5.0", "return"])
    }

    @Test func `I3 fonts, colours, layers and transactions need no actor`() async {
        let (font, color, insets, options, curve) = await Anywhere.values()
        #expect(font.pointSize == 17 && color == .red && insets == .zero)
        #expect(options == .curveEaseIn && curve == .linear)
        #expect(Anywhere.makeLayer().width == 10)
    }

    /// KeyAccessTests covers the keys of a notification's user info.
    ///
    /// Apple's current reference also allows the use of these keys anywhere, but older SDKs do not.
    @Test func `I4 notification names can be used from anywhere`() async {
        let names = await Task.detached { Anywhere.names() + [UIWindow.didBecomeKeyNotification] }.value
        #expect(names.first?.rawValue == "UIKeyboardWillShowNotification")
    }

    @Test func `I6 UIKit's closures may use self without being Sendable`() {
        let host = Host(), screen = IsolatedController()
        host.show(screen)
        screen.useClosures()
        host.settle()
        #expect(Set(screen.runs) == ["animate", "completion", "performWithoutAnimation", "transaction", "action"])
    }

    @Test func `I7 and I8 an observer takes values, then assumes isolation`() {
        let host = Host(), screen = IsolatedController(), field = UITextField(frame: rect(0, 0, 100, 30))
        host.show(screen)
        screen.view.addSubview(field)
        host.endTurn()
        screen.observe()
        field.becomeFirstResponder()
        screen.ignore()
        #expect(screen.runs == ["willShow 508.0"])
    }

    @Test func `I8 values taken before assumeIsolated are delivered`() {
        let center = NotificationCenter(), log = Log(), name = Notification.Name("I8")
        let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
            let number = notification.userInfo?["number"] as? Int
            MainActor.assumeIsolated { log.add("\(number ?? 0)") }
        }
        center.post(name: name, object: nil, userInfo: ["number": NSNumber(value: 5)])
        center.removeObserver(token)
        #expect(log.entries == ["5"])
    }

    @Test func `I18 closures stand in for selectors`() {
        let bench = AnimationBench(), control = UIControl(), log = Log()
        control.addAction(
            UIAction { action in log.add("action from \(action.sender is UIControl)") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        let link = bench.host.makeDisplayLink { _ in if log.entries.count < 2 { log.add("frame") } }
        bench.host.advance(by: 0.1)
        link.invalidate()
        #expect(log.entries == ["action from true", "frame"])
    }
}
