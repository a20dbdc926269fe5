public import AuditRules
import DeviceSimulation
public import Foundation
import SceneModel
public import SimulatedStages
import UIKit

/// Replays a recorded keyboard log on a screen, and applies the rules after every notification.
@MainActor
public struct TraceAudit {
    /// The results for one log, as the command line prints them.
    public struct Result: Encodable, Sendable {
        /// One notification and the screen after the notification.
        public struct Event: Encodable, Sendable {
            /// The position of the notification in the log, from 0.
            public var index: Int
            /// The name of the notification.
            public var name: String
            /// The keyboard's state: `hidden`, `docked` or `undocked`.
            public var state: String
            /// The keyboard's x, y, width and height on the screen in points; null for a hidden keyboard.
            public var keyboard: [Double]?
            /// The height of the root view's covered part, in points.
            public var overlap: Double
            /// The top of the screen's keyboard guide in the root view's coordinates, in points; null if the screen has
            /// no guide.
            public var guideTop: Double?
            /// The findings of the rules at this moment.
            public var findings: [Finding]
            /// A description of each implausible value that was ignored.
            public var ignored: [String]

            /// Encodes every key, with null for a missing value, so that a script can rely on all keys.
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(index, forKey: .index)
                try container.encode(name, forKey: .name)
                try container.encode(state, forKey: .state)
                try container.encode(keyboard, forKey: .keyboard)
                try container.encode(overlap, forKey: .overlap)
                try container.encode(guideTop, forKey: .guideTop)
                try container.encode(findings, forKey: .findings)
                try container.encode(ignored, forKey: .ignored)
            }

            private enum CodingKeys: String, CodingKey {
                case index, name, state, keyboard, overlap, guideTop, findings, ignored
            }
        }

        /// The log's id.
        public var trace: String
        /// The screen's name.
        public var screen: String
        /// The device's name.
        public var device: String
        /// The avoidance's name.
        public var avoidance: Avoidance
        /// The width and height of the display, in points.
        public var size: [Double]
        /// The notifications in order.
        public var events: [Event]
    }

    private let trace: KeyboardTrace
    private let screen: Screen
    private let avoidance: Avoidance

    /// Reads a log.
    ///
    /// - Throws: `KeyboardTrace.DecodingFailure` for an unreadable log, with the position of the error; `UnknownName`
    ///   for an unknown avoidance.
    public init(log: Data, screen: Screen, avoidance: Avoidance) throws {
        trace = try KeyboardTrace.decode(log)
        self.screen = screen
        self.avoidance = try screen.offered(avoidance)
    }

    /// Plays the log.
    public func run() throws(StageError) -> Result {
        let replay = TraceReplay(trace)
        let stage = SimulatedStage(
            replay.device, orientation: replay.orientation, marked: screen.marked,
            marksPrimaryControls: true)
        stage.prepare(avoidance, of: screen)
        let controller = screen.makeController(with: avoidance, in: stage.phone.window)
        var events: [Result.Event] = []
        var rest: SceneSnapshot?
        let first = screen.firstField
        try replay.play(on: stage, controller, focused: first) { event in
            rest = rest ?? stage.recording.first
            let snapshots = [rest, event.snapshot].compactMap(\.self)
            events.append(
                Result.Event(
                    index: event.index, name: event.event.rawValue, state: event.snapshot.keyboard.state.rawValue,
                    keyboard: event.keyboard.map(Self.numbers), overlap: event.overlap,
                    guideTop: screen.guideTop(controller).map { Double($0) },
                    findings: Rule.findings(in: snapshots, rules: Rule.atRest), ignored: event.ignored))
        }
        return Result(
            trace: trace.id, screen: screen.name, device: replay.device.name, avoidance: avoidance,
            size: [Double(replay.size.width), Double(replay.size.height)], events: events)
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
}
