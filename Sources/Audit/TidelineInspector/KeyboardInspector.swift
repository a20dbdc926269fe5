import AuditRules
import CoreGraphics
import Foundation
import SceneModel
public import UIKit
import Stages

/// Watches an app while a person uses it, and reports views that the keyboard covers.
///
///     #if DEBUG
///     KeyboardInspector.start()
///     #endif
///
/// The inspector works with all screens, including SwiftUI screens. While a keyboard is visible, the inspector takes a
/// picture four times a second. When two pictures in a row are equal, ``rules`` judge the screen. Each fault of a page is
/// reported only once. The only change to the app is an empty view at the back of the window.
@available(iOSApplicationExtension, unavailable)
@MainActor
public final class KeyboardInspector {
    /// A fault that the inspector has found in the running app.
    public struct Fault: Sendable, Equatable {
        /// The class of the page's view controller.
        public let page: String
        /// The id of the rule, such as `focus-covered`.
        public let rule: String
        /// The name of the faulty view.
        public let subject: String
        /// A sentence with the fault, its amount in points, and its reason.
        public let message: String
        /// What to change, or where to find that out; no change is played in a running app.
        public let remedy: String
        /// The faulty view's drawn frame in the screen's coordinates, in points; nil for a fault without a view.
        public let frameInScreen: CGRect?
    }

    /// The ids of the rules that the inspector applies.
    public nonisolated static let rules = judged.map(\.id.rawValue)
    private nonisolated static let judged: [Rule] = [.focusCovered, .caretCovered, .controlCovered, .unreachable]

    private static let pace = 0.25

    private static var shared: KeyboardInspector?

    private let tell: (Fault) -> Void
    private var overlay: FaultOverlay?
    private var tokens: [any NSObjectProtocol] = []
    private var scene: LiveScene?
    private var timer: Timer?
    /// Hashes of the views' positions: at the latest check, and when the rules were last applied.
    private var seen: Int?, judgedPlaces: Int?
    private var told: Set<String> = []

    /// Starts watching the app; a second call replaces the first call.
    ///
    /// - Parameters:
    ///   - showsOverlay: whether faults are also drawn over the app, until the keyboard disappears.
    ///   - tell: called on the main actor once for each fault of each page. By default a fault appears as a warning in
    ///     Xcode's list of runtime issues.
    public static func start(showsOverlay: Bool = false, telling tell: ((Fault) -> Void)? = nil) {
        stop()
        let inspector = KeyboardInspector(telling: tell ?? RuntimeWarning.report)
        if showsOverlay { inspector.overlay = FaultOverlay() }
        shared = inspector
    }

    /// Stops watching the app.
    public static func stop() {
        shared?.end()
        shared = nil
    }

    private init(telling tell: @escaping (Fault) -> Void) {
        self.tell = tell
        observe()
    }

    private func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
        leave()
    }

    // MARK: Keyboards

    private func observe() {
        let coming = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
        tokens = coming.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                guard Thread.isMainThread else { return }
                MainActor.assumeIsolated { self?.come(to: end) }
            }
        }
    }

    private func come(to frame: CGRect?) {
        guard scene == nil, let frame, let window = Self.windowInUse else { return }
        scene = LiveScene(in: window, announced: frame)
        scene?.markPrimaryControls()
        timer = Timer.scheduledTimer(withTimeInterval: Self.pace, repeats: true) { [weak self] timer in
            let goesOn = MainActor.assumeIsolated { self?.look() ?? false }
            if !goesOn { timer.invalidate() }
        }
    }

    private func leave() {
        timer?.invalidate()
        scene?.end()
        overlay?.clear()
        (scene, timer, seen, judgedPlaces) = (nil, nil, nil, nil)
    }

    /// The key window in which a person types, or else the first key window.
    ///
    /// An accessory view is in a window of the system. That window does not contain the app's pages.
    private static var windowInUse: UIWindow? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let windows = scenes.filter { $0.activationState == .foregroundActive }.flatMap(\.windows)
        let typed = windows.first { $0.isKeyWindow && LiveScene.firstResponder(in: $0) != nil }
        return typed ?? windows.first(where: \.isKeyWindow)
    }

    // MARK: Looks

    private func look() -> Bool {
        guard let scene else { return false }
        guard scene.hasKeyboard else {
            leave()
            return false
        }
        scene.prepare()
        let places = scene.places
        defer { seen = places }
        guard places == seen, places != judgedPlaces, !scene.isKeyboardMoving else { return true }
        judgedPlaces = places
        judge(scene)
        return true
    }

    /// The rules' messages contain the time of a snapshot.
    ///
    /// The inspector's snapshots have no time, so the inspector removes this text.
    private static let instant = " at 0.00 s"

    private static let proposal = "Audit the page in a test on Linux: its report names a change that cures it."

    private func judge(_ scene: LiveScene) {
        let page = scene.pageInFront.map { "\(type(of: $0))" } ?? "a window without a controller"
        let picture = scene.picture { $0.step = page }
        let findings = Rule.findings(in: [picture], rules: Self.judged)
        overlay?.clear()
        for finding in findings where finding.cause == nil {
            let fault = Fault(
                page: page, rule: finding.rule.rawValue, subject: finding.subject,
                message: [finding.message.replacingOccurrences(of: Self.instant, with: ""), finding.reasons]
                    .compactMap(\.self).joined(separator: "; "),
                remedy: finding.advice ?? Self.proposal,
                frameInScreen: finding.node.flatMap { picture.root.node(withID: $0)?.frameInScreen })
            overlay?.show(fault, in: scene.window)
            if told.insert("\(page) \(fault.rule) \(fault.subject)").inserted { tell(fault) }
        }
    }
}
