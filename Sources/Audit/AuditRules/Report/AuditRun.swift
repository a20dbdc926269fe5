import CoreGraphics
import Foundation
public import SceneModel

/// One screen on one device in one orientation, played once and judged.
public struct AuditRun: Codable, Sendable, Equatable {
    /// The screen's name, such as `Sign in`.
    public var screen: String
    /// The device's name, such as `iPhone 14`.
    public var device: String
    /// `portrait` or `landscape`.
    public var orientation: ScreenOrientation
    /// The keyboard that was used, such as `letters`.
    public var keyboard: KeyboardKind
    /// What a person did, such as `typing`.
    public var usage: Usage
    /// What kept the screen clear of the keyboard, such as `layout guide` or `none`.
    public var avoidance: Avoidance
    /// The system, the window and what a person had set; in the JSON only where they are unusual.
    public var surroundings: Surroundings {
        get { unusual ?? .usual }
        set { unusual = newValue == .usual ? nil : newValue }
    }
    private var unusual: Surroundings?
    /// The instants worth showing, in the order of time.
    public var steps: [Step]
    /// What the rules found.
    public var findings: [Finding]
    /// What the rules found and a baseline accepts; none where nothing is accepted.
    public var accepted: [Finding]?
    /// What a reader has to know about the simulation before trusting the verdict; none when there is nothing.
    ///
    /// Members that the screen used although they have no effect in the simulation, and constraints that contradict
    /// each other.
    public var notes: [String]?
    /// Members that the screen set although only a drawn screen would show them, by name; none where there are none.
    ///
    /// No frame and no verdict depends on them, so that they are in the JSON alone.
    public var undrawn: [String]?
    /// All frames of the run as JSON, drawn for a page; nil where they were not asked for.
    ///
    /// Never part of the JSON.
    public var film: String?
    /// Keyboards that would have made the same run: all that sets them apart from its own was never asked for.
    ///
    /// Never part of the JSON.
    public var equivalentKeyboards: [KeyboardKind] = []
    /// The display at the first instant, which outlives the pictures; never part of the JSON.
    public var display: SceneScreen?

    private enum CodingKeys: String, CodingKey {
        case screen, device, orientation, keyboard, usage, avoidance, steps, findings, accepted, notes, undrawn
        case unusual = "surroundings"
    }

    /// Whether no rule found anything.
    public var isClear: Bool { findings.isEmpty }

    /// What stays the same of a finding from audit to audit, as `screen/avoidance/rule/subject`.
    public func id(of finding: Finding) -> String {
        [screen, avoidance.rawValue, finding.rule.rawValue, finding.subject].joined(separator: "/")
    }

    /// Gives each finding its id, and sets aside what a baseline accepts.
    public mutating func accept(_ baseline: Baseline?) {
        for index in findings.indices {
            findings[index].id = id(of: findings[index])
        }
        guard let baseline else { return }
        let taken = findings.filter { baseline.accepts($0.id ?? "") }
        guard !taken.isEmpty else { return }
        findings.removeAll { baseline.accepts($0.id ?? "") }
        accepted = (accepted ?? []) + taken
    }

    /// The greatest amount of points any finding has; 0 when there is none in points.
    public var worstPoints: Double {
        findings.filter { $0.rule != .layoutPasses }.map(\.amount).max() ?? 0
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
    /// One instant of a run.
    public struct Step: Codable, Sendable, Equatable {
        /// The step's name, such as `keyboard rising`.
        public var name: String
        /// Seconds of virtual time.
        public var at: Double
        /// The keyboard's x, y, width and height in the screen's coordinates, in points; `nil` while none is visible.
        public var keyboard: [Double]?
        /// Points of the window's height from a docked keyboard's top down; `nil` while none is visible.
        public var overlap: Double?
        /// The picture of the instant; never part of the JSON.
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

        /// Creates the step that a snapshot shows.
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

        /// The steps of a recording: one for each stretch of snapshots that share a step's name.
        ///
        /// A stretch is shown by its last snapshot at rest, or, when nothing in it rests, by the one with the keyboard
        /// nearest to half its way.
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
    /// Plays the judge: applies the rules to a recording and picks the steps to show.
    ///
    /// - Parameters:
    ///   - snapshots: the recording in the order of time.
    ///   - names: how the screen's code speaks of its views, by the identity of their nodes; called only where something was
    ///     found.
    ///   - doubts: members that have no effect in the simulation and decide where a view stands, by the identity of its node;
    ///     called only where something was found.
    public static func judging(
        _ snapshots: [SceneSnapshot], screen: String, device: String, orientation: ScreenOrientation,
        keyboard: KeyboardKind, usage: Usage = .typing, avoidance: Avoidance, rules: [Rule] = Rule.all,
        names: () -> [Int: CodeName] = { [:] }, doubts: () -> [Int: String] = { [:] }
    ) -> AuditRun {
        let run = AuditRun(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance, steps: Step.steps(of: snapshots), findings: [])
        return run.telling(Rule.findings(in: snapshots, rules: rules, names: names), in: snapshots, doubts)
    }

    /// The same beside a twin.
    ///
    /// - Parameter twin: plays the run's twin and returns its pictures, one for each of the recording; none where there is no
    ///   twin. It is called once, and only where a rule that compares has found something.
    @MainActor
    public static func judging(
        _ snapshots: [SceneSnapshot], twin: () async -> [SceneSnapshot], screen: String, device: String,
        orientation: ScreenOrientation, keyboard: KeyboardKind, usage: Usage = .typing, avoidance: Avoidance,
        rules: [Rule] = Rule.all, names: () -> [Int: CodeName] = { [:] }, doubts: () -> [Int: String] = { [:] }
    ) async -> AuditRun {
        let run = AuditRun(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance, steps: Step.steps(of: snapshots), findings: [])
        var found = Rule.findings(in: snapshots, rules: rules, names: names)
        let comparing = Set(rules.filter(\.takesFromTwin).map(\.id))
        if found.contains(where: { comparing.contains($0.rule) }) {
            let pictures = await twin()
            if !pictures.isEmpty { found = Rule.findings(in: snapshots, twin: pictures, rules: rules, names: names) }
        }
        return run.telling(found, in: snapshots, doubts)
    }

    private func telling(
        _ found: [Finding], in snapshots: [SceneSnapshot], _ doubts: () -> [Int: String]
    ) -> AuditRun {
        let judged = found.withDoubts(in: snapshots, found.isEmpty ? [:] : doubts()).partedFromNotes(in: snapshots)
        var run = self
        run.findings = judged.findings
        run.notes = judged.notes.isEmpty ? nil : judged.notes
        return run
    }
}
