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
        private var display: Display?
        private var pictures: [SceneSnapshot?]?

        /// Puts a run down, with its pictures or without.
        public init(_ run: AuditRun, withPictures: Bool) {
            judged = run
            judged.steps = []
            steps = Steps(run.steps)
            display = run.display.map(Display.init)
            pictures = withPictures ? run.steps.map(\.snapshot) : nil
        }

        /// The run as it was put down.
        public var run: AuditRun {
            var run = judged
            run.steps = steps.all
            run.display = display?.screen
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

    /// A display as one value, for the same reason.
    private struct Display: Codable, Sendable, Equatable {
        let screen: SceneScreen

        init(_ screen: SceneScreen) { self.screen = screen }

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            guard let screen = Self.screen(try value.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "No display has such numbers.")
            }
            self.screen = screen
        }

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            let numbers = [
                Double(screen.size.width), Double(screen.size.height), screen.scale, screen.statusBarHeight,
                screen.cornerRadius, screen.homeIndicatorHeight
            ]
            let lists = [numbers, screen.safeAreaInsets, screen.sensorHousingInsets].map {
                $0.map(\.description).joined(separator: " ")
            }
            try value.encode(
                ([screen.idiom.rawValue, screen.hasHomeIndicator.description] + lists).joined(separator: ";"))
        }

        private static func screen(_ text: String) -> SceneScreen? {
            let parts = text.split(separator: ";", omittingEmptySubsequences: false)
            let lists = parts.dropFirst(2).map { $0.split(separator: " ").map { Double($0) } }
            guard lists.count == 3, lists[0].count == 6, let idiom = SceneScreen.Idiom(rawValue: String(parts[0])),
                let hasHomeIndicator = Bool(String(parts[1]))
            else { return nil }
            let known = lists.map { $0.compactMap(\.self) }
            guard known.map(\.count) == lists.map(\.count) else { return nil }
            let numbers = known[0]
            return SceneScreen(
                idiom: idiom, size: CGSize(width: numbers[0], height: numbers[1]), scale: numbers[2],
                safeAreaInsets: known[1], statusBarHeight: numbers[3], cornerRadius: numbers[4],
                hasHomeIndicator: hasHomeIndicator, sensorHousingInsets: known[2], homeIndicatorHeight: numbers[5])
        }
    }
}
