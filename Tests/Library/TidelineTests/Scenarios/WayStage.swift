import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The y coordinates of a device's safe area and keyboard, in points from the top of the screen.
extension Place {
    /// The height of the bottom safe area.
    var strip: CGFloat {
        switch self {
        case .small: 0
        case .large: 34
        case .pad: 20
        }
    }

    /// The bottom of the safe area, where everything ends without a keyboard.
    var rest: CGFloat { size.height - strip }

    /// The top of the keyboard with predictions.
    var letters: CGFloat {
        switch self {
        case .small: 407
        case .large: 508
        case .pad: 861
        }
    }
}

/// A screen with one kind of avoidance on a device.
@MainActor
final class WayStage: Staged {
    let stage: SimulatedStage
    let screen: WayScreen

    /// - Parameter wrap: puts the page's controller into the controller that is shown; by default the page's own
    ///   controller is shown.
    init(
        _ way: AvoidanceWay, _ place: Place = .large, orientation: Device.Orientation = .portrait,
        stretches: Bool = false,
        avoids: Bool = true, wrap: (UIViewController) -> UIViewController = { $0 }
    ) throws {
        stage = SimulatedStage(try Screens.device(place.size), orientation: orientation)
        screen = WayScreen(way, stretches: stretches, avoids: avoids)
        stage.present(wrap(screen.controller))
    }

    init(showing screen: WayScreen, on stage: SimulatedStage) {
        (self.stage, self.screen) = (stage, screen)
        stage.present(screen.controller)
    }

    func rotate(to orientation: Device.Orientation, settles: Bool = true) {
        stage.rotate(to: orientation)
        if settles { settle() }
    }

    /// Posts a notification as iOS does, with an end frame in the screen's coordinates, and waits for rest.
    func post(_ event: KeyboardEvent, _ end: CGRect?, curve: Int = 7) {
        announce(event, end, curve: curve)
        stage.settle()
    }

    /// Posts without waiting for the animations.
    func announce(_ event: KeyboardEvent, _ end: CGRect?, curve: Int = 7, duration: Double = 0.25) {
        var info: [AnyHashable: Any] = [
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve)
        ]
        info[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
        NotificationCenter.default.post(
            name: event.notificationName, object: stage.phone.window.screen, userInfo: info)
        stage.phone.endTurn()
    }

    /// A keyboard's frame at the screen's bottom, in the screen's coordinates, in points.
    func docked(_ height: CGFloat) -> CGRect {
        let bounds = stage.phone.window.bounds
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// A keyboard's frame just below the screen, in the screen's coordinates, in points.
    func below(_ height: CGFloat) -> CGRect { docked(height).offsetBy(dx: 0, dy: height) }

    /// Expects the panel's lower edge at the y coordinate `ground` on the screen.
    ///
    /// The method also expects the inset, constant or shift of the avoidance that matches the keyboard.
    ///
    /// - Parameters:
    ///   - covered: the height of the controller's view that the keyboard covers, in points.
    ///   - safeArea: the height of the bottom safe area in points, without the part that the avoidance adds.
    func expect(
        ground: CGFloat, covered: CGFloat, safeArea: CGFloat, _ comment: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let value = screen.value(covered: covered, safeArea: safeArea), way = screen.way
        #expect(screen.ground == ground, "\(way) \(comment)", sourceLocation: sourceLocation)
        #expect(screen.value == value, "\(way) \(comment)", sourceLocation: sourceLocation)
    }

    /// Expects a page that fills the window to end at the keyboard's top, and its field to end 10 points above.
    func expectUp(
        _ top: CGFloat, _ place: Place, _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(
            ground: top, covered: place.size.height - top, safeArea: place.strip, comment,
            sourceLocation: sourceLocation)
        #expect(screen.fieldBottom == top - 10, "\(screen.way) \(comment)", sourceLocation: sourceLocation)
    }

    /// Expects a page on the large phone to have its panel end at a y coordinate, and its field above the keyboard's
    /// top.
    func expectClear(
        of top: CGFloat, endingAt ground: CGFloat, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(ground: ground, covered: 844 - ground, safeArea: 34, comment, sourceLocation: sourceLocation)
        #expect(screen.fieldBottom <= top, "\(screen.way) \(comment)", sourceLocation: sourceLocation)
    }

    /// Expects the panel to end at the bottom safe area, on a page that fills the window.
    func expectRest(_ place: Place, _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        expect(ground: place.rest, covered: 0, safeArea: place.strip, comment, sourceLocation: sourceLocation)
        #expect(screen.fieldBottom == place.rest - 10, "\(screen.way) \(comment)", sourceLocation: sourceLocation)
    }
}
