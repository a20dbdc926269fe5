import CoreGraphics
import Foundation
public import SceneModel

/// The result of playing a screen once, on one device in one orientation.
public struct AuditRun: Codable, Sendable, Equatable {
    /// The screen's name, such as `Sign in`.
    public var screen: String
    /// The device's name, such as `iPhone 14`.
    public var device: String
    /// `portrait` or `landscape`.
    public var orientation: ScreenOrientation
    /// The keyboard that the run used, such as `letters`.
    public var keyboard: KeyboardKind
    /// The person's actions on the screen, such as `typing`.
    public var usage: Usage
    /// The avoidance that kept the screen clear of the keyboard, such as `layout guide` or `none`.
    public var avoidance: Avoidance
    /// The system's version, the window and a person's settings.
    public var surroundings: Surroundings {
        get { unusual ?? .usual }
        set { unusual = newValue == .usual ? nil : newValue }
    }
    private var unusual: Surroundings?
    /// The steps that the report shows, in the order of time.
    public var steps: [Step]
    /// The findings of the rules.
    public var findings: [Finding]
    /// The findings that a baseline accepts.
    public var accepted: [Finding]?
    /// The limits of the simulation that a reader has to know before trusting the verdict.
    ///
    /// The notes name UIKit members that the screen used and the simulation ignores, and conflicting constraints.
    public var notes: [String]?
    /// The names of UIKit members that the app has set and that affect only drawing.
    public var undrawn: [String]?
    /// All frames of the run as JSON for the report's HTML page, if a film was requested.
    public var film: String?
    /// The keyboards with which the run would have the same result.
    ///
    /// These keyboards differ only in values that the screen did not read.
    public var equivalentKeyboards: [KeyboardKind] = []
    /// The device's display at the beginning of the run.
    ///
    /// The value exists even in a run without snapshots.
    public var display: SceneScreen?
    /// The changes that could be tried on the screen, if the run looked for them.
    public var trials: [Trial]?

    private enum CodingKeys: String, CodingKey {
        case screen, device, orientation, keyboard, usage, avoidance, steps, findings, accepted, notes, undrawn
        case unusual = "surroundings"
    }

    /// Whether the run is free of findings.
    public var isClear: Bool { findings.isEmpty }

    /// Returns the stable id of a finding, as `screen/avoidance/rule/subject`.
    public func id(of finding: Finding) -> String {
        [screen, avoidance.rawValue, finding.rule.rawValue, finding.subject].joined(separator: "/")
    }

    /// Gives each finding its id, and moves accepted findings to ``accepted``.
    public mutating func accept(_ baseline: Baseline?) {
        for index in findings.indices {
            findings[index].id = id(of: findings[index])
        }
        guard let baseline else { return }
        let taken = findings.compactMap { found -> Finding? in
            guard let reason = baseline.reason(for: found.id ?? "") else { return nil }
            var finding = found
            finding.acceptance = reason
            return finding
        }
        guard !taken.isEmpty else { return }
        findings.removeAll { baseline.accepts($0.id ?? "") }
        accepted = (accepted ?? []) + taken
    }

    /// Creates a run.
    public init(
        screen: String, device: String, orientation: ScreenOrientation, keyboard: KeyboardKind, usage: Usage = .typing,
        avoidance: Avoidance, steps: [Step], findings: [Finding]
    ) {
        self.screen = screen
        self.device = device
        self.orientation = orientation
        self.keyboard = keyboard
        self.usage = usage
        self.avoidance = avoidance
        self.steps = steps
        self.findings = findings
        display = steps.lazy.compactMap(\.snapshot?.screen).first
    }
}

extension AuditRun {
    /// An instant of a run.
    public struct Step: Codable, Sendable, Equatable {
        /// The step's name, such as `keyboard rising`.
        public var name: String
        /// The virtual time in seconds.
        public var at: Double
        /// The keyboard's x, y, width and height in the screen's coordinates, in points, or nil for an invisible
        /// keyboard.
        public var keyboard: [Double]?
        /// The height of the window below a docked keyboard's top, in points, or nil for a hidden keyboard.
        public var overlap: Double?
        /// The snapshot of the instant, which the JSON omits.
        public var snapshot: SceneSnapshot?

        private enum CodingKeys: String, CodingKey { case name, at, keyboard, overlap }

        /// Creates a step.
        public init(
            name: String, at: Double, keyboard: [Double]? = nil, overlap: Double? = nil, snapshot: SceneSnapshot? = nil
        ) {
            self.name = name
            self.at = at.isFinite ? at : 0
            self.keyboard = keyboard.flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }
            self.overlap = overlap.flatMap { $0.isFinite ? $0 : nil }
            self.snapshot = snapshot
        }

        /// Creates the step for a snapshot.
        public init(_ snapshot: SceneSnapshot) {
            let isVisible = snapshot.visibleKeyboardFrame != nil
            let frame = snapshot.keyboard.frameInScreen
            let window = snapshot.windowFrame
            let overlap = max(0, window.maxY - max(window.minY, frame.minY))
            self.init(
                name: snapshot.step, at: snapshot.time,
                keyboard: isVisible ? [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) } : nil,
                overlap: isVisible ? (snapshot.keyboard.state == .undocked ? 0 : Double(overlap)) : nil,
                snapshot: snapshot)
        }

        /// Divides a recording into steps, one for each series of snapshots with equal step names.
        ///
        /// A step shows the last snapshot at rest. In a series without rest, a step shows the middle of the keyboard's
        /// movement.
        public static func steps(of snapshots: [SceneSnapshot]) -> [Step] {
            var stretches: [[SceneSnapshot]] = []
            for snapshot in snapshots {
                if stretches.last?.last?.step == snapshot.step {
                    stretches[stretches.count - 1].append(snapshot)
                } else {
                    stretches.append([snapshot])
                }
            }
            return stretches.map { stretch in
                Step(stretch.last(where: \.isSettled) ?? halfWay(in: stretch))
            }
        }

        private static func halfWay(in stretch: [SceneSnapshot]) -> SceneSnapshot {
            let tops = stretch.map { Double($0.keyboard.frameInScreen.minY) }
            let middle = ((tops.min() ?? 0) + (tops.max() ?? 0)) / 2
            let nearest = tops.indices.min { abs(tops[$0] - middle) < abs(tops[$1] - middle) }
            return stretch[nearest ?? 0]
        }
    }
}

extension AuditRun {
    /// Judges a recording with rules, and picks the steps to show.
    ///
    /// - Parameters:
    ///   - snapshots: the recording in the order of time.
    ///   - doubts: returns UIKit members that move a view only on a phone, by the identity of the view's node. Called
    ///     only for a run with findings.
    public static func judging(
        _ snapshots: [SceneSnapshot], screen: String, device: String, orientation: ScreenOrientation,
        keyboard: KeyboardKind, usage: Usage = .typing, avoidance: Avoidance, rules: [Rule] = Rule.all,
        doubts: () -> [Int: String] = { [:] }
    ) -> AuditRun {
        let run = AuditRun(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance, steps: Step.steps(of: snapshots), findings: [])
        return run.telling(Rule.findings(in: snapshots, rules: rules), in: snapshots, doubts)
    }

    /// Judges a recording, and compares it with the same run without a keyboard.
    ///
    /// - Parameter twin: plays the run with a hidden keyboard, and returns one snapshot for each snapshot of the
    ///   recording, or an empty list. Called at most once, and only for a finding of a rule that compares both runs, or
    ///   for a page that comes with its keyboard.
    @MainActor
    public static func judging(
        _ snapshots: [SceneSnapshot], as entry: AuditEntry, twin: () async -> [SceneSnapshot],
        rules: [Rule] = Rule.all, doubts: () -> [Int: String] = { [:] }
    ) async -> AuditRun {
        var found = Rule.findings(in: snapshots, rules: rules)
        let comparing = Set(rules.filter(\.takesFromTwin).map(\.id))
        if RestsOfTwin.areMissing(in: snapshots) || found.contains(where: { comparing.contains($0.rule) }) {
            let pictures = await twin()
            if !pictures.isEmpty { found = Rule.findings(in: snapshots, twin: pictures, rules: rules) }
        }
        return AuditRun(entry, steps: Step.steps(of: snapshots), findings: []).telling(found, in: snapshots, doubts)
    }

    private func telling(
        _ found: [Finding], in snapshots: [SceneSnapshot], _ doubts: () -> [Int: String]
    ) -> AuditRun {
        let judged = found.withDoubts(in: snapshots, found.isEmpty ? [:] : doubts()).partedFromNotes(in: snapshots)
        var run = self
        run.findings = judged.findings
        for index in run.findings.indices { run.findings[index].step = nil }
        run.notes = judged.notes.isEmpty ? nil : judged.notes
        return run
    }
}
