import SimulatorTestSupport
import Testing
@testable import TidelineTesting
import UIKit

/// The unusual iOS versions, windows and settings of an audit.
@MainActor
@Suite(.ownProcess) struct SurroundingsTests {
    /// What a screen can see of its environment.
    private struct Sight: Equatable {
        var iOS = "", size = CGSize.zero, direction = UIUserInterfaceLayoutDirection.leftToRight
        var text = CGFloat(0), reducesMotion = false
        /// The distances between the screen's edges and the window's edges, in points.
        var top = CGFloat(0), gapBelow = CGFloat(0)
    }

    /// The screen has a field on the keyboard's guide, and records its surroundings and the notifications.
    private final class WitnessController: UIViewController {
        static var sights: [Sight] = []
        static var ends: [(name: Notification.Name, end: CGRect)] = []
        private let field = UITextField()
        /// The observers end with the screen, or else each keyboard of a later test would call them all.
        private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

        deinit { observers.forEach(NotificationCenter.default.removeObserver) }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            NSLayoutConstraint.activate([
                field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
                field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                field.widthAnchor.constraint(equalToConstant: 200)
            ])
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification
            ]
            for name in names {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
                        MainActor.assumeIsolated { Self.ends.append((name, end)) }
                    })
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard let window = view.window else { return }
            let place = window.convert(window.bounds, to: window.screen.coordinateSpace)
            Self.sights.append(
                Sight(
                    iOS: UIDevice.current.systemVersion, size: window.bounds.size,
                    direction: view.effectiveUserInterfaceLayoutDirection,
                    text: UIFont.preferredFont(forTextStyle: .body).pointSize,
                    reducesMotion: UIAccessibility.isReduceMotionEnabled, top: place.minY,
                    gapBelow: window.screen.bounds.maxY - place.maxY))
        }
    }

    private func play(
        _ surroundings: Surroundings, on device: String = "iPad Pro 11\" M4", keyboard: KeyboardKind = .letters,
        usage: Usage = .typing
    ) throws -> AuditRun {
        WitnessController.sights = []
        WitnessController.ends = []
        return try PlannedRun(
            screen: Screen("witness") { WitnessController() }, device: try Device.named(device), orientation: .portrait,
            keyboard: keyboard, usage: usage, surroundings: surroundings
        ).play()
    }

    private func sight(_ surroundings: Surroundings) throws -> Sight {
        _ = try play(surroundings)
        return try #require(WitnessController.sights.last)
    }

    @Test func `the words give the surroundings back`() throws {
        for iOS in [15.0, 17, 26.1] {
            for window in [nil] + WindowPlace.allCases.map(Optional.some) {
                for fault in [nil] + SystemFault.allCases.map(Optional.some) {
                    for setting in [nil] + PersonalSetting.allCases.map(Optional.some) {
                        let all = Surroundings(iOS: iOS, window: window, fault: fault, setting: setting)
                        #expect(Surroundings(rawValue: all.words) == all, "\(all.words)")
                    }
                }
            }
        }
        #expect(Surroundings.usual.words.isEmpty && Surroundings(rawValue: "iOS x") == nil)
        #expect(Surroundings(iOS: 26, window: .slideOver).words == "iOS 26, slide-over")
    }

    @Test func `a screen sees what surrounds it`() throws {
        let usual = try sight(.usual)
        #expect(usual.iOS.hasPrefix("17") && usual.gapBelow == 0 && usual.text == 17 && !usual.reducesMotion)
        #expect(try sight(Surroundings(iOS: 26)).iOS.hasPrefix("26"))
        #expect(try sight(Surroundings(setting: .rightToLeft)).direction == .rightToLeft)
        #expect(try sight(Surroundings(setting: .largeText)).text == 33)
        #expect(try sight(Surroundings(setting: .reduceMotion)).reducesMotion)
        #expect(try sight(Surroundings(window: .split)).size == CGSize(width: 320, height: usual.size.height))
        let slideOver = try sight(Surroundings(window: .slideOver))
        #expect(slideOver.size.width == 320 && slideOver.top == 20 && slideOver.gapBelow == 20)
        let window = try sight(Surroundings(window: .stageManager))
        #expect(window.size.width == usual.size.width - 120 && window.gapBelow == 60)
    }

    @Test func `a person drags the window while the keyboard is up`() throws {
        let run = try play(Surroundings(window: .dragged), usage: .again)
        #expect(Set(WitnessController.sights.map(\.top)).isSuperset(of: [60, 100]), "\(WitnessController.sights)")
        #expect(run.isClear, "\(run.findings.map(\.message))")
    }

    @Test(arguments: WindowPlace.allCases)
    func `a window takes its place when the device turns, and back`(window: WindowPlace) throws {
        let run = try play(Surroundings(window: window), usage: .turning)
        let heights = Set(WitnessController.sights.map(\.size.height))
        #expect(heights.count == 2, "\(heights)")
        #expect(run.isClear, "\(run.findings.map(\.message))")
    }

    @Test func `each fault is posted as people have seen it`() throws {
        func ends(_ fault: SystemFault?, _ name: Notification.Name) throws -> [CGRect] {
            let windows: [SystemFault: WindowPlace] = [
                .framesInWindow: .stageManager, .framesWithoutGap: .slideOver
            ]
            _ = try play(
                Surroundings(iOS: 26, window: fault.flatMap { windows[$0] }, fault: fault), keyboard: .accessory)
            return WitnessController.ends.filter { $0.name == name }.map(\.end)
        }
        let shown = try #require(try ends(nil, UIResponder.keyboardWillShowNotification).first)
        let inWindow = try ends(.framesInWindow, UIResponder.keyboardWillShowNotification).first
        #expect(inWindow == shown.offsetBy(dx: -60, dy: -60))
        let cut = try ends(.framesWithoutGap, UIResponder.keyboardWillShowNotification).first
        #expect(cut?.minY == shown.minY && cut?.height == shown.height - 20)
        let bare = try ends(.framesWithoutAccessory, UIResponder.keyboardWillShowNotification).first
        #expect(bare?.height == shown.height - 44 && bare?.maxY == shown.maxY)
        #expect(try ends(nil, UIResponder.keyboardDidChangeFrameNotification).last?.minY == shown.maxY)
        let last = try ends(.dockedAfterHide, UIResponder.keyboardDidChangeFrameNotification).last
        #expect(last?.height == 44 && last?.maxY == shown.maxY)
    }

    @Test func `faults of iOS 27 break a screen that follows Apple's guide or did frames`() throws {
        let down = try play(Surroundings(iOS: 27, fault: .guideStaysDown))
        #expect(down.findings.contains { $0.rule == .focusCovered }, "\(down.findings.map(\.message))")
        #expect(try play(Surroundings(iOS: 27)).isClear)
        _ = try play(Surroundings(iOS: 27, fault: .wrongDidFrames))
        let ends = WitnessController.ends
        let will = ends.first { $0.name == UIResponder.keyboardWillShowNotification }
        let did = ends.first { $0.name == UIResponder.keyboardDidShowNotification }
        #expect(will != nil && did?.end.height == will.map { $0.end.height + 56 })
    }

    @Test func `guides that stay under a dragged window are a fault of the screen`() throws {
        let run = try play(Surroundings(iOS: 26, window: .dragged, fault: .guideStays), usage: .again)
        #expect(run.findings.contains { $0.rule == .focusCovered }, "\(run.findings.map(\.message))")
        #expect(run.surroundings.words == "iOS 26, dragged, guide-stays")
    }

    @Test func `an audit plays each of them on phones and iPads, upright and on its side`() throws {
        let plan = AuditPlan(screens: [Screen("witness") { WitnessController() }], surroundings: Surroundings.standard)
        let part = AuditScope(of: plan, isExhaustive: false).parts[0]
        let chosen = try part.chosen.map { try part.rows[$0].entry.planned(among: plan.screens) }
        for surroundings in Surroundings.standard where surroundings != .usual {
            let own = chosen.filter { $0.surroundings == surroundings }
            #expect(Set(own.map(\.orientation)).count == 2, "\(surroundings.words)")
            #expect(
                Set(own.map(\.device.kind)) == (surroundings.window == nil ? [.iPhone, .iPad] : [.iPad]),
                "\(surroundings.words)")
            #expect(Set(own.map(\.usage)) == [.typing])
        }
        let beside = chosen.count { $0.surroundings != .usual }
        #expect(beside * 5 < chosen.count, "\(beside) of \(chosen.count) are no fifth")
    }

    @Test func `a screen that follows the guide is clear until iOS itself is at fault`() throws {
        let audit = Audit("witness") { WitnessController() }.devices([try Device.named("iPad Pro 11\" M4")])
        let usual = try audit.run(), faulty = try audit.surroundings(Surroundings.reported).run()
        #expect(usual.isClear, "\(usual.runs.flatMap(\.findings).map(\.message))")
        #expect(Set(usual.runs.map(\.keyboard)).isSubset(of: KeyboardKind.standard))
        #expect(!faulty.isClear)
    }

    @Test func `each window and fault is played by default or on request`() throws {
        #expect(Set(Surroundings.standard).isDisjoint(with: Surroundings.reported))
        let all = Surroundings.standard + Surroundings.reported
        #expect(Set(all.compactMap(\.window)) == Set(WindowPlace.allCases))
        #expect(Set(all.compactMap(\.fault)) == Set(SystemFault.allCases))
        let tool = AuditTool(
            name: "tool", screens: [Screen("witness") { WitnessController() }], screensByName: [], ways: [])
        func surroundings(_ words: String...) throws -> [Surroundings] {
            let given = try Arguments(words, options: AuditCommand.options, flags: AuditCommand.flags)
            return try AuditCommand.plan(given, of: tool).surroundings
        }
        #expect(try surroundings() == Surroundings.standard)
        #expect(try surroundings("--with-faults") == all)
    }

    @Test func `surroundings that are named are played with everything`() throws {
        let plan = AuditPlan(
            screens: [Screen("witness") { WitnessController() }], devices: [try Device.named("iPhone 16")],
            surroundings: [Surroundings(iOS: 26), Surroundings(window: .split)])
        let runs = plan.runs
        #expect(Set(runs.map(\.surroundings)) == [Surroundings(iOS: 26)], "no phone has windows")
        #expect(Set(runs.map(\.usage)).count == Usage.allCases.count && Set(runs.map(\.keyboard)).count > 5)
    }

    /// When a person begins to type, a label becomes half as wide as the window.
    private final class OwnMovesController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(frame: view.bounds),
                label = UILabel(frame: CGRect(x: 0, y: 80, width: 50, height: 20))
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 200, height: 3_000)
            scroll.keyboardDismissMode = .interactive
            label.text = "Boats"
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            field.placeholder = "Name"
            field.addAction(
                UIAction { [weak self] _ in label.frame.size.width = (self?.view.bounds.width ?? 0) / 2 },
                for: .editingDidBegin)
            for child in [label, field] { scroll.addSubview(child) }
            view.addSubview(scroll)
        }
    }

    private func playOwnMoves(_ usage: Usage) throws -> AuditRun {
        try PlannedRun(
            screen: Screen("own") { OwnMovesController() }, device: try Device.named("iPad Pro 11\" M4"),
            orientation: .portrait, usage: usage, surroundings: Surroundings(window: .split)
        ).play()
    }

    @Test func `what the app itself moves in a window is not the keyboard's`() throws {
        let run = try playOwnMoves(.again)
        #expect(!run.findings.contains { $0.rule == .notRestored }, "\(run.findings.map(\.message))")
    }

    @Test func `a finger reaches a list in a window beside the screen's origin`() throws {
        let run = try playOwnMoves(.swipe)
        #expect(!run.findings.contains { $0.rule == .scriptStuck }, "\(run.findings.map(\.message))")
        #expect(run.steps.contains { $0.name == "keyboard dragged away" }, "\(run.steps.map(\.name))")
    }
}
