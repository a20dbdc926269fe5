import Foundation
public import SceneModel

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
            let window = snapshot.root.frameInScreen
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
