@_spi(Simulation) import UIKit

/// The simplest keyboard for the rules about scroll views and responders: the keyboard docks, hides, and follows a
/// finger.
@MainActor
final class StandInKeyboard: KeyboardHost {
    private unowned let simulation: Simulation
    private let height: CGFloat
    private var frame: CGRect?
    private var isPulled = false
    private(set) var input: UIView?
    private(set) var accessory: UIView?

    init(simulation: Simulation, height: CGFloat) {
        self.simulation = simulation
        self.height = height
    }

    var top: CGFloat? {
        if case .docked(let frame) = simulation.keyboardPlacement { return frame.minY }
        return nil
    }

    private var bounds: CGRect { simulation.screen.bounds }
    private func offscreen(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height)
    }

    private var wantedFrame: CGRect {
        let total = (input?.frame.height ?? height) + (accessory?.frame.height ?? 0)
        return CGRect(x: 0, y: bounds.maxY - total, width: bounds.width, height: total)
    }

    func firstResponderDidChange(to responder: UIResponder?) {
        carry(responder)
        responder == nil ? hide() : show()
    }

    func inputViewsDidReload(for responder: UIResponder) {
        carry(responder)
        show()
    }

    private func carry(_ responder: UIResponder?) {
        input = responder?.chainedInputView
        accessory = responder?.chainedInputAccessoryView
    }

    private func show() {
        let end = wantedFrame
        guard end != frame else { return simulation.scrollFirstResponderToVisible() }
        move(from: frame ?? offscreen(end.height), to: end, shows: true)
    }

    private func hide() {
        guard let begin = frame else { return }
        move(from: begin, to: offscreen(begin.height), shows: false)
    }

    private func move(from begin: CGRect, to end: CGRect, shows: Bool) {
        frame = shows ? end : nil
        UIView.animateAsKeyboard(duration: 0.25, curve: .keyboard) {
            self.post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
            self.post(
                shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, begin, end)
            self.simulation.setKeyboardPlacement(shows ? .docked(end) : .offscreen)
            self.simulation.scrollFirstResponderToVisible()
        } completion: {
            self.post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
            self.post(
                shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, begin, end)
        }
    }

    private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
        NotificationCenter.default.post(
            name: name, object: simulation.screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true)
            ])
    }

    func interfaceWillRotate() {}
    func interfaceDidRotate() {}

    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat, withAccessory: Bool) {
        guard let frame, isPulled || y > frame.minY - padding else { return }
        isPulled = true
        simulation.setKeyboardPlacement(.docked(frame.offsetBy(dx: 0, dy: max(0, y - frame.minY))))
    }

    func interactiveDragEnded(movingDown: Bool) {
        guard let rest = frame, isPulled else { return }
        isPulled = false
        if movingDown {
            frame = rest.offsetBy(dx: 0, dy: (top ?? rest.minY) - rest.minY)
            simulation.firstResponder?.resignFirstResponder()
        } else {
            simulation.setKeyboardPlacement(.docked(rest))
        }
    }
}
