@_spi(Simulation) import DeviceSimulation
import Foundation
import SceneModel
@_spi(Simulation) import UIKit
import Stages

/// A simulated phone for an audit's script.
@MainActor
final class SimulatedHost: AuditHost {
    let phone: SimulatedPhone
    private let capture: SceneCapture
    private let firstOrientation: Device.Orientation
    private var sampler: Int?

    init(_ phone: SimulatedPhone) {
        self.phone = phone
        firstOrientation = phone.orientation
        capture = SceneCapture(phone)
        phone.keyboard.onPost = { [weak self] event in self?.onKeyboard?(Timeline.symbol(of: event)) }
    }

    let abilities = Set(HostAbility.allCases)
    // An audit may simulate a hardware keyboard. The on-screen keyboard then stays hidden while an input is edited.
    let bringsKeyboard = false
    var onKeyboard: ((Timeline.Symbol) -> Void)?
    var now: Double { phone.now }
    var window: UIWindow { phone.window }
    var touchableWindows: [UIWindow] { phone.simulation.scene.touchableWindows }
    var keyboardState: SceneKeyboard.State { phone.keyboard.state }
    var keyboardFrame: CGRect? { phone.keyboard.frameInScreen }
    var visibleArea: CGRect { phone.visibleArea }

    // MARK: What a person does

    func show(_ make: () throws -> UIViewController) rethrows {
        try phone.perform { phone.show(try make()) }
    }

    func perform(_ body: () -> Void) {
        phone.perform {
            body()
            phone.endTurn()
        }
    }

    func tap(at point: CGPoint, expecting isMeant: ((UIView) -> Bool)?) -> Touch {
        Touch(phone.tap(at: point, expecting: isMeant))
    }

    func longPress(_ view: UIView, duration: Double) -> Touch {
        Touch(phone.longPress(view, duration: duration))
    }

    func drag(along points: [CGPoint], duration: Double) -> Touch {
        Touch(phone.drag(along: points, duration: duration))
    }

    func scroll(_ view: UIScrollView, by height: CGFloat) -> Bool {
        let drags = phone.personalScrolls
        phone.scroll(view, by: height)
        return phone.personalScrolls != drags
    }

    func focus(_ view: UIView) -> Bool { phone.focus(view) }
    func type(_ text: String) -> Bool { phone.type(text) }
    func erase(_ count: Int) -> Bool { phone.erase(count) }
    func pressReturn() -> Bool { phone.pressReturn() }
    func dismissKeyboard() { phone.dismissKeyboard() }

    func rotate(to orientation: ScreenOrientation) {
        phone.rotate(to: orientation)
        phone.endTurn()
    }

    var canGoBack: Bool { (phone.frontmostNavigation?.viewControllers.count ?? 0) > 1 }
    func beginPop() -> Bool { phone.beginPop() }
    func movePop(to fraction: Double) { phone.movePop(to: fraction) }
    func endPop(isGivenUp: Bool) { if isGivenUp { phone.cancelPop() } else { phone.finishPop() } }
    func dismissPresented() { phone.dismissPresented() }

    func addKeyboardCenter(_ hearing: Change.Hearing) -> NotificationCenter? {
        let center = NotificationCenter()
        phone.keyboard.notificationCenters = hearing == .insteadOfApp ? [center] : [center, .default]
        return center
    }

    // MARK: Time

    func advance(by seconds: Double) { phone.advance(by: seconds) }
    func settle() -> Bool { phone.settle() }

    // MARK: Pictures

    func mark(named names: Set<String>) { capture.marks.names = names }
    func mark(_ views: [UIView]) { capture.mark(views) }
    var foundNames: Set<String> { capture.marks.found }
    func picture(of step: String) -> SceneSnapshot { capture.snapshot(step: step) }
    func frame(of step: String) -> SceneSnapshot { capture.frame(step: step) }
    func samePicture(of step: String) -> SceneSnapshot? { capture.lastSnapshot(step: step) }
    func number(of view: UIView) -> Int? { capture.number(of: view) }
    func view(numbered number: Int) -> UIView? { capture.view(numbered: number) }

    func sampleFrames(isConstant: Bool, _ body: (() -> Void)?) {
        let clock = phone.simulation.clock
        if let sampler { clock.removeSampler(sampler) }
        sampler = body.map { clock.addSampler(isConstant: isConstant, $0) }
    }

    // MARK: The end

    var notes: [String] { phone.notes }
    var undrawnMembers: [String] { phone.undrawnMembers }
    var placesInDoubt: [Int: String] {
        phone.simulation.placesInDoubt.reduce(into: [:]) { doubts, place in
            if let number = number(of: place.view) { doubts[number] = place.member }
        }
    }

    func letGo() { phone.letGo() }

    /// Makes a second simulated phone, whose keyboard stays hidden.
    ///
    /// Afterwards UIKit's singletons such as `UIDevice.current` describe the second phone.
    func makeTwin() -> (any AuditHost)? {
        let profile = phone.simulation.screen.profile
        let twin = SimulatedPhone(
            phone.device, orientation: firstOrientation, framesPerSecond: profile.framesPerSecond,
            systemVersion: profile.systemVersion, readings: phone.readings)
        twin.keyboard.behavior.isAbsent = true
        twin.takeSettings(from: phone)
        return SimulatedHost(twin)
    }
}

extension Touch {
    fileprivate init(_ touch: SimulatedPhone.Touch) {
        switch touch {
        case .delivered: self = .delivered
        case .coveredByKeyboard: self = .coveredByKeyboard
        case .missed: self = .missed
        }
    }
}

extension Timeline {
    fileprivate static func symbol(of event: SimulatedKeyboard.Event) -> Symbol {
        switch event {
        case .willChangeFrame: .willChangeFrame
        case .didChangeFrame: .didChangeFrame
        case .willShow: .willShow
        case .didShow: .didShow
        case .willHide: .willHide
        case .didHide: .didHide
        }
    }
}
