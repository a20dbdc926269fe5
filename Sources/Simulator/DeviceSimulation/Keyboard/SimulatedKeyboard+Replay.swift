public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// Posts a recorded notification with only its recorded values, and moves the keyboard accordingly.
    ///
    /// Frames are in the screen's coordinates, in points. A *will* event is posted inside an animation with its
    /// duration and curve (rules E25, E28). A *did* event is posted outside of an animation. From the first call of
    /// this method on, a new first responder no longer moves the keyboard.
    public func replay(
        _ event: Event, begin: CGRect?, end: CGRect?, duration: Double?, curve: Int?, isLocal: Bool?
    ) {
        isPlayedBack = true
        let former = recorded.place
        recorded.take(event, end: end, on: screenBounds)
        if event.isWill { movement += 1 }
        let post = { self.post(event, begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal) }
        guard event.isWill else {
            if recorded.place != former { UIView.performWithoutAnimation { showRecorded() } }
            return post()
        }
        let animation = curve.flatMap(UIView.AnimationCurve.init(rawValue:)) ?? .keyboard
        UIView.animateAsKeyboard(duration: duration ?? behavior.duration, curve: animation) {
            self.showRecorded()
            post()
            self.simulation.liftSheets()
            self.simulation.scrollFirstResponderToVisible()
        } completion: {
        }
    }

    private func showRecorded() {
        frameInScreen = recorded.frame
        windows.move(to: recorded.frame ?? frameBelowScreen(height: windows.frame.height))
        switch recorded.place {
        case .hidden: simulation.setKeyboardPlacement(.offscreen)
        case .docked(let frame): simulation.setKeyboardPlacement(.docked(frame))
        case .undocked(let frame): simulation.setKeyboardPlacement(.undocked(frame))
        }
    }

    private func post(
        _ event: Event, begin: CGRect?, end: CGRect?, duration: Double?, curve: Int?, isLocal: Bool?
    ) {
        var userInfo: [AnyHashable: Any] = [:]
        userInfo[UIResponder.keyboardFrameBeginUserInfoKey] = begin.map { NSValue(cgRect: $0) }
        userInfo[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
        userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map { NSNumber(value: $0) }
        userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
        userInfo[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map { NSNumber(value: $0) }
        onPost?(event)
        simulation.perform {
            for center in notificationCenters {
                center.post(
                    name: event.notificationName, object: behavior.carriesScreen ? simulation.screen : nil,
                    userInfo: userInfo)
            }
        }
    }
}
