import CoreGraphics
import SceneModel
import UIKit

/// A person's action on a stage, with its time, so that another stage can repeat the action.
struct StageAction: Sendable {
    enum Kind: Sendable {
        case tap(ViewPlace)
        case tapPoint(CGPoint)
        case focus(ViewPlace)
        case press(ViewPlace)
        case type(String)
        case erase(Int)
        case pressReturn
        case dismissKeyboard
        case rotate(ScreenOrientation)
        case scroll(ViewPlace, by: CGFloat)
        case longPress(ViewPlace, Double)
        case swipe(SwipeDirection, ViewPlace)
        case drag([CGPoint], Double)
        case beginPop
        case movePop(Double)
        case endPop(isGivenUp: Bool)
        case dismissPresented
        case other(@MainActor @Sendable (any AuditHost) -> Void)
    }

    let at: Double
    let kind: Kind

    /// Repeats the action on another host.
    ///
    /// If the other host does not have the action's view, nothing happens.
    @MainActor
    func perform(on host: any AuditHost) async {
        switch kind {
        case .tap(let place): if let view = place.view(on: host) { await Self.tap(view, on: host) }
        case .tapPoint(let point): _ = await host.tap(at: point)
        case .focus(let place): if let view = place.view(on: host) { _ = await host.focus(view) }
        case .press(let place):
            guard let control = place.view(on: host) as? UIControl else { return }
            host.perform { control.sendActions(for: .primaryActionTriggered) }
        case .type(let text): _ = await host.type(text)
        case .erase(let count): _ = await host.erase(count)
        case .pressReturn: _ = await host.pressReturn()
        case .dismissKeyboard: await host.dismissKeyboard()
        case .rotate(let orientation): await host.rotate(to: orientation)
        case .scroll(let place, let height):
            if let scroll = place.view(on: host) as? UIScrollView { _ = await host.scroll(scroll, by: height) }
        case .longPress(let place, let duration):
            if let view = place.view(on: host) { _ = await host.longPress(view, duration: duration) }
        case .swipe(let direction, let place):
            if let view = place.view(on: host) { _ = await Stage.swipe(direction, on: view, of: host) }
        case .drag(let points, let duration): _ = await host.drag(along: points, duration: duration)
        case .beginPop: _ = await host.beginPop()
        case .movePop(let fraction): await host.movePop(to: fraction)
        case .endPop(let isGivenUp): await host.endPop(isGivenUp: isGivenUp)
        case .dismissPresented: await host.dismissPresented()
        case .other(let body): body(host)
        }
    }

    /// Taps a view on another host.
    ///
    /// The same tap was successful on the first host. If the finger misses the view on this host, code performs the
    /// view's action instead.
    @MainActor
    private static func tap(_ view: UIView, on host: any AuditHost) async {
        guard await host.tap(view) != .delivered else { return }
        if view is any UIKeyInput {
            _ = await host.focus(view)
        } else if let control = view as? UIControl {
            host.perform {
                control.sendActions(for: .touchUpInside)
                control.sendActions(for: .primaryActionTriggered)
            }
        }
    }
}
