import CoreGraphics
import Foundation
import SceneModel
import UIKit

/// The keyboard's state and position, from notifications and from a keyboard layout guide.
@MainActor
final class LiveKeyboard {
    private weak var window: UIWindow?
    /// A hidden view behind all other views, whose keyboard layout guide is measured.
    ///
    /// The audit does not use the window's guide, because the app may change it.
    private let probe = UIView()
    /// A view that shows where the guide's top is.
    ///
    /// A constraint pins the view's top to the top of the keyboard layout guide of ``probe``.
    private let edge = UIView()
    private var tokens: [any NSObjectProtocol] = []
    /// The keyboard's rectangle at rest in the screen's coordinates; nil for a hidden keyboard.
    private(set) var frame: CGRect?
    private var lastHeight: CGFloat = 0
    private(set) var announcements = 0
    /// Whether the keyboard appears or disappears in its latest movement.
    ///
    /// The guide then starts or ends at the safe area's bottom. So the guide moves a shorter distance than the
    /// keyboard.
    private var crossesSafeArea = false
    /// Whether UIKit has announced a movement of the keyboard, and has not yet reported its end.
    private var isExpected = false
    var onEvent: ((Timeline.Symbol) -> Void)?

    /// - Parameter frame: the end frame of a keyboard on the screen, from an earlier notification, in the screen's
    ///   coordinates.
    init(in window: UIWindow, announced frame: CGRect? = nil) {
        self.window = window
        observe()
        if let frame { begin(to: visible(frame)) }
    }

    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
        probe.removeFromSuperview()
    }

    func prepare() {
        guard let window else { return }
        if probe.superview !== window { install(in: window) }
        if window.subviews.first !== probe { window.sendSubviewToBack(probe) }
        if probe.frame != window.bounds { probe.frame = window.bounds }
    }

    func owns(_ view: UIView) -> Bool { view === probe }

    private func install(in window: UIWindow) {
        probe.isUserInteractionEnabled = false
        probe.frame = window.bounds
        edge.translatesAutoresizingMaskIntoConstraints = false
        probe.addSubview(edge)
        window.insertSubview(probe, at: 0)
        NSLayoutConstraint.activate([
            edge.topAnchor.constraint(equalTo: probe.keyboardLayoutGuide.topAnchor),
            edge.bottomAnchor.constraint(equalTo: probe.bottomAnchor),
            edge.leadingAnchor.constraint(equalTo: probe.leadingAnchor),
            edge.trailingAnchor.constraint(equalTo: probe.trailingAnchor)
        ])
    }

    // MARK: Notifications

    private static let symbols: [(Notification.Name, Timeline.Symbol)] = [
        (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
        (UIResponder.keyboardWillShowNotification, .willShow),
        (UIResponder.keyboardWillHideNotification, .willHide),
        (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        (UIResponder.keyboardDidShowNotification, .didShow),
        (UIResponder.keyboardDidHideNotification, .didHide)
    ]

    private func observe() {
        let endFrame = UIResponder.keyboardFrameEndUserInfoKey
        tokens = Self.symbols.map { name, symbol in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let end = note.userInfo?[endFrame] as? CGRect
                // An app may post a keyboard notification on another thread. The assertion below would then crash the
                // app.
                guard Thread.isMainThread else { return }
                MainActor.assumeIsolated { self?.take(symbol, end) }
            }
        }
    }

    private func take(_ symbol: Timeline.Symbol, _ end: CGRect?) {
        switch symbol {
        case .willHide: begin(to: nil)
        case .willShow, .willChangeFrame: begin(to: end.flatMap { visible($0) })
        case .didShow, .didHide, .didChangeFrame: isExpected = false
        case .focus, .tap, .type, .pressReturn, .dismiss, .rotate: break
        }
        onEvent?(symbol)
    }

    /// Begins a movement to an end frame.
    ///
    /// If the end frame is nil, the keyboard hides. UIKit announces one movement by two notifications. If both have the
    /// same end frame, they count as one movement.
    private func begin(to goal: CGRect?) {
        if !isExpected || goal != frame { announcements += 1 }
        if frame == nil || goal == nil { crossesSafeArea = true } else if !isExpected { crossesSafeArea = false }
        frame = goal
        isExpected = true
        if let frame { lastHeight = frame.height }
    }

    private func visible(_ frame: CGRect) -> CGRect? {
        let bounds = screenBounds
        guard frame.height > 0, frame.minY < bounds.maxY - 0.5, frame.intersects(bounds) else { return nil }
        return frame
    }

    private var screenBounds: CGRect { window?.windowScene?.screen.bounds ?? window?.bounds ?? .zero }

    // MARK: What is seen

    var state: SceneKeyboard.State {
        guard let frame else { return .hidden }
        return frame.maxY >= screenBounds.maxY - 0.5 ? .docked : .undocked
    }

    var visibleArea: CGRect {
        let bounds = screenBounds
        guard state == .docked, let frame else { return bounds }
        return CGRect(x: 0, y: 0, width: bounds.width, height: max(0, min(bounds.maxY, frame.minY)))
    }

    /// The keyboard's drawn top edge in the screen's coordinates, from the guide.
    private var drawnTop: CGFloat {
        let bounds = screenBounds
        guard let window, let shown = edge.layer.presentation() ?? Optional(edge.layer) else { return bounds.maxY }
        let top = shown.position.y - shown.anchorPoint.y * shown.bounds.height
        let onScreen = window.convert(CGPoint(x: 0, y: top), to: window.screen.coordinateSpace).y
        // While the keyboard is hidden, the guide rests on the safe area. The guide therefore moves a shorter distance
        // than the keyboard.
        let strip = window.safeAreaInsets.bottom, way = bounds.maxY - strip - onScreen
        guard way > 0.5, lastHeight > strip else { return bounds.maxY }
        guard crossesSafeArea else { return onScreen }
        return bounds.maxY - way * lastHeight / (lastHeight - strip)
    }

    /// The top of the window's keyboard layout guide, in the screen's coordinates, in points.
    var guideTop: CGFloat {
        let bottom = screenBounds.maxY - (window?.safeAreaInsets.bottom ?? 0)
        return state == .docked ? min(bottom, frame?.minY ?? bottom) : bottom
    }

    var isMoving: Bool {
        guard state != .undocked else { return false }
        return isExpected || abs(drawnTop - (frame?.minY ?? screenBounds.maxY)) > 0.5
    }

    func picture(for focus: UIView?) -> SceneKeyboard {
        let bounds = screenBounds
        let target = frame ?? CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: lastHeight)
        var drawn = target
        if state != .undocked { drawn.origin.y = drawnTop }
        return SceneKeyboard(
            state: state, frameInScreen: drawn, targetFrameInScreen: target, isMoving: isMoving,
            layout: focus?.inputView == nil ? .letters : .custom, showsPredictionBar: false,
            accessoryHeight: Double(accessory(for: focus)?.bounds.height ?? 0), announcements: announcements)
    }

    /// Returns the accessory view that UIKit shows for the focused view: its own, or that of the next responder with one.
    private func accessory(for focus: UIView?) -> UIView? {
        guard let focus else { return nil }
        return sequence(first: focus as UIResponder, next: \.next).lazy.compactMap(\.inputAccessoryView).first
    }
}
