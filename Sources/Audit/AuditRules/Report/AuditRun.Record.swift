import CoreGraphics
import Foundation
import SceneModel

extension AuditRun {
    /// A run as text, for another process or for storage.
    ///
    /// The record omits the film. It contains the snapshots only on request, because they are most of a run's size.
    public struct Record: Codable, Sendable, Equatable {
        /// The run in the record.
        public let run: AuditRun

        /// Creates the record of a run, with its pictures or without.
        public init(_ run: AuditRun, withPictures: Bool) {
            var run = run
            run.film = nil
            if !withPictures { for index in run.steps.indices { run.steps[index].snapshot = nil } }
            self.run = run
        }

        /// Encodes the record as a line of text without line breaks and tabs.
        ///
        /// - Throws: if the pictures cannot be encoded.
        public func line() throws -> String {
            var fields = FieldList()
            fields.add(run.entry)
            fields.add(run.steps) { $0.add($1) }
            fields.add(run.findings) { $0.add($1) }
            fields.add(run.accepted) { $0.add($1) { $0.add($1) } }
            fields.add(run.notes) { $0.add($1) { $0.add($1) } }
            fields.add(run.undrawn) { $0.add($1) { $0.add($1) } }
            fields.add(run.equivalentKeyboards) { $0.add($1.rawValue) }
            fields.add(run.display) { $0.add($1) }
            fields.add(run.trials) { $0.add($1) { $0.add($1) } }
            let pictures = run.steps.map(\.snapshot)
            fields.add(pictures.contains { $0 != nil } ? try Pictures.text(of: pictures) : nil) { $0.add($1) }
            return fields.line
        }

        /// Reads a run from a line.
        ///
        /// - Throws: `DecodingError` for a line from another source, `UnknownName` for an unknown name.
        public init(line: String) throws {
            var fields = FieldList.Reader(line)
            var run = AuditRun(try fields.entry(), steps: [], findings: [])
            run.steps = try fields.list { try $0.step() }
            run.findings = try fields.list { try $0.finding() }
            run.accepted = try fields.optional { try $0.list { try $0.finding() } }
            run.notes = try fields.optional { try $0.list { try $0.text() } }
            run.undrawn = try fields.optional { try $0.list { try $0.text() } }
            run.equivalentKeyboards = try fields.list { try .named(try $0.text()) }
            run.display = try fields.optional { try $0.display() }
            run.trials = try fields.optional { try $0.list { try $0.trial() } }
            if let text = try fields.optional({ try $0.text() }) {
                let pictures = try Pictures.pictures(in: text)
                guard pictures.count == run.steps.count else { throw fields.damage("not each step has its picture") }
                for (index, picture) in pictures.enumerated() { run.steps[index].snapshot = picture }
            }
            try fields.end()
            self.run = run
        }

        /// Reads the record from a line in a string.
        public init(from decoder: any Decoder) throws {
            try self.init(line: decoder.singleValueContainer().decode(String.self))
        }

        /// Writes the record as a line in a string.
        public func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            try value.encode(try line())
        }
    }

    private enum Pictures {
        static func text(of pictures: [SceneSnapshot?]) throws -> String {
            let encoder = JSONEncoder.sorted()
            // A null rectangle has infinite coordinates, and JSON allows only finite numbers. So infinity becomes a
            // string.
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try encoder.text(of: pictures)
        }

        static func pictures(in text: String) throws -> [SceneSnapshot?] {
            let decoder = JSONDecoder()
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try decoder.decode([SceneSnapshot?].self, from: Data(text.utf8))
        }
    }
}

// Below, each part of a run has its writer and its reader side by side.

extension FieldList {
    /// Adds the names of a run.
    public mutating func add(_ entry: AuditEntry) {
        for name in [
            entry.screen, entry.device, entry.orientation.rawValue, entry.keyboard.rawValue, entry.usage.rawValue,
            entry.avoidance.rawValue, entry.surroundings.rawValue
        ] { add(name) }
    }

    fileprivate mutating func add(_ step: AuditRun.Step) {
        add(step.name)
        add(step.at)
        add(step.keyboard) { $0.add($1) { $0.add($1) } }
        add(step.overlap) { $0.add($1) }
    }

    fileprivate mutating func add(_ finding: Finding) {
        add(finding.rule.rawValue)
        add(finding.subject)
        add(finding.amount)
        add(finding.at)
        add(finding.message)
        add(finding.id) { $0.add($1) }
        add(finding.why) { $0.add($1) }
        add(finding.mover) { $0.add($1) }
        add(finding.shortage) { $0.add($1) }
        add(finding.acceptance) { $0.add($1) }
        add(finding.cause) { $0.add($1.rawValue) }
        add(finding.doubt) { $0.add($1) }
        add(finding.guess) { $0.add($1) }
    }

    /// Adds a change to try.
    public mutating func add(_ trial: Trial) {
        for word in [trial.change, trial.place, trial.code] { add(word) }
        add(trial.mutesApp)
    }

    fileprivate mutating func add(_ screen: SceneScreen) {
        add(screen.idiom.rawValue)
        add(screen.hasHomeIndicator)
        for number in [
            Double(screen.size.width), Double(screen.size.height), screen.scale, screen.statusBarHeight,
            screen.cornerRadius
        ] { add(number) }
        add(screen.homeIndicatorHeight) { $0.add($1) }
        add(screen.safeAreaInsets) { $0.add($1) }
        add(screen.sensorHousingInsets) { $0.add($1) { $0.add($1) } }
    }
}

extension FieldList.Reader {
    /// Reads the names of a run.
    public mutating func entry() throws -> AuditEntry {
        AuditEntry(
            screen: try text(), device: try text(), orientation: try .named(try text()),
            keyboard: try .named(try text()), usage: try .named(try text()), avoidance: Avoidance(try text()),
            surroundings: try surroundings())
    }

    private mutating func surroundings() throws -> Surroundings {
        let words = try text()
        guard let surroundings = Surroundings(rawValue: words) else { throw damage("'\(words)' are no surroundings") }
        return surroundings
    }

    fileprivate mutating func step() throws -> AuditRun.Step {
        AuditRun.Step(
            name: try text(), at: try number(), keyboard: try optional { try $0.list { try $0.number() } },
            overlap: try optional { try $0.number() })
    }

    fileprivate mutating func finding() throws -> Finding {
        var finding = Finding(
            rule: Rule.ID(rawValue: try text()), subject: try text(), amount: try number(), at: try number(),
            message: try text())
        finding.id = try optional { try $0.text() }
        finding.why = try optional { try $0.text() }
        finding.mover = try optional { try $0.text() }
        finding.shortage = try optional { try $0.text() }
        finding.acceptance = try optional { try $0.text() }
        finding.cause = try optional { Rule.ID(rawValue: try $0.text()) }
        finding.doubt = try optional { try $0.text() }
        finding.guess = try optional { try $0.text() }
        return finding
    }

    /// Reads a change to try.
    public mutating func trial() throws -> Trial {
        Trial(change: try text(), place: try text(), code: try text(), mutesApp: try isTrue())
    }

    fileprivate mutating func display() throws -> SceneScreen {
        let name = try text()
        guard let idiom = SceneScreen.Idiom(rawValue: name) else { throw damage("'\(name)' is no idiom") }
        let hasHomeIndicator = try isTrue(), size = CGSize(width: try number(), height: try number())
        let scale = try number(), statusBarHeight = try number(), cornerRadius = try number()
        let homeIndicatorHeight = try optional { try $0.number() }, safeAreaInsets = try list { try $0.number() }
        return SceneScreen(
            idiom: idiom, size: size, scale: scale, safeAreaInsets: safeAreaInsets, statusBarHeight: statusBarHeight,
            cornerRadius: cornerRadius, hasHomeIndicator: hasHomeIndicator,
            sensorHousingInsets: try optional { try $0.list { try $0.number() } },
            homeIndicatorHeight: homeIndicatorHeight)
    }
}
