import DeviceSimulation
import Foundation
import UIKit

/// What a person did on a stage, and when; another stage with the same screen can do it again.
struct StageAction: Sendable {
    enum Kind: Sendable {
        case tap(ViewPlace)
        case tapPoint(CGPoint)
        /// Without a finger.
        case focus(ViewPlace)
        /// A button acts without a finger.
        case press(ViewPlace)
        case type(String)
        case erase(Int)
        case pressReturn
        case dismissKeyboard
        case rotate(Device.Orientation)
        case scroll(ViewPlace, by: CGFloat)
        case longPress(ViewPlace, Double)
        case swipe(SimulatedPhone.SwipeDirection, ViewPlace)
        case drag([CGPoint], Double)
        case beginPop
        case movePop(Double)
        case finishPop, cancelPop
        case dismissPresented
    }

    /// Seconds since the stage began.
    let at: Double
    let kind: Kind

    /// Does the same on another phone; what is not there, or does not take it, is left out.
    @MainActor
    func perform(on phone: SimulatedPhone) {
        switch kind {
        case .tap(let place): place.view(on: phone).map { Self.tap($0, on: phone) }
        case .tapPoint(let point): phone.tap(at: point)
        case .focus(let place): _ = place.view(on: phone).map(phone.focus)
        case .press(let place): (place.view(on: phone) as? UIControl).map { Self.press($0, on: phone) }
        case .type(let text): phone.type(text)
        case .erase(let count): phone.erase(count)
        case .pressReturn: phone.pressReturn()
        case .dismissKeyboard: phone.dismissKeyboard()
        case .rotate(let orientation):
            phone.rotate(to: orientation)
            phone.endTurn()
        case .scroll(let place, let height):
            (place.view(on: phone) as? UIScrollView).map { phone.scroll($0, by: height) }
        case .longPress(let place, let duration):
            _ = place.view(on: phone).map { phone.longPress($0, duration: duration) }
        case .swipe(let direction, let place):
            guard let view = place.view(on: phone) else { return }
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            _ = phone.swipe(direction, from: view.convert(middle, to: phone.window.screen.coordinateSpace))
        case .drag(let points, let duration): _ = phone.drag(along: points, duration: duration)
        case .beginPop: _ = phone.beginPop()
        case .movePop(let fraction): phone.movePop(to: fraction)
        case .finishPop: phone.finishPop()
        case .cancelPop: phone.cancelPop()
        case .dismissPresented: phone.dismissPresented()
        }
    }

    /// A finger taps; where none gets at the view, it acts all the same, as it did on the other phone.
    @MainActor
    private static func tap(_ view: UIView, on phone: SimulatedPhone) {
        guard phone.tap(view) != .delivered else { return }
        if view is any UIKeyInput {
            phone.focus(view)
        } else if let control = view as? UIControl {
            phone.perform { control.sendActions(for: .touchUpInside) }
            press(control, on: phone)
        }
    }

    @MainActor
    private static func press(_ control: UIControl, on phone: SimulatedPhone) {
        phone.perform { control.sendActions(for: .primaryActionTriggered) }
        phone.endTurn()
    }
}
