import TidelineTesting
import UIKit

@MainActor
final class WrongHost: AuditHost {
    enum Fault: CaseIterable {
        /// The snapshots are one frame late.
        case late
        /// The snapshots lack the focus.
        case focusMissed
        /// The keyboard is reported too low by a number of points.
        case keyboardTooLow
    }

    private let host: any AuditHost
    private let fault: Fault
    private var former: SceneNode?

    init(_ host: any AuditHost, _ fault: Fault) {
        self.host = host
        self.fault = fault
    }

    func picture(of step: String) -> SceneSnapshot {
        var picture = host.picture(of: step)
        switch fault {
        case .late:
            let now = picture.root
            if let former, !picture.isSettled { picture.root = former }
            former = now
        case .focusMissed: picture.focus = nil
        case .keyboardTooLow:
            picture.keyboard.frameInScreen.origin.y += 40
            picture.keyboard.targetFrameInScreen.origin.y += 40
        }
        return picture
    }

    func frame(of step: String) -> SceneSnapshot { picture(of: step) }
    func samePicture(of step: String) -> SceneSnapshot? { nil }

    var bringsKeyboard: Bool { host.bringsKeyboard }
    var abilities: Set<HostAbility> { host.abilities }
    var now: Double { host.now }
    var window: UIWindow { host.window }
    var touchableWindows: [UIWindow] { host.touchableWindows }
    var keyboardState: SceneKeyboard.State { host.keyboardState }
    var keyboardFrame: CGRect? { host.keyboardFrame }
    var visibleArea: CGRect { host.visibleArea }
    var onKeyboard: ((Timeline.Symbol) -> Void)? {
        get { host.onKeyboard }
        set { host.onKeyboard = newValue }
    }
    func show(_ make: () throws -> UIViewController) rethrows { try host.show(make) }
    func perform(_ body: () -> Void) { host.perform(body) }
    func tap(at point: CGPoint, expecting isMeant: ((UIView) -> Bool)?) async -> Touch {
        await host.tap(at: point, expecting: isMeant)
    }
    func longPress(_ view: UIView, duration: Double) async -> Touch { await host.longPress(view, duration: duration) }
    func drag(along points: [CGPoint], duration: Double) async -> Touch {
        await host.drag(along: points, duration: duration)
    }
    func scroll(_ view: UIScrollView, by height: CGFloat) async -> Bool { await host.scroll(view, by: height) }
    func focus(_ view: UIView) async -> Bool { await host.focus(view) }
    func type(_ text: String) async -> Bool { await host.type(text) }
    func erase(_ count: Int) async -> Bool { await host.erase(count) }
    func pressReturn() async -> Bool { await host.pressReturn() }
    func dismissKeyboard() async { await host.dismissKeyboard() }
    func rotate(to orientation: ScreenOrientation) async { await host.rotate(to: orientation) }
    var canGoBack: Bool { host.canGoBack }
    func beginPop() async -> Bool { await host.beginPop() }
    func movePop(to fraction: Double) async { await host.movePop(to: fraction) }
    func endPop(isGivenUp: Bool) async { await host.endPop(isGivenUp: isGivenUp) }
    func dismissPresented() async { await host.dismissPresented() }
    func addKeyboardCenter(_ hearing: Change.Hearing) -> NotificationCenter? { host.addKeyboardCenter(hearing) }
    func advance(by seconds: Double) async { await host.advance(by: seconds) }
    func settle() async -> Bool { await host.settle() }
    func mark(named names: Set<String>) { host.mark(named: names) }
    func mark(_ views: [UIView]) { host.mark(views) }
    var foundNames: Set<String> { host.foundNames }
    func sampleFrames(isConstant: Bool, _ body: (() -> Void)?) { host.sampleFrames(isConstant: isConstant, body) }
    func number(of view: UIView) -> Int? { host.number(of: view) }
    func view(numbered number: Int) -> UIView? { host.view(numbered: number) }
    var notes: [String] { host.notes }
    var undrawnMembers: [String] { host.undrawnMembers }
    var placesInDoubt: [Int: String] { host.placesInDoubt }
    func letGo() async { await host.letGo() }
    func makeTwin() -> (any AuditHost)? { host.makeTwin() }
}
