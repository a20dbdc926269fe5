import Foundation
import SceneModel

extension AuditRun {
    /// A run as one process hands it to another, or keeps it for later: what JSON holds, and what the choice of pictures
    /// asks for.
    ///
    /// The pictures themselves are most of what a run weighs. They are part of it only where they were asked for.
    public struct Record: Codable, Sendable, Equatable {
        /// The run without its steps.
        private var judged: AuditRun
        private var steps: Steps
        private var display: SceneScreen?
        private var pictures: [SceneSnapshot?]?

        /// Puts a run down, with its pictures or without.
        public init(_ run: AuditRun, withPictures: Bool) {
            judged = run
            judged.steps = []
            steps = Steps(run.steps)
            display = run.display
            pictures = withPictures ? run.steps.map(\.snapshot) : nil
        }

        /// The run as it was put down.
        public var run: AuditRun {
            var run = judged
            run.steps = steps.all
            run.display = display
            guard let pictures, pictures.count == run.steps.count else { return run }
            for (index, picture) in pictures.enumerated() { run.steps[index].snapshot = picture }
            return run
        }
    }

    /// Steps without their pictures, as two values: an encoder takes ten times as long for one that has values inside.
    private struct Steps: Codable, Sendable, Equatable {
        let all: [Step]

        private enum CodingKeys: String, CodingKey { case names, numbers }

        init(_ steps: [Step]) {
            all = steps.map { Step(name: $0.name, at: $0.at, keyboard: $0.keyboard, overlap: $0.overlap) }
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let names = try values.decode([String].self, forKey: .names)
            let lines = try values.decode(String.self, forKey: .numbers).split(separator: "/")
            let steps = zip(names, lines).compactMap { Self.step($0, $1) }
            guard steps.count == names.count, steps.count == lines.count else {
                throw DecodingError.dataCorruptedError(
                    forKey: .numbers, in: values, debugDescription: "The numbers do not fit the names.")
            }
            all = steps
        }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(all.map(\.name), forKey: .names)
            try values.encode(all.map(Self.line).joined(separator: "/"), forKey: .numbers)
        }

        /// The time, the keyboard's frame and the overlap; `-` stands for none.
        private static func line(of step: Step) -> String {
            let frame = step.keyboard.map { $0.map(\.description).joined(separator: " ") } ?? "-"
            return "\(step.at);\(frame);\(step.overlap?.description ?? "-")"
        }

        private static func step(_ name: String, _ line: Substring) -> Step? {
            let parts = line.split(separator: ";", omittingEmptySubsequences: false)
            guard parts.count == 3, let time = Double(parts[0]) else { return nil }
            var frame: [Double]?, overlap: Double?
            if parts[1] != "-" {
                let numbers = parts[1].split(separator: " ")
                frame = numbers.compactMap { Double($0) }
                guard frame?.count == numbers.count else { return nil }
            }
            if parts[2] != "-" {
                guard let number = Double(parts[2]) else { return nil }
                overlap = number
            }
            return Step(name: name, at: time, keyboard: frame, overlap: overlap)
        }
    }
}
